"""Bandits against the clock (BM21): game time, kept by the journal."""

from pathlib import Path

import pytest

from game.match.headless import run
from game.match.hunt import Hunt
from game.match.journal import Accepted, Note, read
from game.match.pace import Pace
from game.match.playback import Playback
from game.match.replay import check
from game.match.seats import bot_seats, parse_seats
from game.match.start import new_hunt, resume_hunt
from tests.match.hands import MS, SECOND, Table, content, press

MINUTE = 60 * SECOND
QUICK = {"deck": "half", "minutes": 1}


def quick(journals: Path | None = None, seats: str = "bot,bot:easy", seed: int = 4) -> Hunt:
    return new_hunt(content(), parse_seats(seats), seed, options=QUICK, journals=journals, headless=True)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("quick")
    hunt = quick(folder)
    run(hunt)
    assert hunt.view["options"]["limit_ns"] == MINUTE
    hunt.match.close()
    return next(folder.glob("*.jsonl"))


def test_bm21_an_open_race_is_finished_and_then_no_card_is_revealed(path: Path) -> None:
    accepted = [entry for entry in read(path).entries if isinstance(entry, Accepted)]
    kinds = [entry.response.kind for entry in accepted]
    (index,) = [i for i, kind in enumerate(kinds) if kind == "time_up"]
    assert MINUTE <= accepted[index].response.lo_ns < MINUTE + 15 * SECOND
    assert "reveal" not in kinds[index:]


def test_bm21_time_that_runs_out_while_a_card_is_waited_for_is_called_at_that_instant() -> None:
    hunt = new_hunt(
        content(), parse_seats("keys1,keys2"), 4, options=QUICK, pace=Pace(auto_reveal=0), headless=True
    )
    hunt._spent_ns = MINUTE - SECOND
    events = hunt.advance(SECOND - 1)
    assert hunt.phase == "wait" and hunt.left_ns(SECOND - 1) == 1
    events = hunt.advance(2 * SECOND)
    assert [event.data["played_ns"] for event in events if event.kind == "time_up"] == [MINUTE]
    assert hunt.left_ns(hunt.now_ns) == 0
    hunt.press(press(hunt.active, "slam", hunt.now_ns + MS))
    hunt.advance(hunt.now_ns + SECOND)
    assert hunt.phase in ("check", "toll", "bell")


def test_bm21_nobody_can_let_the_time_run_out_by_holding_back_a_card() -> None:
    hunt = new_hunt(
        content(), parse_seats("keys1,keys2"), 4, options=QUICK, pace=Pace(auto_reveal=0), headless=True
    )
    hunt.advance(3 * SECOND)
    assert hunt.phase != "wait"


def test_bm21_a_race_that_is_run_again_costs_no_time() -> None:
    hunt = quick(seats="bot:hard,bot:hard")
    table = Table(hunt, 60, [])
    table.run(60 * SECOND, lambda h: h.phase == "hush")
    begun = hunt.left_ns(hunt.since_ns)
    table.run(60 * SECOND, lambda h: h.phase == "race")
    table.run(table.now_ns + SECOND)
    hunt.break_race()
    table.run(60 * SECOND, lambda h: h.phase == "hush")
    assert hunt.left_ns(hunt.since_ns) == begun


def test_bm21_law_4_a_match_that_is_resumed_goes_on_with_the_time_it_had_left(tmp_path: Path) -> None:
    hunt = quick(tmp_path)
    hunt.advance(30 * SECOND)
    hunt.match.close()
    (journal,) = tmp_path.glob("*.jsonl")
    notes = [e.data["played_ns"] for e in read(journal).entries if isinstance(e, Note) and e.name == "clock"]
    again = resume_hunt(journal, headless=True)
    assert 20 * SECOND < notes[-1] <= 30 * SECOND
    assert again.left_ns(0) == MINUTE - notes[-1]
    run(again)
    assert again.since_ns < MINUTE
    again.match.close()
    assert check(read(journal)) is None


def test_bm21_a_replay_shows_the_time_that_was_left_and_ends_as_it_ended(path: Path) -> None:
    assert check(read(path)) is None
    playback = Playback(read(path))
    table = Table(playback, 60, [])
    table.run(10 * SECOND, lambda h: h.phase == "race")
    assert playback.left_ns(playback.now_ns) < MINUTE
    table.run(900 * SECOND)
    assert playback.script.difference is None
    assert {"time_up", "the_end"} <= {event.kind for event in table.events}


def test_a_match_without_a_limit_keeps_no_clock(tmp_path: Path) -> None:
    hunt = new_hunt(content(), bot_seats(2, ("easy",)), 3, journals=tmp_path, headless=True)
    hunt.advance(20 * SECOND)
    assert hunt.left_ns(hunt.now_ns) is None
    hunt.match.close()
    (journal,) = tmp_path.glob("*.jsonl")
    assert not [e for e in read(journal).entries if isinstance(e, Note) and e.name == "clock"]
