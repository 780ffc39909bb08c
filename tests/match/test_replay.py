from pathlib import Path

import msgspec
import pytest

from game.match.headless import run
from game.match.journal import Accepted, JournalError, Note, read
from game.match.journal_file import JournalFile
from game.match.playback import Playback
from game.match.replay import check
from game.match.rerun import kept
from game.match.seats import SeatSpec, bot_seats, parse_seats
from game.match.start import new_hunt, resume_hunt
from tests.match.hands import SECOND, Table, content


def played(folder: Path, seats: str = "keys1,pad,bot:hard,bot:easy", seed: int = 12) -> Path:
    """The journal of people and bots, with races broken off by pauses and a seat that a bot took over."""
    hunt = new_hunt(content(), parse_seats(seats), seed, journals=folder)
    table = Table(hunt, 60)
    for phase in ("race", "hush", "race", "flip", "check", "race"):
        table.run(600 * SECOND, lambda h, phase=phase: h.phase == phase)  # type: ignore[misc]
        table.run(table.now_ns + SECOND // 3)
        hunt.break_race()
    hunt.replace(1, SeatSpec("bot"))
    table.run(600 * SECOND)
    assert hunt.phase == "over"
    hunt.match.close()
    return next(folder.glob("*.jsonl"))


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played(tmp_path_factory.mktemp("played"))


def altered(path: Path, folder: Path, line: int, **fields: object) -> Path:
    lines = path.read_text().splitlines()
    lines[line] = msgspec.json.encode({**msgspec.json.decode(lines[line]), **fields}).decode()
    new = folder / "altered.jsonl"
    new.write_text("\n".join(lines) + "\n")
    return new


def test_a_match_with_pauses_and_a_change_of_seats_replays_with_every_digest(path: Path) -> None:
    written = read(path)
    assert sum(not isinstance(entry, (Accepted, Note)) for entry in written.entries) >= 3
    assert check(written) is None


def test_a_playback_in_frames_ends_like_the_match(path: Path) -> None:
    written = read(path)
    digests = [entry.digest for entry in kept(written.entries) if isinstance(entry, Accepted)]
    playback = Playback(written)
    table = Table(playback, 60, [])
    table.run(900 * SECOND)
    assert playback.phase == "over"
    assert playback.script.difference is None
    assert playback.match.digest() == digests[-1]
    assert {"award", "beaten", "flip", "winner"} <= {event.kind for event in table.events}


def test_the_first_digest_that_differs_is_named(path: Path, tmp_path: Path) -> None:
    entries = read(path).entries
    line = next(n for n, entry in enumerate(entries, 1) if isinstance(entry, Accepted) and n > 20)
    number = sum(isinstance(entry, Accepted) for entry in kept(entries[:line]))
    difference = check(read(altered(path, tmp_path, line, d="0" * 32)))
    assert difference is not None
    assert f"after response {number} " in difference
    assert "the digest was 00000000" in difference


def test_a_press_that_differs_moves_the_hands_elsewhere(path: Path, tmp_path: Path) -> None:
    rows = [msgspec.json.decode(text) for text in path.read_text().splitlines()]
    line = next(n for n, row in enumerate(rows) if row.get("note") == "race" and row["data"]["presses"])
    nothing = {**rows[line]["data"], "presses": []}
    difference = check(read(altered(path, tmp_path, line, data=nothing)))
    assert difference is not None
    assert "when the hands are moved again" in difference


def test_chance_that_differs_is_found(path: Path, tmp_path: Path) -> None:
    header = msgspec.json.decode(path.read_text().splitlines()[0])
    first, *rest = header["deal"]
    deal = [[first[0], (first[1] + 1) % 4], *rest]
    assert check(read(altered(path, tmp_path, 0, deal=deal))) is not None


@pytest.mark.parametrize(
    "data",
    [
        None,
        "gone",
        {},
        {"clock": 0, "held": []},
        {"clock": "noon", "held": [], "presses": []},
        {"clock": 0, "held": [3], "presses": []},
        {"clock": 0, "held": [], "presses": [[0, 6, 127, 900]]},
        {"clock": 0, "held": [], "presses": [[0, 99, 127, 900, 1]]},
        {"clock": 0, "held": [], "presses": [["x", 6, 127, 900, 1]]},
    ],
    ids=str,
)
def test_a_race_whose_presses_make_no_sense_is_told(path: Path, tmp_path: Path, data: object) -> None:
    rows = [msgspec.json.decode(text) for text in path.read_text().splitlines()]
    line = next(n for n, row in enumerate(rows) if row.get("note") == "race")
    with pytest.raises(JournalError, match="a race that can't be run again"):
        check(read(altered(path, tmp_path, line, data=data)))


@pytest.mark.parametrize(
    "result", ["x", [], [["first", 0]], ["first", "x"], ["first", [0]], ["first", 9]], ids=str
)
def test_chance_that_makes_no_sense_is_told(path: Path, tmp_path: Path, result: object) -> None:
    header = msgspec.json.decode(path.read_text().splitlines()[0])
    for place in range(len(header["deal"])):
        stream, *_ = header["deal"][place]
        given = [stream, *result[1:]] if isinstance(result, list) and len(result) == 2 else result
        deal = [given if n == place else entry for n, entry in enumerate(header["deal"])]
        with pytest.raises(JournalError, match=r"can't be dealt again|not a match journal"):
            check(read(altered(path, tmp_path, 0, deal=deal)))


def test_seats_that_are_not_as_many_as_those_of_the_match_are_told(path: Path, tmp_path: Path) -> None:
    fewer = altered(path, tmp_path, 0, seats=["keys1"])
    with pytest.raises(JournalError, match="The match has 4 seats, but its first line names 1"):
        check(read(fewer))


def test_a_wait_of_three_hundred_years_is_not_waited_for(path: Path, tmp_path: Path) -> None:
    lines = [msgspec.json.decode(text) for text in path.read_text().splitlines()]
    line = next(n for n, row in enumerate(lines) if row.get("r", {}).get("kind") == "reveal")
    written = read(altered(path, tmp_path, line, t=1 << 63))
    assert check(written) is None


@pytest.mark.parametrize("data", [None, {"seat": 9, "word": "bot"}, {"seat": 1, "word": "sly"}, {"seat": 1}])
def test_a_change_of_seats_that_makes_no_sense_is_told(path: Path, tmp_path: Path, data: object) -> None:
    rows = [msgspec.json.decode(text) for text in path.read_text().splitlines()]
    line = next(n for n, row in enumerate(rows) if row.get("note") == "seat")
    difference = check(read(altered(path, tmp_path, line, data=data)))
    assert difference is not None
    assert "names no seat" in difference


@pytest.mark.parametrize("phase", ["wait", "hush", "race", "check"])
def test_a_journal_that_breaks_off_in_any_phase_plays_up_to_it(tmp_path: Path, phase: str) -> None:
    hunt = new_hunt(content(), bot_seats(3, ("normal",)), 4, journals=tmp_path, headless=True)
    hunt.advance(20 * SECOND)
    while hunt.phase != phase:
        hunt.advance(hunt.now_ns + SECOND // 50)
    hunt.match.close()
    assert check(read(next(tmp_path.glob("*.jsonl")))) is None


def test_bots_play_on_from_a_resumed_match_and_the_whole_is_checked(tmp_path: Path) -> None:
    hunt = new_hunt(content(), bot_seats(4, ("hard",)), 4, journals=tmp_path, headless=True)
    for stop in (30, 50):
        while hunt.phase != "race" or hunt.now_ns < stop * SECOND:
            hunt.advance(hunt.now_ns + SECOND // 50)
        hunt.match.close()
        hunt = resume_hunt(next(tmp_path.glob("*.jsonl")), headless=True)
        assert hunt.phase == "count"
    run(hunt)
    assert isinstance(hunt.match.journal, JournalFile)
    hunt.match.close()
    assert check(read(next(tmp_path.glob("*.jsonl")))) is None
