"""The art of Boom Town: every card has a picture of its own, and people can tell the pictures apart."""

from __future__ import annotations

import itertools
import tomllib
from typing import Any

import numpy as np
import pygame
import pytest

from game.scenes.boomtown import (
    buildings,
    cards,
    dice,
    marks,
    money,
    people,
    people_faces,
    people_rows,
    street,
)
from game.scenes.boomtown.cards_looks import CARD_H, FIELD, LARGE, LARGE_FROM
from game.scenes.boomtown.cards_rows import CARDS
from game.scenes.boomtown.people_looks import INKS, STANCES
from game.stage.art import Art, Sprite
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.palette import BOOM, SEATS
from game.stage.svglint import lint
from tests.support.drawing import ASSETS, ROOT

SKY, ROAD = 250.0, (660.0, 1260.0)
"""Down to this y is sky; the players' streets are built beside the road between these x."""
FILES = ("gunslingers", "establishments", "shootout", "deeds", "jobs")
LUMA = np.array([0.299, 0.587, 0.114])
Pixels = np.ndarray[tuple[int, ...], np.dtype[Any]]


def content() -> dict[str, dict[str, Any]]:
    """The 107 cards of levels/boomtown by id."""
    found = {}
    for file in FILES:
        text = (ROOT / "levels" / "boomtown" / f"{file}.toml").read_text(encoding="utf-8")
        found |= {row["id"]: row for row in tomllib.loads(text)["card"]}
    return found


ROWS = content()
PEOPLE = [card for card, row in ROWS.items() if row["kind"] == "gunslinger"]
TOWN = [card for card, row in ROWS.items() if row["kind"] == "establishment"]


def kind_of(row: dict[str, Any]) -> str:
    return str(row.get("side") or row.get("suit") or row["kind"])


def figure_of(row: dict[str, Any]) -> str:
    """What the card should show that it pays."""
    income = row.get("income")
    if income is None:
        return f"${row['amount']}" if "amount" in row else ""
    if "fixed" in income:
        return f"${income['fixed']}"
    if "die" in income:
        return "die" + (f"-{income['less']}" if "less" in income else f"!{income['bust']}")
    if "death" in income:
        return "death"
    return str(income["count"]) + (f"/{income['per']}" if "per" in income else "")


def drawn(sprite: Sprite) -> pygame.Surface:
    return sprite.surface(1.0)[0]


def grey(sprite: Sprite) -> Pixels:
    """Luma of 0..255 on the ground of the street, indexed x, y."""
    surface = drawn(sprite)
    ground = pygame.Surface(surface.get_size())
    ground.fill(BOOM.ground)
    ground.blit(surface, (0, 0))
    return pygame.surfarray.array3d(ground) @ LUMA


def shape(sprite: Sprite) -> Pixels:
    """Where a sprite covers what is behind it."""
    return pygame.surfarray.array_alpha(drawn(sprite)) > 128


def shared(a: Pixels, b: Pixels) -> float:
    """How much of two silhouettes is common to both, 0..1."""
    return float((a & b).sum() / (a | b).sum())


def closest(looks: dict[str, Pixels]) -> tuple[float, str, str]:
    """The least mean difference of two pictures, and whose they are."""
    pairs = itertools.combinations(looks, 2)
    return min((float(np.abs(looks[a] - looks[b]).mean()), a, b) for a, b in pairs)


def test_every_card_of_the_content_is_drawn_with_its_kind_its_name_and_what_it_pays() -> None:
    expected = {card: (kind_of(row), figure_of(row), row["name"]) for card, row in ROWS.items()}
    assert expected == CARDS
    assert len(CARDS) == 107


def test_every_gunslinger_is_a_person_of_its_side_and_every_gang_has_three_riders() -> None:
    assert set(itertools.chain.from_iterable(people_rows.SIDES.values())) == set(PEOPLE)
    assert {card: people_rows.SIDE_OF[card] for card in PEOPLE} == {c: ROWS[c]["side"] for c in PEOPLE}
    gangs = {card for card, row in ROWS.items() if row.get("suit") == "gang"}
    assert {card: len(riders) for card, riders in people_rows.RIDERS.items()} == dict.fromkeys(gangs, 3)


