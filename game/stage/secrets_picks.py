"""A cursor over cards, and which of them are marked. Knows no game, and nothing of who may see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence


class Picks:
    """Cards that can be marked, READY behind the last of them, and offers behind READY.

    count: of the cards. least, most: how many must and may be marked. cursor: 0..count-1 a card, count =
    READY, above it the offers. marked: in the order in which they were marked. refusal: why READY was
    refused, for the eyes of who chooses. kinds: of the cards one by one, if they lie kind by kind.
    """

    def __init__(
        self, count: int, least: int, most: int, offers: int = 0, refuses: Callable[[], str] = str
    ) -> None:
        """Nothing is marked. refuses: why the marked ones won't do although their number does, else ''."""
        self.count, self.least, self.most, self.offers = count, least, most, offers
        self._refuses = refuses
        self.cursor = 0
        self._card = 0
        self.marked: list[int] = []
        self.refusal = ""
        self.kinds: Sequence[str] = ()

    @property
    def in_view(self) -> int:
        """The card under the cursor; elsewhere the one that was marked last, or that the cursor left."""
        if self.cursor < self.count:
            return self.cursor
        return self.marked[-1] if self.marked else min(self._card, self.count - 1)

    @property
    def at_ready(self) -> bool:
        """Whether the cursor is on READY."""
        return self.cursor == self.count

    @property
    def offer(self) -> int | None:
        """Which offer the cursor is on."""
        return self.cursor - self.count - 1 if self.cursor > self.count else None

    @property
    def enough(self) -> bool:
        """Whether READY would be taken."""
        return self.least <= len(self.marked) <= self.most

    def move(self, step: int) -> None:
        """Left or right, round the corner."""
        self.refusal = ""
        self.cursor = (self.cursor + step) % (self.count + 1 + self.offers)

    def drop(self) -> None:
        """Down: from a card to READY, and on to the offers."""
        self.refusal = ""
        if self.cursor < self.count:
            self._card, self.cursor = self.cursor, self.count
        else:
            self.cursor = min(self.cursor + 1, self.count + self.offers)

    def rise(self) -> None:
        """Up: back towards READY, from there to the card that was left, and on to the next kind of card."""
        self.refusal = ""
        if self.cursor > self.count:
            self.cursor -= 1
        elif self.at_ready:
            self.cursor = min(self._card, max(0, self.count - 1))
        elif self.kinds:
            self.cursor = self._next_kind()

    def _next_kind(self) -> int:
        """The first card of the kind behind the one under the cursor, round the corner."""
        kind = self.kinds[self.cursor]
        behind = range(self.cursor + 1, self.count)
        return next((place for place in behind if self.kinds[place] != kind), 0)

    def slam(self) -> str:
        """Gives what it was: 'mark', 'lock', 'offer' or 'refuse'."""
        self.refusal = ""
        if self.offer is not None:
            return "offer"
        if self.at_ready:
            self.refusal = self._refuses() if self.enough else self._wanted()
            return "refuse" if self.refusal else "lock"
        self._mark(self.cursor)
        return "mark"

    def _mark(self, place: int) -> None:
        """Where one card is wanted, another takes its place, and READY is next."""
        self._card = place
        if place in self.marked:
            self.marked.remove(place)
        elif self.least == self.most == 1:
            self.marked = [place]
            self.drop()
        else:
            self.marked.append(place)
            self._make_way()

    def _make_way(self) -> None:
        """If one other mark alone is in the way of the newest, that card takes its place."""
        if self._would_do(marks := self.marked):
            return
        fewer = [[place for place in marks if place != other] for other in marks[:-1]]
        ways = [others for others in fewer if self._would_do(others)]
        self.marked = ways[0] if len(ways) == 1 else marks

    def _would_do(self, marks: list[int]) -> bool:
        """Whether READY would be taken with these marks."""
        self.marked = marks
        return self.enough and not self._refuses()

    def _wanted(self) -> str:
        if self.least == self.most == 1:
            return "Mark one first."
        if self.least == self.most:
            return f"Choose {self.least}, not {len(self.marked)}."
        if len(self.marked) < self.least:
            return f"Choose at least {self.least}."
        return f"Choose up to {self.most}."
