"""What the shared screen knows of a match, kept up by its public events alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.rules.boomtown.phases import PHASES
from game.rules.kernel import TABLE, Event, View
from game.scenes.boomtown.town_events import ACTS

FACTS = (
    "order",
    "goal",
    "active",
    "turn",
    "phase",
    "money",
    "hands",
    "deck",
    "pile",
    "streets",
    "crews",
    "raid",
    "deed",
    "war",
    "winners",
)
"""What the view tells as well as the events do."""


@dataclass
class Town:
    """All by seat or by card id. pile: discards, newest last. phase: '' during the deal.

    marks: what became of this turn's phases: 'now', 'done', 'passed', SKIPPED and why,
    or EARNED and how much.
    earned: dollars of this turn's Collection.
    reason: why the one that is on was skipped, '' if it was not.
    raid: what is known of the one that is on, None if there is none. declined: who does not step in.
    deed: the Dirty Deed that is being done, '' if none. tied: those whose dice were equal roll again (BO2).
    """

    order: list[int]
    goal: int
    active: int
    turn: int
    phase: str
    money: list[int]
    hands: list[int]
    deck: int
    pile: list[str]
    streets: list[list[str]]
    crews: list[list[str]]
    marks: dict[str, str] = field(default_factory=dict)
    raid: dict[str, Any] | None = None
    declined: list[int] = field(default_factory=list)
    deed: str = ""
    war: bool = False
    winners: list[int] = field(default_factory=list)
    reason: str = ""
    earned: int = 0
    tied: bool = False

    @classmethod
    def of(cls, view: View) -> Town:
        """As the shared view has it; what a phase's mark was is no part of it."""
        town = cls(
            order=list(view["order"]),
            goal=view["goal"],
            active=view["active"],
            turn=view["turn"],
            phase=view["phase"],
            money=list(view["money"]),
            hands=list(view["hands"]),
            deck=view["deck"],
            pile=list(view["pile"]),
            streets=[list(street) for street in view["streets"]],
            crews=[list(crew) for crew in view["crews"]],
            war=view["war"],
            winners=list(view["winners"]),
        )
        town.marks = dict.fromkeys(PHASES[: PHASES.index(town.phase)], "done")
        town.marks[town.phase] = "now"
        if view["raid"]:
            town.raid = _raid_of(view["raid"])
            town.declined = town.guardians()[: view["raid"]["declined"]]
        if view["deed"]:
            town.deed = view["deed"]["card"]
        return town

    def same_as(self, other: Town) -> bool:
        """Whether both know the same, but for marks and who declined."""
        return all(getattr(self, name) == getattr(other, name) for name in FACTS)

    def owner(self, card: str) -> int:
        """Who has a card in play, TABLE if nobody."""
        for seat in range(len(self.money)):
            if card in self.streets[seat] or card in self.crews[seat]:
                return seat
        return TABLE

    def others(self) -> list[int]:
        """The opponents of the active player, clockwise."""
        place = self.order.index(self.active)
        return self.order[place + 1 :] + self.order[:place]

    def guardians(self) -> list[int]:
        """Who may be asked to stop the raid that is on, in that order; those without a guard are not."""
        raid = self.raid
        if raid is None or raid["raid"] == "posse":
            return []
        return [raid["foe"]] if raid["target"] else self.others()

    def play(self, event: Event) -> None:
        """Take an event over."""
        act = ACTS.get(event.kind)
        if act is not None:
            act(self, event.seat, event.data)


def _raid_of(raid: dict[str, Any]) -> dict[str, Any]:
    """A raid of the shared view, as its events tell it."""
    return {
        "raid": raid["raid"],
        "card": raid["card"] or "",
        "amount": raid["amount"],
        "target": raid["target"] or "",
        "rider": raid["gunslinger"] or "",
        "guard": raid["guard"] or "",
        "foe": TABLE if raid["foe"] is None else raid["foe"],
    }
