"""Law 4 for board games: what is told is written down, and a journal gives back its match."""

from pathlib import Path

import msgspec
import pytest

from game.match.board_playback import BoardPlayback
from game.match.board_start import record_of, resume_board
from game.match.games import GAMES, Game
from game.match.journal import Accepted, JournalError, read
from game.match.journal_file import JournalFile
from game.match.replay import check
from game.match.seats import SeatSpec
from game.match.start import resume_hunt, unfinished
from game.rules.kernel import Event, RuleError
from game.store.records import Records
from tests.match.boards import BOARDS, MS, People, board_of, play

every_board = pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.id)
MIXED = "keys1,bot:random,pad,bot:random"


def journal_of(folder: Path) -> Path:
    return next(folder.glob("*.jsonl"))


def broken_off(folder: Path, game: Game, steps: int = 80) -> Path:
    """The journal of people and bots, with a bot that took over and a seat that was left."""
    board = board_of(game, MIXED, journals=folder)
    play(board, steps // 2)
    board.replace(2, SeatSpec("bot", "random"))
    board.replace(3, SeatSpec("away"))
    play(board, steps - steps // 2)
    board.close()
    return journal_of(folder)


def altered(path: Path, line: int, **fields: object) -> Path:
    lines = path.read_text().splitlines()
    lines[line] = msgspec.json.encode({**msgspec.json.decode(lines[line]), **fields}).decode()
    path.write_text("\n".join(lines) + "\n")
    return path


@every_board
def test_nothing_is_told_before_it_is_in_the_journal(tmp_path: Path, game: Game) -> None:
    board = board_of(game, MIXED, journals=tmp_path)
    people = People(1)
    while (board.step() or people.answer(board)) and board.match.count < 120:
        accepted = [entry for entry in read(journal_of(tmp_path)).entries if isinstance(entry, Accepted)]
        assert len(accepted) == board.match.count
        assert accepted[-1].digest == board.match.digest()
    board.close()


@every_board
@pytest.mark.parametrize("steps", [0, 1, 2, 7, 33, 80])
def test_a_match_is_resumed_at_the_very_decision_that_was_open(
    tmp_path: Path, game: Game, steps: int
) -> None:
    board = board_of(game, MIXED, journals=tmp_path)
    play(board, steps)
    resumed = resume_board(journal_of(tmp_path))
    assert resumed.requests == board.requests
    assert resumed.log == board.log
    assert resumed.match.digest() == board.match.digest()
    assert resumed.match.seats == board.match.seats
    for reader in (None, 0, 1, 2, 3):
        assert resumed.view(reader) == board.view(reader)
    play(resumed)
    assert resumed.over
    resumed.close()
    assert check(read(journal_of(tmp_path))) is None
    assert read(journal_of(tmp_path)).ended


@every_board
def test_changes_of_seats_are_in_the_journal(tmp_path: Path, game: Game) -> None:
    path = broken_off(tmp_path, game)
    resumed = resume_board(path)
    assert [seat.word for seat in resumed.match.seats] == ["keys1", "bot:random", "bot:random", "away"]
    assert sorted(resumed.bots) == [1, 2, 3]
    resumed.close()
    assert check(read(path)) is None


@every_board
def test_a_line_torn_at_any_byte_costs_only_itself(tmp_path: Path, game: Game) -> None:
    path = broken_off(tmp_path, game, 20)
    whole = path.read_bytes()
    start = len(whole) - len(whole.splitlines(keepends=True)[-1])
    for end in range(start + 1, len(whole) + 1, 7):
        path.write_bytes(whole[:end])
        board = resume_board(path)
        assert board.match.count == 20 - (end < len(whole))
        board.close()
        assert path.read_bytes().endswith(b"\n")


@every_board
def test_the_first_digest_that_differs_is_named(tmp_path: Path, game: Game) -> None:
    path = broken_off(tmp_path, game)
    line = next(n for n, row in enumerate(path.read_text().splitlines()) if n > 20 and '"r"' in row)
    difference = check(read(altered(path, line, d="0" * 32)))
    assert difference is not None
    assert "the digest was 00000000" in difference
    with pytest.raises(JournalError, match="can't be resumed: after response"):
        resume_board(path)


@every_board
def test_another_answer_another_chance_and_another_end_are_found(tmp_path: Path, game: Game) -> None:
    board = board_of(game, journals=tmp_path)
    play(board)
    board.close()
    path = journal_of(tmp_path)
    whole = path.read_text()
    last = len(whole.splitlines()) - 1
    difference = check(read(altered(path, last, data={"how": "over", "trail": "0"})))
    assert difference is not None
    assert "the digest of the whole was 0" in difference
    path.write_text(whole)
    deal = msgspec.json.decode(whole.splitlines()[0])["deal"]
    stream, order = deal[0]
    assert check(read(altered(path, 0, deal=[[stream, order[::-1]], *deal[1:]]))) is not None
    path.write_text("\n".join([*whole.splitlines()[:-4], whole.splitlines()[-1]]) + "\n")
    assert check(read(path)) == "the match was over then and is not now"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"rules":1', '"rules":99', "version 99 of the rules"),
        ('"game":"boomtown"', '"game":"poker"', "doesn't know: 'poker'"),
        ('"game":"boomtown"', '"game":"bandits"', "which is not a board game"),
        ('"seats":["keys1"', '"seats":["bot:sly"', "can't be dealt again"),
        ('"goal":30', '"goal":31', "can't be dealt again"),
        ('"format":1', '"format":2', "newer version"),
    ],
)
def test_a_journal_that_cannot_be_played_on_says_why(tmp_path: Path, old: str, new: str, words: str) -> None:
    path = broken_off(tmp_path, GAMES["boomtown"], 10)
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(JournalError, match=words):
        resume_board(path)
    assert path.read_text() == text.replace(old, new, 1)


