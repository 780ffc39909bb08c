"""The art of Boom Town: every card has a picture of its own, and people can tell the pictures apart."""

from __future__ import annotations

import itertools
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
    street,
)
from game.scenes.boomtown.cards_looks import CARD_H, FIELD, LARGE, LARGE_FROM
from game.scenes.boomtown.cards_rows import CARDS
from game.stage.art import Art
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.palette import BOOM
from tests.scenes.boomtown.pictures import ROWS, grey
from tests.support.likeness import Pixels, closest, drawn, holes, luma, shape, shared

SKY, ROAD = 250.0, (660.0, 1260.0)
"""Down to this y is sky; the players' streets are built beside the road between these x."""
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


def test_every_card_of_the_content_is_drawn_with_its_kind_its_name_and_what_it_pays() -> None:
    expected = {card: (kind_of(row), figure_of(row), row["name"]) for card, row in ROWS.items()}
    assert expected == CARDS
    assert len(CARDS) == 107


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


@pytest.mark.parametrize("backdrop", [street.street_backdrop, street.shootout_backdrop])
def test_a_backdrop_covers_the_whole_sheet(art: Art, backdrop: Any) -> None:
    assert holes(art, backdrop) == 0


def test_the_ground_on_which_the_players_streets_are_built_is_calm(art: Art) -> None:
    surface = pygame.Surface((WIDTH // 2, HEIGHT // 2))
    street.street_backdrop(art, Canvas(surface, art))
    ground = luma(surface)
    top = round(SKY / 2) + 4
    for left, right in ((12, ROAD[0] / 2), (ROAD[1] / 2, WIDTH / 2 - 12)):
        assert ground[round(left) : round(right), top : HEIGHT // 2 - 40].std() < 8