def test_a_copy_of_a_card_looks_as_the_card_does_and_no_other_word_is_drawn(art: Art) -> None:
    assert np.array_equal(grey(cards.card_sprite(art, "arson")), grey(cards.card_sprite(art, "arson#2")))
    assert people.gunslinger_sprite(art, "buckaroo#2").key == people.gunslinger_sprite(art, "buckaroo").key
    for draw in (cards.card_sprite, people.gunslinger_sprite, people.gunslinger_bust):
        with pytest.raises(KeyError):
            draw(art, "spoon")
    with pytest.raises(KeyError):
        buildings.building_sprite(art, "spoon")
    with pytest.raises(KeyError, match="known are good, bad"):
        marks.kind_mark(art, "spoon")
    with pytest.raises(KeyError, match="known are draw, collection"):
        marks.sign_sprite(art, "spoon")


@pytest.mark.parametrize("kind", marks.KINDS)
def test_no_two_cards_of_a_kind_look_alike_in_grey(art: Art, kind: str) -> None:
    """Their names left off: the pictures alone."""
    looks = {c: grey(cards.card_sprite(art, c)) for c, look in CARDS.items() if look.kind == kind}
    least = closest(looks)
    assert least[0] > 5, least


def test_no_two_gunslingers_are_put_together_from_the_same_parts() -> None:
    parts = [tuple(part for part, _ in people_faces.layers(people_rows.PEOPLE[card][0])) for card in PEOPLE]
    whole = [(*face, people_rows.PEOPLE[card][1][:6]) for card, face in zip(PEOPLE, parts, strict=True)]
    assert len(set(whole)) == 33


def test_no_two_gunslingers_look_alike_in_grey_at_the_size_of_the_street(art: Art) -> None:
    looks = {card: grey(people.gunslinger_sprite(art, card, 100.0, mark=False)) for card in PEOPLE}
    least = closest(looks)
    assert least[0] > 4, least


def test_good_hats_are_light_bad_ones_dark_and_ugly_ones_ragged_or_no_hats() -> None:
    for card in PEOPLE:
        face, side = people_rows.PEOPLE[card][0], people_rows.SIDE_OF[card]
        felt = float(np.array(INKS[face.felt]) @ LUMA)
        if side == "good":
            assert felt > 180, card
        elif side == "bad":
            assert felt < 80, card
        else:
            assert face.hat.startswith("rag-") or face.hat in ("bear", "bonnet", "feather", "fur", "headband")


def test_the_three_sides_stand_and_hold_their_heads_differently(art: Art) -> None:
    legs = {side: shape(art.sprite(f"boomtown/figures/legs-{s.legs}-small")) for side, s in STANCES.items()}
    for a, b in itertools.combinations(legs, 2):
        assert shared(legs[a], legs[b]) < 0.78, (a, b, shared(legs[a], legs[b]))
    poses = {(stance.drop, stance.lean, stance.nod, stance.hat) for stance in STANCES.values()}
    assert len(poses) == 3


@pytest.mark.parametrize("size", [28.0, 64.0])
def test_the_marks_of_all_kinds_differ_by_their_silhouettes_alone(art: Art, size: float) -> None:
    masks = {kind: shape(marks.kind_mark(art, kind, size)) for kind in marks.KINDS}
    for a, b in itertools.combinations(masks, 2):
        assert shared(masks[a], masks[b]) < 0.86, (a, b, shared(masks[a], masks[b]))
    for a, b in itertools.combinations(("good", "bad", "ugly"), 2):
        assert shared(masks[a], masks[b]) < 0.7, (a, b, shared(masks[a], masks[b]))


def test_the_signs_of_the_nine_phases_differ_in_grey(art: Art) -> None:
    least = closest({phase: grey(marks.sign_sprite(art, phase, 48.0)) for phase in marks.PHASES})
    assert least[0] > 18, least


