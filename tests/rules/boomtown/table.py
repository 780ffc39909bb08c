"""A table that tests can set as they please, and short words for what players do at it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, MutableSequence, Sequence
from pathlib import Path
from typing import Any

from game.rules.boomtown import BoomTownRules
from game.rules.boomtown.phases import PHASES
from game.rules.boomtown.rules import run
from game.rules.boomtown.state import BANK, Fight, State, Turn
from game.rules.kernel import Event, Request, Response, SeededChance, Setup

LEVELS = Path(__file__).parents[3] / "levels" / "boomtown"


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((LEVELS / f"{name}.toml").read_text(encoding="utf-8"))


FILES = ("gunslingers", "shootout", "deeds", "jobs", "establishments")
ROWS: list[dict[str, Any]] = [row for name in FILES for row in read(name)["card"]]
CONTENT = {"cards": ROWS}
RULES = BoomTownRules()


def new(seats: int = 4, seed: int = 1, **options: str | int | bool) -> State:
    return RULES.new(Setup(seats, options, CONTENT), SeededChance(seed))


class Loaded:
    """Chance whose dice fall as the test wants; shuffles turn the order round."""

    def __init__(self, *dice: int) -> None:
        """dice: faces, 1 to 6."""
        self.dice = list(dice)
        self.shuffles = 0

    def shuffle(self, _: str, items: MutableSequence[Any]) -> None:
        self.shuffles += 1
        items.reverse()

    def below(self, stream: str, n: int) -> int:
        assert stream == "dice" and n == 6
        return self.dice.pop(0) - 1


class Table:
    """A match in which seat 0 is active and enters phase `at`; seats come in their order.

    hand: of seat 0; the others' in hands. What lies nowhere is in the deck, by id, z on top, `deck` above it;
    with `deck=()` and `pile=None` everything else is in the pile and the deck is empty.
    """

    def __init__(
        self,
        at: str,
        *,
        seats: int = 3,
        order: tuple[int, ...] = (),
        hand: Sequence[str] = ("ambush", "misfire"),
        hands: Mapping[int, Sequence[str]] | None = None,
        crews: Mapping[int, Sequence[str]] | None = None,
        streets: Mapping[int, Sequence[str]] | None = None,
        money: Mapping[int, int] | None = None,
        dice: Sequence[int] = (),
        deck: Sequence[str] = (),
        pile: Sequence[str] | None = (),
        **options: str | int | bool,
    ) -> None:
        self.chance = Loaded(*dice)
        s = self.s = new(seats, **options)
        s.order = order or tuple(range(seats))
        s.active = 0
        s.hands = _rows(seats, {0: hand, **(hands or {})})
        s.crews = _rows(seats, crews)
        s.streets = _rows(seats, streets)
        s.money = [(money or {}).get(seat, 0) for seat in range(seats)]
        s.bank = BANK - sum(s.money)
        lying = {
            *deck,
            *(pile or ()),
            *(c for rows in (s.hands, s.crews, s.streets) for r in rows for c in r),
        }
        rest = sorted(card for card in s.cards if card not in lying)
        s.deck = [] if pile is None else [*rest, *deck]
        s.pile = rest if pile is None else list(pile)
        place = PHASES.index(at)
        s.stack = [Turn(PHASES[place - 1] if place else "")]
        self.events: list[Event] = []
        run(s, self.chance, self.events)
        self.last = self.events[:]

    def submit(self, response: Response) -> Table:
        self.last = list(RULES.submit(self.s, response, self.chance))
        self.events += self.last
        return self

    def do(self, kind: str, *picks: str, seat: int | None = None) -> Table:
        """Answer the open request of a kind."""
        request = next(r for r in self.asked() if r.kind == kind and seat in (None, r.seat))
        return self.submit(Response(request.seat, kind, picks))

    def through(self, *kinds: str) -> Table:
        """Pass in phase after phase."""
        for kind in kinds:
            self.do(kind, "pass")
        return self

    def end_turn(self) -> Table:
        """Pass and discard one card until it is somebody else's turn."""
        turn = self.s.turn
        while self.s.turn == turn and self.asked():
            request = self.asked()[0]
            self.do(request.kind, *(request.options[:1] if request.kind == "discard" else ("pass",)))
        return self

    def asked(self) -> tuple[Request, ...]:
        return RULES.pending(self.s)

    def asks(self) -> list[tuple[int, str]]:
        """Who is asked for what."""
        return [(request.seat, request.kind) for request in self.asked()]

    def options(self) -> tuple[str, ...]:
        """The options of the one open request."""
        (request,) = self.asked()
        return request.options

    @property
    def fight(self) -> Fight:
        top = self.s.stack[-1]
        assert isinstance(top, Fight)
        return top

    def skipped(self) -> dict[str, str]:
        """The phases that were skipped so far, with the reason."""
        return {e.data["phase"]: e.data["reason"] for e in self.events if e.kind == "skipped"}


def _rows(seats: int, given: Mapping[int, Sequence[str]] | None) -> list[list[str]]:
    return [list((given or {}).get(seat, ())) for seat in range(seats)]


def where(s: State) -> list[str]:
    """All cards of a match, wherever they are, sorted."""
    cards = [card for rows in (s.hands, s.crews, s.streets) for row in rows for card in row]
    cards += [*s.deck, *s.pile]
    for frame in s.stack:
        cards += [card] if (card := getattr(frame, "card", "")) else []
        if isinstance(frame, Fight) and frame.dice[0]:
            cards += [card for side in frame.cards for card in side]
    return sorted(cards)
