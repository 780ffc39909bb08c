"""What many matches add up to, counted from events."""

from typing import Any

import pytest

from game.match import report
from game.match.board import BoardMatch
from game.match.board_headless import outcome_of, simulate_board
from game.match.games import Game
from game.match.report.counts import WIN, spread
from tests.match.boards import BOARDS

MATCHES = 6
every_board = pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.id)
_kept: dict[str, list[BoardMatch]] = {}


def boards(game: Game) -> list[BoardMatch]:
    if game.id not in _kept:
        _kept[game.id] = [
            simulate_board(game, game.box(), 4, ("random",), 3, number) for number in range(MATCHES)
        ]
    return _kept[game.id]


def counts_of(game: Game) -> report.Counts:
    counts: report.Counts = {}
    for number, board in enumerate(boards(game)):
        report.add(counts, report.of_board(board, outcome_of(board, 3, number)))
    return counts


def figures(game: Game) -> dict[str, Any]:
    return report.told(game.id, counts_of(game))


@every_board
def test_wins_add_up_to_the_matches_by_seat_by_turn_order_and_by_level(game: Game) -> None:
    found = figures(game)
    assert found["matches"] == {"matches": MATCHES}
    for topic in ("seats", "turn order", "levels"):
        assert sum(row["wins"] for row in found[topic]) == pytest.approx(MATCHES, abs=0.05)
        assert sum(row["played"] for row in found[topic]) == 4 * MATCHES
    assert found["levels"] == [
        {"name": "random", "played": 4 * MATCHES, "wins": MATCHES, "share": 0.25, "of_even": 1.0}
    ]
    assert sum(found["decided by"].values()) == MATCHES


@every_board
def test_counts_that_are_added_up_in_any_order_are_the_same(game: Game) -> None:
    parts = [report.of_board(board, outcome_of(board, 3)) for board in boards(game)]
    back: report.Counts = {}
    for part in reversed(parts):
        report.add(back, part)
    assert report.told(game.id, back) == figures(game)


@every_board
def test_a_report_can_be_read_by_people(game: Game) -> None:
    lines = list(report.lines(figures(game)))
    assert "turns:" in lines
    assert all("\n" not in line for line in lines)


def test_a_report_of_bountytown_says_what_became_of_characters_locations_and_bounties() -> None:
    game = BOARDS[0]
    found, played = figures(game), boards(game)
    events = [event for board in played for event in board.log]
    assert sum(row["played"] for row in found["characters"]) == 4 * MATCHES
    assert sum(row["wins"] for row in found["characters"]) == pytest.approx(MATCHES, abs=0.1)
    assert sum(row["in_town"] for row in found["locations"]) == 9 * MATCHES
    moves = sum(event.kind == "moved" for event in events)
    assert sum(row["visits"] * row["in_town"] for row in found["locations"]) == pytest.approx(moves, rel=0.01)
    revealed = sum(event.kind == "revealed" for event in events)
    captured = sum(event.kind == "captured" and event.data["from"] is None for event in events)
    for topic in ("bounties", "renown"):
        assert sum(row["revealed"] for row in found[topic]) == revealed
        assert sum(row["captured"] for row in found[topic]) == captured
    worth = {row["id"]: row["renown"] for row in game.box().content["bounty"]}
    assert all(row["renown"] == worth[row["name"]] for row in found["bounties"])
    assert all(0 <= row["rate"] <= 1 for row in found["bounties"])
    assert {int(row["name"]) for row in found["renown"]} <= set(worth.values())
    turned_in = sum(len(names) for board in played for names in board.result["turned_in"])
    assert sum(row["turned in"] for row in found["bounties"]) == turned_in
    for kind in ("wounded", "critical"):
        assert found["happened"][kind] == sum(event.kind == kind for event in events) > 0


def test_a_report_of_boom_town_says_where_all_the_money_came_from() -> None:
    found, played = figures(BOARDS[1]), boards(BOARDS[1])
    whole = sum(sum(board.result["money"]) for board in played)
    assert sum(row["dollars"] for row in found["money"]) == whole
    assert sum(row["share"] for row in found["money"]) == pytest.approx(1, abs=0.001)
    by_way = {row["name"]: row["dollars"] for row in found["money"]}
    for way, dollars in by_way.items():
        assert dollars == sum(sum(board.result["tally"][way]) for board in played)
    earned = sum(row["earned"] for row in found["establishments"])
    assert earned == by_way.get("income", 0) + by_way.get("death", 0)
    raids = {row["name"]: row for row in found["raids"]}
    assert set(raids) == {"holdup", "showdown", "posse"}
    for row in raids.values():
        assert row["unopposed"] + row["won"] + row["lost"] + row["tie"] <= row["raids"]


def test_a_win_that_is_shared_is_split_among_up_to_six() -> None:
    assert [WIN % winners for winners in range(1, 7)] == [0] * 6


def test_a_spread_names_the_middle_and_the_ends() -> None:
    found = spread({"10": 1, "20": 8, "100": 2})
    ends = [found[name] for name in ("least", "p5", "median", "p95", "most")]
    assert ends == [10, 10, 20, 100, 100]
    assert found["mean"] == 33.6
