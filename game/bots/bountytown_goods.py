"""What Items are worth to a bot, and what it can buy."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.bountytown_levels import Level
from game.bots.bountytown_sight import Sight
from game.rules.bountytown.cards import GOLD, SUIT, VALUE
from game.rules.bountytown.rows import kind_of

TENTH = 0.1


class Goods:
    """Items by their value to one seat."""

    def __init__(self, sight: Sight, level: Level) -> None:
        self.sight = sight
        self.level = level
        self.me = sight.me

    def item_value(self, item: str) -> float:
        """What an Item card is worth in hand."""
        return self.level.item.get(kind_of(item), TENTH * self.sight.kind(item).price)

    def shopping(self) -> tuple[float, int]:
        """What all that can be bought at once is worth, and how many cards it takes."""
        purse = sorted((VALUE[card] for card in self.sight.hand if SUIT[card] == GOLD), reverse=True)
        gold, price, value = sum(purse), 0, 0.0
        offered: list[str] = self.sight.view["store"]
        while item := self.wish([item for item in offered if price + self.price(item) <= gold]):
            price += self.price(item)
            value += self.item_value(item)
            offered = [other for other in offered if kind_of(other) != kind_of(item)]
        cards = 0
        while price > 0 and cards < len(purse):
            price -= purse[cards]
            cards += 1
        return value, cards

    def price(self, item: str) -> int:
        """What an Item costs this seat."""
        return self.sight.price(self.sight.seat, item)

    def wish(self, offered: Sequence[str]) -> str:
        """Of some Items the one that is worth most to who lacks it, '' for none."""
        owned = [kind_of(item) for item in self.me["items"]]
        fitting = [item for item in offered if kind_of(item) not in owned]
        return max(fitting, key=self.item_value, default="")
