"""Names of those who play here."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.store.records import CaptureRecord, DrawRecord, MatchRecord, Records, SeatRecord
from game.store.records_profiles import name_fault


def play(records: Records, *names: str) -> None:
    """A match won in this order; 'bot' = a bot."""
    seats = tuple(
        SeatRecord(
            seat, "bot:easy" if name == "bot" else "pad", seat + 1, 5, name="" if name == "bot" else name
        )
        for seat, name in enumerate(names)
    )
    captures = tuple(CaptureRecord(0, seat, "spot-1", 300 + seat) for seat in range(len(names)))
    draws = (DrawRecord(0, 200),)
    assert records.add(MatchRecord("bandits", 1, "", 1000, "", seats, captures, draws=draws))


@pytest.mark.parametrize("name", ["Bob", "Twelve chars", "Zoë", "J. R.", "毛毛毛", "007"])
def test_names_of_three_to_twelve_letters_are_good(name: str) -> None:
    assert name_fault(name) == ""


@pytest.mark.parametrize(
    "name", ["", "Al", "  Al  ", "Thirteen char", "Guest", "GUEST", "...", "a\tb\0c", "🤠"]
)
def test_other_names_are_refused_with_the_reason(name: str) -> None:
    assert name_fault(name).endswith(".")


def test_whoever_plays_is_known_from_then_on(records: Records) -> None:
    play(records, "Bart", "bot")
    play(records, "BART", "Emma")
    assert [(p.name, p.matches, p.wins) for p in records.profiles.all()] == [("Emma", 1, 0), ("Bart", 2, 2)]
    assert [seat["name"] for seat in records.recent()[0]["seats"]] == ["Bart", "Emma"]


def test_a_name_is_found_however_it_is_spelled_and_keeps_its_wish(records: Records) -> None:
    assert records.profiles.seen("  Bart ")
    assert records.profiles.wish("bart", 3, None)
    found = records.profiles.find("BART")
    assert found is not None
    assert (found.name, found.colour, found.emblem) == ("Bart", 3, None)
    assert records.profiles.find("Emma") is None


def test_who_had_a_name_is_called_by_it_while_it_is_there_and_where_nobody_can_know(records: Records) -> None:
    records.profiles.seen("Bart")
    assert [records.profiles.called(name) for name in ("BART", "Emma", "")] == ["Bart", "", ""]
    records.close()
    assert records.profiles.called("Emma") == "Emma"


def test_a_new_name_takes_all_records_along(records: Records) -> None:
    play(records, "Bart", "Emma")
    assert records.profiles.rename("Bart", "Butch") == ""
    assert [best.name for best in records.best("capture")] == ["Butch", "Emma"]
    assert records.profiles.find("Bart") is None


def test_a_name_may_change_its_capitals_but_not_become_anothers(records: Records) -> None:
    play(records, "Bart", "Emma")
    assert records.profiles.rename("Bart", "BART") == ""
    assert "already" in records.profiles.rename("Bart", "emma")
    assert "3 to 12" in records.profiles.rename("Bart", "X")
    assert "no Nobody" in records.profiles.rename("Nobody", "Somebody")
    assert sorted(profile.name for profile in records.profiles.all()) == ["BART", "Emma"]


def test_a_deleted_name_can_leave_its_records_to_a_guest(records: Records) -> None:
    play(records, "Bart", "Emma")
    assert records.profiles.delete("Bart", with_records=False)
    assert [(best.name, best.value) for best in records.best("capture")] == [("", 300), ("Emma", 301)]
    assert records.profiles.find("Bart") is None
    assert not records.profiles.delete("Bart", with_records=False)


def test_a_deleted_name_can_take_its_records_along(records: Records) -> None:
    play(records, "Bart", "Emma")
    play(records, "Bart", "bot")
    assert records.profiles.delete("Bart", with_records=True)
    assert [(best.name, best.value) for best in records.best("capture")] == [("Emma", 301)]
    assert records.best("draw") == []
    assert records.count() == 1, "where nobody was left but a bot, the match is gone"
    assert [seat["name"] for seat in records.recent()[0]["seats"]] == ["Emma"]


def test_nothing_of_a_deleted_name_is_left_in_the_file(records: Records) -> None:
    play(records, "Barnabas", "Emma")
    records.profiles.delete("Barnabas", with_records=False)
    records.close()
    assert b"Barnabas" not in records.path.read_bytes()


def test_a_wish_for_a_look_that_there_is_not_is_none(tmp_path: Path) -> None:
    records = Records(tmp_path / "records.sqlite")
    records.profiles.seen("Emma")
    records.profiles.wish("Emma", 8, -1)
    (emma,) = records.profiles.all()
    assert (emma.colour, emma.emblem) == (None, None)
    records.close()
