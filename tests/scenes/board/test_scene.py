"""A board game on screen: who is asked what, which presses count, what is shown and when."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.inputs.notices import Notice
from game.match.board import BoardMatch
from game.match.board_start import new_board
from game.match.games import BOOMTOWN, BOUNTYTOWN
from game.match.seats import SeatSpec, parse_seats
from game.scenes.board.gate import GAP_NS
from game.scenes.lost import hand_over
from game.scenes.names import seat_words
from tests.match.boards import People
from tests.scenes.board.hall import GAP_FRAMES, OWN, Done, Hall, hall
from tests.scenes.board.secrets_at import at_select, duellists
from tests.scenes.house import FRAME_NS


def at_turn(seats: str = "keys1,keys2,keys3", seed: int = 2) -> BoardMatch:
    """All have chosen their Characters; somebody's turn begins."""
    board = new_board(BOUNTYTOWN, BOUNTYTOWN.box(), parse_seats(seats), seed)
    people = People(seed)
    while board.requests[0].kind != "turn":
        assert board.step() or people.answer(board)
    return board


@pytest.fixture
def turn(tmp_path: Path) -> Iterator[Hall]:
    with hall(tmp_path, board=at_turn()) as place:
        place.ripe()
        yield place


def go_to(place: Hall, label: str) -> None:
    """Focus a line of the panel."""
    panel = place.scene.asking.panel
    assert panel is not None
    for _ in panel.lines:
        if panel.focus.label == label:
            return
        place.tap(panel.seat, "down")
    raise AssertionError(f"there is no line '{label}'")


def end_turn(place: Hall) -> None:
    panel = place.scene.asking.panel
    assert panel is not None
    go_to(place, "End")
    place.tap(panel.seat, "slam", "down", "slam")


# Who is asked


def test_a_question_comes_when_all_that_led_to_it_was_shown(tmp_path: Path) -> None:
    with hall(tmp_path) as place:
        place.frames()
        assert not place.scene.director.done
        while not place.scene.director.done:
            assert place.scene.asking.seats == []
            place.frames()
        place.frames()
        assert place.scene.asking.panel is not None
        assert place.scene.asking.panel.seat == 0


@pytest.mark.parametrize("control", ["slam", "left", "right", "up", "down", "back"])
def test_a_press_of_who_is_asked_next_hurries_and_answers_nothing(tmp_path: Path, control: str) -> None:
    with hall(tmp_path) as place:
        place.table.event_ms = 5_000.0
        place.frames(30)
        assert "Hurry" in [hint.text for group in place.scene.hints() for hint in group.hints]
        place.press(0, control)
        place.frames()
        panel = place.scene.asking.panel
        assert place.scene.director.done and panel is not None
        focus, count = panel.focus, place.board.match.count
        place.ripe()
        assert (panel.focus, place.board.match.count, place.scene.hands.seats) == (focus, count, [])
        place.press(0, control, 0.0)
        place.tap(0, "slam")
        assert place.board.match.count == count + 1


@pytest.mark.parametrize("control", ["left", "down", "back"])
def test_only_palms_of_those_who_are_not_asked_next_hurry(tmp_path: Path, control: str) -> None:
    with hall(tmp_path, board=at_turn()) as place:
        place.ripe()
        panel = place.scene.asking.panel
        assert panel is not None
        place.table.event_ms = 5_000.0
        end_turn(place)
        asked = place.board.people_asked[0]
        place.tap(next(seat for seat in range(3) if seat != asked), control)
        assert not place.scene.director.done


def test_a_second_press_of_the_same_frame_is_dropped_without_a_word(turn: Hall) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    go_to(turn, "End")
    turn.tap(panel.seat, "slam", "down")
    count = turn.board.match.count
    turn.press(panel.seat, "slam")
    turn.press(panel.seat, "slam", 0.0)
    panel.take()  # the panel stands at "Yes" again, as for a press that comes late
    panel.move(1)
    turn.press(panel.seat, "slam")
    assert turn.board.match.count == count + 1
    assert turn.place.app.notes._waiting == deque()


def test_what_is_in_focus_lights_up_on_the_board(turn: Hall) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    turn.tap(panel.seat, "slam")
    assert turn.table.spots == panel.focus.spots != ()


def test_other_seats_never_move_the_panel(turn: Hall) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    count, focus = turn.board.match.count, panel.focus
    for seat in range(3):
        if seat != panel.seat:
            turn.tap(seat, "down", "slam", "slam", "right", "slam")
    assert turn.board.match.count == count
    assert turn.scene.asking.panel is panel
    assert panel.focus == focus
    assert not panel.deep


