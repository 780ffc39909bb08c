"""The art of Bountytown: every id of its content has a picture, and people can tell the pictures apart."""

from __future__ import annotations

import itertools
import tomllib
from typing import Any

import numpy as np
import pygame
import pytest

from game.rules.bountytown.cards import FACES, SUITS
from game.rules.bountytown.rows import Bounty
from game.scenes.bountytown import cards, figures, figures_looks, posters, town
from game.scenes.bountytown.cards_looks import ITEMS, LARGE_FROM
from game.stage.art import Art, Sprite
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.palette import BOUNTY
from tests.support.drawing import ASSETS, ROOT
from tests.support.likeness import Pixels, closest, drawn, holes, laid_on, luma, shape, shared

TOWN = 404.0, 1516.0
"""Between these x the town lies; beside them the ground is calm, for the plates of players."""


def rows(file: str) -> list[dict[str, Any]]:
    """The rows of the one table of a file of levels/bountytown."""
    table = tomllib.loads((ROOT / "levels" / "bountytown" / f"{file}.toml").read_text(encoding="utf-8"))
    (found,) = table.values()
    return list(found)


def bounty(row: dict[str, Any]) -> Bounty:
    return Bounty(
        row["id"],
        row["name"],
        tuple(row["cells"]),
        tuple(row["base"]),
        row["draw"],
        row["renown"],
        row["items"],
    )


BOUNTIES = [bounty(row) for row in rows("bounties")]
CHARACTERS = [row["id"] for row in rows("characters")]
LOCATIONS = {row["id"]: row["name"] for row in rows("locations")}


def grey(sprite: Sprite) -> Pixels:
    """Luma on the sand of the street."""
    return luma(laid_on(BOUNTY.ground, drawn(sprite)))


def test_every_character_bounty_location_and_item_of_the_content_has_its_picture_and_no_other_has() -> None:
    assert set(figures_looks.CHARACTERS) == set(figures_looks.FIGURES) == set(CHARACTERS)
    assert set(figures_looks.BOUNTIES) == {row.id for row in BOUNTIES}
    assert {name: board.words for name, board in town.BOARDS.items()} == LOCATIONS
    assert set(ITEMS) == {row["id"] for row in rows("items")}


def test_no_two_people_are_put_together_from_the_same_parts() -> None:
    people = [*figures_looks.CHARACTERS.values(), *figures_looks.BOUNTIES.values()]
    parts = [tuple(part for part, _ in figures.layers(face)) for face in people]
    assert len(set(parts)) == len(people) == 46


def test_no_two_faces_look_alike_in_grey(art: Art) -> None:
    people = figures_looks.CHARACTERS | figures_looks.BOUNTIES
    looks = {name: grey(figures.head_sprite(art, face, 120.0)) for name, face in people.items()}
    least = closest(looks)
    assert least[0] > 9, least


def test_no_two_posters_look_alike_in_grey_even_with_the_same_numbers(art: Art) -> None:
    looks = {}
    for row in BOUNTIES:
        same = Bounty(row.id, "Anybody", (0, 1), ("3H",), 3, 3, 1)
        looks[row.id] = grey(posters.poster_sprite(art, same, 240.0))[:, 15:145]
    least = closest(looks)
    assert least[0] > 7, least


def test_no_two_figures_have_the_same_silhouette_at_the_size_of_the_town(art: Art) -> None:
    masks = {name: shape(figures.figure_sprite(art, name, 100.0)) for name in CHARACTERS}
    for a, b in itertools.combinations(masks, 2):
        assert shared(masks[a], masks[b]) < 0.85, (a, b, shared(masks[a], masks[b]))


def test_bounties_can_stand_in_the_street_as_well(art: Art) -> None:
    looks = {row.id: grey(figures.figure_sprite(art, row.id, 200.0)) for row in BOUNTIES}
    least = closest(looks)
    assert least[0] > 5, least


def test_no_two_buildings_look_alike_without_their_names(art: Art) -> None:
    looks = {name: grey(town.building_sprite(art, name, 180.0, board=False)) for name in LOCATIONS}
    least = closest(looks)
    assert least[0] > 16, least


@pytest.mark.parametrize("location", LOCATIONS)
def test_the_board_of_every_building_has_room_on_it(art: Art, location: str) -> None:
    plain = grey(town.building_sprite(art, location, board=False))
    named = grey(town.building_sprite(art, location))
    columns, lines = np.nonzero(np.abs(named - plain) > 40)
    assert columns.min() > 2
    assert columns.max() < town.BUILDING_W - 3
    assert lines.min() > 1
    assert lines.max() - lines.min() <= town.BOARD_H + 4


@pytest.mark.parametrize("height", [cards.TABLE_HEIGHT, LARGE_FROM, 280.0])
def test_every_face_of_the_duel_deck_has_its_own_picture(art: Art, height: float) -> None:
    looks = {face: grey(cards.duel_card_sprite(art, face + "a", height)) for face in FACES}
    least = closest(looks)
    assert least[0] > 1.5, least
    for face in FACES:
        assert np.array_equal(looks[face], grey(cards.duel_card_sprite(art, face + "c", height)))


@pytest.mark.parametrize("size", [24.0, 36.0, 80.0])
def test_the_suits_differ_by_their_silhouettes_alone(art: Art, size: float) -> None:
    masks = {suit: shape(cards.suit_sprite(art, suit, size)) for suit in SUITS}
    for a, b in itertools.combinations(SUITS, 2):
        assert shared(masks[a], masks[b]) < 0.83, (a, b, shared(masks[a], masks[b]))


