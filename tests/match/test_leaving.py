"""A seat that leaves in the middle of a Duel of Bountytown."""

from pathlib import Path

import pytest

from game.match.board import BoardMatch
from game.match.board_start import resume_board
from game.match.games import BOUNTYTOWN
from game.match.seats import SeatSpec
from game.rules.kernel import Response
from tests.match.boards import People, board_of, play

AWAY, BOT = SeatSpec("away"), SeatSpec("bot", "easy")


def in_a_duel_of_players(folder: Path) -> BoardMatch:
    """Both duellists are asked for their cards; the first seat of the two has locked nothing yet."""
    board = board_of(BOUNTYTOWN, "keys1,keys2,pad", journals=folder)
    people = People(3)
    while len(board.people_asked) < 2 or not board.view(None)["duel"]:
        assert board.step() or people.answer(board)
    return board


@pytest.mark.parametrize("who", ["attacker", "defender"])
@pytest.mark.parametrize("heir", [AWAY, BOT], ids=["away", "bot"])
def test_who_leaves_in_a_duel_still_plays_cards_and_the_duel_comes_to_its_end(
    tmp_path: Path, who: str, heir: SeatSpec
) -> None:
    board = in_a_duel_of_players(tmp_path)
    duel = board.view(None)["duel"]
    seat, other = (duel[name] for name in (who, {"attacker": "defender", "defender": "attacker"}[who]))
    board.replace(seat, heir)
    while board.step():
        pass
    assert board.people_asked == (other,), "nobody waits for who has left"
    assert board.view(other)["duel"]["plays"][who == "defender"] is None, "what was locked is still secret"
    request = next(r for r in board.asked(other) if r.kind == "select")
    board.answer(Response(other, "select", request.default))
    assert any(event.kind == "showdown" for event in board.log)
    resumed = resume_board(next(tmp_path.glob("*.jsonl")))
    assert resumed.match.digest() == board.match.digest()
    play(resumed)
    assert resumed.over
    resumed.close()


def test_when_both_leave_in_a_duel_it_is_fought_with_what_is_safe(tmp_path: Path) -> None:
    board = in_a_duel_of_players(tmp_path)
    duel, before = board.view(None)["duel"], board.match.count
    for seat in (duel["attacker"], duel["defender"]):
        board.replace(seat, AWAY)
    for _ in range(2):
        assert board.step()
    assert board.match.count == before + 2
    assert any(event.kind == "showdown" for event in board.log)
    play(board)
    assert board.over
    board.close()