def test_the_mark_of_its_side_stands_at_a_gunslingers_boots(art: Art) -> None:
    for side in ("good", "bad", "ugly"):
        card = next(card for card in PEOPLE if people_rows.SIDE_OF[card] == side)
        plain = grey(people.gunslinger_sprite(art, card, 100.0, mark=False))
        marked = grey(people.gunslinger_sprite(art, card, 100.0))
        columns, lines = np.nonzero(np.abs(marked - plain) > 20)
        assert columns.min() > plain.shape[0] * 0.5
        assert lines.min() > 60
        assert columns.max() - columns.min() > 18


def test_a_drawn_gun_reaches_out_to_the_right_and_flipped_to_the_left(art: Art) -> None:
    plain = shape(people.gunslinger_sprite(art, "wyatt-earp", 200.0, mark=False))
    gun = shape(people.gunslinger_sprite(art, "wyatt-earp", 200.0, drawn=True, mark=False))
    other = shape(people.gunslinger_sprite(art, "wyatt-earp", 200.0, drawn=True, flip=True, mark=False))
    assert np.nonzero(gun.any(axis=1))[0].max() > np.nonzero(plain.any(axis=1))[0].max() + 10
    assert shared(gun[::-1], other) > 0.95


def test_a_fallen_gunslinger_lies_and_is_no_bigger_than_one_who_stands(art: Art) -> None:
    for card in PEOPLE[::4]:
        mask = shape(people.gunslinger_sprite(art, card, 120.0, fallen=True))
        columns, lines = (np.nonzero(mask.any(axis=axis))[0] for axis in (1, 0))
        assert columns.max() - columns.min() > 1.3 * (lines.max() - lines.min()), card
        assert mask.shape == (120, 72)
        assert not mask[-1].any(), card


def test_no_two_establishments_look_alike_without_their_names(art: Art) -> None:
    least = closest({card: grey(buildings.building_sprite(art, card, 180.0, board=False)) for card in TOWN})
    assert least[0] > 12, least
    assert set(buildings.BOARDS) == set(TOWN)


@pytest.mark.parametrize("card", TOWN)
def test_the_board_of_every_establishment_has_room_on_it(art: Art, card: str) -> None:
    width = buildings.SHEET_W
    plain = grey(buildings.building_sprite(art, card, width, board=False))
    columns, lines = np.nonzero(np.abs(grey(buildings.building_sprite(art, card, width)) - plain) > 40)
    assert columns.min() > 2
    assert columns.max() < width - 3
    assert lines.min() > 1
    assert lines.max() - lines.min() <= buildings.BOARD_H + 4


def test_every_name_stays_on_its_plate_in_letters_that_can_be_read(art: Art) -> None:
    for card in ("missouri-border-ruffians", "doge-city-peace-commission", "remington-double-action"):
        pixels = grey(cards.card_sprite(art, card, CARD_H))
        plate = LARGE.plate
        rows = pixels[
            round(plate.x) + 14 : round(plate.x + plate.w) - 14, round(plate.y) : round(plate.y + plate.h)
        ]
        dark = np.nonzero((rows < 60).any(axis=0))[0]
        middle = dark[(dark > 10) & (dark < plate.h - 10)]
        assert middle.max() - middle.min() > 55, card
    assert LARGE.name is not None
    assert LARGE.name[2] * 300 / CARD_H >= 30
    assert LARGE_FROM <= 300


def test_nothing_of_a_picture_lies_on_the_paper_edge_of_its_card(art: Art) -> None:
    blanks: dict[str, Pixels] = {}
    left = round(FIELD.x) - 10
    for card, look in itertools.islice(CARDS.items(), 0, None, 9):
        blank = blanks.setdefault(look.kind, grey(art.sprite(f"boomtown/card-{look.kind}", height=CARD_H)))
        edge = grey(cards.card_sprite(art, card, CARD_H))[left : left + 3, 60:360]
        assert np.abs(edge - blank[left : left + 3, 60:360]).mean() < 12, card


