"""Bots at a table that tests set as they please."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable

import pytest

from game.bots.boomtown_levels import LEVELS
from game.rules.boomtown.cards import row_id
from game.rules.kernel import Response, SeededChance, Setup
from game.store.folders import data_root
from tests.bots.boomtown_league import match, play
from tests.bots.makers import HOUSE_DECK, RANDOM, boomtown_bot
from tests.rules.boomtown.table import CONTENT, RULES, Table, new

SEEDS = range(12)
GUNS = ["derringer", "miners", "high-noon"]


def asked(table: Table, level: str = "hard", seed: int = 1) -> Response:
    """The answer of a bot to the first open request; it sees plain data only."""
    request = RULES.pending(table.s)[0]
    view = json.loads(json.dumps(RULES.view(table.s, request.seat)))
    return boomtown_bot(level, request.seat, seed).answer(request, view)


def pick(table: Table, level: str = "hard") -> str:
    (found,) = asked(table, level).picks
    return found


@pytest.mark.parametrize("level", [*LEVELS, RANDOM])
def test_every_level_plays_matches_of_all_sizes_to_the_end_and_says_why(level: str) -> None:
    for seats in range(2, 7):
        s = new(seats, seats, goal=30, decks=1 + seats % 2)
        bots = [boomtown_bot(level, seat, seats) for seat in range(seats)]
        for request, response, _ in play(s, bots, seats):
            why = bots[request.seat].why()
            assert why[0].isupper() and why.endswith(".") and len(why) < 110 and "\n" not in why
            assert (response.seat, response.kind) == (request.seat, request.kind)
        assert s.how == "goal"


def _transcript(levels: Iterable[str], seed: int) -> list[tuple[str, ...]]:
    s = new(4, 5)
    bots = [boomtown_bot(level, seat, seed) for seat, level in enumerate(levels)]
    return [response.picks for _, response, _ in play(s, bots, 5)]


def test_the_same_seed_gives_the_same_bot_and_another_seed_another() -> None:
    levels = ("easy", "normal", "hard", RANDOM)
    assert _transcript(levels, 3) == _transcript(levels, 3) != _transcript(levels, 4)


def test_bots_answer_alike_whatever_the_hash_seed() -> None:
    code = (
        "from tests.bots.boomtown_league import match\n"
        "print(*(match(('easy', 'normal', 'hard', 'random'), seed).money for seed in range(3)))"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=data_root(),
            env={"PYTHONHASHSEED": hashes},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hashes in ("1", "77")
    ]
    assert told[0] == told[1] != ""


def test_a_bot_thinks_the_same_whatever_the_others_hold() -> None:
    for seed in SEEDS:
        answers = []
        for hidden in (["dynamite", "arson"], ["peacemaker", "cavalry"]):
            table = Table(
                "showdown",
                hands={1: hidden},
                crews={0: ["geronimo"], 1: ["the-sheriff"]},
                streets={1: ["cattle-ranch"]},
            )
            answers.append(asked(table, "normal", seed))
        assert answers[0] == answers[1], seed


def test_bo11_a_bot_claims_the_best_of_what_nobody_guards() -> None:
    table = Table(
        "showdown", crews={0: ["geronimo"]}, streets={1: ["coal-mine", "cattle-ranch"], 2: ["cotton-mill"]}
    )
    assert pick(table) == "cattle-ranch"


def test_bo12_a_bot_does_not_ride_without_cards_at_a_guard_for_a_trifle() -> None:
    streets = {0: ["cattle-ranch"], 1: ["cotton-mill"]}
    crews = {0: ["geronimo"], 1: ["the-sheriff", "the-deputy"]}
    hands = {1: ["dynamite", "arson", "derringer", "miners", "misfire"]}
    poor = Table("showdown", hand=["tracker"], hands=hands, crews=crews, streets=streets)
    assert pick(poor) == "pass"
    armed = Table(
        "showdown", hand=GUNS, hands={1: ["arson"]}, crews=crews, streets=streets | {1: ["ok-corral"]}
    )
    assert pick(armed) == "ok-corral"


def test_a_hard_bot_goes_for_whoever_is_nearest_to_the_goal() -> None:
    streets = {1: ["cattle-ranch"], 2: ["ok-corral"]}
    for leader, card in ((1, "cattle-ranch"), (2, "ok-corral")):
        money = {0: 40, 3 - leader: 40, leader: 80}
        table = Table("deeds", hand=["claim-jumping", "tracker"], streets=streets, money=money)
        assert pick(table) == "claim-jumping"
        assert pick(table.do("deeds", "claim-jumping")) == card


def test_bo20_a_bot_never_destroys_what_is_its_own() -> None:
    table = Table("deeds", hand=["dynamite", "tracker"], streets={0: ["cattle-ranch"]})
    assert pick(table) == "pass"
    table.do("deeds", "dynamite")
    assert table.asks() == [(0, "confirm")]
    for level in ("normal", "hard"):
        assert pick(table, level) == "no"


def test_bo21_a_bot_fetches_an_establishment_with_pony_express_early_in_the_match() -> None:
    table = Table("deeds", hand=["pony-express", "tracker"], streets={0: ["coal-mine"]})
    assert pick(table) == "pony-express"
    card = pick(table.do("deeds", "pony-express"))
    assert HOUSE_DECK.card(card).kind in ("establishment", "deed")


def test_bo10_a_bot_holds_up_where_nobody_can_stop_it() -> None:
    table = Table("holdup", hand=["bank-robbery", "cattle-rustling"], crews={0: ["jesse-james"]})
    assert pick(table) == "bank-robbery"


def test_bo14_a_bot_rather_claims_a_good_establishment_than_a_few_dollars() -> None:
    table = Table(
        "holdup", hand=["cattle-rustling"], crews={0: ["jesse-james"]}, streets={1: ["cattle-ranch"]}, seats=2
    )
    assert pick(table) == "pass"


def test_bo19_a_bot_takes_the_dollars_that_win_the_match() -> None:
    table = Table(
        "holdup",
        hand=["cattle-rustling"],
        crews={0: ["jesse-james"]},
        streets={1: ["cattle-ranch"]},
        money={0: 95, 1: 90},
    )
    assert pick(table) == "cattle-rustling"


def test_bo10_a_bot_stops_the_holdup_that_would_end_the_match() -> None:
    crews = {0: ["jesse-james"], 1: ["the-sheriff"]}
    table = Table("holdup", hand=["bank-robbery"], crews=crews, money={0: 90, 1: 60})
    assert pick(table.do("holdup", "bank-robbery")) == "the-sheriff"


def test_bo13_a_bot_hunts_for_the_reward_when_it_is_well_armed() -> None:
    crews = {0: ["the-sheriff", "the-deputy"], 1: ["jesse-james"]}
    table = Table("posse", hand=["tracker", *GUNS], crews=crews, hands={1: ["arson"]})
    assert pick(table) == "tracker"


def test_bo16_a_hard_bot_commits_one_card_of_each_suit() -> None:
    crews = {0: ["the-sheriff"], 1: ["jesse-james"]}
    table = Table("posse", hand=["tracker", "peacemaker", *GUNS], crews=crews, hands={1: ["arson"]})
    picks = asked(table.do("posse", "tracker")).picks
    assert len({HOUSE_DECK.card(card).suit for card in picks}) == len(picks) == 3


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_bo17_a_bot_adds_the_point_that_wins(level: str) -> None:
    crews = {0: ["the-sheriff"], 1: ["jesse-james"]}
    table = Table(
        "posse", hand=["tracker", "peacemaker"], crews=crews, hands={1: ["arson"]}, dice=[1, 5, 6, 2, 4, 6]
    )
    table.do("posse", "tracker").do("commit", "peacemaker").do("commit", seat=1)
    assert pick(table, level) == "plus"


def test_bo17_a_bot_names_the_die_by_its_own_place() -> None:
    crews = {0: ["the-sheriff"], 1: ["jesse-james"]}
    table = Table(
        "posse", hand=["tracker", "peacemaker"], crews=crews, hands={1: ["arson"]}, dice=[6, 1, 3, 6, 4, 3]
    )
    table.do("posse", "tracker").do("commit", "peacemaker").do("commit", seat=1)
    assert pick(table) == "reroll-2"


def test_bo4_a_bot_opens_what_pays_best_and_hires_rather_than_passes() -> None:
    assert pick(Table("claim", hand=["coal-mine", "ok-corral", "tracker"])) == "ok-corral"
    assert pick(Table("recruit", hand=["geronimo", "tracker"])) == "geronimo"


def test_bo4_a_hard_bot_keeps_establishments_and_digs_for_more() -> None:
    hand = ["cattle-ranch", "derringer", "peacemaker", "tracker", "apache-indian-guide"]
    picks = asked(Table("discard", hand=hand)).picks
    assert "cattle-ranch" not in picks
    assert len(picks) >= 2
    assert asked(Table("discard", hand=["cattle-ranch", "ok-corral"])).picks != ("cattle-ranch", "ok-corral")


def test_bo1_bots_know_what_is_still_to_come_also_of_two_decks() -> None:
    for decks in (1, 2):
        s = new(3, 4, decks=decks)
        for seat in range(3):
            unseen = HOUSE_DECK.unseen(RULES.view(s, seat))
            hidden = [*s.deck, *(card for other in range(3) if other != seat for card in s.hands[other])]
            assert sorted(unseen.elements()) == sorted(map(row_id, hidden))


def test_bots_play_a_deck_that_is_not_the_houses() -> None:
    content = {"cards": [{**row, "id": f"new-{row['id']}"} for row in CONTENT["cards"]]}
    s = RULES.new(Setup(3, {"goal": 30}, content), SeededChance(2))
    bots = [boomtown_bot("hard", seat, 1, content) for seat in range(3)]
    for _ in play(s, bots, 2):
        pass
    assert s.how == "goal"


def test_a_match_of_four_levels_ends_with_a_mayor() -> None:
    assert match((RANDOM, "easy", "normal", "hard"), 8, goal=50).winners
