"""Public questions of Boom Town as lines that anybody understands, with what can't be chosen and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.rules.boomtown.cards import SIDES
from game.rules.boomtown.fights import REROLLS
from game.rules.boomtown.raids import RAIDS
from game.rules.boomtown.state import PASS
from game.rules.boomtown.words import sentence
from game.rules.kernel import Request, View
from game.scenes.board.table import Choice
from game.scenes.boomtown.book import SIDE_WORDS, SUIT_WORDS, Book
from game.scenes.boomtown.town import Town
from game.scenes.names import seat_name

FLAT = 6
"""So many lines are shown at once; more are sorted under their owners."""
RIDES = {
    "holdup": "Only Bad ones rob.",
    "showdown": "Good ones don't capture.",
    "posse": "Only Good ones ride in a Posse.",
}
STANDS = {
    "holdup": "Only Good ones stop a Holdup.",
    "showdown": "Bad ones don't defend.",
}


def spot(card: str) -> str:
    """The spot of something in the streets."""
    return f"card:{card}"


def choices(request: Request, view: View, town: Town, book: Book) -> list[Choice]:
    """The lines for a public request. Raises KeyError for a kind that is secret."""
    return KINDS[request.kind](request, view, town, book)


def _by_owner(cards: Iterable[str], town: Town, line: Callable[[str], Choice]) -> list[Choice]:
    """Lines for things in play: flat if they are few, else under their owners."""
    cards = list(cards)
    if len(cards) <= FLAT:
        return [line(card) for card in cards]
    owners = dict.fromkeys(town.owner(card) for card in cards)
    lines: list[Choice] = []
    for seat in owners:
        own = tuple(line(card) for card in cards if town.owner(card) == seat)
        if len(own) == 1:
            lines += own
            continue
        spots = tuple(spot for each in own for spot in each.spots)
        note = f"{len(own)} to choose from"
        whose = "Your own street" if seat == town.active else f"{seat_name(seat)}'s street"
        lines.append(Choice(whose, note=note, spots=(*spots, f"seat:{seat}"), under=own))
    return lines


def _showdown(request: Request, _view: View, town: Town, book: Book) -> list[Choice]:
    """Establishments of others, each with who could defend it."""

    def line(card: str) -> Choice:
        owner = town.owner(card)
        guards = len(book.of_sides(town.crews[owner], RAIDS["showdown"].guards))
        who = (
            f"{seat_name(owner)} has {guards} to defend it"
            if guards
            else f"{seat_name(owner)} can't defend it"
        )
        return Choice(book.name(card), card, f"{book.pay_words(town, card)} {who}.", spots=(spot(card),))

    lines = _by_owner([card for card in request.options if card != PASS], town, line)
    return [*lines, Choice("No Showdown", PASS, "The phase ends.")]


def _rider(request: Request, _view: View, town: Town, book: Book) -> list[Choice]:
    raid = town.raid["raid"] if town.raid else "holdup"
    return _own(request, town.crews[request.seat], RIDES[raid], book)


def _intervene(request: Request, _view: View, town: Town, book: Book) -> list[Choice]:
    raid = town.raid["raid"] if town.raid else "holdup"
    lines = _own(request, town.crews[request.seat], STANDS.get(raid, ""), book)
    prize = town.raid["target"] if town.raid else ""
    note = (
        f"{sentence(book.called(prize))} is lost without a shot." if prize else "Somebody else may step in."
    )
    return [*lines, Choice("Send nobody", PASS, note)]


def _own(request: Request, crew: list[str], why: str, book: Book) -> list[Choice]:
    """A seat's Gunslingers; those of the wrong side can't be sent."""
    lines = []
    for card in book.by_side(crew):
        side = SIDE_WORDS[book.side(card)]
        off = "" if card in request.options else f"{side}. {why}"
        pick = card if not off else ""
        note = f"{side}. May die in the shootout." if not off else ""
        lines.append(Choice(book.name(card), pick, note, off, spots=(spot(card),)))
    return sorted(lines, key=lambda line: bool(line.off))


def _quarry(request: Request, _view: View, town: Town, book: Book) -> list[Choice]:
    def line(card: str) -> Choice:
        note = f"{SIDE_WORDS[book.side(card)]}, hired by {seat_name(town.owner(card))}."
        return Choice(book.name(card), card, note, spots=(spot(card),))

    return _by_owner(request.options, town, line)


def _target(request: Request, view: View, town: Town, book: Book) -> list[Choice]:
    """What a Dirty Deed can be done to; what was spared is told."""
    deed = view["deed"]
    effect = book.row(deed["card"]).deed
    people = effect is not None and effect.target in SIDES

    def line(card: str) -> Choice:
        owner = seat_name(town.owner(card))
        note = (
            f"{SIDE_WORDS[book.side(card)]}, hired by {owner}."
            if people
            else f"{book.pay_words(town, card)} {owner} owns it."
        )
        return Choice(book.name(card), card, note, spots=(spot(card),))

    lines = _by_owner(request.options, town, line)
    spared = [
        Choice(book.name(card), "", "", "You spared it.", spots=(spot(card),)) for card in deed["declined"]
    ]
    return [*lines, *spared]


def _confirm(_request: Request, view: View, _town: Town, _book: Book) -> list[Choice]:
    """A deed against oneself (BO20)."""
    spots = (spot(view["deed"]["target"]),)
    return [
        Choice("No, spare it", "no", "Choose something else.", spots=spots),
        Choice("Yes, I mean it", "yes", "It's your own!", spots=spots),
    ]


def _spend(request: Request, view: View, _town: Town, _book: Book) -> list[Choice]:
    fight = view["fight"]
    side = fight["seats"].index(request.seat)
    dice, mine, theirs = fight["dice"][side], fight["totals"][side], fight["totals"][1 - side]
    against = f"against {theirs}."
    lines = [Choice("Add one", "plus", f"Makes {mine + 1} {against}", spots=("total",))]
    for index, how in enumerate(REROLLS):
        rest = mine - dice[index]
        note = f"Makes {rest + 1} to {rest + 6} {against}"
        lines.append(Choice(f"Reroll the {dice[index]}", how, note, spots=(f"die:{index + 1}",)))
    if mine > theirs and not fight["left"][1 - side]:  # nothing can be gained any more, but the card must go
        return [Choice(f"Leave it at {mine}", "waste", f"Wins, {mine} {against}"), *lines]
    return [*lines, Choice("Waste the card", "waste", f"Stays {mine} {against}")]


KINDS: dict[str, Callable[[Request, View, Town, Book], list[Choice]]] = {
    "showdown": _showdown,
    "rider": _rider,
    "intervene": _intervene,
    "quarry": _quarry,
    "target": _target,
    "confirm": _confirm,
    "spend": _spend,
}
"""By kind of request; all other kinds are secret."""


def title(request: Request, view: View, town: Town, book: Book) -> str:
    """What is asked, in one line."""
    raid, deed = town.raid, view["deed"]
    if request.kind == "intervene":
        return _intervene_title(town, book)
    if request.kind == "holdup" and town.war:
        return INSTEAD
    words = {
        "prize": book.name(raid["card"] or raid["target"]) if raid else "",
        "deed": book.name(deed["card"]) if deed else "",
        "target": book.bare(deed["target"]) if deed and deed["target"] else "",
        "suit": _next_suit(request.seat, view["fight"], book) if request.kind == "spend" else "",
    }
    return TITLES[request.kind].format(**words)


def _next_suit(seat: int, fight: dict[str, Any], book: Book) -> str:
    """Of the card that is spent now: they are in the order in which they were chosen."""
    side = fight["seats"].index(seat)
    return SUIT_WORDS[book.row(fight["cards"][side][-fight["left"][side]]).suit]


def _intervene_title(town: Town, book: Book) -> str:
    raid = town.raid
    if raid is None:
        return "Who steps in?"
    rider = book.called(raid["rider"])
    if raid["target"]:
        return f"Who defends your {book.bare(raid['target'])} against {rider}?"
    return f"Holdup by {rider}: who stops it?"


TITLES = {
    "recruit": "Recruit a Gunslinger?",
    "claim": "Open an Establishment?",
    "deeds": "Play a Dirty Deed?",
    "holdup": "Play a Holdup?",
    "posse": "Play a Posse?",
    "showdown": "Showdown: capture what?",
    "discard": "Discard one card or more",
    "commit": "Play up to one Gun, Gang and Guts",
    "spend": "Spend your {suit}",
    "rider": "{prize}: who rides?",
    "quarry": "Who will your Posse hunt?",
    "target": "{deed}: pick a target",
    "confirm": "{deed} on your own {target}?",
    "search": "{deed}: take a card from the deck",
}
"""By kind of request."""
INSTEAD = "A Holdup instead of the Range War?"
"""There is no claim in a turn with a Holdup (BO15)."""