def test_several_who_are_asked_in_public_are_asked_one_after_the_other(tmp_path: Path) -> None:
    with hall(tmp_path) as place:
        order = []
        for _ in range(3):
            place.ripe()
            panel = place.scene.asking.panel
            assert panel is not None
            order.append(panel.seat)
            place.tap(panel.seat, "slam")
        assert order == [0, 1, 2]


def test_both_duellists_choose_at_once_with_peek_and_one_by_one_with_curtains(tmp_path: Path) -> None:
    for manner, count in (("peek", 2), ("open", 2), ("curtain", 1)):
        with hall(tmp_path / manner, board=at_select(), manner=manner) as place:
            place.frames(60)
            assert len(place.scene.asking.trays) == count
            assert place.scene.asking.panel is None


# Which presses count


def test_presses_of_the_first_quarter_second_do_not_count(tmp_path: Path) -> None:
    with hall(tmp_path, board=at_turn()) as place:
        place.frames()
        panel = place.scene.asking.panel
        assert panel is not None
        count = place.board.match.count
        for _ in range(GAP_NS // FRAME_NS // 2 - 1):
            place.tap(panel.seat, "slam", "down")
        assert (panel.deep, place.board.match.count) == (False, count)
        place.ripe()
        place.tap(panel.seat, "slam")
        assert panel.deep


def test_whoever_mashes_over_a_change_of_turns_answers_nothing(turn: Hall) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    first = panel.seat
    end_turn(turn)
    count = turn.board.match.count
    others = [seat for seat in range(3) if seat != first]
    for _ in range(GAP_FRAMES // 8):
        for seat in others:
            turn.tap(seat, "slam")
    assert turn.board.match.count == count
    assert turn.scene.asking.panel is not None
    assert not turn.scene.asking.panel.deep


def test_what_was_held_before_the_question_must_be_let_go_first(turn: Hall) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    others = [seat for seat in range(3) if seat != panel.seat]
    for seat in others:
        turn.press(seat, "down")
        turn.press(seat, "y", 0.9)
    end_turn(turn)
    turn.ripe()
    new = turn.scene.asking.panel
    assert new is not None
    here = new.index
    turn.frames(90)
    turn.press(new.seat, "y", 1.0)
    turn.frames(60)
    assert new.index == here, "it moved by what was held"
    turn.press(new.seat, "y", 0.0)
    turn.press(new.seat, "y", 0.9)
    turn.frames()
    assert new.index != here


def test_a_held_direction_goes_on_through_the_lines(turn: Hall) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    moves = turn.place.heard.count("move")
    turn.press(panel.seat, "down")
    turn.frames(60)
    turn.press(panel.seat, "down", 0.0)
    assert turn.place.heard.count("move") > moves + 2


# What is shown


def test_an_answer_hurries_what_still_moves(tmp_path: Path) -> None:
    with hall(tmp_path) as place:
        place.ripe()
        place.table.event_ms = 5_000.0
        place.scene.director.take(place.board.log[:2], place.board.view(None))
        assert not place.scene.director.done
        told = len(place.table.heard)
        place.tap(0, "slam")
        assert len(place.table.heard) > told + 1


def test_every_public_event_is_played_in_its_order_and_the_view_follows(turn: Hall) -> None:
    end_turn(turn)
    turn.frames(200)
    assert turn.scene.director.done
    public = [event for event in turn.board.log if event.audience is None]
    assert turn.table.heard == public[-len(turn.table.heard) :]
    assert turn.table.settled[-1] == turn.board.view(None)


def test_bots_wait_until_people_have_seen_what_happened_and_a_palm_hurries(tmp_path: Path) -> None:
    boards = (at_turn("keys1,bot,bot", seed) for seed in range(1, 20))
    with hall(tmp_path, board=next(board for board in boards if board.waits_for != (0,))) as place:
        place.table.event_ms = 3_000.0
        place.place.until(lambda: not place.scene.director.done, "a bot has answered")
        count = place.board.match.count
        place.frames(60)
        assert place.board.match.count == count
        place.press(0, "slam")
        assert place.scene.director.done


def test_a_hand_shows_while_back_is_held_and_only_then(turn: Hall) -> None:
    plain = turn.shown()
    turn.press(0, "back")
    turn.frames(20)
    assert turn.scene.hands.seats == [0]
    assert turn.shown() != plain
    turn.press(0, "back", 0.0)
    turn.frames()
    assert turn.scene.hands.seats == []


@pytest.mark.parametrize(("manner", "control"), [("peek", "back"), ("open", "back"), ("curtain", "slam")])
def test_who_looks_at_cards_while_choosing_can_look_up_the_ranking(
    tmp_path: Path, manner: str, control: str
) -> None:
    with hall(tmp_path, board=at_select(), manner=manner) as place:
        place.ripe()
        place.shown()
        assert not place.scene.table.helped
        place.press(place.scene.asking.seats[0], control)
        place.frames(60)
        place.shown()
        assert place.scene.table.helped == 1
        place.press(place.scene.asking.seats[0], control, 0.0)
        place.shown()
        assert place.scene.table.helped == (2 if manner == "curtain" else 1), "a curtain stays open"


def test_a_hand_that_was_looked_at_does_not_show_after_an_answer_until_it_is_asked_for_again(
    turn: Hall,
) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    turn.press(panel.seat, "back")
    turn.frames(20)
    end_turn(turn)
    turn.frames(30)
    assert turn.scene.hands.seats == []
    turn.press(panel.seat, "back", 0.0)
    turn.press(panel.seat, "back")
    turn.frames(20)
    assert turn.scene.hands.seats == [panel.seat]


def test_a_tap_of_back_leads_a_level_up_without_showing_a_card(turn: Hall) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    turn.tap(panel.seat, "slam")
    assert panel.deep
    turn.press(panel.seat, "back")
    turn.frames(3)
    assert turn.scene.hands.seats == []
    turn.press(panel.seat, "back", 0.0)
    assert not panel.deep


def test_with_curtains_a_hand_is_seen_behind_one(tmp_path: Path) -> None:
    with hall(tmp_path, board=at_turn(), manner="curtain") as place:
        place.ripe()
        place.press(1, "back")
        place.frames(10)
        assert place.scene.hands.curtain is not None
        assert place.scene.hands.seats == []
        place.frames(90)
        assert place.scene.hands.seats == [1]
        place.shown()
        place.press(1, "back", 0.0)
        place.frames()
        assert place.scene.hands.curtain is None


# The mouse


def test_the_mouse_points_at_lines_and_takes_them(turn: Hall) -> None:
    turn.shown()
    panel = turn.scene.asking.panel
    assert panel is not None
    index, box = turn.scene.panel_look._rows[1]
    canvas = turn.place.app.window.canvas
    at = canvas.px(box.x + box.w / 2, box.y + box.h / 2)
    turn.scene.notice(Notice("mouse_moved", at=at))
    assert panel.index == index
    turn.scene.notice(Notice("mouse_down", at=at, button=1))
    assert panel.deep or turn.scene.asking.panel is not panel


# Leaving


def test_lost_focus_pauses_and_nothing_shows_of_a_hand(turn: Hall) -> None:
    turn.press(0, "back")
    turn.frames(20)
    turn.scene.notice(Notice("focus_lost"))
    assert turn.place.names[-1] == "PauseScene"
    assert turn.scene.hands.seats == []


def test_a_pause_holds_bots_and_gives_the_question_back_with_its_gap(tmp_path: Path) -> None:
    with hall(tmp_path, board=at_turn("keys1,keys2,bot")) as place:
        place.ripe()
        place.place.tap("keys", "start")
        count = place.board.match.count
        place.frames(200)
        assert place.board.match.count == count
        place.place.tap("keys", "start")
        assert place.place.top is place.scene
        panel = place.scene.asking.panel
        if panel is not None:
            place.tap(panel.seat, "slam")
            assert not panel.deep


def test_the_pause_lists_the_reasons_and_wears_the_games_look(turn: Hall) -> None:
    end_turn(turn)
    turn.place.tap("keys", "start")
    assert turn.place.top.theme == "bounty"
    turn.place.top.menu.select("why")
    turn.place.tap("keys1", "slam")
    labels = [row.label for row in turn.place.top.menu.rows]
    assert labels == list(reversed(turn.scene.director.reasons))


def test_a_seat_that_gets_up_in_the_midst_of_a_question_is_played_by_a_bot_until_it_is_back(
    turn: Hall,
) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    seat = panel.seat
    device = turn.place.app.inputs.seats.device_of(seat)
    assert device is not None
    turn.place.tap("keys", "start")
    turn.place.top.menu.select("up")
    turn.place.tap(device, "slam")
    turn.place.top.menu.select(str(seat))
    turn.place.tap(device, "slam")
    assert [row.id for row in turn.place.top.menu.rows] == ["bot", "out", "stay"]
    turn.place.tap(device, "slam")
    assert turn.place.top is turn.scene
    assert list(turn.board.bots) == [seat]
    count = turn.board.match.count
    turn.place.until(lambda: turn.board.match.count > count, "the bot answers")
    assert turn.scene.asking.panel is not panel
    turn.place.tap(device, "slam")
    assert turn.board.bots == {}
    assert turn.board.match.seats[seat].word == device


def test_who_gets_up_is_asked_by_the_names_of_the_board_and_of_people(tmp_path: Path) -> None:
    with hall(tmp_path, board=at_turn(), table=OWN) as place:
        place.place.app.roster.name(1, "Valentina")
        place.ripe()
        names = place.table.names(place.board.view(None))
        place.place.tap("keys", "start")
        place.place.top.menu.select("up")
        place.place.tap("keys1", "slam")
        assert [row.label for row in place.place.top.menu.rows] == [
            "Nobody", f"{names[0]} (seat 1)", f"Valentina ({names[1]}, seat 2)", f"{names[2]} (seat 3)",
        ]  # fmt: skip
        place.place.top.menu.select("0")
        place.place.tap("keys1", "slam")
        assert place.place.top.headline == f"{names[0].upper()} LEAVES"
        place.place.app.stack.reset(Done())
        assert seat_words(0) == "Star (seat 1)"


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_got_up_gets_the_own_seat_back_with_the_device_that_sat_there(turn: Hall, seat: int) -> None:
    app = turn.place.app
    for one in (0, 1):
        hand_over(app, turn.board, one)
    assert app.roster.people == [2]
    turn.place.tap(f"keys{seat + 1}", "slam")
    assert turn.place.top is turn.scene, "nobody has to say who they are"
    assert app.roster.people == [seat, 2]
    assert list(turn.board.bots) == [1 - seat]


def test_whoever_comes_back_with_another_device_is_asked_who_they_are(turn: Hall) -> None:
    for one in (0, 1):
        hand_over(turn.place.app, turn.board, one)
    turn.place.tap("keys4", "slam")
    assert turn.place.names[-1] == "WhoIsBackScene"


def test_a_bot_that_replaces_a_duellist_answers_and_the_other_tray_stays(tmp_path: Path) -> None:
    with hall(tmp_path, board=at_select()) as place:
        place.ripe()
        one, other = duellists(place.board)
        place.board.replace(one, SeatSpec("bot", "easy"))
        place.frames()
        assert list(place.scene.asking.trays) == [other]
        place.place.until(lambda: not place.board.asked(one), "the bot has locked its cards")
        assert list(place.scene.asking.trays) == [other]


def test_the_match_that_is_left_stays_in_its_journal(tmp_path: Path) -> None:
    with hall(tmp_path / "x", board=at_turn()) as place:
        place.place.tap("keys", "start")
        place.place.top.menu.select("leave")
        place.place.tap("keys1", "slam", "down", "slam")
        assert isinstance(place.place.top, Done)


def test_it_goes_on_after_the_end(tmp_path: Path) -> None:
    board = at_turn("keys1,bot:easy,bot:easy")
    people = People(3)
    while not board.over:
        assert board.step() or people.answer(board)
    with hall(tmp_path, board=board) as place:
        place.place.until(lambda: isinstance(place.place.top, Done), "the match is over")


def test_after_a_pause_everything_is_asked_anew(turn: Hall) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    turn.tap(panel.seat, "slam")
    assert panel.deep
    turn.place.tap("keys", "start")
    turn.place.tap("keys", "start")
    turn.frames()
    new = turn.scene.asking.panel
    assert new is not None
    assert new is not panel
    assert not new.deep


def test_a_bot_plays_for_a_device_that_is_let_go_also_out_of_its_turn(tmp_path: Path) -> None:
    """Else the match would wait for ever, once that seat is asked."""
    board = new_board(BOOMTOWN, BOOMTOWN.box(), parse_seats("keys1,keys2,keys3"), 1)
    with hall(tmp_path, "boomtown", board=board) as place:
        place.ripe()
        other = next(seat for seat in range(3) if seat not in board.people_asked)
        place.place.app._let_go(other)
        assert other in board.bots
