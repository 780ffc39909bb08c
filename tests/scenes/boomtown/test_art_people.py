"""The people of Boom Town: put together from parts, told apart by hats, stances and faces."""

from __future__ import annotations

import itertools

import numpy as np
import pygame

from game.scenes.boomtown import (
    people,
    people_faces,
    people_rows,
    street,
)
from game.scenes.boomtown.people_looks import INKS, STANCES
from game.stage.art import Art
from game.stage.palette import SEATS
from tests.scenes.boomtown.pictures import ROWS, grey
from tests.support.drawing import ASSETS
from tests.support.likeness import LUMA, closest, drawn, shape, shared

PEOPLE = [card for card, row in ROWS.items() if row["kind"] == "gunslinger"]


def test_every_gunslinger_is_a_person_of_its_side_and_every_gang_has_three_riders() -> None:
    assert set(itertools.chain.from_iterable(people_rows.SIDES.values())) == set(PEOPLE)
    assert {card: people_rows.SIDE_OF[card] for card in PEOPLE} == {c: ROWS[c]["side"] for c in PEOPLE}
    gangs = {card for card, row in ROWS.items() if row.get("suit") == "gang"}
    assert {card: len(riders) for card, riders in people_rows.RIDERS.items()} == dict.fromkeys(gangs, 3)


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


def test_the_mayor_wears_the_colour_of_the_winner(art: Art) -> None:
    looks = {str(seat.number): drawn(street.mayor_sprite(art, 200.0, sash=seat.colour)) for seat in SEATS[:6]}
    for seat in SEATS[:6]:
        mask = pygame.mask.from_threshold(looks[str(seat.number)], (*seat.colour, 255), (12, 12, 12, 255))
        assert mask.count() > 150, seat.number


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
