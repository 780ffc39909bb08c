from __future__ import annotations

from statistics import mean, median

import pytest

from game.bots.bandits import BanditsBot
from game.bots.levels import LEVELS
from game.rules.kernel import Event, Request
from tests.bots.arena import Arena, bots
from tests.race.felt import MS, hand, put, slam
from tests.rules.bandits.table import RULES, Table
from tests.rules.told import the

UP = ["robot-red-a", "sharp-green-b", "brain-blue-a", "coyote-red-b", "cactus-green-a", "robot-blue-b"]


def _wanted(**table: object) -> Table:
    return Table("wanted-robot-1", **{"up": UP, **table}).show()  # type: ignore[arg-type]


def _times(level: str) -> list[float]:
    """Ms from the reveal to the first press that steers, over 40 races."""
    found = []
    for seed in range(40):
        arena = Arena(_wanted(), bots({0: level}, seed))
        while not arena.presses:
            arena.run(arena.world.now_ns // MS + 50)
        found.append(arena.presses[0].lo_ns / MS)
    return found


def test_a_bot_steers_its_hand_to_a_right_card_and_slams() -> None:
    for seed in range(20):
        arena = Arena(_wanted(), bots({1: "hard"}, seed))
        events = arena.run(3_000)
        award = the(events, "award")
        assert (award.seat, award.data["target"] in ("spot-0", "spot-5")) == (1, True), f"seed {seed}"
        assert {press.control for press in arena.presses} <= {"x", "y", "slam"}
        assert {(press.seat, press.source) for press in arena.presses} == {(1, "bot")}


def test_recognition_takes_beginners_longer_than_experts() -> None:
    easy, normal, hard = (median(_times(level)) for level in ("easy", "normal", "hard"))
    assert 380 <= hard <= 460
    assert hard < normal < easy
    assert 700 <= easy <= 1_000


def test_recognition_times_are_spread() -> None:
    times = _times("normal")
    assert len({round(time) for time in times}) > 3
    assert max(times) - min(times) > 100


def test_law_2_a_bot_plays_the_same_whatever_lies_hidden() -> None:
    hidden = ["robot-red-b", "sharp-red-a", "brain-green-a", "cactus-blue-b"]
    games = []
    for order in (hidden, hidden[::-1]):
        arena = Arena(_wanted(up=["sharp-green-b"], hidden=order), bots({0: "normal", 2: "hard"}))
        arena.run(2_500)
        games.append(arena.presses)
    assert games[0] == games[1]
    assert games[0]


def test_a_bot_goes_for_a_hidden_card_that_it_remembers() -> None:
    table = _wanted(up=["sharp-green-b"], hidden=["brain-red-a", "cactus-red-a", "robot-green-a"])
    players = bots({0: "hard"})
    rows = [{"spot": n, "card": table.s.spots[n]} for n in (1, 2, 3)]
    players[0].see([Event("turned", data={"up": False, "spots": rows})])
    assert the(Arena(table, players).run(3_000), "award").data["target"] == "spot-3"


def test_bm6_a_bot_that_knows_nothing_right_guesses_among_hidden_cards() -> None:
    table = _wanted(up=["sharp-green-b"], hidden=["brain-red-a", "cactus-red-a"])
    award = the(Arena(table, bots({0: "normal"})).run(4_000), "award")
    assert award.data["target"] in ("spot-1", "spot-2")


def test_bm9_a_bot_leaves_cards_alone_that_are_all_plainly_wrong() -> None:
    table = _wanted(up=["sharp-green-b", "brain-red-a"])
    arena = Arena(table, bots({0: "hard"}))
    arena.run(6_000)
    assert arena.covers == []


def test_now_and_then_a_bot_takes_a_wrong_card_and_beginners_do_it_more_often() -> None:
    wrong = {}
    for level in ("easy", "hard"):
        wrong[level] = 0
        for seed in range(60):
            arena = Arena(_wanted(), bots({0: level}, seed))
            while not arena.covers and arena.match.s.phase == "capture":
                arena.run(arena.world.now_ns // MS + 100)
            wrong[level] += any(cover.target not in ("spot-0", "spot-5") for cover in arena.covers)
    assert wrong["easy"] > wrong["hard"]
    assert 1 < wrong["easy"] < 20


def test_a_bot_looks_for_another_card_when_a_rival_covers_the_one_it_is_after() -> None:
    table = _wanted(up=["robot-red-a", "robot-blue-b"])
    arena = Arena(table, bots({0: "hard"}))
    arena.run(480)
    assert arena.covers == []
    near = min(("spot-0", "spot-1"), key=lambda name: _way(arena, name))
    other = "spot-1" if near == "spot-0" else "spot-0"
    for name, seat in ((near, 1),):
        thing = arena.world.view().targets[name]
        put(arena.world, seat, thing.x, thing.y)
        slam(arena.world, seat, arena.world.now_ns)
    arena.run(4_000)
    assert [cover.target for cover in arena.covers if cover.seat == 0][-1] == other


def _way(arena: Arena, name: str) -> float:
    """How far off its course to a target the hand of seat 0 is: 0 = it flies straight at it."""
    palm, thing = hand(arena.world, 0), arena.world.view().targets[name]
    dx, dy = thing.x - palm.x, thing.y - palm.y
    return -(dx * palm.vx + dy * palm.vy) / (dx * dx + dy * dy) ** 0.5


def test_bm11_a_holder_defends_its_own_sheriff_and_nobody_elses() -> None:
    table = Table("sheriff-1", seats=4, sheriffs={0: 2, 1: 1}).show()
    arena = Arena(table, bots({2: "hard"}))
    arena.run(4_000)
    assert {cover.target for cover in arena.covers} == {"token-sheriff-1"}


@pytest.mark.parametrize(("card", "token"), [("escape-red", "token-escape"), ("ballerina-1", "token-heart")])
def test_bots_race_for_the_token_that_the_card_calls_for(card: str, token: str) -> None:
    table = Table(card, up=UP).show()
    assert the(Arena(table, bots({3: "normal"})).run(4_000), "award").data["target"] == token


def test_bm15_a_bot_uses_both_hands_in_a_brawl() -> None:
    for seed in range(10):
        table = Table("brawl-red-1", up=["robot-red-a", "sharp-red-b", "brain-blue-a"]).show()
        arena = Arena(table, bots({0: "hard"}, seed))
        arena.run(4_000)
        assert {(cover.hand, cover.target) for cover in arena.covers} in (
            {(0, "spot-0"), (1, "spot-1")},
            {(0, "spot-1"), (1, "spot-0")},
        ), f"seed {seed}"


def test_bm5_a_beaten_bot_tries_another_card() -> None:
    table = _wanted(up=["robot-red-a", "robot-blue-b"])
    arena = Arena(table, bots({0: "hard"}))
    bot = arena.bots[0]
    arena.run(480)
    bot.see([Event("beaten", 0, {"hand": 0, "target": "spot-0", "winner": 1})])
    assert bot.wake_ns == 0
    arena.run(4_000)
    assert arena.covers


def test_bm19_a_bot_that_started_falsely_waits_like_everybody() -> None:
    table = _wanted()
    table.s.race.delays_ns[0] = 900 * MS  # type: ignore[union-attr]
    arena = Arena(table, bots({0: "hard"}))
    arena.run(890)
    assert hand(arena.world, 0).state == "delayed"
    arena.run(4_000)
    assert arena.covers


def test_bm19_only_jumpy_bots_press_before_the_card_shows() -> None:
    early = {
        level: sum(bool(bot.hush()) for bot in [BanditsBot(level, 0, 7)] for _ in range(2_000))
        for level in LEVELS
    }
    assert early["easy"] > early["normal"] > early["hard"] == 0
    assert early["easy"] < 200


def test_bm14_the_taker_of_the_heart_chooses_the_escape_card_with_most_bandits() -> None:
    beside = {"escape-red": ["robot-red-a"], "escape-blue": ["brain-blue-b", "robot-blue-a"]}
    table = Table("ballerina-1", beside=beside).show()
    table.cover(1, "token-heart", 400)
    table.rest()
    (request,) = RULES.pending(table.s)
    assert isinstance(request, Request)
    assert BanditsBot("easy", 1, 3).choose(RULES.view(table.s, 1), request) == "escape-blue"


def _draws(level: str) -> list[float]:
    """When a bot draws at noon, ms after the bell, 200 times."""
    found = []
    for seed in range(200):
        bot = BanditsBot(level, 0, seed)
        bot.see([Event("bell", data={"round": 1})])
        view = {"phase": "noon", "noon": {"may": [0, 1]}}
        presses = bot.plan(view, Arena(_wanted(), {}).world.view(), 0)
        found.append(next(press.lo_ns for press in presses if press.control == "slam") / MS)
        assert bot.plan(view, Arena(_wanted(), {}).world.view(), 25 * MS) == []
    return found


def test_bm16_bots_draw_after_the_bell_as_fast_as_they_are_good_and_beginners_sometimes_too_soon() -> None:
    easy, normal, hard = (_draws(level) for level in ("easy", "normal", "hard"))
    assert min(hard) >= 150
    assert mean(hard) < mean(normal) < mean(easy)
    assert 0 < sum(time < 100 for time in easy) < 40
    assert sum(time < 100 for time in hard) == 0


def test_the_same_seed_gives_the_same_bot_and_another_seed_another() -> None:
    games = []
    for seed in (5, 5, 6):
        arena = Arena(_wanted(), bots({0: "easy", 1: "normal", 2: "hard"}, seed))
        arena.run(3_000)
        games.append(arena.presses)
    assert games[0] == games[1] != games[2]


def test_a_bot_says_until_when_it_need_not_be_asked() -> None:
    arena = Arena(_wanted(), bots({0: "easy"}))
    bot = arena.bots[0]
    arena.run(100)
    assert bot.wake_ns > 400 * MS
    assert bot.plan(RULES.view(arena.match.s, 0), arena.world.view(), 200 * MS) == []
