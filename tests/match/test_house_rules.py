"""House rules travel with a match: into its journal, through a resume, to its end."""

from pathlib import Path

from game.match.board_start import new_board, resume_board
from game.match.games import BOUNTYTOWN
from game.match.journal import read
from game.match.replay import check
from game.match.seats import read_seat
from game.rules.bountytown.rows import TRAIN
from tests.match.boards import play


def test_bt27_a_long_game_goes_on_after_a_resume_with_all_bounties_until_the_train(tmp_path: Path) -> None:
    seats = tuple(map(read_seat, ("keys1", "bot:random", "bot:random")))
    options: dict[str, str | int | bool] = {"bounty_deck": "all"}
    board = new_board(BOUNTYTOWN, BOUNTYTOWN.box(), seats, 2, options=options, journals=tmp_path)
    play(board, 40)
    path = next(tmp_path.glob("*.jsonl"))
    resumed = resume_board(path)
    assert resumed.view(0) == board.view(0)
    assert resumed.view(None)["options"]["bounty_deck"] == "all"
    play(resumed)
    revealed = [event.data["bounty"] for event in resumed.log if event.kind == "revealed"]
    assert len(set(revealed)) == len(revealed) >= len(BOUNTYTOWN.box().content["bounty"]) - 5
    assert TRAIN in resumed.view(None)["gone"]
    resumed.close()
    assert check(read(path)) is None
