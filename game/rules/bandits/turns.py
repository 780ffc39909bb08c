"""A turn: the reveal, the hush before it, the flip, and whose turn is next (BM3, BM10, BM19)."""

from __future__ import annotations

from game.rules.bandits.capture import advance
from game.rules.bandits.effects import choose, resolve
from game.rules.bandits.finish import finish
from game.rules.bandits.race import EARLY_DELAY_NS, open_race
from game.rules.bandits.state import State, clockwise, lay, token_ids
from game.rules.bandits.words import call
from game.rules.kernel import Chance, Event, RuleError, seat_word


def opening(s: State) -> tuple[Event, ...]:
    """The deal as events: decks, the three starting Bandits, tokens, and whose turn it is."""
    laid = [{"spot": spot, "card": s.spots[spot]} for spot in s.order if s.spots[spot]]
    data = {"first": s.first, "decks": [len(deck) for deck in s.decks], "cards": laid, "tokens": token_ids(s)}
    why = f"{seat_word(s.first)} goes first."
    return (
        Event("dealt", s.first, data, why=why),
        Event("turn", s.first, {"turn": s.turn, "left": len(s.decks[s.first])}),
    )


def reveal(s: State, out: list[Event]) -> None:
    """The active player draws; nobody knows the card yet."""
    s.shown = s.decks[s.active].pop()
    s.phase = "hush"
    out.append(Event("hush", s.active, {"left": len(s.decks[s.active])}))


def time_up(s: State, played_ns: int, out: list[Event]) -> None:
    """No more cards: Credits count as at The End (BM21). played_ns: game time of this match so far.

    Raises RuleError while there is time left.
    """
    if not s.limit_ns:
        raise RuleError("this match has no limit of time")
    if played_ns < s.limit_ns:
        raise RuleError(f"there is time left: {played_ns} of {s.limit_ns} ns have been played")
    why = "Time is up: no more cards, the Credits are counted."
    out.append(Event("time_up", data={"played_ns": played_ns}, why=why))
    finish(s, out)


def early(s: State, seat: int, out: list[Event]) -> None:
    """A press during the hush: that seat's hands start later (BM19). Raises RuleError if it can't count."""
    if not s.false_start:
        raise RuleError("false starts do not count in this match")
    if not 0 <= seat < s.seats or seat in s.early:
        raise RuleError("a seat of this table can make one false start in a hush")
    s.early.append(seat)
    s.early.sort()
    s.stats[seat].false_starts += 1
    why = f"False start: {seat_word(seat)} starts 0.25 s later."
    out.append(Event("false_start", seat, {"delay_ns": EARLY_DELAY_NS}, why=why))


def flip(s: State, out: list[Event]) -> None:
    """Everybody sees the card at once."""
    card = s.cards[s.shown]
    data = {
        "card": card.id,
        "kind": card.kind,
        "bandit": card.bandit,
        "colour": card.colour,
        "credits": card.credits,
        "name": card.name,
    }
    out.append(Event("flip", s.active, data, why=call(card)))
    if card.kind == "bandit":
        s.shown = ""
        out.append(Event("placed", s.active, {"card": card.id, "spot": lay(s, card.id)}))
        _next_turn(s, out)
    elif card.kind == "the-end":
        finish(s, out)
    else:
        open_race(s, out)


def pass_time(s: State, to_ns: int, chance: Chance, out: list[Event]) -> None:
    """Move the watermark of the open capture; when it is over, check it and go on."""
    if not advance(s, to_ns, chance, out):
        return
    resolve(s, out)
    s.race = None
    if s.phase == "capture":
        _next_turn(s, out)


def chosen(s: State, escape: str, out: list[Event]) -> None:
    """The choice of BM14 is made; the game goes on."""
    choose(s, escape, out)
    _next_turn(s, out)


def _next_turn(s: State, out: list[Event]) -> None:
    """Clockwise to the next player with a deck; empty decks are skipped (BM3)."""
    s.phase = "reveal"
    s.turn += 1
    s.early = []
    others = clockwise(s)
    for seat in [*others[1:], others[0]]:
        if s.decks[seat]:
            s.active = seat
            break
        out.append(Event("skipped", seat, why=f"{seat_word(seat)} has no cards left to reveal."))
    out.append(Event("turn", s.active, {"turn": s.turn, "left": len(s.decks[s.active])}))
