"""How each kind of public event changes what the shared screen knows of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.scenes.boomtown.town import Town

SKIPPED = "skipped"
EARNED = "earned"


def _dealt(town: Town, _seat: int, _data: dict[str, Any]) -> None:
    town.phase, town.marks = "", {}


def _turn(town: Town, seat: int, data: dict[str, Any]) -> None:
    town.active, town.turn, town.phase = seat, data["turn"], "draw"
    town.marks = {}
    town.war = False
    town.earned = 0


def _phase(town: Town, _seat: int, data: dict[str, Any]) -> None:
    _enter(town, data["phase"], "now")


def _skipped(town: Town, _seat: int, data: dict[str, Any]) -> None:
    _enter(town, data["phase"], f"{SKIPPED} {data['reason']}")
    town.reason = data["reason"]


def _passed(town: Town, _seat: int, data: dict[str, Any]) -> None:
    town.marks[data["phase"]] = "passed"


def _enter(town: Town, phase: str, mark: str) -> None:
    if town.marks.get(town.phase) == "now":
        town.marks[town.phase] = f"{EARNED} {town.earned}" if town.phase == "collection" else "done"
    town.phase = phase
    town.marks[phase] = mark
    town.raid, town.deed, town.reason = None, "", ""


def _drew(town: Town, seat: int, data: dict[str, Any]) -> None:
    town.hands[seat] += data["count"]
    town.deck = data["deck"]


def _reshuffled(town: Town, _seat: int, data: dict[str, Any]) -> None:
    town.deck, town.pile = data["deck"], []


def _recruited(town: Town, seat: int, data: dict[str, Any]) -> None:
    town.hands[seat] -= 1
    town.crews[seat].append(data["card"])


def _claimed(town: Town, seat: int, data: dict[str, Any]) -> None:
    town.hands[seat] -= 1
    town.streets[seat].append(data["card"])


def _discarded(town: Town, seat: int, data: dict[str, Any]) -> None:
    town.hands[seat] -= len(data["cards"])
    town.pile += data["cards"]


def _ahead(town: Town, seat: int, data: dict[str, Any]) -> None:
    town.money[seat] = data["money"]


def _paid(town: Town, seat: int, data: dict[str, Any]) -> None:
    town.money[seat] = data["money"]
    if data["way"] == "income":
        town.earned += data["amount"]


def _razed(town: Town, seat: int, data: dict[str, Any]) -> None:
    town.streets[seat].remove(data["card"])
    town.pile.append(data["card"])


def _taken(town: Town, seat: int, data: dict[str, Any]) -> None:
    town.streets[data["from"]].remove(data["card"])
    town.streets[seat].append(data["card"])


def _killed(town: Town, seat: int, data: dict[str, Any]) -> None:
    town.crews[seat].remove(data["card"])
    town.pile.append(data["card"])


def _used(town: Town, _seat: int, data: dict[str, Any]) -> None:
    town.pile.append(data["card"])
    if town.deed == data["card"]:
        town.deed = ""


def _deed(town: Town, seat: int, data: dict[str, Any]) -> None:
    town.hands[seat] -= 1
    town.deed = data["card"]


def _called_off(town: Town, seat: int, _data: dict[str, Any]) -> None:
    town.hands[seat] += 1
    town.deed = ""


def _war(town: Town, _seat: int, _data: dict[str, Any]) -> None:
    town.war = True


def _raid(town: Town, seat: int, data: dict[str, Any]) -> None:
    if data["card"]:
        town.hands[seat] -= 1
    town.raid = {
        "raid": data["raid"],
        "card": data["card"],
        "amount": data["amount"],
        "target": data["target"],
        "rider": "",
        "guard": "",
        "foe": data["owner"],
    }
    town.declined = []


def _sent(town: Town, _seat: int, data: dict[str, Any]) -> None:
    if town.raid:
        town.raid["rider"] = data["gunslinger"]


def _met(town: Town, seat: int, data: dict[str, Any]) -> None:
    if town.raid:
        town.raid["guard"], town.raid["foe"] = data["gunslinger"], seat


def _declined(town: Town, seat: int, _data: dict[str, Any]) -> None:
    town.declined.append(seat)


def _revealed(town: Town, _seat: int, data: dict[str, Any]) -> None:
    raid = town.raid
    if raid:
        for seat, cards in zip((town.active, raid["foe"]), data["cards"], strict=True):
            town.hands[seat] -= len(cards)


def _fight_over(town: Town, _seat: int, data: dict[str, Any]) -> None:
    town.pile += data["discarded"]


def _raid_over(town: Town, _seat: int, _data: dict[str, Any]) -> None:
    town.raid = None


def _winner(town: Town, _seat: int, data: dict[str, Any]) -> None:
    town.winners = list(data["winners"])
    town.raid = None


ACTS: dict[str, Callable[[Town, int, dict[str, Any]], None]] = {
    "dealt": _dealt,
    "head_start": _ahead,
    "turn": _turn,
    "phase": _phase,
    "skipped": _skipped,
    "passed": _passed,
    "drew": _drew,
    "reshuffled": _reshuffled,
    "recruited": _recruited,
    "claimed": _claimed,
    "discarded": _discarded,
    "paid": _paid,
    "razed": _razed,
    "taken": _taken,
    "killed": _killed,
    "used": _used,
    "deed": _deed,
    "called_off": _called_off,
    "war": _war,
    "raid": _raid,
    "sent": _sent,
    "hunted": _met,
    "intervened": _met,
    "declined": _declined,
    "revealed": _revealed,
    "fight_over": _fight_over,
    "failed": _raid_over,
    "winner": _winner,
}
"""What each kind of event changes; the others change nothing that is kept here."""
