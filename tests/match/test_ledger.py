from pathlib import Path

from game.match.headless import run
from game.match.hunt import Hunt
from game.match.ledger import record_of
from game.match.seats import bot_seats, parse_seats
from game.match.start import new_hunt, resume_hunt
from game.store.records import Records
from tests.match.hands import SECOND, Table, content


def agrees(hunt: Hunt) -> None:
    """The ledger says what the rules counted."""
    captures, result = hunt.ledger.captures, hunt.result
    for seat in range(len(hunt.match.seats)):
        own = [capture for capture in captures if capture.seat == seat]
        assert len(own) == result["captures"][seat]
        assert min((capture.reaction_ns for capture in own), default=None) == result["best_ns"][seat]
        assert sum(not capture.right for capture in own) == result["wrong"][seat]
    closest = min(capture.gap_ns for capture in captures if capture.gap_ns is not None)
    assert result["photo"] is None or closest <= result["photo"]["gap_ns"]


def test_a_match_of_people_with_a_broken_race_is_counted_as_the_rules_do(tmp_path: Path) -> None:
    hunt = new_hunt(content(), parse_seats("keys1,pad,bot:hard,bot:easy"), 12)
    table = Table(hunt, 60)
    for _ in range(3):
        table.run(600 * SECOND, lambda h: h.phase == "race")
        table.run(table.now_ns + SECOND)
        hunt.break_race()
    table.run(600 * SECOND)
    assert hunt.phase == "over"
    agrees(hunt)
    records = Records(tmp_path / "records.sqlite")
    assert records.add(record_of(hunt))
    seats = records.recent()[0]["seats"]
    assert sorted(seat["player"] for seat in seats) == ["bot:easy", "bot:hard", "keys1", "pad"]
    assert [seat["place"] for seat in seats] == sorted(hunt.result["places"])


def test_a_match_that_was_resumed_is_counted_from_its_beginning(tmp_path: Path) -> None:
    hunt = new_hunt(content(), bot_seats(3, ("normal",)), 4, journals=tmp_path, headless=True)
    while hunt.phase != "race" or hunt.now_ns < 40 * SECOND:
        hunt.advance(hunt.now_ns + SECOND // 50)
    hunt.match.close()
    hunt = resume_hunt(next(tmp_path.glob("*.jsonl")), headless=True)
    run(hunt)
    agrees(hunt)
    assert record_of(hunt).journal.startswith("bandits-")
