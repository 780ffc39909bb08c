"""A match of a board game between people and bots: who is asked, who gets to know what, who takes over."""

import time
from collections.abc import Iterable

import pytest

from game.match.board import BoardMatch, heard
from game.match.games import BOOMTOWN, BOUNTYTOWN, Game
from game.match.seats import SeatSpec
from game.rules.kernel import Event, Request, Response, RuleError, View
from tests.match.boards import BOARDS, MS, People, board_of, play

every_board = pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.id)
MIXED = "keys1,bot:random,pad,bot:random"


class Watcher:
    """A bot that keeps what it is told and does what is safe. slow: seconds that it thinks."""

    level = "normal"

    def __init__(self, slow: float = 0.0) -> None:
        self.seen: list[Event] = []
        self.views: list[View] = []
        self.slow = slow
        self.thinks = False

    def see(self, events: Iterable[Event]) -> None:
        assert not self.thinks, "nobody may disturb a bot that thinks"
        self.seen += events

    def answer(self, request: Request, view: View) -> Response:
        self.thinks = True
        time.sleep(self.slow)
        self.thinks = False
        self.views.append(view)
        return Response(request.seat, request.kind, request.default)

    def why(self) -> str:
        return f"{len(self.views)} answers"


def until_people(board: BoardMatch) -> None:
    while board.step():
        pass


@every_board
def test_people_and_bots_play_to_the_end_together(game: Game) -> None:
    board = board_of(game, MIXED)
    play(board)
    assert board.over
    assert board.waits_for == ()
    assert max(board.result[game.score]) >= 0
    assert board.result["winners"]


def test_all_choose_their_characters_at_once_and_in_any_order() -> None:
    board = board_of(BOUNTYTOWN, "keys1,keys2,bot:random")
    assert board.waits_for == (0, 1, 2)
    assert board.people_asked == (0, 1)
    board.answer(Response(1, "choose", board.asked(1)[0].default))
    assert board.asked(1) == ()
    until_people(board)
    assert board.waits_for == (0,)
    board.answer(Response(0, "choose", board.asked(0)[0].default))
    assert board.view(None)["turn"] == 1


@every_board
def test_an_answer_that_does_not_fit_is_refused_with_a_sentence_and_changes_nothing(game: Game) -> None:
    board = board_of(game, "keys1,keys2,bot:random")
    digest, log = board.match.digest(), len(board.log)
    seat = board.people_asked[0] if board.people_asked else 0
    for response in (Response(seat, "dance"), Response(2, board.requests[0].kind), Response(7, "choose")):
        with pytest.raises(RuleError) as refusal:
            board.answer(response)
        assert str(refusal.value)
        assert "\n" not in str(refusal.value)
    assert (board.match.digest(), len(board.log), board.match.count) == (digest, log, 0)


@every_board
def test_each_reader_hears_only_what_its_seat_may_know_and_everything_of_that(game: Game) -> None:
    board = board_of(game, MIXED)
    told: dict[int | None, list[Event]] = {reader: [] for reader in (None, 0, 1, 2, 3)}
    people = People(5)
    while board.step() or people.answer(board):
        for reader in told:
            if board.match.count % (2 + (reader or 0)) == 0:
                told[reader] += board.news(reader)
    for reader, before in told.items():
        events = before + board.news(reader)
        assert events == heard(board.log, reader)
        assert all(event.audience is None or reader in event.audience for event in events)
        assert board.news(reader) == []
    assert len(heard(board.log, None)) < len(heard(board.log, 0))


@every_board
def test_a_bot_sees_the_events_and_the_view_of_its_seat_and_nothing_else(game: Game) -> None:
    board = board_of(game, "bot:random,bot:random,bot:random")
    spy = board.bots[1] = Watcher()
    spy.see(heard(board.log, 1))
    until_people(board)
    assert spy.seen == heard(board.log, 1)
    assert {view["seat"] for view in spy.views} == {1}


