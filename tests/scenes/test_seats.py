"""Who plays: sitting down, getting up, bots, readiness, and the countdown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.scenes.bandits.start import title
from game.scenes.nav import HOLD_NS
from game.scenes.seats_count import COUNT_NS
from game.scenes.seats_look import seats_hints
from tests.scenes.house import FRAME_NS, House, house
from tests.support.pads import A, virtual_pads

SECOND_FRAMES = 60


@pytest.fixture
def seats(tmp_path: Path) -> Iterator[House]:
    """The seats, with one who came from the title by a press of the first zone."""
    with house(tmp_path) as opened:
        opened.open(title(opened.app))
        opened.tap("keys1", "slam")
        yield opened


def seated(place: House) -> list[str | None]:
    return [sitter and sitter.device for sitter in place.app.roster.sitters]


def test_the_press_that_left_the_title_sits_down(seats: House) -> None:
    assert seats.names == ["TitleScene", "SeatsScene"]
    assert seated(seats)[:2] == ["keys1", None]


@pytest.mark.parametrize("control", ["slam", "left", "up"])
def test_any_press_of_a_free_device_sits_down_and_a_second_one_does_not_sit_again(
    seats: House, control: str
) -> None:
    seats.press("keys3", control)
    seats.press("keys3", control, 0.0)
    seats.press("keys3", control)
    assert seated(seats)[:2] == ["keys1", "keys3"]
    assert seated(seats).count("keys3") == 1


def test_two_presses_seen_at_once_seat_their_device_once(seats: House) -> None:
    """Both were made before the device had a seat, as in a frame that took long."""
    for control in ("slam", "up", "down"):
        seats.press("keys2", control)
    assert seated(seats).count("keys2") == 1


@pytest.mark.parametrize("press", [("keys", ""), ("keys2", ""), ("pad:7", "x"), ("pad:7", "y")])
def test_keys_of_nobody_and_sticks_do_not_sit_down(seats: House, press: tuple[str, str]) -> None:
    seats.press(*press)
    assert seated(seats)[1] is None


def test_back_held_long_enough_gets_up(seats: House) -> None:
    seats.press("keys1", "back")
    seats.frames((HOLD_NS // FRAME_NS) - 3)
    assert seated(seats)[0] == "keys1"
    seats.frames(6)
    assert seated(seats)[0] is None


def test_back_let_go_too_early_stays(seats: House) -> None:
    seats.press("keys1", "back")
    seats.frames(20)
    seats.press("keys1", "back", 0.0)
    seats.frames(SECOND_FRAMES)
    assert seated(seats)[0] == "keys1"


def test_while_nobody_sits_the_bottom_line_names_all_three_ways_on(seats: House) -> None:
    seats.press("keys1", "back")
    seats.frames(2 * SECOND_FRAMES)
    seats.press("keys1", "back", 0.0)
    assert seated(seats)[0] is None
    (group, *_) = seats_hints(seats.top)
    assert [hint.text for hint in group.hints] == ["Sit down", "Title", "Options"]
    seats.tap("keys", "start")
    assert seats.names[-1] == "OptionsScene"


def test_the_bottom_line_begins_with_whom_all_wait_for(seats: House) -> None:
    seats.tap("keys2", "slam")
    seats.tap("keys1", "slam")
    assert [group.seat for group in seats_hints(seats.top)] == [1, 0]


def test_back_of_a_free_device_goes_to_the_title_only_when_nobody_sits(seats: House) -> None:
    seats.tap("keys2", "back")
    assert seats.names[-1] == "SeatsScene"
    assert seated(seats)[1] is None, "back sat down"
    seats.press("keys1", "back")
    seats.frames(SECOND_FRAMES)
    seats.press("keys1", "back", 0.0)
    seats.tap("keys2", "back")
    assert seats.names == ["TitleScene"]


def test_up_adds_bots_until_the_table_is_full_and_down_lets_them_go(seats: House) -> None:
    seats.tap("keys1", *["up"] * 9)
    assert seated(seats) == ["keys1", *["bot"] * 7]
    assert seats.heard.count("deny") == 2
    seats.tap("keys1", *["down"] * 9)
    assert seated(seats) == ["keys1", *[None] * 7]


def test_a_bot_makes_room_for_a_latecomer(seats: House) -> None:
    seats.tap("keys1", *["up"] * 7)
    seats.tap("keys2", "slam")
    assert seated(seats) == ["keys1", *["bot"] * 6, "keys2"]


def test_the_ninth_device_is_turned_away(seats: House) -> None:
    for number in range(8):
        seats.press(f"pad:{number}", "slam")
    assert None not in seated(seats)
    assert seats.heard[-1] == "deny"
    assert "pad:7" not in seated(seats)


def test_whoever_is_ready_alone_gets_company(seats: House) -> None:
    seats.tap("keys1", "slam")
    assert seated(seats)[:5] == ["keys1", "bot", "bot", "bot", None]


def test_the_countdown_begins_only_when_all_people_are_ready(seats: House) -> None:
    seats.tap("keys2", "slam")
    seats.tap("keys1", "slam")
    seats.frames(5 * SECOND_FRAMES)
    assert seats.names[-1] == "SeatsScene"
    seats.tap("keys2", "slam")
    seats.frames(COUNT_NS // FRAME_NS + 3)
    assert seats.names[-1] == "HuntScene"
    assert [spec.word for spec in seats.top.hunt.match.seats] == ["keys1", "keys2"]


@pytest.mark.parametrize("stop", ["slam", "back"])
def test_the_countdown_can_be_stopped(seats: House, stop: str) -> None:
    seats.tap("keys2", "slam", "slam")
    seats.tap("keys1", "slam")
    seats.frames(2 * SECOND_FRAMES)
    seats.tap("keys2", stop)
    seats.frames(4 * SECOND_FRAMES)
    assert seats.names[-1] == "SeatsScene"


def test_a_countdown_that_was_stopped_begins_anew(seats: House) -> None:
    seats.tap("keys2", "slam", "slam")
    seats.tap("keys1", "slam")
    seats.frames(2 * SECOND_FRAMES)
    seats.tap("keys2", "slam", "slam")
    seats.frames(2 * SECOND_FRAMES)
    assert seats.names[-1] == "SeatsScene"
    seats.frames(2 * SECOND_FRAMES)
    assert seats.names[-1] == "HuntScene"


def test_a_latecomer_stops_the_countdown(seats: House) -> None:
    seats.tap("keys1", "slam")
    seats.frames(2 * SECOND_FRAMES)
    seats.tap("keys2", "slam")
    seats.frames(4 * SECOND_FRAMES)
    assert seats.names[-1] == "SeatsScene"


def test_left_and_right_turn_the_table_round(seats: House) -> None:
    tables = list(seats.app.content.tables)
    first = seats.app.settings.table
    for _ in tables:
        seats.tap("keys1", "right")
    assert seats.app.settings.table == first
    seats.tap("keys1", "left")
    assert seats.app.settings.table == tables[tables.index(first) - 1]


def test_start_opens_the_options_and_gives_the_seats_back(seats: House) -> None:
    seats.tap("keys", "start")
    assert seats.names[-1] == "OptionsScene"
    seats.tap("keys", "start")
    assert seats.names[-1] == "SeatsScene"
    assert seated(seats)[0] == "keys1"


def test_whose_pad_is_gone_has_got_up_and_sits_down_again_with_another(seats: House) -> None:
    with virtual_pads() as pads:
        pads.attach("A")
        seats.until(seats.app.inputs.pads, "the pad is there")
        pads.set("A", "button", A, 1)
        seats.until(lambda: len(seats.app.roster) == 2, "the pad sits")
        pads.detach("A")
        seats.until(lambda: len(seats.app.roster) == 1, "nobody waits for the pad")
        seats.tap("keys1", "slam")
        seats.frames(4 * SECOND_FRAMES)
        assert seats.names[-1] == "HuntScene"


def test_it_draws_itself_in_each_state(seats: House) -> None:
    seats.tap("keys2", "slam")
    seats.tap("keys1", "up", "slam")
    seats.press("keys2", "back")
    seats.frames(10, draw=True)
    empty = seats.draw()
    seats.press("keys2", "back", 0.0)
    seats.tap("keys2", "slam")
    seats.frames(10, draw=True)
    assert seats.draw() != empty
