"""Who hangs on the wall of fame, and who does not."""

from __future__ import annotations

import sqlite3

import pytest

from game.store.records import (
    CUT_SHORT,
    OVER,
    CaptureRecord,
    DrawRecord,
    How,
    Kind,
    MatchRecord,
    Records,
    SeatRecord,
)


def play(
    records: Records,
    *names: str,
    game: str = "bandits",
    how: How = OVER,
    turns: int | None = None,
    scores: tuple[int, ...] = (),
    captures: tuple[CaptureRecord, ...] = (),
    draws: tuple[DrawRecord, ...] = (),
) -> None:
    """A match won in this order: '' = a guest, 'bot' = a bot, '=Bart' shares the place before."""
    places = [1 + sum(not name.startswith("=") for name in names[1 : seat + 1]) for seat in range(len(names))]
    seats = tuple(
        SeatRecord(
            seat,
            "bot:hard" if name == "bot" else "pad",
            places[seat] if how == OVER else 0,
            scores[seat] if scores else 0,
            name="" if name == "bot" else name.removeprefix("="),
        )
        for seat, name in enumerate(names)
    )
    assert records.add(MatchRecord(game, 1, "", 1000, "", seats, captures, how=how, turns=turns, draws=draws))


def shown(records: Records, kind: Kind, game: str = "") -> list[tuple[str, int]]:
    return [(best.name, best.value) for best in records.best(kind, game)]


def test_most_wins_are_those_of_names_and_fewer_matches_go_first(records: Records) -> None:
    play(records, "Bart", "Emma", "")
    play(records, "Bart", "Butch")
    play(records, "Emma", "Bart", "bot")
    play(records, "Emma", "=Butch", "Bart")
    play(records, "", "Butch")
    assert shown(records, "wins") == [("Emma", 2), ("Bart", 2), ("Butch", 1)]
    assert [best.played for best in records.best("wins")] == [3, 4, 3]
    assert shown(records, "played") == [("Bart", 4), ("Emma", 3), ("Butch", 3)]


def test_a_reign_ends_with_a_match_that_is_not_won_and_others_do_not_count(records: Records) -> None:
    for names in (("Bart", "Emma"), ("Bart", "bot"), ("Emma", "Butch"), ("Bart", "Emma")):  # Bart: 3, Emma: 1
        play(records, *names)
    play(records, "Emma", "Bart")
    play(records, "Bart", "Emma")
    assert shown(records, "reign") == [("Bart", 3), ("Emma", 1)]
    assert records.best("reign")[0].match == 4


def test_what_is_cut_short_ends_no_reign_and_is_no_win_but_its_captures_count(records: Records) -> None:
    play(records, "Bart", "Emma")
    play(records, "Emma", "Bart", how=CUT_SHORT, captures=(CaptureRecord(0, 0, "spot-1", 250),))
    play(records, "Bart", "Emma")
    assert shown(records, "reign") == [("Bart", 2)]
    assert shown(records, "wins") == [("Bart", 2)]
    assert shown(records, "capture") == [("Emma", 250)]


def test_a_board_of_one_game_knows_nothing_of_the_others(records: Records) -> None:
    play(records, "Bart", "Emma", game="boomtown", turns=9)
    play(records, "Emma", "Bart", game="bountytown", scores=(12, 4))
    play(records, "Bart", "Emma", game="boomtown", turns=7)
    assert shown(records, "wins", "boomtown") == [("Bart", 2)]
    assert shown(records, "reign", "boomtown") == [("Bart", 2)]
    assert shown(records, "reign") == [("Bart", 1), ("Emma", 1)]
    assert shown(records, "turns", "boomtown") == [("Bart", 7)]
    assert shown(records, "score", "bountytown") == [("Emma", 12), ("Bart", 4)]


def test_the_fastest_captures_are_right_ones_of_people_each_name_once(records: Records) -> None:
    captures = (
        CaptureRecord(0, 0, "spot-1", 400),
        CaptureRecord(1, 0, "spot-1", 300),
        CaptureRecord(2, 0, "spot-1", 100, right=False),
        CaptureRecord(3, 1, "spot-1", 350),
        CaptureRecord(4, 2, "spot-1", 50),
    )
    play(records, "Bart", "", "bot", captures=captures)
    play(records, "Bart", "", captures=captures)
    assert shown(records, "capture") == [("Bart", 300), ("", 350), ("", 350)]


def test_the_closest_photo_finish_names_who_was_beaten(records: Records) -> None:
    captures = (
        CaptureRecord(0, 0, "spot-1", 400, 9, rival=1),
        CaptureRecord(1, 0, "spot-1", 300, 2, rival=2),
        CaptureRecord(2, 1, "spot-1", 300, 4),
        CaptureRecord(3, 2, "spot-1", 300, 1, rival=0),
        CaptureRecord(4, 1, "spot-1", 100, 0, right=False, rival=0),
    )
    play(records, "Bart", "Emma", "bot", captures=captures)
    found = records.best("photo")
    assert [(b.name, b.value, b.rival, b.rival_player) for b in found] == [
        ("Bart", 2, "", "bot:hard"), ("Emma", 4, "", "")
    ]  # fmt: skip


def test_the_quickest_draw_counts_whatever_the_game(records: Records) -> None:
    play(records, "Bart", "Emma", draws=(DrawRecord(0, 210), DrawRecord(1, 190)))
    play(records, "Emma", "bot", game="noon", draws=(DrawRecord(0, 180), DrawRecord(1, 120)))
    assert shown(records, "draw") == [("Emma", 180), ("Bart", 210)]
    assert shown(records, "draw", "bandits") == [("Emma", 190), ("Bart", 210)]


def test_only_winners_that_were_crowned_count_as_quick(records: Records) -> None:
    play(records, "bot", "Bart", game="boomtown", turns=3)
    play(records, "Bart", "bot", game="boomtown")
    play(records, "Emma", "Bart", game="boomtown", turns=8)
    assert shown(records, "turns") == [("Emma", 8)]


def test_a_board_is_as_long_as_was_asked(records: Records) -> None:
    for number in range(15):
        play(records, f"Player {number}", "bot", scores=(number, 0))
    assert [value for _, value in shown(records, "score")] == list(range(14, 4, -1))
    assert len(records.best("score", count=3)) == 3


@pytest.mark.parametrize(
    ("ended", "shown"), [("-23 hours", True), ("-25 hours", False), ("+1 hour", True), ("+3 years", False)]
)
def test_a_photo_of_the_day_outlives_a_clock_put_back_an_hour_but_not_one_that_was_years_ahead(
    records: Records, ended: str, shown: bool
) -> None:
    play(records, "Bart", "Emma", captures=(CaptureRecord(0, 0, "spot-1", 400, 9, rival=1),))
    with sqlite3.connect(records.path) as other:
        other.execute("UPDATE matches SET journal = 'here', ended = datetime('now', ?)", (ended,))
    assert bool(records.photos_of_a_day()) == shown


@pytest.mark.parametrize("kind", ["wins", "reign", "played", "score"])
def test_whose_look_nobody_knows_wears_that_of_the_seat(records: Records, kind: Kind) -> None:
    play(records, "bot", "Emma", how=OVER)
    with sqlite3.connect(records.path) as base:
        base.execute("UPDATE seats SET look = NULL, place = 1")
    base.close()
    assert [(best.name, best.look) for best in records.best(kind)] == [("Emma", 1)]
