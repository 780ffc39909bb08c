"""How records are told."""

from __future__ import annotations

import time

import pytest

from game.scenes.records_words import (
    beside,
    day,
    figure,
    game_name,
    lasted,
    player_word,
    record_title,
    short_name,
    when,
    winner_words,
)
from game.store.records import Best, Kind


def best(value: int, game: str = "bandits", **fields: str | int) -> Best:
    whole = {"name": "Bart", "player": "pad", "look": 0, "match": 1, "ended": ""} | fields
    return Best(value=value, game=game, **whole)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kind", "value", "game", "said"),
    [
        ("capture", 284_400_000, "bandits", ("284", "ms")),
        ("capture", 1_234_000_000, "bandits", ("1.23", "s")),
        ("photo", 440_000, "bandits", ("0.4", "ms")),
        ("draw", 199_700_000, "bandits", ("200", "ms")),
        ("wins", 1, "bandits", ("1", "win")),
        ("wins", 12, "bandits", ("12", "wins")),
        ("reign", 3, "boomtown", ("3", "in a row")),
        ("played", 2, "", ("2", "matches")),
        ("turns", 1, "boomtown", ("1", "turn")),
        ("score", 14, "bountytown", ("14", "Renown")),
        ("score", 100, "boomtown", ("$100", "")),
        ("score", 5, "chess", ("5", "Points")),
    ],
)
def test_figures_say_what_they_count(kind: Kind, value: int, game: str, said: tuple[str, str]) -> None:
    assert figure(kind, best(value, game)) == said


def test_a_record_says_against_what_it_was_reached() -> None:
    assert beside("wins", best(3, played=9)) == "of 9 matches"
    assert beside("wins", best(1, played=1)) == "of 1 match"
    assert beside("photo", best(3, rival="Emma")) == "before Emma"
    assert beside("photo", best(3, rival_player="bot:hard")) == "before Hard bot"
    assert beside("photo", best(3)) == beside("capture", best(3)) == ""


def test_titles_fit_the_game() -> None:
    assert record_title("score", "bountytown") == "Most Renown"
    assert record_title("turns", "boomtown") == "Quickest Mayor"
    assert record_title("wins", "boomtown") == "Most wins"
    assert [short_name("bandits"), game_name("bandits"), game_name("a-game")] == [
        "Bandits", "Bandits on Mars", "A Game"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "player", "said"),
    [
        ("Bart", "pad", "Bart"),
        ("", "keys2", "Guest"),
        ("", "bot:easy", "Easy bot"),
        ("", "away", "Nobody"),
        ("", "jukebox", "Guest"),
    ],
)
def test_whoever_has_no_name_is_told_by_what_played(name: str, player: str, said: str) -> None:
    assert player_word(name, player) == said


def test_moments_are_told_in_the_time_of_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    try:
        assert when("2026-07-31 22:30:00") == "1 Aug 2026, 00:30"
        assert when("2026-01-31T20:15:00+0100") == "31 Jan 2026, 20:15"
        assert day("2026-01-31 23:30:00") == "1 Feb 2026"
        assert when("") == day("yesterday") == "some day"
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.parametrize(
    ("ms", "said"),
    [
        (None, ""),
        (0, ""),
        (-5, ""),
        (300, "1 s"),
        (59_000, "59 s"),
        (135_000, "2 min 15 s"),
        (754_000, "12 min"),
        (3_900_000, "1 h 05 min"),
    ],
)
def test_lengths_are_told_as_finely_as_matters(ms: int | None, said: str) -> None:
    assert lasted(ms) == said


def test_shared_wins_are_told_shortly() -> None:
    def seat(name: str, place: int) -> dict[str, str | int]:
        return {"name": name, "player": "pad", "place": place}

    assert winner_words([seat("Bart", 1), seat("Emma", 2)]) == "Bart"
    assert winner_words([seat("Bart", 1), seat("", 1)]) == "Bart and Guest"
    assert winner_words([seat("Bart", 1), seat("Emma", 1), seat("Zoë", 1)]) == "Bart and 2 more"
    assert winner_words([]) == "Nobody"
