"""Which target a bot goes for."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

from game.bots.eyes import HandSeen, TableSeen
from game.bots.levels import Level
from game.bots.memory import Memory
from game.rules.kernel import View

RIVAL_REACH = 320.0
"""A rival farther than this from a card deters nobody, px."""
WHIM = 70.0
"""Bots don't measure ways better than this, px."""
LONE_TOKENS = {"escape": "token-escape", "ballerina": "token-heart"}


def choose(
    view: View,
    table: TableSeen,
    hand: HandSeen,
    level: Level,
    memory: Memory,
    rng: random.Random,
    *,
    blunder: bool,
) -> str:
    """The target to go for with a hand; '' if nothing on the table seems right."""
    tokens = view["capture"]["aims"] == "token"
    wanted = _tokens(view, hand.seat) if tokens else _cards(view, memory, blunder)
    free = [name for name in wanted if name in table.targets and not table.targets[name].covered]
    if not free:
        free = [name for name in _guesses(view, memory) if not table.targets[name].covered]
    return _best(free, table, hand, level, rng)


def _tokens(view: View, seat: int) -> list[str]:
    """BM11: a holder defends its own; everybody else may take any Sheriff."""
    own = view["capture"]["own"][seat]
    if own:
        return [own]
    if view["kind"] in LONE_TOKENS:
        return [LONE_TOKENS[view["kind"]]]
    return [token for token in view["tokens"] if token.startswith("token-sheriff")]


def _cards(view: View, memory: Memory, blunder: bool) -> list[str]:
    """Cards that look right, or in a blunder the wrong ones that lie face up."""
    found = []
    for row in view["spots"]:
        card = row["card"] if row["up"] else memory.card_at(row["spot"])
        if card is not None and _fits(card, view) != (blunder and row["up"]):
            found.append(row["target"])
    return found


def _fits(card: str, view: View) -> bool:
    bandit, colour, _ = card.split("-")
    wanted: str | None = view["bandit"]
    return bandit == wanted if wanted else colour == view["colour"]


def _guesses(view: View, memory: Memory) -> list[str]:
    """Hidden cards of which the bot has no idea; a wrong Capture costs nothing (BM6)."""
    if view["capture"]["aims"] != "card":
        return []
    return [row["target"] for row in view["spots"] if not row["up"] and memory.card_at(row["spot"]) is None]


def _best(names: Iterable[str], table: TableSeen, hand: HandSeen, level: Level, rng: random.Random) -> str:
    """The one that is nearest by rough measure, all the less where a rival is nearer."""
    rivals = [other for other in table.hands if other.seat != hand.seat and other.state in ("home", "reach")]
    best, least = "", math.inf
    for name in names:
        thing = table.targets[name]
        way = math.hypot(thing.x - hand.x, thing.y - hand.y)
        cost = way + rng.random() * WHIM
        if level.heed:
            rival = min((math.hypot(thing.x - o.x, thing.y - o.y) for o in rivals), default=RIVAL_REACH)
            cost += level.heed * max(0.0, min(way, RIVAL_REACH) - rival)
        if cost < least:
            best, least = name, cost
    return best
