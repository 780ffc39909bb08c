"""Hands on screen: poses and emblems can be told apart, sleeves hold on, slams show."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import numpy as np
import pygame
import pytest

from game.match.content import read_bandits
from game.race.hands import HandView
from game.race.table import TableSpec
from game.scenes.bandits import arms
from game.scenes.bandits.glove_art import GLOVE_SIZE, PALM, glove_sprite
from game.scenes.bandits.gloves import DUST_MS, FLAT_MS, POSE_OF, Gloves
from game.scenes.bandits.layout import Layout
from game.scenes.bandits.stamps import Stamps
from game.stage.art import Art
from game.stage.canvas import Canvas
from game.stage.palette import SEATS, hexed
from tests.support.drawing import ROOT
from tests.support.likeness import Pixels, drawn, shape, shared

TABLES = read_bandits(ROOT).tables
TABLE: TableSpec = TABLES["saloon"]
FELT = (59, 31, 47)
MS = 1_000_000
POSES = ("open", "reach", "slam", "hold")
PLACEHOLDERS = ((0, 255, 1), (0, 255, 2), (0, 255, 3))


@pytest.fixture
def canvas(art: Art) -> Canvas:
    surface = pygame.Surface((960, 540))
    surface.fill(FELT)
    return Canvas(surface, art)


def colours(surface: pygame.Surface) -> set[tuple[int, ...]]:
    pixels = pygame.surfarray.array3d(surface)[shape(surface)]
    return {tuple(int(c) for c in pixel) for pixel in np.unique(pixels, axis=0)}


def view(seat: int, x: float, y: float, state: str = "reach", since_ns: int = 0, hand: int = 0) -> HandView:
    return HandView(seat, hand, x, y, 0.0, 0.0, state, "", since_ns)


def arms_of(seats: int) -> list[arms.Arm]:
    layout = Layout(TABLE, seats)
    return [layout.arm(seat) for seat in range(seats)]


def touched(canvas: Canvas) -> Pixels:
    return np.asarray((pygame.surfarray.array3d(canvas.surface) != np.array(FELT)).any(axis=2))


def places(seed: int, count: int) -> Iterator[tuple[float, float]]:
    """Points on the table."""
    rng = random.Random(seed)
    while count:
        x, y = rng.uniform(-400, 400), rng.uniform(-400, 400)
        if x * x + y * y <= 400 * 400:
            count -= 1
            yield 960 + x, 560 + y


def test_the_four_poses_differ_in_silhouette(art: Art) -> None:
    shapes = {pose: shape(glove_sprite(art, SEATS[0], pose)) for pose in POSES}
    for a, b in itertools.combinations(POSES, 2):
        assert shared(shapes[a], shapes[b]) < 0.92, (a, b)


def test_a_hand_that_is_down_is_wider_than_one_that_reaches(art: Art) -> None:
    reach, slam = (shape(glove_sprite(art, SEATS[0], pose)) for pose in ("reach", "slam"))
    assert slam.any(axis=1).sum() > 1.2 * reach.any(axis=1).sum()


@pytest.mark.parametrize("size", [28, 48])
def test_the_eight_emblems_differ_in_silhouette_even_when_small(art: Art, size: int) -> None:
    shapes = {look.emblem: shape(art.sprite(f"seats/emblem-{look.emblem}", width=size)) for look in SEATS}
    assert len(shapes) == 8
    for a, b in itertools.combinations(shapes, 2):
        assert shared(shapes[a], shapes[b]) < 0.75, (a, b)


@pytest.mark.parametrize("look", SEATS, ids=lambda look: look.emblem)
def test_a_glove_wears_its_seats_colour_and_no_placeholder(art: Art, look: object) -> None:
    for pose in POSES:
        found = colours(glove_sprite(art, look, pose).surface(2.0)[0])  # type: ignore[arg-type]
        assert look.colour in found  # type: ignore[attr-defined]
        assert not found.intersection(PLACEHOLDERS)


def test_every_seat_has_its_own_glove(art: Art) -> None:
    pictures = {pygame.image.tobytes(drawn(glove_sprite(art, look, "open")), "RGBA") for look in SEATS}
    assert len(pictures) == 8


def test_the_other_hand_is_mirrored_but_its_emblem_is_not(art: Art) -> None:
    first, other = (drawn(glove_sprite(art, SEATS[7], "open", mirrored=m)) for m in (False, True))
    flipped = pygame.transform.flip(other, True, False)
    assert shared(shape(first), shape(flipped)) > 0.98
    patch = pygame.Rect(0, 0, 30, 30)
    patch.center = round(PALM[0]), round(PALM[1])
    one, two, turned = (
        pygame.surfarray.array3d(hand.subsurface(patch)).astype(int) for hand in (first, other, flipped)
    )
    assert np.abs(one - two).mean() < 3 < np.abs(one - turned).mean()


def test_every_state_of_a_hand_has_a_pose() -> None:
    text = HandView.__doc__ or ""
    for state in ("home", "reach", "down", "hold", "recoil", "delayed"):
        assert f"'{state}'" in text
        assert POSE_OF[state] in POSES


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_sleeve_reaches_without_a_gap_from_the_plates_edge_to_the_cuff(seats: int) -> None:
    for arm in arms_of(seats):
        for number, one in enumerate((arm, arms.second(arm))):
            for hand in [arm.home, *places(seats, 60)]:
                line = arms.ribs(one, hand)
                assert abs(line[0].x - one.edge) <= arms.FIRST_DEPTH + 0.01
                cuff = np.hypot(line[-1].x - hand[0], line[-1].y - hand[1])
                assert cuff <= arms.CUFF + 0.01, (seats, number, hand)
                for a, b in itertools.pairwise(line):
                    assert np.hypot(a.x - b.x, a.y - b.y) <= arms.RIB_STEP * 1.4, (seats, number, hand)


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_glove_sleeve_and_port_are_one_shape_on_screen(canvas: Canvas, seats: int) -> None:
    gloves = Gloves(canvas.art, arms_of(seats))
    for seat in range(seats):
        for x, y in [gloves.arms[seat][0].home, *places(seat, 4)]:
            canvas.surface.fill(FELT)
            gloves.draw(canvas, [view(seat, x, y)], 0)
            mask = pygame.mask.Mask(canvas.surface.get_size())
            for px, py in np.argwhere(touched(canvas)):
                mask.set_at((int(px), int(py)))
            whole = mask.connected_component(canvas.px(x, y))
            assert whole.count() > 0.97 * mask.count(), (seat, x, y)
            edge = gloves.arms[seat][0].edge * canvas.scale
            left, right = whole.get_bounding_rects()[0].left, whole.get_bounding_rects()[0].right
            assert min(abs(left - edge), abs(right - edge)) < 16


def test_the_palm_lies_where_the_hand_is(canvas: Canvas) -> None:
    gloves = Gloves(canvas.art, arms_of(8))
    for seat in range(8):
        for x, y in places(seat, 3):
            canvas.surface.fill(FELT)
            gloves.draw(canvas, [view(seat, x, y, "hold")], 0)
            box = pygame.Rect(canvas.px(x - 22, y - 22), (22, 22))
            seen = pygame.surfarray.array3d(canvas.surface.subsurface(box)).astype(int)
            assert np.abs(seen - np.array(SEATS[seat].colour)).sum(axis=2).min() < 60, (seat, x, y)


def test_a_slam_drops_is_squashed_and_raises_dust_that_settles(canvas: Canvas) -> None:
    def picture(age_ms: float) -> bytes:
        canvas.surface.fill(FELT)
        gloves.draw(canvas, [view(0, 900, 500, "down", 0)], round(age_ms * MS))
        return pygame.image.tobytes(canvas.surface, "RGB")

    gloves = Gloves(canvas.art, arms_of(8))
    ages = [picture(age) for age in (10, 45, 80, 130, 200, 260)]
    assert len(set(ages)) == len(ages)
    assert picture(DUST_MS + 100) == picture(DUST_MS + 900)


def test_a_palm_that_keeps_its_card_closes_on_it(canvas: Canvas) -> None:
    gloves = Gloves(canvas.art, arms_of(8))
    gloves.draw(canvas, [view(0, 900, 500, "down", 0)], 10 * MS)
    pictures = []
    for age in (FLAT_MS - 1 + DUST_MS, FLAT_MS + DUST_MS + 500):
        canvas.surface.fill(FELT)
        gloves.draw(canvas, [view(0, 900, 500, "hold", 40 * MS)], round(age * MS))
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    canvas.surface.fill(FELT)
    Gloves(canvas.art, arms_of(8)).draw(canvas, [view(0, 900, 500, "down", 0)], 3000 * MS)
    assert pictures[0] == pictures[1] != pygame.image.tobytes(canvas.surface, "RGB")


def test_dust_of_the_race_before_does_not_come_back(canvas: Canvas) -> None:
    gloves = Gloves(canvas.art, arms_of(8))
    gloves.draw(canvas, [view(0, 900, 500, "down", 2000 * MS)], 2010 * MS)
    canvas.surface.fill(FELT)
    gloves.draw(canvas, [view(0, 900, 500, "hold", 0)], 100 * MS)
    again = pygame.image.tobytes(canvas.surface, "RGB")
    canvas.surface.fill(FELT)
    Gloves(canvas.art, arms_of(8)).draw(canvas, [view(0, 900, 500, "hold", 0)], 100 * MS)
    assert again == pygame.image.tobytes(canvas.surface, "RGB")


def test_less_motion_leaves_the_palm_as_large_as_it_is(canvas: Canvas) -> None:
    gloves = Gloves(canvas.art, arms_of(8), less_motion=True)
    gloves.draw(canvas, [view(0, 900, 500, "down", 0)], 10 * MS)
    zooms = {key[-1] for key in gloves.stamps if isinstance(key, tuple) and key[0] == 0}
    assert zooms == {1.0}


def test_both_hands_of_a_brawl_are_seen_at_home(canvas: Canvas) -> None:
    """BM15: the second hand waits beside the first, and is drawn in its place once it has left home."""
    gloves = Gloves(canvas.art, arms_of(8))
    for first, _ in gloves.arms:
        x, y = arms.second_at(first, first.home)
        assert 60 < np.hypot(x - first.home[0], y - first.home[1]) < 100
    far = (960.0, 560.0)
    assert arms.second_at(gloves.arms[0][1], far) == far


def test_stamps_let_the_oldest_go_when_there_are_too_many_bytes(art: Art) -> None:
    stamps = Stamps(cap=300_000)
    stamps.scale = 1.0
    for angle in range(0, 90, 6):
        stamps.keep(angle, glove_sprite(art, SEATS[0], "open"), angle)
        assert stamps.bytes <= 300_000
    assert stamps.get(0) is None
    assert stamps.get(84) is not None


def test_a_glove_is_as_large_as_a_hand_beside_a_card(art: Art) -> None:
    glove = drawn(glove_sprite(art, SEATS[0], "open"))
    box = glove.get_bounding_rect()
    assert glove.get_size() == GLOVE_SIZE
    assert 80 <= box.width <= 150
    assert 110 <= box.height <= 160
    assert hexed(SEATS[0].colour) == "#e69f00"
