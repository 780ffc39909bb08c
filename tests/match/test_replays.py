"""Journals as replays: what they say of themselves, and what is done with the files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.match import replays
from game.match.board_start import new_board, record_of, resume_board
from game.match.games import BANDITS, BOOMTOWN
from game.match.headless import run
from game.match.journal import read
from game.match.replay import check
from game.match.replays import Shelf, journal_name, speaking_name
from game.match.seats import SeatSpec
from game.match.start import new_hunt
from game.store.records import Records
from tests.match.boards import SHORT, play
from tests.match.hands import content


def board(folder: Path, *, steps: int = 1_000_000, names: tuple[str, ...] = ("Bart", "Emma", "")) -> Path:
    """The journal of a short match of Boom Town of two people and a bot, or of its beginning."""
    specs = (*(SeatSpec("pad", name=name) for name in names[:2]), SeatSpec("bot", "random"))
    made = new_board(BOOMTOWN, BOOMTOWN.box(), specs, 5, options=SHORT["boomtown"], journals=folder)
    play(made, steps)
    made.close()
    return max(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return board(tmp_path_factory.mktemp("finished")).read_bytes()


def strew(folder: Path, finished: bytes, count: int) -> list[Path]:
    """That many journals, the latest first."""
    paths = [folder / f"boomtown-{number:03}.jsonl" for number in range(count)]
    for age, path in enumerate(paths):
        path.write_bytes(finished)
        os.utime(path, ns=(10**18 - age * 10**9,) * 2)
    return paths


def test_a_journal_tells_who_played_who_won_and_how_long(tmp_path: Path, finished: bytes) -> None:
    (path,) = strew(tmp_path, finished, 1)
    found = Shelf(tmp_path).look(path)
    assert found is not None
    assert (found.game, found.state, found.kept) == ("boomtown", "over", False)
    assert [seat.name for seat in found.seats] == ["Bart", "Emma", ""]
    assert len(found.winners) == 1
    assert found.played_ms is not None
    assert found.answers > 20
    assert found.size == len(finished)


def test_shelf_and_record_tell_what_everybody_wore(tmp_path: Path) -> None:
    worn = (SeatSpec("pad", look=6), SeatSpec("bot", "random", look=0), SeatSpec("bot", "random", look=3))
    made = new_board(BOOMTOWN, BOOMTOWN.box(), worn, 5, options=SHORT["boomtown"], journals=tmp_path)
    assert [seat.look for seat in record_of(made).seats] == [6, 0, 3]
    made.close()
    (path,) = tmp_path.glob("*.jsonl")
    told = Shelf(tmp_path).look(path)
    assert told is not None and [seat.look for seat in told.seats] == [6, 0, 3]


def test_what_is_no_plain_file_stands_on_no_shelf(tmp_path: Path, finished: bytes) -> None:
    """A pipe would be waited for, a folder can't be pruned."""
    paths = strew(tmp_path, finished, 1)
    os.mkfifo(tmp_path / "boomtown-pipe.jsonl")
    (tmp_path / "boomtown-folder.jsonl").mkdir()
    shelf = Shelf(tmp_path)
    assert shelf.paths() == paths
    assert shelf.sizes() == (1, len(finished))


def test_a_hunt_tells_its_winner_and_its_time_too(tmp_path: Path) -> None:
    specs = (SeatSpec("bot", "hard"), SeatSpec("bot", "easy"))
    hunt = new_hunt(content(), specs, 3, options={"deck": "half"}, journals=tmp_path, headless=True)
    run(hunt)
    hunt.match.close()
    found = Shelf(tmp_path).look(next(tmp_path.glob("*.jsonl")))
    assert found is not None
    assert list(found.winners) == hunt.result["winners"]
    assert found.played_ms == hunt.since_ns // 1_000_000 > 10_000
    assert found.game == BANDITS.id


def test_a_match_that_was_broken_off_is_open_and_knows_its_seats_of_now(tmp_path: Path) -> None:
    specs = (SeatSpec("pad", name="Bart"), SeatSpec("pad", name="Emma"), SeatSpec("bot", "random"))
    made = new_board(BOOMTOWN, BOOMTOWN.box(), specs, 5, journals=tmp_path)
    play(made, 20)
    made.replace(0, SeatSpec("bot", "easy"))
    made.replace(2, SeatSpec("pad", name="Butch"))
    made.close()
    (path,) = tmp_path.glob("*.jsonl")
    found = Shelf(tmp_path).look(path)
    assert found is not None
    assert (found.state, found.winners) == ("open", ())
    assert [(seat.word, seat.name) for seat in found.seats] == [
        ("bot:easy", ""),
        ("pad", "Emma"),
        ("pad", "Butch"),
    ]
    assert check(read(path)) is None, "names do no harm to the check"


