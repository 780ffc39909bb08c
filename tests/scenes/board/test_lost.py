"""A pad that goes away in a board game freezes its own seat only."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.inputs.virtual import VirtualPads
from game.match.board import BoardMatch
from game.match.board_start import new_board
from game.match.games import BOUNTYTOWN
from game.match.seats import parse_seats
from game.scenes.board.scene import BoardScene
from game.scenes.lost import BADGE_X, LostPadScene
from game.scenes.sitdown import seat_known
from game.stage.badges import seat_badge
from game.stage.canvas import Canvas
from tests.scenes.board.hall import GAP_FRAMES, Done
from tests.scenes.board.stand_in import StandIn
from tests.scenes.house import House, house
from tests.scenes.plugged import OTHER, sampled
from tests.support.pads import A, virtual_pads


def waited(place: House) -> None:
    """Frames until what is asked is asked and presses count."""
    scene = place.top
    place.until(lambda: scene.director.done, "all was shown")
    place.frames(GAP_FRAMES)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[tuple[House, VirtualPads]]:
    """Star at the first key zone, Moon and Cactus with pads: all are asked for their Characters."""
    with house(tmp_path, speed="fast") as place, virtual_pads() as pads:
        for name in "AB":
            pads.attach(name)
        place.until(lambda: len(place.app.inputs.pads()) == 2, "both pads are there")
        board: BoardMatch = new_board(BOUNTYTOWN, BOUNTYTOWN.box(), parse_seats("keys1,pad,pad"), 1)
        devices = [info.device for info in place.app.inputs.pads()]
        seat_known(place.app.roster, tuple(board.match.seats), devices)
        plain = StandIn(place.app.art, 3, event_ms=10.0)
        place.open(BoardScene(board, plain, manner="peek", after=lambda _: Done(), left=Done))
        waited(place)
        yield place, pads


def answer(place: House, pads: VirtualPads | None = None, name: str = "") -> None:
    """Whoever has the panel takes the first line."""
    waited(place)
    if pads is None:
        place.tap("keys1", "slam")
        return
    time.sleep(max(0.0, (place.now_ns - time.perf_counter_ns()) / 1e9))  # pads live in the world's own time
    for value in (1, 0):
        pads.set(name, "button", A, value)
        sampled(place)


def test_the_others_go_on_and_only_then_the_match_waits(table: tuple[House, VirtualPads]) -> None:
    place, pads = table
    scene = place.top
    pads.detach("B")
    sampled(place)
    assert place.top is scene
    answer(place)
    answer(place, pads, "A")
    assert scene.board.waits_for == (2,)
    place.until(lambda: place.names[-1] == "LostPadScene", "it waits")
    assert place.top.theme == "bounty"
    place.draw()


def test_a_free_pad_takes_the_seat_of_the_lost_one_while_the_others_play(
    table: tuple[House, VirtualPads],
) -> None:
    place, pads = table
    scene = place.top
    pads.detach("B")
    sampled(place)
    pads.attach("C", OTHER, "Other")
    sampled(place)
    answer(place, pads, "C")
    assert place.top is scene
    assert place.app.inputs.seats.lost() == []
    assert scene.asking.panel.seat == 0
    assert scene.present == [0, 1, 2]


def test_a_bot_stands_in_and_the_pad_takes_over_again(table: tuple[House, VirtualPads]) -> None:
    place, pads = table
    scene = place.top
    pads.detach("B")
    sampled(place)
    answer(place)
    answer(place, pads, "A")
    place.until(lambda: place.names[-1] == "LostPadScene", "it waits")
    place.tap("keys1", "down", "slam")
    place.until(lambda: place.top is scene, "the bot plays")
    assert list(scene.board.bots) == [2]
    pads.attach("B")
    sampled(place)
    answer(place, pads, "B")
    assert scene.board.bots == {}


def test_the_headline_keeps_away_from_the_badges_of_who_is_asked_for(
    table: tuple[House, VirtualPads], monkeypatch: pytest.MonkeyPatch
) -> None:
    place, pads = table
    place.app.settings.text_size = "largest"
    place.app.apply_settings()
    for name in "AB":
        pads.detach(name)
    sampled(place)
    place.open(LostPadScene(place.top.board, "bounty"))
    spans: dict[str, float] = {}
    drawn, badges = Canvas.text, []
    monkeypatch.setattr(
        Canvas,
        "text",
        lambda self, s, *args, **sides: spans.setdefault(str(s), drawn(self, s, *args, **sides)),
    )
    monkeypatch.setattr(
        "game.scenes.lost.seat_badge", lambda *args: badges.append(args[2]) or seat_badge(*args)
    )
    place.draw()
    edge = BADGE_X - badges[0] / 2
    assert 300 < spans["WHOSE PAD IS WHICH?"] / 2 <= edge - 30


def test_a_hand_that_was_looked_at_is_gone_with_its_pad(table: tuple[House, VirtualPads]) -> None:
    place, pads = table
    pads.set("A", "button", 9, 1)
    sampled(place)
    assert place.top.hands.seats == [1]
    pads.detach("A")
    sampled(place)
    assert place.top.hands.seats == []


def test_a_pad_that_cannot_tremble_is_left_in_peace(table: tuple[House, VirtualPads]) -> None:
    place, _ = table
    there = place.app.inputs.pads()
    for device in ("keys1", "pad:99", there[0].device):
        place.app.inputs.rumble(device, 60)
    sampled(place)
    assert place.app.inputs.pads() == there