def test_a_die_shows_as_many_pips_as_it_has(art: Art) -> None:
    ink = dice.ink_on(dice.BONE, BOOM.ink, BOOM.paper)
    for pips in range(1, 7):
        face = drawn(dice.die_sprite(art, pips, 90.0)).subsurface((12, 12, 62, 62))
        mask = pygame.mask.from_threshold(face, (*ink, 255), (24, 24, 24, 255))
        assert len(mask.connected_components(60)) == pips
    with pytest.raises(KeyError):
        dice.die_sprite(art, 7)


def test_every_dollar_changes_the_pile_and_nothing_of_it_is_cut_off(art: Art) -> None:
    before = grey(money.bill_stack_sprite(art, 0, 90.0))
    for amount in range(1, 101):
        sprite = money.bill_stack_sprite(art, amount, 90.0)
        now = grey(sprite)
        assert np.abs(now - before).max() > 30, amount
        mask = shape(sprite)
        assert not (mask[0].any() or mask[-1].any() or mask[:, 0].any() or mask[:, -1].any()), amount
        before = now


def test_the_mayor_wears_the_colour_of_the_winner(art: Art) -> None:
    looks = {str(seat.number): drawn(street.mayor_sprite(art, 200.0, sash=seat.colour)) for seat in SEATS[:6]}
    for seat in SEATS[:6]:
        mask = pygame.mask.from_threshold(looks[str(seat.number)], (*seat.colour, 255), (12, 12, 12, 255))
        assert mask.count() > 150, seat.number


@pytest.mark.parametrize("backdrop", [street.street_backdrop, street.shootout_backdrop])
def test_a_backdrop_covers_the_whole_sheet(art: Art, backdrop: Any) -> None:
    surface = pygame.Surface((WIDTH // 4, HEIGHT // 4))
    surface.fill((255, 0, 255))
    backdrop(art, Canvas(surface, art))
    assert pygame.mask.from_threshold(surface, (255, 0, 255), (4, 4, 4, 255)).count() == 0


def test_the_ground_on_which_the_players_streets_are_built_is_calm(art: Art) -> None:
    surface = pygame.Surface((WIDTH // 2, HEIGHT // 2))
    street.street_backdrop(art, Canvas(surface, art))
    luma = pygame.surfarray.array3d(surface) @ LUMA
    top = round(SKY / 2) + 4
    for left, right in ((12, ROAD[0] / 2), (ROAD[1] / 2, WIDTH / 2 - 12)):
        assert luma[round(left) : round(right), top : HEIGHT // 2 - 40].std() < 8


def test_the_drawings_keep_to_the_svg_that_is_drawn_right() -> None:
    drawings = sorted((ASSETS / "boomtown").rglob("*.svg"))
    assert drawings
    assert [fault for path in drawings for fault in lint(path)] == []


def test_every_part_that_a_row_names_is_drawn_at_both_sizes_and_no_part_lies_about_unused() -> None:
    rows = people_rows.PEOPLE.values()
    heads = {part for face, _ in rows for part, _ in people_faces.layers(face)} | {"eyes-dead"}
    figures = {f"legs-{stance.legs}" for stance in STANCES.values()} | {"right-aim", "right-down", "p-aim"}
    for _, body in rows:
        things = {f"p-{thing}" for thing in body.before.split(",") if thing}
        figures |= {f"torso-{body.torso}", f"left-{body.left}", f"right-{body.right}", *things}
    for folder, parts in (("heads", heads), ("figures", figures)):
        drawings = {path.stem for path in (ASSETS / "boomtown" / folder).glob("*.svg")}
        assert drawings == parts | {f"{part}-small" for part in parts}
    pictures = {card for card, row in ROWS.items() if row["kind"] not in ("gunslinger", "establishment")}
    assert {path.stem for path in (ASSETS / "boomtown" / "pictures").glob("*.svg")} == pictures
