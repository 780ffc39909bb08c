"""The check after a capture: what each card does (BM6, BM9, BM11, BM13-BM15)."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.bandits.race import race_of
from game.rules.bandits.state import HEART_TOKEN, Beside, Cover, State, clockwise, lay, sheriff_id
from game.rules.bandits.words import colour_word
from game.rules.kernel import TABLE, Event, seat_list, seat_word


def resolve(s: State, out: list[Event]) -> None:
    """Carry out the shown card. Leaves the phase 'choose' if its taker has to choose, else 'capture'."""
    EFFECTS[s.cards[s.shown].kind](s, out)


def _catches(s: State) -> list[Cover]:
    """What was captured, clockwise from the active player, first hand first."""
    covers = [held.cover for held in race_of(s).held]
    order = clockwise(s)
    return sorted(covers, key=lambda c: (order.index(c.seat), c.hand))


def _check(s: State, *, bandit: str, colour: str, out: list[Event]) -> None:
    """Show each captured Bandit to all: right ones are kept, wrong ones go back to their spots (BM6)."""
    for c in _catches(s):
        spot = int(c.target.removeprefix("spot-"))
        card = s.cards[s.spots[spot]]
        data = {"hand": c.hand, "spot": spot, "card": card.id, "credits": card.credits}
        right = card.bandit == bandit if bandit else card.colour == colour
        name = card.name if bandit else f"a {colour_word(card.colour)} Bandit"
        if right:
            s.captured[c.seat].append(card.id)
            s.spots[spot] = ""
            s.up[spot] = False
            why = f"{seat_word(c.seat)} took {name}: right, worth {card.credits}."
            out.append(Event("right", c.seat, data, why=why))
        else:
            s.stats[c.seat].wrong += 1
            why = f"{seat_word(c.seat)} took {name}: wrong, it goes back."
            out.append(Event("wrong", c.seat, data, why=why))


def _wanted(s: State, out: list[Event]) -> None:
    """BM6, BM7, BM9: check the captured cards by bandit, then all that is left is turned face down."""
    _check(s, bandit=s.cards[s.shown].bandit, colour="", out=out)
    turned = [spot for spot, up in enumerate(s.up) if up]
    for spot in turned:
        s.up[spot] = False
    why = "All remaining Bandits turn face down."
    data = {"up": False, "spots": [{"spot": spot, "card": s.spots[spot]} for spot in turned]}
    out.append(Event("turned", data=data, why=why))
    _remove(s, out)


def _brawl(s: State, out: list[Event]) -> None:
    """BM15: check the captured cards by colour, then all that is Hidden is turned face up."""
    _check(s, bandit="", colour=s.cards[s.shown].colour, out=out)
    turned = [spot for spot, card in enumerate(s.spots) if card and not s.up[spot]]
    for spot in turned:
        s.up[spot] = True
    why = "After a brawl all Hidden Bandits turn face up."
    data = {"up": True, "spots": [{"spot": spot, "card": s.spots[spot]} for spot in turned]}
    out.append(Event("turned", data=data, why=why))
    _remove(s, out)


def _sheriff(s: State, out: list[Event]) -> None:
    """BM11: covered tokens go to the hands that hold them; a holder's own token was safe."""
    for c in _catches(s):
        index = int(c.target.removeprefix("token-sheriff-")) - 1
        before = s.sheriffs[index]
        s.sheriffs[index] = c.seat
        data = {"token": c.target, "before": before}
        seat = seat_word(c.seat)
        if before == c.seat:
            why = f"{seat} covered their own Sheriff first: safe."
            out.append(Event("sheriff_safe", c.seat, data, why=why))
        elif before == TABLE:
            out.append(Event("sheriff_taken", c.seat, data, why=f"{seat} has a Sheriff to back them."))
        else:
            why = f"{seat} takes the Sheriff of {seat_word(before)}, who was too late."
            out.append(Event("sheriff_taken", c.seat, data, why=why))
    _remove(s, out)


def _escape(s: State, out: list[Event]) -> None:
    """BM13: all but the taker of the token and the holders of a Sheriff lose their Bandits of the colour."""
    card = s.cards[s.shown]
    takers = [c.seat for c in _catches(s)]
    by_token = [seat for seat in clockwise(s) if seat in takers]
    by_sheriff = [seat for seat in clockwise(s) if seat in s.sheriffs and seat not in takers]
    beside = Beside(card.id, [])
    s.beside.append(beside)
    data = {"card": card.id, "colour": card.colour, "token": by_token, "sheriff": by_sheriff}
    out.append(Event("escape", data=data, why=_immune_words(by_token, by_sheriff)))
    for seat in clockwise(s):
        if seat not in by_token and seat not in by_sheriff:
            _lose(s, seat, beside, card.colour, out)
    s.shown = ""


