"""How a shootout goes: the scene changes, cards, dice, the shot."""

from __future__ import annotations

from typing import Any

from game.rules.kernel import Event
from game.scenes.boomtown.play_parts import LONG
from game.scenes.boomtown.shootout_stage import SHOT_MS, Shootout
from game.scenes.boomtown.show import Show
from game.scenes.boomtown.warm import of_shootout, of_shots


def fight(show: Show, event: Event) -> float:
    """The scene changes to the shootout."""
    raid_on: dict[str, Any] = show.town.raid or {"raid": "holdup", "card": "", "target": ""}
    show.air.finish()
    show.shootout = Shootout(
        show.pace,
        raid_on["raid"],
        raid_on["card"] or raid_on["target"],
        event.data["seats"],
        event.data["gunslingers"],
    )
    show.fade_in()
    people = show.shootout.people
    show.warm.add(of_shootout(show.art, show.shootout.seats, people), urgent=True)
    show.after(LONG, lambda: show.warm.add(of_shots(show.art, people), urgent=True))
    return LONG


def committed(show: Show, event: Event) -> float:
    """A side has locked its cards."""
    return show.shootout.commit(event.seat) if show.shootout else 0.0


def revealed(show: Show, event: Event) -> float:
    """Both sides show their cards."""
    return show.shootout.reveal(event.data["cards"]) if show.shootout else 0.0


def rolled(show: Show, event: Event) -> float:
    """Six dice roll."""
    if show.shootout is None:
        return 0.0
    ms = show.shootout.roll(event.data)
    show.line_ms = show.shootout.rolling_ms
    show.hear("dice-fall", ms=650)
    return ms


def spent(show: Show, event: Event) -> float:
    """A Shootout card is spent."""
    if show.shootout is None:
        return 0.0
    if event.data["die"] >= 0:
        show.hear("dice-rattle", event.seat, ms=100)
        show.hear("dice-fall", event.seat, ms=700)
    ms = show.shootout.spend(event.seat, event.data)
    show.line_ms = show.shootout.rolling_ms
    return ms


def fight_over(show: Show, event: Event) -> float:
    """The shot and the fall; the street comes back with what happens next."""
    if show.shootout is None:
        return 0.0
    show.line_ms = SHOT_MS
    return show.shootout.over(event.data)
