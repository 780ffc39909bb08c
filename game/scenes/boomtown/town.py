"""What the shared screen knows of a match, kept up by its public events alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.rules.boomtown.phases import PHASES
from game.rules.kernel import TABLE, Event, View

SKIPPED = "skipped"
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

    marks: what became of this turn's phases: 'now', 'done', 'passed', or SKIPPED and why.
    reason: why the one that is on was skipped, '' if it was not.
    raid: what is known of the one that is on, None if there is none. declined: who does not step in.
    deed: the Dirty Deed that is being done, '' if none.
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
            raid = view["raid"]
            town.raid = {
                "raid": raid["raid"],
                "card": raid["card"] or "",
                "amount": raid["amount"],
                "target": raid["target"] or "",
                "rider": raid["gunslinger"] or "",
                "guard": raid["guard"] or "",
                "foe": TABLE if raid["foe"] is None else raid["foe"],
            }
            town.declined = town.guardians()[: raid["declined"]]
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

    # One for each kind of event that changes something

    def _dealt(self, _seat: int, _data: dict[str, Any]) -> None:
        self.phase, self.marks = "", {}

    def _turn(self, seat: int, data: dict[str, Any]) -> None:
        self.active, self.turn, self.phase = seat, data["turn"], "draw"
        self.marks = {}
        self.war = False

    def _phase(self, _seat: int, data: dict[str, Any]) -> None:
        self._enter(data["phase"], "now")

    def _skipped(self, _seat: int, data: dict[str, Any]) -> None:
        self._enter(data["phase"], f"{SKIPPED} {data['reason']}")
        self.reason = data["reason"]

    def _passed(self, _seat: int, data: dict[str, Any]) -> None:
        self.marks[data["phase"]] = "passed"

    def _enter(self, phase: str, mark: str) -> None:
        if self.marks.get(self.phase) == "now":
            self.marks[self.phase] = "done"
        self.phase = phase
        self.marks[phase] = mark
        self.raid, self.deed, self.reason = None, "", ""

    def _drew(self, seat: int, data: dict[str, Any]) -> None:
        self.hands[seat] += data["count"]
        self.deck = data["deck"]

    def _reshuffled(self, _seat: int, data: dict[str, Any]) -> None:
        self.deck, self.pile = data["deck"], []

    def _recruited(self, seat: int, data: dict[str, Any]) -> None:
        self.hands[seat] -= 1
        self.crews[seat].append(data["card"])

    def _claimed(self, seat: int, data: dict[str, Any]) -> None:
        self.hands[seat] -= 1
        self.streets[seat].append(data["card"])

    def _discarded(self, seat: int, data: dict[str, Any]) -> None:
        self.hands[seat] -= len(data["cards"])
        self.pile += data["cards"]

    def _paid(self, seat: int, data: dict[str, Any]) -> None:
        self.money[seat] = data["money"]

    def _razed(self, seat: int, data: dict[str, Any]) -> None:
        self.streets[seat].remove(data["card"])
        self.pile.append(data["card"])

    def _taken(self, seat: int, data: dict[str, Any]) -> None:
        self.streets[data["from"]].remove(data["card"])
        self.streets[seat].append(data["card"])

    def _killed(self, seat: int, data: dict[str, Any]) -> None:
        self.crews[seat].remove(data["card"])
        self.pile.append(data["card"])

    def _used(self, _seat: int, data: dict[str, Any]) -> None:
        self.pile.append(data["card"])
        if self.deed == data["card"]:
            self.deed = ""

    def _deed(self, seat: int, data: dict[str, Any]) -> None:
        self.hands[seat] -= 1
        self.deed = data["card"]

    def _called_off(self, seat: int, _data: dict[str, Any]) -> None:
        self.hands[seat] += 1
        self.deed = ""

    def _war(self, _seat: int, _data: dict[str, Any]) -> None:
        self.war = True

    def _raid(self, seat: int, data: dict[str, Any]) -> None:
        if data["card"]:
            self.hands[seat] -= 1
        self.raid = {
            "raid": data["raid"],
            "card": data["card"],
            "amount": data["amount"],
            "target": data["target"],
            "rider": "",
            "guard": "",
            "foe": data["owner"],
        }
        self.declined = []

    def _sent(self, _seat: int, data: dict[str, Any]) -> None:
        if self.raid:
            self.raid["rider"] = data["gunslinger"]

    def _met(self, seat: int, data: dict[str, Any]) -> None:
        if self.raid:
            self.raid["guard"], self.raid["foe"] = data["gunslinger"], seat

    def _declined(self, seat: int, _data: dict[str, Any]) -> None:
        self.declined.append(seat)

    def _revealed(self, _seat: int, data: dict[str, Any]) -> None:
        raid = self.raid
        if raid:
            for seat, cards in zip((self.active, raid["foe"]), data["cards"], strict=True):
                self.hands[seat] -= len(cards)

    def _fight_over(self, _seat: int, data: dict[str, Any]) -> None:
        self.pile += data["discarded"]

    def _raid_over(self, _seat: int, _data: dict[str, Any]) -> None:
        self.raid = None

    def _winner(self, _seat: int, data: dict[str, Any]) -> None:
        self.winners = list(data["winners"])
        self.raid = None


ACTS: dict[str, Callable[[Town, int, dict[str, Any]], None]] = {
    "dealt": Town._dealt,
    "head_start": Town._paid,
    "turn": Town._turn,
    "phase": Town._phase,
    "skipped": Town._skipped,
    "passed": Town._passed,
    "drew": Town._drew,
    "reshuffled": Town._reshuffled,
    "recruited": Town._recruited,
    "claimed": Town._claimed,
    "discarded": Town._discarded,
    "paid": Town._paid,
    "razed": Town._razed,
    "taken": Town._taken,
    "killed": Town._killed,
    "used": Town._used,
    "deed": Town._deed,
    "called_off": Town._called_off,
    "war": Town._war,
    "raid": Town._raid,
    "sent": Town._sent,
    "hunted": Town._met,
    "intervened": Town._met,
    "declined": Town._declined,
    "revealed": Town._revealed,
    "fight_over": Town._fight_over,
    "failed": Town._raid_over,
    "winner": Town._winner,
}
"""What each kind of event changes; the others change nothing that is kept here."""