@every_board
def test_a_bot_takes_a_seat_in_the_midst_of_its_question_and_knows_what_the_seat_knew(game: Game) -> None:
    board = board_of(game, MIXED)
    play(board, 60)
    until_people(board)
    seat = board.people_asked[0]
    board.replace(seat, SeatSpec("bot", "random"))
    assert seat in board.waits_for
    assert seat not in board.people_asked
    with pytest.raises(RuleError, match="a bot plays seat"):
        board.answer(Response(seat, board.asked(seat)[0].kind, board.asked(seat)[0].default))
    before = board.match.count
    assert board.step()
    assert board.match.count == before + 1
    play(board)
    assert board.over


@every_board
def test_a_seat_that_was_left_answers_what_is_safe_and_can_be_taken_again(game: Game) -> None:
    board = board_of(game, "keys1,keys2,pad")
    play(board, 40)
    seat = board.people_asked[0]
    request = next(request for request in board.asked(seat) if not request.optional)
    board.replace(seat, SeatSpec("away"))
    before = board.match.view(None)
    assert board.step()
    twin = board_of(game, "keys1,keys2,pad")
    play(twin, 40)
    assert twin.match.view(None) == before
    twin.answer(Response(seat, request.kind, request.default))
    assert twin.match.digest() == board.match.digest()
    board.replace(seat, SeatSpec("keys1"))
    assert seat not in board.bots
    for other in range(3):
        board.replace(other, SeatSpec("away"))
    until_people(board)
    assert board.over


def test_a_bot_whose_answers_are_refused_does_what_is_safe() -> None:
    class Mad(Watcher):
        def answer(self, request: Request, view: View) -> Response:  # noqa: ARG002
            return Response(request.seat, "dance")

    board = board_of(BOOMTOWN, "bot:random,bot:random")
    board.bots = {0: Mad(), 1: Mad()}
    until_people(board)
    assert board.over
    assert board.refused >= board.match.count


@every_board
def test_bots_think_while_frames_go_on_and_wait_until_people_have_looked(game: Game) -> None:
    board = board_of(game, "bot:random,bot:random,bot:random")
    first = board.waits_for[0]
    board.bots[first] = Watcher(0.05)
    board.advance(0)
    assert board.match.count == 0
    time.sleep(0.2)
    board.advance(board.bot_ns - 1)
    assert board.match.count == 0
    board.held = True
    board.advance(board.bot_ns * 3)
    assert board.match.count == 0
    board.held = False
    board.advance(board.bot_ns * 3)
    assert board.match.count == 1
    assert board.why(first) == "1 answers"
    board.close()


def test_what_happens_while_a_bot_thinks_is_told_to_it_afterwards() -> None:
    board = board_of(BOUNTYTOWN, "keys1,bot:random,bot:random")
    slow = board.bots[1] = Watcher(0.05)
    slow.see(heard(board.log, 1))
    board.advance(0)
    board.answer(Response(0, "choose", board.asked(0)[0].default))
    assert len(slow.seen) < len(heard(board.log, 1)), "it thinks and must not be disturbed"
    time.sleep(0.2)
    board.advance(board.bot_ns)
    assert slow.seen == heard(board.log, 1)
    assert board.match.count == 2
    board.close()


def test_a_bot_that_is_replaced_while_it_thinks_is_not_heard() -> None:
    board = board_of(BOUNTYTOWN, "bot:random,keys1,keys2")
    board.bots[0] = Watcher(0.05)
    board.advance(0)
    board.replace(0, SeatSpec("pad"))
    time.sleep(0.15)
    board.advance(board.bot_ns * 2)
    assert board.match.count == 0
    assert 0 in board.people_asked
    board.close()


@every_board
def test_driven_by_frames_a_match_of_bots_comes_to_its_end(game: Game) -> None:
    board = board_of(game, "bot:random,bot:random,bot:random", seed=4)
    board.bot_ns = 0
    deadline = time.monotonic() + 60
    now = 0
    while not board.over and time.monotonic() < deadline:
        now += 16 * MS
        board.advance(now)
    assert board.over
    board.close()