def test_what_is_no_journal_is_listed_but_not_looked_into(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_bytes(b"nothing\n")
    (tmp_path / "b.jsonl").write_bytes(b"")
    shelf = Shelf(tmp_path)
    assert len(shelf.paths()) == 2
    assert [shelf.look(path) for path in shelf.paths()] == [None, None]
    assert shelf.look(tmp_path / "gone.jsonl") is None
    assert Shelf(tmp_path / "no folder").paths() == []


def test_a_file_is_read_once_until_it_changes(
    tmp_path: Path, finished: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    (path,) = strew(tmp_path, finished, 1)
    shelf = Shelf(tmp_path)
    first = shelf.look(path)
    with monkeypatch.context() as patch:
        patch.setattr(replays, "read", lambda _: pytest.fail("read again"))
        assert shelf.look(path) is first
    path.write_bytes(finished[: finished.rindex(b"\n", 0, -1) + 1])
    again = shelf.look(path)
    assert again is not None
    assert again.state == "open"


def test_a_kept_journal_says_so_in_its_name_and_the_records_still_find_it(
    tmp_path: Path, finished: bytes
) -> None:
    (path,) = strew(tmp_path, finished, 1)
    shelf = Shelf(tmp_path)
    kept = shelf.keep(path, kept=True)
    found = shelf.look(kept)
    assert found is not None
    assert found.kept
    assert journal_name(kept) == path.name
    assert shelf.keep(kept, kept=True) == kept
    assert shelf.keep(kept, kept=False) == path


def test_keeping_never_writes_over_another_file(tmp_path: Path, finished: bytes) -> None:
    (path,) = strew(tmp_path, finished, 1)
    (tmp_path / "boomtown-000.kept.jsonl").write_bytes(b"another")
    with pytest.raises(OSError, match="already"):
        Shelf(tmp_path).keep(path, kept=True)


def test_the_oldest_that_are_not_kept_are_pruned(tmp_path: Path, finished: bytes) -> None:
    paths = strew(tmp_path, finished, 40)
    shelf = Shelf(tmp_path)
    kept = shelf.keep(paths[39], kept=True)
    assert shelf.prune(most=30, most_bytes=10**9) == 9
    assert shelf.paths() == [*paths[:30], kept]
    assert shelf.sizes() == (31, 31 * len(finished))


def test_pruning_by_size_leaves_the_latest_however_large(tmp_path: Path, finished: bytes) -> None:
    paths = strew(tmp_path, finished, 30)
    shelf = Shelf(tmp_path)
    assert shelf.prune(most=100, most_bytes=25 * len(finished)) == 5
    assert shelf.prune(most=0, most_bytes=0) == 25 - replays.LEAST
    assert shelf.paths() == paths[: replays.LEAST]


def test_a_shared_journal_is_one_file_with_a_speaking_name_that_can_be_checked(
    tmp_path: Path, finished: bytes
) -> None:
    (path,) = strew(tmp_path, finished, 1)
    shelf = Shelf(tmp_path)
    found = shelf.look(path)
    assert found is not None
    shared = shelf.share(path, tmp_path / "out")
    assert shared.name.startswith(f"Boom Town {found.made[:10]} ")
    assert shared.read_bytes() == finished
    assert check(read(shared)) is None
    assert shelf.share(path, tmp_path / "out").stem == f"{shared.stem} 2"
    named = found._replace(winners=(0, 1))
    assert speaking_name(named).endswith(", Bart and Emma won")
    assert speaking_name(found._replace(winners=(2,))).count(",") == 0


def test_a_folder_that_refuses_is_told(tmp_path: Path, finished: bytes) -> None:
    (path,) = strew(tmp_path, finished, 1)
    (tmp_path / "file").write_text("")
    shelf = Shelf(tmp_path)
    with pytest.raises(OSError, match="file"):
        shelf.share(path, tmp_path / "file" / "below")
    shelf.delete(path)
    with pytest.raises(OSError, match="No such file"):
        shelf.delete(path)


def test_names_go_from_the_seats_into_the_journal_the_records_and_a_match_that_is_resumed(
    tmp_path: Path,
) -> None:
    path = board(tmp_path, steps=30)
    again = resume_board(path)
    assert [spec.name for spec in again.match.seats] == ["Bart", "Emma", ""]
    cut = record_of(again)
    assert (cut.how, [seat.place for seat in cut.seats]) == ("cut short", [0, 0, 0])
    play(again)
    records = Records(tmp_path / "records.sqlite")
    assert records.add(record_of(again))
    again.close()
    assert {profile.name for profile in records.profiles.all()} == {"Bart", "Emma"}
    found = records.of_journal(path.name)
    assert found is not None
    assert found["turns"] == -(-again.result["turns"] // 3)
    records.close()
