"""What each public event of Boom Town moves; each play gives the ms until the next event may begin."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.boomtown.words import PHASE_WORDS
from game.rules.kernel import Event
from game.scenes.boomtown import plays_cards, plays_fight, plays_money, plays_raids
from game.scenes.boomtown.play_parts import BRIEF, OVER_PLATE, SHORT, dust
from game.scenes.boomtown.ribbon import sign_at
from game.scenes.boomtown.show import Show

SKIP_MS = 110.0
"""Until the next event after a skipped phase, ms at normal pace."""


def turn(show: Show, event: Event) -> float:
    """Whose turn it is; what was said of the one before is gone."""
    show.air.hush()
    x, y = show.layout.badge(event.seat)
    show.air.particles.sparks(x, y, 18)
    return SHORT


def phase(_show: Show, _event: Event) -> float:
    """The ribbon goes on."""
    return BRIEF


def skipped(show: Show, event: Event) -> float:
    """The sign is struck through and says why; several in a row go by quickly."""
    dust(show, *sign_at(event.data["phase"]), 10)
    return SKIP_MS


def passed(show: Show, event: Event) -> float:
    """Nothing is done in that phase."""
    x, y = show.layout.badge(event.seat)
    word = PHASE_WORDS[event.data["phase"]]
    show.air.say(x + 150, y - OVER_PLATE, f"No {word}")
    return BRIEF


PLAYS: dict[str, Callable[[Show, Event], float]] = {
    "dealt": plays_cards.dealt,
    "head_start": plays_money.head_start,
    "turn": turn,
    "phase": phase,
    "skipped": skipped,
    "passed": passed,
    "drew": plays_cards.drew,
    "reshuffled": plays_cards.reshuffled,
    "recruited": plays_cards.recruited,
    "claimed": plays_cards.claimed,
    "discarded": plays_cards.discarded,
    "paid": plays_money.paid,
    "razed": plays_money.razed,
    "taken": plays_money.taken,
    "killed": plays_raids.killed,
    "used": plays_cards.used,
    "deed": plays_raids.deed,
    "war": plays_raids.war,
    "called_off": plays_raids.called_off,
    "raid": plays_raids.raid,
    "sent": plays_raids.sent,
    "hunted": plays_raids.met,
    "intervened": plays_raids.met,
    "declined": plays_raids.declined,
    "unopposed": plays_raids.unopposed,
    "failed": plays_raids.failed,
    "fight": plays_fight.fight,
    "committed": plays_fight.committed,
    "revealed": plays_fight.revealed,
    "rolled": plays_fight.rolled,
    "spent": plays_fight.spent,
    "fight_over": plays_fight.fight_over,
    "winner": plays_money.winner,
}
"""What moves, by kind of event."""
