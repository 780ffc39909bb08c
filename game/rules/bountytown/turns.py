"""A turn: what the active player does, its end, replacing Bounties (BT27) and whose turn is next."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.bountytown import decks, finish, uses
from game.rules.bountytown.duel import declare
from game.rules.bountytown.frames import Discard, Reload, Turn
from game.rules.bountytown.hooks import ask
from game.rules.bountytown.options import END, Choice, free_left, parse
from game.rules.bountytown.rows import TRAIN
from game.rules.bountytown.state import State
from game.rules.kernel import Chance, Event, count_word

ACTIONS = 3
BOUNTIES = 3
"""Active Bounties at the start of each turn."""


def begin(s: State, seat: int, out: list[Event]) -> None:
    """A new turn."""
    s.turn += 1
    s.stack = [Turn(seat, ACTIONS)]
    out.append(Event("turn", seat, {"turn": s.turn, "actions": ACTIONS}))


def advance(s: State, turn: Turn, chance: Chance, out: list[Event]) -> bool:
    """End the turn if it is over, or nothing can be done any more; False if the player has to act."""
    if not turn.over and (turn.left or free_left(s, turn)):
        return False
    replace(s, chance, out)
    if s.stack and s.stack[0] is turn:
        begin(s, (turn.seat + 1) % s.seats, out)
    return True


def act(s: State, turn: Turn, option: str, chance: Chance, out: list[Event]) -> None:
    """The active player does something that was among the options."""
    choice = parse(option)
    ACTS[choice.verb](s, turn, choice, chance, out)


def _move(s: State, turn: Turn, choice: Choice, _: Chance, out: list[Event]) -> None:
    seat, before = turn.seat, s.book.town[s.cells[turn.seat]]
    turn.left -= ask(s, "move.actions", 1, seat, out=out)
    s.cells[seat] = s.book.places[choice.place]
    out.append(Event("moved", seat, {"from": before.id, "to": choice.place, "left": turn.left}))


def _duel(s: State, turn: Turn, choice: Choice, chance: Chance, out: list[Event]) -> None:
    """BT21, BT23: the Action and the Item are spent whatever comes of the Duel."""
    turn.left -= 1
    if choice.source:
        source = uses.find(s, turn.seat, "declare", choice.source)
        uses.perform(s, turn.seat, "declare", source, "", chance, out)
    declare(s, turn.seat, choice, out)


def _reload(s: State, turn: Turn, _: Choice, __: Chance, ___: list[Event]) -> None:
    turn.left -= 1
    s.stack.append(Reload(turn.seat))


def _use(s: State, turn: Turn, choice: Choice, chance: Chance, out: list[Event]) -> None:
    source = uses.find(s, turn.seat, "turn", choice.source)
    uses.perform(s, turn.seat, "turn", source, choice.target, chance, out)


def _end(_: State, turn: Turn, __: Choice, ___: Chance, ____: list[Event]) -> None:
    turn.over = True


ACTS: dict[str, Callable[[State, Turn, Choice, Chance, list[Event]], None]] = {
    "move": _move,
    "duel": _duel,
    "reload": _reload,
    "use": _use,
    END: _end,
}
"""What each verb of an option does."""


def advance_reload(s: State, frame: Reload, chance: Chance, out: list[Event]) -> bool:
    """BT30: draw up to the hand limit, after what may be discarded first."""
    seat = frame.seat
    if not frame.asked:
        frame.asked = True
        most = min(ask(s, "reload.discard", 0, seat, out=out), len(s.hands[seat]))
        if most:
            s.stack.append(Discard(seat, 0, most, "reload"))
            return True
    s.stack.pop()
    out.append(Event("reload", seat))
    decks.draw_up(s, seat, "reload", chance, out)
    return True


def discarded(s: State, frame: Discard, cards: list[int], chance: Chance, out: list[Event]) -> None:
    """A discard has been chosen; in the Draw step as many are drawn (BT9)."""
    s.stack.pop()
    decks.discard(s, frame.seat, cards, frame.reason, out)
    if frame.refill:
        decks.draw(s, frame.seat, len(cards), frame.reason, chance, out)


def replace(s: State, chance: Chance, out: list[Event]) -> None:
    """BT27: Bounties one at a time up to three; the Train ends the game the moment it shows."""
    while len(s.active) < BOUNTIES and s.bounty_deck:
        card = s.bounty_deck.pop()
        if card == TRAIN:
            out.append(Event("train", why="The Train is here: the game is over."))
            s.gone.append(card)
            finish.finish(s, out)
            return
        row = s.book.bounties[card]
        s.active.append(card)
        decks.deal_items(s, card, row.items, chance, out)
        count = len(s.loot.get(card, ()))
        with_items = f" with {count_word(count, 'Item')}" if count else ""
        why = f"{row.name} is in town{with_items}: {row.renown} Renown."
        out.append(
            Event("revealed", data={"bounty": card, "items": count, "left": len(s.bounty_deck)}, why=why)
        )
