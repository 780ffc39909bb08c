"""Rooms, plates and title: every table has its room, paper stands out on it, the clock alone moves it."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.match.content import read_bandits
from game.scenes import backdrops
from game.scenes.bandits.plates import PLATE_SIZE, PlateLook, draw_note, draw_plate, plate_sprite
from game.scenes.bandits.room import ROOMS, Room
from game.stage.art import Art
from game.stage.canvas import Canvas
from game.stage.palette import PAPER, SEATS, contrast
from tests.support.drawing import ASSETS, ROOT

TABLES = read_bandits(ROOT).tables
LARGEST = 150_000
"""A drawing's largest file, bytes: it is rasterised while players wait."""
CALM = 340
"""Radius on which Bandits lie, px."""
S = 1_000_000_000
Pixels = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


@pytest.fixture
def canvas(art: Art) -> Canvas:
    return Canvas(pygame.Surface((640, 360)), art)


def pixels(canvas: Canvas) -> Pixels:
    return pygame.surfarray.array3d(canvas.surface).astype(float)


def table(canvas: Canvas) -> Pixels:
    """The colours of the table where Bandits lie: shape (n, 3)."""
    xs, ys = np.meshgrid(*(np.arange(n) / canvas.scale for n in canvas.surface.get_size()), indexing="ij")
    return pixels(canvas)[(xs - 960) ** 2 + (ys - 560) ** 2 < CALM**2]


def whole(room: Room, canvas: Canvas, now_ns: int, *, sway: float | None = None) -> None:
    """Draw all of a room that lies behind table and hands."""
    room.draw_still(canvas)
    room.draw_behind(canvas, now_ns, sway=sway)


@pytest.mark.parametrize("file", sorted(f for d in ("rooms", "title") for f in (ASSETS / d).glob("*.svg")))
def test_drawings_of_rooms_and_title_are_small(file: Path) -> None:
    assert file.stat().st_size < LARGEST


@pytest.mark.parametrize("name", sorted(TABLES))
def test_every_tables_look_is_a_room_that_is_drawn(art: Art, name: str) -> None:
    look = TABLES[name].look
    assert look in ROOMS
    assert art.natural(f"rooms/{look}") == (1920, 1080)


@pytest.mark.parametrize("look", ROOMS)
def test_a_backdrop_leaves_no_hole(art: Art, look: str) -> None:
    drawn = art.sprite(f"rooms/{look}", width=480).surface(1.0)[0]
    assert pygame.surfarray.array_alpha(drawn).min() == 255


@pytest.mark.parametrize("look", ROOMS)
def test_paper_stands_out_on_the_table_and_the_table_is_calm(canvas: Canvas, look: str) -> None:
    whole(Room(canvas.art, look, less_motion=True), canvas, 0)
    seen = table(canvas)
    assert np.abs(seen - seen.mean(axis=0)).mean() < 12
    lightest = np.percentile(seen, 99, axis=0)
    assert contrast(PAPER, tuple(round(c) for c in lightest)) > 7  # type: ignore[arg-type]


def test_no_two_rooms_look_alike(canvas: Canvas) -> None:
    pictures = []
    for look in ROOMS:
        whole(Room(canvas.art, look, less_motion=True), canvas, 0)
        pictures.append(pixels(canvas))
    for a, b in itertools.combinations(pictures, 2):
        assert np.abs(a - b).mean() > 12


@pytest.mark.parametrize("look", ROOMS)
def test_the_clock_alone_moves_a_room(canvas: Canvas, look: str) -> None:
    def picture(room: Room, at_s: float) -> bytes:
        whole(room, canvas, round(at_s * S))
        room.draw_air(canvas, round(at_s * S))
        return pygame.image.tobytes(canvas.surface, "RGB")

    room = Room(canvas.art, look)
    first, later = picture(room, 3.0), picture(room, 4.0)
    assert first != later
    assert picture(Room(canvas.art, look), 3.0) == first


