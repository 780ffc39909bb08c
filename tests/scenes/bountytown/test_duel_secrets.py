"""What onlookers must not learn from the picture of a Duel: BT32."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from game.rules.bountytown.state import State, duel_of
from game.rules.kernel import Event, SeededChance
from game.scenes.bountytown.duel_layout import (
    ATTACKER,
    DEFENDER,
    LOW_PANEL,
    PANEL,
    WHY,
    Place,
    final_places,
    looker,
)
from game.scenes.bountytown.duel_words import Step
from game.stage.art import Art
from game.stage.boxes import Box
from tests.rules.bountytown.box import RULES, new
from tests.rules.bountytown.chaos import play, shake
from tests.rules.bountytown.table import Table
from tests.scenes.bountytown.noon import Noon, some
from tests.scenes.bountytown.saloon import laid, match
from tests.scenes.boxes import meet

WHO = {0: "bart", 1: "valentina", 2: "marla-quill"}


def heard(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.audience is None]


def opening(s: State) -> Event:
    duel = duel_of(s)
    assert duel is not None
    data = {"defender": duel.defender if duel.defender >= 0 else None, "bounty": duel.bounty or None}
    return Event("duel", duel.attacker, {**data, "with": None})


def test_bt32_hidden_cards_that_change_places_change_no_frame_before_the_showdown(house: Art) -> None:
    rng = random.Random(32)
    looked = 0
    for seed in range(4):
        s = new(3 + seed % 4, seed)
        for step, _ in enumerate(play(s, random.Random(seed), SeededChance(seed))):
            duel = duel_of(s)
            if duel is None or duel.shown or step % 5:
                continue
            looked += 1
            shown = []
            for state in (s, shake(s, None, rng)):
                noon = Noon(s.seats, house)
                noon.stage.begin(opening(state), RULES.view(state, None))
                shown.append(noon.frame())
            assert shown[0] == shown[1], f"seed {seed}, step {step}"
    assert looked > 25


def test_bt32_a_selection_looks_the_same_whatever_and_however_many_cards_it_is(house: Art) -> None:
    frames: list[list[bytes]] = []
    for cards in ("1H", "5D 4D 3D", "1H 2H 3D 4D 5D"):
        t = Table(["1H 2H 3D 4D 5D", "5H 5S 1C"], who=WHO, at={2: 5}, active=["sam-bass"])
        noon = Noon(3, house)
        before = RULES.view(t.s, None)
        events = heard(t.turn("duel:seat-1"))
        noon.stage.begin(events[0], before)
        shown: list[bytes] = []
        for more in (events, t.swap(0), t.select(0, cards)):
            for event in heard(more):
                noon.stage.play(event)
                for _ in range(8):
                    noon.stage.advance(50_000_000)
                    shown.append(noon.frame())
        noon.stage.settle(RULES.view(t.s, None))
        shown.append(noon.frame())
        frames.append(shown)
    assert frames[0] == frames[1] == frames[2]


def test_bt32_what_was_discarded_can_be_seen_by_all(house: Art) -> None:
    film = some("bounty")
    noon = Noon(film.seats, house)
    for event, _ in noon.show(film):
        if event is not None and event.kind == "discarded":
            break
    flying = [flight.what for flight in noon.street.flights if flight.to == "pile"]
    assert event is not None
    assert flying == [f"card:{name}" for name in event.data["cards"]]
    assert noon.street.pile[-len(flying) :] == event.data["cards"]


def test_what_is_drawn_flies_face_down(house: Art) -> None:
    t = Table(["1H 2H", "5H"], who=WHO, at={2: 5}, active=["sam-bass"])
    noon = Noon(3, house)
    before = RULES.view(t.s, None)
    events = heard(t.turn("duel:seat-1"))
    noon.stage.begin(events[0], before)
    for event in (*events, *heard(t.swap(0, "1H 2H"))):
        noon.stage.play(event)
    assert {flight.what for flight in noon.street.flights if flight.to.startswith("hand")} == {"back"}


def fits(box: Box) -> bool:
    return box.w >= 560 and box.h >= 270 and box.x >= 0 and box.x + box.w <= 1920 and box.y + box.h <= 1017


@pytest.mark.parametrize("what", ["bounty", "plain", "stolen", "final"])
def test_every_seat_has_room_of_its_own_to_look_at_its_hand(what: str, house: Art) -> None:
    film = some(what)
    noon = Noon(film.seats, house)
    next(noon.show(film))
    trays = [noon.stage.tray_box(seat) for seat in range(film.seats)]
    assert all(fits(tray) for tray in trays)
    people = [someone.seat for someone in noon.street.people]
    for one in people:
        assert not any(meet(trays[one], trays[other]) for other in people if other != one)


@pytest.mark.parametrize("place", [ATTACKER, DEFENDER])
def test_who_is_asked_in_a_duel_stays_to_be_seen_with_all_that_was_played(place: Place) -> None:
    x, y = place.boots
    head = Box(x - 90, y - place.tall, 180, 170)
    for asked in (ATTACKER.tray, DEFENDER.tray, PANEL, LOW_PANEL, *(looker(n, 2) for n in range(3))):
        assert not meet(head, asked)
    for low in (place.tray, LOW_PANEL):
        assert low.y >= WHY.y + WHY.h >= place.label_y + 50


def test_the_ribbon_is_at_the_selection_as_soon_as_it_is_asked_for(house: Art) -> None:
    board = match(3, 1)
    while not any(request.kind == "select" for request in board.requests):
        assert board.step()
    table = laid(house, board)
    select = next(request for request in board.requests if request.kind == "select")
    assert table.duel is not None
    table.duel._street.step = Step.DRAW
    table.title(select, board.view(None))
    assert table.duel._street.step == Step.SELECTION


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_bt28_all_who_are_tied_can_select_at_once(count: int) -> None:
    trays = [place.tray for place in final_places(count)]
    assert len(trays) == count and all(fits(tray) for tray in trays)
    assert not any(meet(a, b) for n, a in enumerate(trays) for b in trays[:n])


def test_a_duel_can_be_laid_in_any_of_its_moments(house: Art) -> None:
    laid = 0
    for seed in range(4):
        s = new(3 + seed % 4, seed)
        for _ in play(s, random.Random(seed), SeededChance(seed)):
            duel = duel_of(s)
            if duel is None:
                continue
            laid += 1
            noon = Noon(s.seats, house)
            noon.stage.begin(opening(s), RULES.view(s, None))
            assert not noon.stage.moving
            reveal = noon.street.reveal
            assert (reveal is not None) == any(duel.plays[0]) * duel.shown
    assert laid > 100


def test_a_hand_that_was_shown_before_a_match_was_resumed_has_its_name(house: Art) -> None:
    t = Table(
        ["5G 5S 2H 2H 2C", "4S 4H 4D"],
        who=WHO,
        at={2: 5},
        items={0: ["crucifix"], 1: ["crucifix"]},
        captured={1: ["butch-cassidy"]},
        active=["sam-bass"],
        deck="1C 3C 4H 4C 1H 5C",
    )
    t.turn("duel:seat-1:butch-cassidy")
    t.swap(0)
    t.select(0, "5G 5S 2H 2H 2C")
    t.select(1, "4S 4H 4D")
    noon = Noon(3, house)
    noon.stage.begin(opening(t.s), RULES.view(t.s, None))
    assert [hand.name for hand in noon.street.reveal.hands][:2] == ["Full House", "Three of a Kind"]
    panel = noon.stage.panel_box()
    for someone in noon.street.people:
        place = someone.place
        assert place.label_y + 50 <= panel.y, "what was played shows"
        assert abs(place.boots[0] - 960) - 150 > panel.w / 2, "nobody is covered"
