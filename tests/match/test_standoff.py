"""The referee of Noon: the bell waits for the screen, presses count by their own instants, rounds resume."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.match.journal import JournalError, read
from game.match.replay import check
from game.match.seats import SeatSpec, bot_seats, parse_seats
from game.match.standoff import JUMP_NS, RULES, Standoff
from game.match.standoff_playback import StandoffPlayback
from game.match.standoff_start import new_standoff, record_of, resume_standoff, simulate_noon
from game.rules.kernel import Event, SeededChance
from tests.match.hands import MS, SECOND, press

BOTS = bot_seats(4, ("easy", "normal", "hard"))


def until(standoff: Standoff, phase: str, step_ns: int = 5 * MS) -> list[Event]:
    """On to a phase; what happened."""
    events: list[Event] = []
    for _ in range(40_000):
        if standoff.phase == phase:
            return events
        events += standoff.advance(standoff.now_ns + step_ns)
    raise AssertionError(f"never in phase {phase}")


def rung(standoff: Standoff) -> int:
    """The bell is on screen; its instant."""
    until(standoff, "bell")
    bell = standoff.now_ns + 20 * MS
    standoff.flipped(bell)
    standoff.advance(bell)
    assert standoff.phase == "noon"
    return bell


def slam(standoff: Standoff, seat: int, at_ns: int) -> None:
    standoff.press(press(seat, "slam", at_ns, width_ns=2 * MS))
    standoff.press(press(seat, "slam", at_ns + 50 * MS, 0.0))


def people(seats: int = 2) -> Standoff:
    return new_standoff(parse_seats(",".join(f"keys{n + 1}" for n in range(seats))), 7)


def test_reactions_count_from_the_flip_of_the_bell_not_from_when_it_was_due() -> None:
    standoff = people()
    until(standoff, "bell")
    standoff.advance(standoff.now_ns + SECOND)
    assert standoff.phase == "bell"
    bell = standoff.now_ns + 8 * MS
    standoff.flipped(bell)
    slam(standoff, 1, bell + 231 * MS)
    until(standoff, "check")
    assert standoff.match.state.records[1].reactions == [231 * MS]


@pytest.mark.parametrize("step", [1, 7, 16, 33, 100])
def test_law_3_the_same_presses_give_the_same_match_at_any_rate(step: int) -> None:
    standoff = people(3)
    bell = rung(standoff)
    for seat, after in ((2, 244), (0, 240), (1, 390)):
        slam(standoff, seat, bell + after * MS)
    events = until(standoff, "check", step * MS)
    assert next(event for event in events if event.kind == "round_won").seat == 0
    assert next(event for event in events if event.kind == "round_over").data["times"] == [
        240 * MS,
        390 * MS,
        244 * MS,
    ]


def test_bm16_a_press_before_the_bell_is_told_at_once() -> None:
    standoff = people(3)
    until(standoff, "toll")
    slam(standoff, 1, standoff.since_ns + 300 * MS)
    events = standoff.advance(standoff.since_ns + 301 * MS)
    assert [(event.kind, event.seat) for event in events] == [("draw", 1)]
    assert standoff.phase == "toll"


def test_a_press_between_the_due_bell_and_its_flip_is_too_soon() -> None:
    standoff = people(3)
    until(standoff, "bell")
    slam(standoff, 1, standoff.now_ns + 5 * MS)
    standoff.flipped(standoff.now_ns + 20 * MS)
    standoff.advance(standoff.now_ns + 200 * MS)
    assert standoff.view["noon"]["early"] == [1]


def test_no3_who_jumps_with_the_other_does_not_win_by_it() -> None:
    standoff = people(2)
    until(standoff, "toll")
    at = standoff.since_ns + 300 * MS
    slam(standoff, 0, at)
    slam(standoff, 1, at + JUMP_NS // 2)
    events = until(standoff, "check")
    assert [event.data["reason"] for event in events if event.kind == "again"] == ["early"]
    assert standoff.view["rounds"] == [0, 0]


def test_presses_before_the_round_and_for_bots_do_nothing() -> None:
    standoff = new_standoff(parse_seats("keys1,bot,bot"), 7)
    slam(standoff, 0, 100 * MS)
    until(standoff, "toll")
    slam(standoff, 1, standoff.since_ns + 5 * MS)
    standoff.advance(standoff.since_ns + 10 * MS)
    assert standoff.view["noon"]["early"] == []


def test_a_press_goes_on_from_the_times_of_a_round_but_not_at_once() -> None:
    standoff = people()
    bell = rung(standoff)
    slam(standoff, 0, bell + 250 * MS)
    until(standoff, "check")
    began = standoff.since_ns
    slam(standoff, 1, began + 200 * MS)
    slam(standoff, 1, began + standoff.pace.check_least + 50 * MS)
    until(standoff, "ready", MS)
    assert standoff.since_ns - began == standoff.pace.check_least + 50 * MS


def test_no7_a_pause_voids_the_open_round() -> None:
    standoff = people(3)
    until(standoff, "toll")
    slam(standoff, 1, standoff.since_ns + 100 * MS)
    standoff.advance(standoff.since_ns + 110 * MS)
    standoff.break_round()
    assert standoff.phase == "count" and standoff.view["noon"]["early"] == []
    until(standoff, "toll")


def test_a_bot_takes_over_and_draws() -> None:
    standoff = people(2)
    standoff.replace(0, SeatSpec("bot", "hard"))
    rung(standoff)
    until(standoff, "check")
    assert standoff.match.state.records[0].reactions


def test_a_journal_cut_anywhere_resumes_before_its_open_round_and_checks_to_the_end(tmp_path: Path) -> None:
    standoff = new_standoff(BOTS, 5, journals=tmp_path, headless=True)
    until(standoff, "over", 50 * MS)
    standoff.match.close()
    path = next(tmp_path.glob("noon-*.jsonl"))
    assert check(read(path)) is None
    lines = path.read_bytes().split(b"\n")
    cut = tmp_path / "cut.jsonl"
    for count in range(1, len(lines) - 2, 3):
        cut.write_bytes(b"\n".join(lines[:count]) + b"\n" + lines[count][:7])
        resumed = resume_standoff(cut, headless=True)
        assert resumed.phase == "over" or not resumed.view["noon"]["rung"]
        assert resumed.view["noon"]["early"] == []
        until(resumed, "over", 50 * MS)
        resumed.match.close()
        assert check(read(cut)) is None
    with pytest.raises(JournalError):
        resume_standoff(cut)


def test_a_journal_that_was_changed_is_found_out(tmp_path: Path) -> None:
    standoff = new_standoff(BOTS, 5, journals=tmp_path, headless=True)
    until(standoff, "over", 50 * MS)
    standoff.match.close()
    path = next(tmp_path.glob("noon-*.jsonl"))
    text = path.read_text()
    first = text.index('"kind":"draw"')
    at = text.index('"lo_ns":', first) + 8
    path.write_text(text[:at] + ("1" if text[at] != "1" else "2") + text[at + 1 :])
    assert check(read(path)) is not None


def test_the_record_keeps_every_draw() -> None:
    standoff = new_standoff((replace(BOTS[0], look=7), *BOTS[1:]), 5, headless=True)
    until(standoff, "over", 50 * MS)
    record, result = record_of(standoff), standoff.result
    assert (record.game, record.how) == ("noon", "over")
    assert [seat.look for seat in record.seats] == [7, None, None, None]
    assert [seat.score for seat in record.seats] == result["rounds"]
    assert len(record.draws) == sum(map(len, result["reactions"]))
    assert min(draw.reaction_ns for draw in record.draws) == min(ns for ns in result["best_ns"] if ns)


def test_the_same_seed_gives_the_same_match_and_better_bots_win_more() -> None:
    assert simulate_noon(4, ("normal",), 1, 3) == simulate_noon(4, ("normal",), 1, 3)
    wins = [simulate_noon(3, ("easy", "normal", "hard"), 2, number).winners[0] for number in range(40)]
    assert wins.count(2) > 25 and wins.count(0) < 4


def test_law_4_a_journal_is_played_back_with_all_its_presses_and_early_draws(tmp_path: Path) -> None:
    standoff = new_standoff(parse_seats("keys1,bot:hard,bot:easy"), 3, journals=tmp_path, headless=True)
    until(standoff, "toll")
    slam(standoff, 0, standoff.since_ns + 300 * MS)
    told = [event for event in until(standoff, "over", 50 * MS) if event.kind != "phase"]
    standoff.match.close()
    playback = StandoffPlayback(read(next(tmp_path.glob("noon-*.jsonl"))), headless=True)
    seen = [event for event in until(playback, "over", 50 * MS) if event.kind != "phase"]
    assert playback.script.difference is None
    assert seen == [*RULES.opening(RULES.new(standoff.match.setup, SeededChance(1))), *told]


def test_a_journal_that_ends_in_an_open_round_is_played_back_so_far(tmp_path: Path) -> None:
    standoff = new_standoff(BOTS, 5, journals=tmp_path, headless=True)
    until(standoff, "check")
    until(standoff, "noon")
    standoff.match.close()
    playback = StandoffPlayback(read(next(tmp_path.glob("noon-*.jsonl"))), headless=True)
    until(playback, "over", 50 * MS)
    assert playback.script.difference is None
    assert sum(playback.view["rounds"]) == 1