@pytest.mark.parametrize("look", ROOMS)
def test_with_less_motion_nothing_stirs(canvas: Canvas, look: str) -> None:
    room = Room(canvas.art, look, less_motion=True)
    pictures = set()
    for at_s in (1, 2, 7):
        whole(room, canvas, at_s * S, sway=0.3 * at_s)
        room.draw_air(canvas, at_s * S, gust=0.9)
        pictures.add(pygame.image.tobytes(canvas.surface, "RGB"))
    assert len(pictures) == 1


def test_the_lamps_of_the_rail_car_swing_with_its_sway(canvas: Canvas) -> None:
    room = Room(canvas.art, "railcar")
    pictures = []
    for sway in (-1.0, 1.0):
        whole(room, canvas, S, sway=sway)
        pictures.append(pixels(canvas))
    changed = np.abs(pictures[0] - pictures[1]).sum(axis=2) > 60
    assert changed[:, : round(300 * canvas.scale)].sum() > 100
    assert changed[:, round(420 * canvas.scale) :].sum() == 0


def test_the_harder_it_blows_the_more_dust_there_is_in_the_air(canvas: Canvas) -> None:
    room = Room(canvas.art, "duststorm")
    dust = []
    for gust in (0.0, 0.4, 1.0):
        canvas.fill((0, 0, 0))
        room.draw_air(canvas, 5 * S, gust=gust, angle=170.0)
        dust.append(pixels(canvas).sum())
    assert dust[0] < dust[1] < dust[2]


def test_a_look_without_a_room_is_shown_as_the_saloon(art: Art) -> None:
    assert Room(art, "submarine").look == "saloon"


# Plates


def test_every_seat_has_a_plate_of_its_own(art: Art) -> None:
    pictures = {pygame.image.tobytes(plate_sprite(art, seat).surface(0.5)[0], "RGBA") for seat in SEATS}
    assert len(pictures) == 8


def test_a_plate_shows_name_figure_turn_and_note(canvas: Canvas) -> None:
    looks = [
        PlateLook("Ana"),
        PlateLook("Bea"),
        PlateLook("Ana", tally="7"),
        PlateLook("Ana", turn=True),
        PlateLook("Ana", note="plug in again"),
    ]
    pictures = set()
    for look in looks:
        canvas.fill((0, 0, 0))
        draw_plate(canvas, 20, 20, SEATS[2], look)
        draw_note(canvas, 20, 20, look)
        pictures.add(pygame.image.tobytes(canvas.surface, "RGB"))
    assert len(pictures) == len(looks)


def test_the_longest_name_stays_on_its_plate(canvas: Canvas) -> None:
    pictures = []
    for name in ("", "W" * 60):
        canvas.fill((0, 0, 0))
        draw_plate(canvas, 20, 20, SEATS[1], PlateLook(name, tally="20"))
        pictures.append(pixels(canvas))
    changed = np.argwhere(np.abs(pictures[0] - pictures[1]).sum(axis=2) > 30) / canvas.scale
    assert changed[:, 0].max() < 20 + PLATE_SIZE[0] - 60


# The title


def test_the_title_hangs_and_the_clock_alone_moves_it(canvas: Canvas) -> None:
    def picture(t: float, *, still: bool = False) -> bytes:
        backdrops.title_backdrop(canvas.art, canvas, t, less_motion=still)
        return pygame.image.tobytes(canvas.surface, "RGB")

    assert picture(2.0) == picture(2.0) != picture(3.0)
    assert picture(2.0, still=True) == picture(3.0, still=True)


def test_the_lettering_can_be_had_in_any_width(art: Art) -> None:
    sprite = backdrops.logo_sprite(art, 660)
    assert (sprite.width, sprite.height) == (660, 280)
    assert pygame.surfarray.array_alpha(sprite.surface(0.5)[0]).mean() > 80


def test_the_window_has_an_icon(art: Art) -> None:
    assert art.natural("title/icon") == (128, 128)
