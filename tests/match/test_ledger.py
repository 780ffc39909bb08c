from pathlib import Path

from game.match.headless import run
from game.match.hunt import Hunt
from game.match.ledger import Ledger, record_of
from game.match.seats import SeatSpec, bot_seats, parse_seats
from game.match.start import new_hunt, resume_hunt
from game.rules.kernel import Event
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


def test_draws_at_noon_are_kept_but_no_false_starts_and_none_of_a_noon_that_is_begun_again() -> None:
    def draw(seat: int, ns: int, *, early: bool = False) -> Event:
        return Event("draw", seat, {"lo_ns": ns, "hi_ns": ns + 1, "false_start": early})

    ledger = Ledger()
    ledger.take([Event("the_end"), draw(0, 200), Event("race_broken")])
    ledger.take([draw(0, 50, early=True), draw(1, 240), draw(2, 260)])
    assert [(found.seat, found.reaction_ns) for found in ledger.draws] == [(1, 240), (2, 260)]


def test_who_was_beaten_is_kept_but_nobodys_own_other_hand() -> None:
    def award(seat: int, *rivals: tuple[int, int]) -> Event:
        data = {"hand": 0, "target": "spot-1", "lo_ns": 300}
        return Event("award", seat, data | {"rivals": [{"seat": seat, "gap_ns": ns} for seat, ns in rivals]})

    def beaten(seat: int, ns: int) -> Event:
        return Event("beaten", seat, {"hand": 1, "target": "spot-1", "gap_ns": ns, "winner": 0})

    ledger = Ledger()
    ledger.take([award(0, (0, 1), (1, -9), (2, 7)), Event("turn")])
    ledger.take([award(0, (0, 1)), beaten(0, 2), beaten(2, 5), beaten(1, 8), Event("turn")])
    ledger.take([award(0), Event("turn")])
    assert [(found.rival, found.gap_ns) for found in ledger.captures] == [(2, 7), (2, 5), (None, None)]


def test_a_hunt_that_is_cut_short_is_kept_as_such_with_its_names_and_looks() -> None:
    specs = (SeatSpec("keys1", name="Bart", look=5), SeatSpec("bot", "easy"))
    hunt = new_hunt(content(), specs, 4, headless=True)
    hunt.advance(20 * SECOND)
    record = record_of(hunt)
    assert record.how == "cut short"
    assert [(seat.name, seat.place, seat.best_ns, seat.look) for seat in record.seats] == [
        ("Bart", 0, None, 5),
        ("", 0, None, None),
    ]