@every_board
def test_a_match_that_has_ended_or_was_given_up_is_not_offered_again(tmp_path: Path, game: Game) -> None:
    board = board_of(game, journals=tmp_path)
    play(board, 10)
    assert [written.path for written in unfinished(tmp_path, (game.id,))] == [journal_of(tmp_path)]
    assert unfinished(tmp_path) == [], "no hunt can be resumed from it"
    with pytest.raises(JournalError, match="which is not a race"):
        resume_hunt(journal_of(tmp_path))
    board.end()
    board.close()
    assert unfinished(tmp_path, (game.id,)) == []
    with pytest.raises(JournalError, match="has ended"):
        resume_board(journal_of(tmp_path))


@every_board
def test_a_match_that_was_killed_before_its_end_was_written_is_over_when_it_is_resumed(
    tmp_path: Path, game: Game
) -> None:
    board = board_of(game, journals=tmp_path)
    play(board)
    board.close()
    path = journal_of(tmp_path)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))
    resumed = resume_board(path)
    assert resumed.over
    resumed.close()
    assert read(path).ended
    assert check(read(path)) is None


@every_board
def test_a_disk_that_refuses_is_a_notice_and_the_match_goes_on(tmp_path: Path, game: Game) -> None:
    board = board_of(game, journals=tmp_path / "gone")
    assert isinstance(board.match.journal, JournalFile)
    assert "No such file" in (board.match.journal.notice or "")
    play(board)
    assert board.over
    board.close()


@every_board
def test_a_playback_tells_what_the_match_told_and_ends_like_it(tmp_path: Path, game: Game) -> None:
    board = board_of(game, MIXED, journals=tmp_path)
    play(board)
    public = board.news(None)
    board.close()
    playback = BoardPlayback(read(journal_of(tmp_path)), speed=10.0)
    told: list[Event] = []
    now = 0
    while not playback.over:
        playback.advance(now)
        told += playback.news()
        now += 16 * MS
    assert told == public
    assert playback.difference is None
    assert playback.result == board.result
    assert playback.view(None) == board.view(None)
    assert now >= playback.done * 30 * MS


@every_board
def test_a_playback_of_a_match_that_was_broken_off_stops_there(tmp_path: Path, game: Game) -> None:
    path = broken_off(tmp_path, game)
    playback = BoardPlayback(read(path))
    while playback.step():
        pass
    assert (playback.done, playback.difference) == (80, None)
    with pytest.raises(RuleError):
        assert playback.result


def test_the_data_base_keeps_what_became_of_a_match(tmp_path: Path) -> None:
    records = Records(tmp_path / "records.sqlite")
    for game in BOARDS:
        board = board_of(game, journals=tmp_path)
        play(board)
        record = record_of(board)
        assert records.add(record)
        assert [seat.place for seat in record.seats] == board.result["places"]
        assert [seat.score for seat in record.seats] == board.result[game.score]
        assert record.journal.startswith(game.id)
        board.close()
    assert [row["game"] for row in records.recent()] == ["boomtown", "bountytown"]
    records.close()
