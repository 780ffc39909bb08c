"""`bench rules`: the engines alone, and whole matches of bots, against the clock."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from game.cli import bench_peers
from game.cli.content import load_box, load_content
from game.cli.figures import Figure
from game.cli.interrupt import patiently
from game.match.content import Content
from game.match.games import GAMES, Game
from game.match.headless import simulate
from game.match.seats import bot_seats
from game.match.start import new_match
from game.rules.bandits import BanditsRules
from game.rules.bandits.state import State
from game.rules.kernel import TABLE, Chance, Request, Response, RuleError, SeededChance, Setup

SECONDS = 3.0
MATCHES = 5
SEATS = 8
MS = 1_000_000
PEERS = "catanatron 28,200, RLCard uno 111,000, PokerKit 3,710 on a like machine"
WANTED = ">= 25,000"


def measure() -> Iterator[Figure]:
    """Decisions a second of the engines alone under random play; speed of headless matches."""
    content = load_content()
    yield _alone("bandits", lambda seed: _bandits(content, seed), "")
    for game in GAMES.values():
        if not game.timed:
            yield _alone(game.id, lambda seed, game=game: _board(game, seed), WANTED)  # type: ignore[misc]
    yield from bench_peers.figures(SECONDS)
    with patiently() as look:
        slowest, total = _matches(content, look)
    yield Figure("rules", "8 bots headless, slowest match", slowest, "x real time", ">= 100")
    yield Figure("rules", "8 bots headless, all matches", total, "x real time", ">= 100")


def _alone(name: str, play: Callable[[int], int], wanted: str) -> Figure:
    rate = bench_peers.rate(play, SECONDS)
    return Figure("rules", f"{name} alone, random play", rate, "decisions/s of processor time", wanted, PEERS)


def _bandits(content: Content, seed: int) -> int:
    rules, chance = BanditsRules(), SeededChance(seed)
    setup = new_match(content, bot_seats(SEATS, ("normal",)), seed).setup
    return random_match(rules, rules.new(setup, chance), chance, random.Random(seed))


def _board(game: Game, seed: int) -> int:
    seats, chance = game.seats[seed % len(game.seats)], SeededChance(seed)
    state = game.rules.new(Setup(seats, {}, load_box(game).content), chance)
    return random_board(game, state, chance, random.Random(seed))


def random_board(game: Game, state: Any, chance: Chance, rng: random.Random) -> int:
    """Answer the requests of a board game at random to the end; how many answers were accepted."""
    rules, count = game.rules, 0
    while requests := rules.pending(state):
        request = requests[rng.randrange(len(requests))] if len(requests) > 1 else requests[0]
        options, most = request.options, request.most
        size = rng.randint(request.least, min(most, len(options))) if most > 1 else most
        picks = (
            (options[int(rng.random() * len(options))],) if size == 1 else tuple(rng.sample(options, size))
        )
        try:
            rules.submit(state, Response(request.seat, request.kind, picks), chance)
            count += 1
        except RuleError:
            continue
    return count


def random_match(rules: BanditsRules, state: State, chance: Chance, rng: random.Random) -> int:
    """Answer requests at random to the end; how many answers were accepted."""
    count, clock = 0, 0
    while requests := rules.pending(state):
        request = rng.choice(requests)
        clock = clock + rng.randrange(400 * MS) if request.kind in ("cover", "draw", "advance") else 0
        try:
            rules.submit(state, _answer(request, clock, rng), chance)
            count += 1
        except RuleError:
            continue
    return count


def _answer(request: Request, clock: int, rng: random.Random) -> Response:
    picks = (rng.choice(request.options),) if request.options else ()
    if request.seat == TABLE:
        return Response(TABLE, request.kind, lo_ns=max(clock, request.due_ns or 0))
    return Response(request.seat, request.kind, picks, 0, clock, clock + MS, rng.randrange(4000))


def _matches(content: Content, look: Callable[[], None]) -> tuple[float, float]:
    slowest, played, spent = float("inf"), 0.0, 0.0
    for number in range(MATCHES):
        start = time.perf_counter()
        outcome = simulate(content, SEATS, ("easy", "normal", "hard"), 0, number, look=look)
        seconds = time.perf_counter() - start
        game_s = outcome.game_ms / 1000
        slowest = min(slowest, game_s / seconds)
        played += game_s
        spent += seconds
    return slowest, played / spent
