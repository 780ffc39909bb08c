"""Wounds one by one, and what happens to the critically Wounded (BT12, BT16, BT17)."""

from __future__ import annotations

from game.rules.bountytown import decks
from game.rules.bountytown.frames import Critical, Discard, Wounding
from game.rules.bountytown.hooks import hand_limit
from game.rules.bountytown.rows import kind_of
from game.rules.bountytown.state import State, active_seat, held, turn_of
from game.rules.kernel import Chance, Event, count_word, seat_word


def advance(s: State, frame: Wounding, out: list[Event]) -> bool:
    """The next Wound: at the hand limit it is critical, over it a card goes."""
    if not frame.left:
        s.stack.pop()
        return True
    frame.left -= 1
    seat = frame.seat
    limit = hand_limit(s, seat)
    wound = decks.add_wound(s, seat)
    count = len(s.wounds[seat])
    what = "tied for the best hand" if frame.tied else "didn't have the best hand"
    why = f"{seat_word(seat)} {what} and takes a Wound: {count} now."
    out.append(Event("wounded", seat, {"wound": wound, "wounds": count}, why=why))
    if count >= limit:
        frame.left = 0
        many = count_word(count, "Wound")
        why = f"{seat_word(seat)} is critically Wounded: {many} at a hand limit of {limit}."
        out.append(Event("critical", seat, {"wounds": count}, why=why))
        s.stack.append(Critical(seat))
    elif held(s, seat) > limit and s.hands[seat]:
        s.stack.append(Discard(seat, 1, 1, "wound"))
    return True


def advance_critical(s: State, frame: Critical, chance: Chance, out: list[Event]) -> bool:
    """Go on without asking if there is at most one Bounty to lose."""
    captured = s.captured[frame.seat]
    if len(captured) > 1:
        return False
    recover(s, frame, captured[0] if captured else "", chance, out)
    return True


def recover(s: State, frame: Critical, bounty: str, chance: Chance, out: list[Event]) -> None:
    """BT17: lose a Bounty, a random Item and all Wounds; draw; wake up in the refuge; one's turn is over."""
    seat = frame.seat
    s.stack.pop()
    if bounty:
        s.captured[seat].remove(bounty)
        s.gone.append(bounty)
        why = f"{seat_word(seat)} loses {s.book.bounties[bounty].name}, who is out of the game."
        out.append(Event("lost_bounty", seat, {"bounty": bounty}, why=why))
    items = s.items[seat]
    if items:
        item = items[chance.below("dice", len(items))]
        decks.spend_item(s, seat, item)
        why = f"{seat_word(seat)} loses an Item: {s.book.items[kind_of(item)].name}."
        out.append(Event("lost_item", seat, {"item": item}, why=why))
    healed = decks.heal(s, seat, len(s.wounds[seat]))
    out.append(Event("healed", seat, {"wounds": healed, "left": 0}))
    decks.draw_up(s, seat, "recover", chance, out)
    place = s.book.town[s.book.refuge]
    why = f"{seat_word(seat)} is carried to {place.called}."
    out.append(Event("carried", seat, {"from": s.book.town[s.cells[seat]].id, "to": place.id}, why=why))
    s.cells[seat] = s.book.refuge
    if active_seat(s) == seat:
        turn_of(s).over = True
