import os
import random
from pathlib import Path

import msgspec
import pytest

from game.inputs.press import CONTROLS, Press
from game.match.headless import run
from game.match.journal import FORMAT, Accepted, JournalError, Row, pack, read, unpack
from game.match.journal_file import JournalFile
from game.match.round import rounded
from game.match.seats import bot_seats
from game.match.start import new_hunt, resume_hunt, unfinished
from tests.match.hands import SECOND, content


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The journal of a match of bots that was broken off after 40 s."""
    folder = tmp_path_factory.mktemp("whole")
    hunt = new_hunt(content(), bot_seats(3, ("normal",)), 4, journals=folder, headless=True)
    for second in range(40):
        hunt.advance(second * SECOND)
    hunt.match.close()
    return next(folder.glob("*.jsonl")).read_bytes()


@pytest.fixture
def path(tmp_path: Path, whole: bytes) -> Path:
    path = tmp_path / "bandits-1.jsonl"
    path.write_bytes(whole)
    return path


def changed(path: Path, line: int, old: str, new: str) -> None:
    lines = path.read_text().splitlines(keepends=True)
    assert old in lines[line], lines[line][:200]
    lines[line] = lines[line].replace(old, new, 1)
    path.write_text("".join(lines))


def test_a_line_torn_at_any_byte_costs_only_itself(path: Path, whole: bytes) -> None:
    lines = whole.splitlines(keepends=True)
    start = len(whole) - len(lines[-1]) - len(lines[-2])
    for end in range(start + 1, len(whole) + 1, 5):
        path.write_bytes(whole[:end])
        written = read(path)
        kept = whole[:end].count(b"\n") - 1
        assert len(written.entries) == kept
        assert whole[: written.good].count(b"\n") == kept + 1
        if end % 8 == 0:
            resume_hunt(path, headless=True).match.close()
            assert path.read_bytes().endswith(b"\n")


def test_a_damaged_last_line_is_taken_for_a_torn_one(path: Path, whole: bytes) -> None:
    path.write_bytes(whole + b'{"r":{"se\x00\x00\x00\n')
    assert len(read(path).entries) == whole.count(b"\n") - 1


def test_a_damaged_line_in_the_middle_is_named(path: Path) -> None:
    changed(path, 5, '"', "")
    with pytest.raises(JournalError, match=r"damaged in line 6\."):
        read(path)


@pytest.mark.parametrize("text", ["", "{}", "hello\n", '{"format": "x"}\n', "\x00" * 40, "[]\n"])
def test_another_file_is_no_journal(path: Path, text: str) -> None:
    path.write_text(text)
    with pytest.raises(JournalError, match="not a match journal"):
        read(path)


def test_a_journal_of_a_newer_version_is_refused_and_left_alone(path: Path) -> None:
    changed(path, 0, f'"format":{FORMAT}', f'"format":{FORMAT + 1}')
    before = path.read_bytes()
    with pytest.raises(JournalError, match="newer version"):
        read(path)
    assert unfinished(path.parent) == []
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"rules":1', '"rules":99', "version 99 of the rules"),
        ('"game":"bandits"', '"game":"poker"', "doesn't know: 'poker'"),
        ('"seats":["bot:normal"', '"seats":["bot:sly"', "can't be dealt again"),
        ('"look"', '"luck"', "holds no table"),
    ],
)
def test_a_journal_that_cannot_be_played_on_says_why(path: Path, old: str, new: str, words: str) -> None:
    changed(path, 0, old, new)
    before = path.read_bytes()
    with pytest.raises(JournalError, match=words):
        resume_hunt(path)
    assert path.read_bytes() == before


def test_a_match_that_has_ended_is_not_offered_again(path: Path) -> None:
    hunt = resume_hunt(path, headless=True)
    run(hunt)
    hunt.match.close()
    assert read(path).ended
    assert unfinished(path.parent) == []
    with pytest.raises(JournalError, match="has ended"):
        resume_hunt(path)


def test_a_match_that_was_given_up_is_not_offered_again(path: Path) -> None:
    hunt = resume_hunt(path, headless=True)
    hunt.end("left")
    hunt.match.close()
    assert unfinished(path.parent) == []


def test_the_latest_match_is_offered_first(path: Path) -> None:
    older = path.with_name("bandits-0.jsonl")
    older.write_bytes(path.read_bytes())
    os.utime(older, (1, 1))
    assert [written.path for written in unfinished(path.parent)] == [path, older]


def test_a_full_disk_is_a_notice_and_the_match_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hunt = new_hunt(content(), bot_seats(2, ("normal",)), 4, journals=tmp_path, headless=True)
    journal = hunt.match.journal
    assert isinstance(journal, JournalFile)
    write, room = os.write, [9_000]

    def full(file: int, data: bytes) -> int:
        part = data[: room[0]]
        room[0] -= len(part)
        if not part:
            raise OSError(28, "No space left on device")
        return write(file, part)

    monkeypatch.setattr(os, "write", full)
    run(hunt)
    assert hunt.phase == "over"
    assert "No space left on device" in (journal.notice or "")
    assert len(read(journal.path).entries) > 3


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_disk_without_any_room_is_a_notice() -> None:
    journal = JournalFile(Path("/dev/full"))
    journal.back(0)
    journal.flush()
    assert "No space left" in (journal.notice or "")
    journal.back(0)
    journal.close()


def test_a_folder_that_is_gone_is_a_notice(tmp_path: Path) -> None:
    hunt = new_hunt(content(), bot_seats(2, ("easy",)), 4, journals=tmp_path / "gone", headless=True)
    assert isinstance(hunt.match.journal, JournalFile)
    assert "No such file" in (hunt.match.journal.notice or "")
    run(hunt)


def test_nothing_is_told_before_it_is_in_the_journal(tmp_path: Path) -> None:
    hunt = new_hunt(content(), bot_seats(3, ("normal",)), 8, journals=tmp_path, headless=True)
    file = next(tmp_path.glob("*.jsonl"))
    while hunt.phase != "over":
        hunt.advance(hunt.now_ns + SECOND)
        accepted = [entry for entry in read(file).entries if isinstance(entry, Accepted)]
        assert len(accepted) == hunt.match.count
        assert not accepted or accepted[-1].digest == hunt.match.digest()


def test_presses_come_back_from_the_journal_as_they_were() -> None:
    rng = random.Random(3)
    for _ in range(500):
        lo = rng.randrange(-(10**9), 10**10)
        what = (rng.randrange(8), rng.choice(CONTROLS), rng.uniform(-1, 1))
        made = Press(*what, lo, lo + rng.randrange(10**8), 0, "pad", "pad:1")
        press = rounded(made)
        assert press.lo_ns <= made.lo_ns
        assert press.hi_ns >= made.hi_ns
        row = msgspec.json.decode(msgspec.json.encode(pack(press)))
        back = unpack(Row(*row))
        assert back[:5] == press[:5]
        assert back.source == "pad"
