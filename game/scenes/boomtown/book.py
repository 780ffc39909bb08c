"""What the cards say, looked up by id: names, sides, what an Establishment pays now."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from game.rules.boomtown.cards import Income, Row, row_id
from game.rules.boomtown.raids import RAIDS
from game.scenes.boomtown.buildings import board_words
from game.scenes.boomtown.town import Town

SIDE_ORDER = {"good": 0, "ugly": 1, "bad": 2}
SIDE_WORDS = {"good": "Good", "bad": "Bad", "ugly": "Ugly"}
SUIT_WORDS = {"gun": "Gun", "gang": "Gang", "guts": "Guts"}
COUNTED = {
    "gunslinger": "Gunslingers in play",
    "good": "Good Gunslingers in play",
    "bad": "Bad Gunslingers in play",
    "ugly": "Ugly Gunslingers in play",
    "establishment": "Establishments in play",
    "player": "players",
}


class Pay(NamedTuple):
    """What an Establishment pays, for its tag. text: such as '$3'. sign: 'die', 'skull' or ''."""

    text: str
    sign: str = ""


class Book:
    """All cards of a match; copies of a second deck share the row of the first."""

    def __init__(self, content: dict[str, Any]) -> None:
        """content: of `match.games`' box."""
        rows = msgspec.convert(content["cards"], list[Row])
        self._rows = {row.id: row for row in rows}
        self._by_card = dict(self._rows)

    @property
    def rows(self) -> list[Row]:
        """All rows."""
        return list(self._rows.values())

    def row(self, card: str) -> Row:
        """The row of a card. Raises KeyError for a card that is none."""
        known = self._by_card.get(card)  # asked for thousands of times a frame: copies are known after once
        return known or self._by_card.setdefault(card, self._rows[row_id(card)])

    def name(self, card: str) -> str:
        """What players call it: a building as its board does."""
        row = self.row(card)
        return board_words(row.id) if row.kind == "establishment" else row.name

    def called(self, card: str) -> str:
        """The same within a sentence: 'the Cattle Ranch', 'the Sheriff', 'Wyatt Earp'."""
        return self.row(card).called

    def bare(self, card: str) -> str:
        """The same without an article, for behind 'your own'."""
        return self.name(card).removeprefix("The ")

    def side(self, card: str) -> str:
        """good, bad or ugly."""
        return self.row(card).side

    def of_sides(self, cards: list[str], sides: tuple[str, ...]) -> list[str]:
        """Those Gunslingers that are of some sides."""
        return [card for card in cards if self.side(card) in sides]

    def by_side(self, crew: list[str]) -> list[str]:
        """As they stand in the street: Good, Ugly, Bad, each oldest first."""
        return sorted(crew, key=lambda card: SIDE_ORDER[self.side(card)])

    def guards(self, town: Town, seat: int) -> list[str]:
        """Whom a seat could send against the raid that is on."""
        raid = town.raid
        return self.of_sides(town.crews[seat], RAIDS[raid["raid"]].guards) if raid else []

    def askable(self, town: Town) -> list[int]:
        """The seats that can stop the raid that is on, in the order in which they are asked."""
        return [seat for seat in town.guardians() if self.guards(town, seat)]

    def awaited(self, town: Town) -> int | None:
        """Whose answer a raid waits for, None if for nobody's."""
        raid = town.raid
        if raid is None or not raid["rider"] or raid["guard"]:
            return None
        return next((seat for seat in self.askable(town) if seat not in town.declined), None)

    def count(self, town: Town, what: str) -> int:
        """How many of what an income counts there are."""
        if what == "player":
            return len(town.money)
        if what == "establishment":
            return sum(map(len, town.streets))
        crew = [card for crew in town.crews for card in crew]
        return len(crew) if what == "gunslinger" else len(self.of_sides(crew, (what,)))

    def pay(self, town: Town, card: str) -> Pay:
        """What an Establishment would pay now."""
        income = self.row(card).income or Income()
        if income.die:
            return Pay(f"-{income.less}" if income.less else "", "die")
        if income.death:
            return Pay(f"${income.death}", "skull")
        count = self.count(town, income.count) if income.count else 0
        return Pay(f"${income.fixed + -(-count // income.per)}")

    def pay_words(self, town: Town, card: str) -> str:
        """The same as a sentence."""
        income = self.row(card).income or Income()
        if income.die:
            less = f" less {income.less}" if income.less else ""
            bust = f"; on a {income.bust} it's discarded" if income.bust else ""
            return f"Pays a die roll{less}{bust}."
        if income.death:
            return f"Pays ${income.death} whenever a Gunslinger dies."
        if not income.count:
            return f"Pays ${income.fixed} a turn."
        what = COUNTED[income.count]
        per = f"a third of the {what}, rounded up" if income.per == 3 else f"the number of {what}"
        return f"Pays {self.pay(town, card).text} now: {per}."