@pytest.mark.parametrize("height", [cards.TABLE_HEIGHT, 280.0])
def test_as_many_bullets_as_the_value_went_through_the_suit(art: Art, height: float) -> None:
    for face in FACES:
        surface = laid_on(BOUNTY.ground, drawn(cards.duel_card_sprite(art, face, height)))
        black = pygame.mask.from_threshold(surface, (15, 6, 2, 255), (9, 6, 6, 255))
        assert len(black.connected_components(round(height / 20))) == int(face[0]), face


def test_wounds_items_the_train_and_the_back_are_told_apart_at_the_size_of_the_table(art: Art) -> None:
    looks = {item: grey(cards.item_sprite(art, item)) for item in ITEMS}
    looks["back"] = grey(cards.back_sprite(art))
    looks["wound"] = grey(cards.wound_sprite(art))
    looks["train"] = grey(cards.train_card_sprite(art))
    looks["duel"] = grey(cards.duel_card_sprite(art, "3S"))
    least = closest(looks)
    assert least[0] > 6, least


def test_all_wounds_of_the_content_are_one_card_but_for_the_name(art: Art) -> None:
    names = [row["name"] for row in rows("wounds")]
    looks = [grey(cards.wound_sprite(art, 280.0, name)) for name in names]
    for look in looks[1:]:
        assert np.array_equal(look[:, :200], looks[0][:, :200])
    assert closest(dict(zip(names, looks, strict=True)))[0] > 0.1
    assert np.array_equal(
        grey(cards.wound_sprite(art, 134.0, names[0])), grey(cards.wound_sprite(art, 134.0))
    )


def test_an_item_goes_by_its_card_as_well_as_by_its_kind(art: Art) -> None:
    by_card = grey(cards.item_sprite(art, "first-aid-kit-3"))
    assert np.array_equal(by_card, grey(cards.item_sprite(art, "first-aid-kit")))
    with pytest.raises(KeyError, match="known are first-aid-kit, rifle"):
        cards.item_sprite(art, "spoon")


def test_a_poster_marks_its_two_cells_in_orange_and_the_office_in_grey(art: Art) -> None:
    grid = posters.POSTER_LARGE.grid
    row = Bounty("sam-bass", "Sam Bass", (1, 7), (), 3, 3, 0)
    surface = drawn(posters.poster_sprite(art, row, posters.POSTER_H))
    for cell in range(9):
        x = grid.x + cell % 3 * (grid.cell + grid.gap) + 3
        y = grid.y + cell // 3 * (grid.cell + grid.gap) + 3
        colour = posters.MARKED if cell in (1, 7) else posters.OFFICE if cell == 3 else BOUNTY.paper
        found = surface.get_at((round(x), round(y)))[:3]
        assert np.abs(np.subtract(found, colour)).max() < 12, cell


def test_the_longest_name_fits_on_its_poster(art: Art) -> None:
    y, size, room = posters.POSTER_LARGE.name or (0, 0, 0)
    for row in BOUNTIES:
        line = grey(posters.poster_sprite(art, row, posters.POSTER_H))[:, round(y) - 12 : round(y) + 12]
        dark = np.nonzero((line < 80).any(axis=1))[0]
        inner = dark[(dark > 14) & (dark < posters.POSTER_W - 26)]
        assert inner.max() - inner.min() <= room + 4, row.id
        assert inner.max() - inner.min() > 60, row.id
    assert size >= 36


@pytest.mark.parametrize("backdrop", [town.town_backdrop, town.duel_backdrop])
def test_a_backdrop_covers_the_whole_sheet(art: Art, backdrop: Any) -> None:
    assert holes(art, backdrop) == 0


def test_the_columns_beside_the_town_are_calm(art: Art) -> None:
    surface = pygame.Surface((WIDTH // 2, HEIGHT // 2))
    town.town_backdrop(art, Canvas(surface, art))
    ground = luma(surface)
    left, middle = ground[: round(TOWN[0] / 2) - 12], ground[202:758]
    assert left.std() * 3 < middle.std()


def test_the_town_has_a_place_for_each_cell_and_a_street_before_it() -> None:
    for cell in range(9):
        x, y = town.cell_middle(cell)
        assert TOWN[0] < x - town.BUILDING_W / 2
        assert x + town.BUILDING_W / 2 < TOWN[1]
        assert y - town.BUILDING_H / 2 > 0
        street = town.cell_street(cell)
        assert street[0] == x
        assert y + town.BUILDING_H / 2 < street[1] < HEIGHT


def test_the_train_is_as_long_as_its_cars(art: Art) -> None:
    whole, engine = town.train_sprite(art, 200.0), town.train_sprite(art, 200.0, ("engine",))
    assert whole.width > 3 * engine.width
    assert shape(whole).mean() > 0.4


def test_every_part_that_a_row_names_is_drawn_at_both_sizes_and_no_part_lies_about_unused() -> None:
    people = [*figures_looks.CHARACTERS.values(), *figures_looks.BOUNTIES.values()]
    heads = {
        part
        for face in people
        for whole in (True, False)
        for part, _ in figures.layers(face, shoulders=whole)
    }
    bodies = {*figures_looks.BODIES.values(), *(row.body for row in figures_looks.FIGURES.values())}
    things = {f"p-{thing}" for row in figures_looks.FIGURES.values() for thing in row.behind + row.before}
    for folder, parts in (("heads", heads), ("figures", bodies | things)):
        drawings = {path.stem for path in (ASSETS / "bountytown" / folder).glob("*.svg")}
        assert drawings == parts | {f"{part}-small" for part in parts}
