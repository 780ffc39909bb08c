"""A pad that goes away in a match: who waits for whom, in which words, and how it goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.inputs.virtual import VirtualPads
from game.match.seats import parse_seats
from game.scenes.bandits.start import play
from game.scenes.entrance import title
from game.scenes.hints import shared_hints
from game.scenes.lost import LostPadScene
from game.scenes.results import Results
from tests.scenes.house import House, house
from tests.scenes.plugged import OTHER, sampled
from tests.support.pads import A, virtual_pads

QUICK = {"speed": "fast", "deck": "half", "auto_reveal_s": 1}


def press_a(place: House, pads: VirtualPads, name: str) -> None:
    for value in (1, 0):
        pads.set(name, "button", A, value)
        sampled(place)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[tuple[House, VirtualPads]]:
    """Star at the first key zone, Moon and Cactus with pads, in a match that waits for a card."""
    with house(tmp_path, **QUICK) as place, virtual_pads() as pads:
        pads.attach("A")
        pads.attach("B")
        place.until(lambda: len(place.app.inputs.pads()) == 2, "both pads are there")
        place.open(play(place.app, parse_seats("keys1,pad,pad")))
        assert place.names == ["HuntScene"]
        place.phase("wait")
        yield place, pads


def lose(place: House, pads: VirtualPads, *names: str) -> None:
    for name in names:
        pads.detach(name)
        sampled(place)
    place.until(lambda: place.names[-1] == "LostPadScene", "it waits")


def rows(place: House) -> list[str]:
    """What can be chosen; waiting always comes first."""
    first, *others = [row.label for row in place.top.menu.rows]
    assert first == "Wait for the pad"
    return others


def test_the_match_waits_at_the_next_reveal_and_says_for_whom(table: tuple[House, VirtualPads]) -> None:
    place, pads = table
    scene = place.top
    lose(place, pads, "A")
    assert rows(place) == ["Let a bot play for Moon (seat 2)"]
    assert place.top.menu.selected.note.startswith("Moon (seat 2): ")
    assert "press the palm of any free pad" in place.top.menu.selected.note
    assert scene.plate_look(1).note == "Plug in again"
    assert scene.plate_look(0).note == ""
    assert any("any free pad for Moon (seat 2)" in sentence for sentence in place.app.notes._waiting)
    count = scene.hunt.match.count
    place.frames(60 * 20)
    place.frames(2, draw=True)
    assert scene.hunt.match.count == count


def test_an_open_race_is_played_to_its_end_first(table: tuple[House, VirtualPads]) -> None:
    place, pads = table
    scene = place.top
    place.phase("race")
    pads.detach("B")
    sampled(place)
    assert scene.hunt.phase == "race"
    assert place.names == ["HuntScene"]
    place.until(lambda: place.names[-1] == "LostPadScene", "it waits at the next reveal")
    assert scene.hunt.phase == "wait"


def test_the_pad_that_comes_back_gets_its_seat_and_the_match_goes_on(
    table: tuple[House, VirtualPads],
) -> None:
    place, pads = table
    scene = place.top
    lose(place, pads, "A")
    pads.attach("A")
    place.until(lambda: place.top is scene, "the match is back")
    assert place.app.inputs.seats.device_of(1) == place.app.roster.sitters[1].device  # type: ignore[union-attr]
    count = scene.hunt.match.count
    place.until(lambda: scene.hunt.match.count > count, "a card is drawn")


def test_a_free_pad_of_another_make_claims_the_seat_with_a_press_that_is_no_slam(
    table: tuple[House, VirtualPads],
) -> None:
    place, pads = table
    scene = place.top
    lose(place, pads, "A")
    pads.attach("C", OTHER, "Other")
    sampled(place)
    assert place.names[-1] == "LostPadScene", "another make is not taken for the pad that is gone"
    press_a(place, pads, "C")
    place.until(lambda: place.top is scene, "the match is back")
    assert place.app.inputs.seats.lost() == []
    assert not place.app.inputs.claiming


def test_two_like_pads_are_never_guessed_apart(tmp_path: Path) -> None:
    with house(tmp_path, **QUICK) as place, virtual_pads() as pads:
        for name in "AB":
            pads.attach(name, make="Twin")
        place.until(lambda: len(place.app.inputs.pads()) == 2, "both pads are there")
        place.open(play(place.app, parse_seats("keys1,pad,pad")))
        place.phase("wait")
        lose(place, pads, "A", "B")
        for name in "BA":
            pads.attach(name, make="Twin")
        sampled(place, 30)
        assert len(rows(place)) == 2
        place.frames(2, draw=True)
        assert place.app.inputs.asked == 1, "Moon is asked first"
        place.tap("keys1", "down", "down")
        assert place.app.inputs.asked == 2, "or whoever is in focus"
        press_a(place, pads, "A")
        assert place.app.inputs.seats.lost() == [1]
        press_a(place, pads, "B")
        place.until(lambda: place.names[-1] == "HuntScene", "both have said who they are")


def test_a_second_pad_that_goes_is_asked_for_as_well(table: tuple[House, VirtualPads]) -> None:
    place, pads = table
    lose(place, pads, "A")
    pads.detach("B")
    sampled(place)
    assert rows(place) == ["Let a bot play for Moon (seat 2)", "Let a bot play for Cactus (seat 3)"]


def test_the_others_may_seat_a_bot_and_only_they(table: tuple[House, VirtualPads]) -> None:
    place, pads = table
    scene = place.top
    lose(place, pads, "A")
    place.tap("keys3", "slam")  # nobody sits there
    assert place.names[-1] == "LostPadScene"
    place.tap("keys1", "slam")
    assert place.names[-1] == "LostPadScene", "a palm by habit only waits"
    place.tap("keys1", "down")
    place.tap("keys1", "slam")
    place.frames(3)
    assert place.top is scene
    assert scene.hunt.match.seats[1].word == "bot:normal"
    assert list(scene.hunt.bots) == [1]
    count = scene.hunt.match.count
    place.until(lambda: scene.hunt.match.count > count + 4, "it goes on with the bot")


def test_a_seat_whose_pad_is_back_is_not_offered_to_a_bot_any_more(table: tuple[House, VirtualPads]) -> None:
    place, pads = table
    lose(place, pads, "A", "B")
    pads.attach("C", OTHER, "Other")
    sampled(place)
    press_a(place, pads, "C")
    assert rows(place) == ["Let a bot play for Cactus (seat 3)"]
    place.tap("keys1", "down")
    place.tap("keys1", "slam")
    place.until(lambda: place.names == ["HuntScene"], "it goes on")
    assert list(place.top.hunt.bots) == [2]


@pytest.mark.parametrize("control", ["back", "start"])
def test_nobody_can_go_on_without_the_pad(table: tuple[House, VirtualPads], control: str) -> None:
    place, pads = table
    lose(place, pads, "A")
    place.tap("keys1", control)
    place.frames(10)
    assert place.names[-1] == "LostPadScene"
    assert place.heard[-1] == "deny"


def test_a_pad_that_goes_while_the_match_is_paused_is_missed_when_it_goes_on(
    table: tuple[House, VirtualPads],
) -> None:
    place, pads = table
    place.tap("keys", "start")
    pads.detach("A")
    sampled(place)
    assert place.names[-1] == "PauseScene"
    place.frames(3, draw=True)
    place.tap("keys", "start")
    place.until(lambda: place.names[-1] == "LostPadScene", "it waits")


def test_all_people_gone_leaves_a_match_that_any_of_their_pads_brings_back(tmp_path: Path) -> None:
    with house(tmp_path, **QUICK) as place, virtual_pads() as pads:
        pads.attach("A")
        place.until(place.app.inputs.pads, "the pad is there")
        place.open(play(place.app, parse_seats("pad,bot")))
        place.phase("wait")
        lose(place, pads, "A")
        place.frames(60)
        pads.attach("A")
        place.until(lambda: place.names == ["HuntScene"], "the match is back")


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[tuple[House, VirtualPads]]:
    """The only one who sits has pressed a pad that is gone now; the match waits for it."""
    with house(tmp_path, **QUICK) as place, virtual_pads() as pads:
        pads.attach("A")
        place.until(place.app.inputs.pads, "the pad is there")
        place.open(play(place.app, parse_seats("pad,bot")))
        press_a(place, pads, "A")
        place.phase("wait")
        lose(place, pads, "A")
        yield place, pads


def palm_sign(place: House) -> str:
    """What the bottom line of a menu shows as the palm."""
    return shared_hints(place.app, LostPadScene.hints)[0].legend("slam")


def test_while_nobody_who_sits_is_there_any_free_keys_decide_and_the_bottom_line_shows_them(
    alone: tuple[House, VirtualPads],
) -> None:
    place, _ = alone
    assert palm_sign(place) == "key:V", "not what is printed on the pad that is gone"
    place.tap("keys", "start")
    assert place.heard[-1] == "deny", "no press is swallowed in silence"
    place.tap("keys2", "down")
    assert palm_sign(place) == "key:Return"
    place.tap("keys2", "slam")
    place.until(lambda: place.names == ["HuntScene"], "a bot plays")
    assert sorted(place.top.hunt.bots) == [0, 1]
    place.tap("keys2", "slam")
    place.until(lambda: place.app.roster.people == [0], "they play on with keys")


def test_while_nobody_who_sits_is_there_a_free_pad_moves_and_its_palm_still_takes_the_seat(
    alone: tuple[House, VirtualPads],
) -> None:
    place, pads = alone
    pads.attach("C", OTHER, "Other")
    sampled(place)
    place.tap(place.app.inputs.pads()[0].device, "down")
    assert place.top.menu.selected.id == "0"
    press_a(place, pads, "C")
    place.until(lambda: place.names == ["HuntScene"], "the match is back")
    assert place.app.roster.people == [0] and list(place.top.hunt.bots) == [1]


def test_a_match_that_was_paused_before_the_only_pad_went_can_be_left_with_any_keys(tmp_path: Path) -> None:
    with house(tmp_path, **QUICK) as place, virtual_pads() as pads:
        pads.attach("A")
        place.until(place.app.inputs.pads, "the pad is there")
        place.open(play(place.app, parse_seats("pad,bot")))
        place.tap("keys", "start")
        pads.detach("A")
        sampled(place)
        place.tap("keys2", "up", "slam")
        assert place.names[-1] == "LeaveScene"
        place.tap("keys2", "down", "slam")
        assert "HuntScene" not in place.names


def test_whoever_has_won_with_a_pad_that_is_gone_can_go_on_with_any_keys(
    alone: tuple[House, VirtualPads],
) -> None:
    place, _ = alone
    place.app.stack.reset(Results([0], again=lambda: None, title=lambda: title(place.app)))
    place.until(lambda: place.top.ready, "the winner was seen")
    place.tap("keys2", "back")
    assert place.names == ["TitleScene"]
