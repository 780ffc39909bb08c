"""A board game on screen while people pause, get up, come back or leave, and after its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.inputs.notices import Notice
from game.match.board_start import new_board
from game.match.games import BOOMTOWN
from game.match.seats import SeatSpec, parse_seats
from game.scenes.lost import hand_over
from game.scenes.names import seat_words
from tests.match.boards import People
from tests.scenes.board.hall import OWN, Done, Hall, end_turn, hall
from tests.scenes.board.secrets_at import at_select, at_turn, duellists


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
