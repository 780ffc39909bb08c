"""A table that tests can set as they please, and short words for what hands do on it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.rules.bandits import BanditsRules
from game.rules.bandits.state import Beside, State
from game.rules.kernel import TABLE, Chance, Event, Response, SeededChance, Setup

MS = 1_000_000
ROOT = Path(__file__).parents[3]
DECK: dict[str, Any] = tomllib.loads((ROOT / "levels" / "bandits" / "deck.toml").read_text(encoding="utf-8"))
CONTENT = {"cards": DECK["card"]}
RULES = BanditsRules()


def new(seats: int = 4, seed: int = 1, **options: str | int | bool) -> State:
    return RULES.new(Setup(seats, options, CONTENT), SeededChance(seed))


class Table:
    """A match whose cards lie where the test wants them; seat 0 is active and reveals `shows`."""

    def __init__(
        self,
        shows: str,
        *,
        seats: int = 4,
        up: Sequence[str] = (),
        hidden: Sequence[str] = (),
        captured: Mapping[int, Sequence[str]] | None = None,
        beside: Mapping[str, Sequence[str]] | None = None,
        sheriffs: Mapping[int, int] | None = None,
        chance: Chance | None = None,
        **options: str | int | bool,
    ) -> None:
        """Cards lie on spots 0, 1, 2... first those face up. sheriffs: index of the token to its holder."""
        self.chance = chance or SeededChance(1)
        s = self.s = new(seats, **options)
        s.active = s.first = 0
        s.order = tuple(range(30))
        lying = [*up, *hidden]
        s.spots = [*lying, *[""] * (30 - len(lying))]
        s.up = [spot < len(up) for spot in range(30)]
        s.captured = [list((captured or {}).get(seat, ())) for seat in range(seats)]
        s.beside = [Beside(escape, list(cards)) for escape, cards in (beside or {}).items()]
        for index, holder in (sheriffs or {}).items():
            s.sheriffs[index] = holder
        self._fill_decks(shows)

    def _fill_decks(self, shows: str) -> None:
        """The rest of the cards: `shows` on top of seat 0's deck, The End at the bottom of the last one's."""
        s = self.s
        lying = {*s.spots, shows, "the-end", *(card for pile in s.captured for card in pile)}
        for b in s.beside:
            lying |= {b.escape, *b.cards}
        rest = [card for card in s.cards if card not in lying]
        s.decks = [rest[seat :: s.seats] for seat in range(s.seats)]
        if shows != "the-end":
            s.decks[-1].insert(0, "the-end")
        s.decks[0].append(shows)

    def submit(self, response: Response) -> tuple[Event, ...]:
        return RULES.submit(self.s, response, self.chance)

    def reveal(self) -> tuple[Event, ...]:
        return self.submit(Response(self.s.active, "reveal", ("reveal",)))

    def flip(self) -> tuple[Event, ...]:
        return self.submit(Response(TABLE, "flip"))

    def show(self) -> Table:
        """Reveal and flip."""
        self.reveal()
        self.flip()
        return self

    def cover(
        self, seat: int, target: str, at_ms: float, *, hand: int = 0, width_ms: float = 1, aim: int = 0
    ) -> tuple[Event, ...]:
        """A hand comes down in [at_ms, at_ms + width_ms)."""
        lo, hi = int(at_ms * MS), int((at_ms + width_ms) * MS)
        return self.submit(Response(seat, "cover", (target,), hand, lo, hi, aim))

    def to(self, at_ms: float) -> tuple[Event, ...]:
        """Move the watermark."""
        return self.submit(Response(TABLE, "advance", lo_ns=int(at_ms * MS)))

    def rest(self) -> tuple[Event, ...]:
        """Let the open capture run to its end without another hand."""
        events: list[Event] = []
        for _ in range(100):
            if self.s.phase != "capture":
                return tuple(events)
            events += self.submit(Response(TABLE, "advance", lo_ns=RULES.pending(self.s)[0].due_ns or 0))
        raise AssertionError("the capture does not end")


def where(s: State) -> list[str]:
    """All cards of a match, wherever they are, sorted."""
    cards = [card for deck in s.decks for card in deck]
    cards += [card for pile in s.captured for card in pile]
    cards += [card for card in s.spots if card]
    cards += [card for b in s.beside for card in (b.escape, *b.cards)]
    return sorted([*cards, *s.gone, *([s.shown] if s.shown else [])])