def _immune_words(by_token: list[int], by_sheriff: list[int]) -> str:
    reasons = [f"{seat_list(by_token)} by the Escape token"] if by_token else []
    reasons += [f"{seat_list(by_sheriff)} by a Sheriff"] if by_sheriff else []
    return f"Immune to the escape: {', '.join(reasons) or 'nobody'}."


def _lose(s: State, seat: int, beside: Beside, colour: str, out: list[Event]) -> None:
    """All of a seat's Bandits of the colour flee onto the Escape card (BM20: only these)."""
    lost = [card for card in s.captured[seat] if s.cards[card].colour == colour]
    if not lost:
        return
    s.captured[seat] = [card for card in s.captured[seat] if s.cards[card].colour != colour]
    beside.cards.extend(lost)
    why = f"{seat_word(seat)} isn't immune: every {colour_word(colour)} Bandit of theirs escapes."
    out.append(Event("lost_bandits", seat, {"cards": lost, "escape": beside.escape}, why=why))


def _ballerina(s: State, out: list[Event]) -> None:
    """BM14: the taker of the Heart sends the Sheriffs of all others home, then chooses an Escape card."""
    takers = [c.seat for c in _catches(s)]
    if not takers:
        out.append(Event("no_heart", why="Nobody took the Heart: nothing happens."))
        _remove(s, out)
        return
    taker = takers[0]
    why = f"{seat_word(taker)} has the Heart: all others return their Sheriff."
    out.append(Event("heart", taker, {"token": HEART_TOKEN}, why=why))
    for index, holder in enumerate(s.sheriffs):
        if holder not in (TABLE, taker):
            s.sheriffs[index] = TABLE
            why = f"{seat_word(holder)} returns their Sheriff to the middle."
            out.append(Event("sheriff_returned", holder, {"token": sheriff_id(index)}, why=why))
    if len(s.beside) > 1:
        s.chooser = taker
        s.phase = "choose"
        out.append(Event("choose", taker, {"options": [b.escape for b in s.beside], "way": s.ballerina}))
        return
    if s.beside:
        _apply_choice(s, taker, s.beside[0], out)
    _remove(s, out)


def choose(s: State, escape: str, out: list[Event]) -> None:
    """The taker of the Heart names an Escape card beside the table (BM14)."""
    beside = next(b for b in s.beside if b.escape == escape)
    _apply_choice(s, s.chooser, beside, out)
    s.chooser = TABLE
    _remove(s, out)


def _apply_choice(s: State, taker: int, beside: Beside, out: list[Event]) -> None:
    """Option 'returns': the Bandits on the card come back; 'sends': those face up on the table join them."""
    chose = f"{seat_word(taker)} chose the {colour_word(s.cards[beside.escape].colour)} Escape card"
    if s.ballerina == "returns":
        back = [{"card": card, "spot": lay(s, card)} for card in beside.cards]
        s.beside.remove(beside)
        s.gone.append(beside.escape)
        what = "its Bandits come back face up" if back else "nobody is on it"
        why = f"{chose}: {what}."
        out.append(Event("returned", taker, {"escape": beside.escape, "cards": back}, why=why))
        return
    sent = [{"card": card, "spot": spot} for spot, card in enumerate(s.spots) if s.up[spot]]
    for spot, up in enumerate(s.up):
        if up:
            beside.cards.append(s.spots[spot])
            s.spots[spot] = ""
            s.up[spot] = False
    why = f"{chose}: everything face up goes onto it."
    out.append(Event("sent", taker, {"escape": beside.escape, "cards": sent}, why=why))


def _remove(s: State, out: list[Event]) -> None:
    """The action card goes back to the box."""
    out.append(Event("removed", data={"card": s.shown}))
    s.gone.append(s.shown)
    s.shown = ""


EFFECTS: dict[str, Callable[[State, list[Event]], None]] = {
    "wanted": _wanted,
    "brawl": _brawl,
    "sheriff": _sheriff,
    "escape": _escape,
    "ballerina": _ballerina,
}
"""What a card does after its capture, by kind."""
