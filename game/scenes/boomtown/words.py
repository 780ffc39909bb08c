"""What the tray says of cards, and what a player can look up: the phases and the sorts of cards."""

from __future__ import annotations

from game.rules.boomtown.cards import Row
from game.scenes.boomtown.book import SUIT_WORDS, Book, Pay
from game.scenes.boomtown.town import Town

DEEDS = {
    ("destroy", "establishment"): "destroys a building",
    ("destroy", "good"): "kills a Good one",
    ("destroy", "bad"): "kills a Bad one",
    ("destroy", "ugly"): "kills an Ugly one",
    ("take", "establishment"): "takes a building",
    ("search", ""): "any card in the deck",
    ("war", ""): "many Showdowns",
}
SIDES = {
    "good": "Good: defends or hunts",
    "bad": "Bad: robs or captures",
    "ugly": "Ugly: captures, defends",
}
PASSING = {
    "recruit": ("Recruit nobody", "save your cards"),
    "claim": ("Open nothing", "save your cards"),
    "deeds": ("No Dirty Deed", "keep them clean"),
    "holdup": ("No Holdup", "leaves Showdown or Posse"),
    "posse": ("No Posse", "let them run"),
}
"""By kind of request: what 'pass' is called, and what it does."""
HELP: dict[str, tuple[str, str]] = {
    "draw": ("Draw", "All players fill their hands to five cards."),
    "collection": ("Collection", "Your Establishments pay what their tickets say."),
    "recruit": ("Recruit", "Put one Gunslinger in your street, to stay until killed."),
    "claim": ("Claim", "Open one Establishment. It pays from your next Collection on."),
    "deeds": ("Dirty Deeds", "Play one Dirty Deed and do what it says."),
    "search": ("Pony Express", "Take any card, then shuffle the deck. Up: the next kind."),
    "holdup": ("Holdup", "A Bad one robs for the card's money. Any rival may step in with a Good one."),
    "showdown": (
        "Showdown",
        "No Holdup? A Bad or Ugly one may capture a rival's Establishment. "
        "Its owner may send a Good or Ugly one.",
    ),
    "posse": ("Posse", "No Holdup, no Showdown? A Good one hunts a rival's Bad one for the reward."),
    "discard": ("Discard", "Discard one card or more. All hands refill next turn."),
}
"""By phase, or kind of request: its name and what happens in it."""
FIGHT_HELP = (
    "Shootout",
    "Play up to one Gun, Gang and Guts. Three dice each; a card rerolls one die or adds one. "
    "The lower total spends first. The higher one wins, the other dies.",
)


def card_note(card: str, book: Book, town: Town) -> str:
    """What a card in a hand does, in a few words: they stand behind its name."""
    row = book.row(card)
    return {
        "gunslinger": lambda: SIDES[row.side],
        "establishment": lambda: _pays(book.pay(town, card), row),
        "shootout": lambda: f"a {SUIT_WORDS[row.suit]} card",
        "deed": lambda: _deed(row),
        "holdup": lambda: f"${row.amount}, needs a Bad one",
        "posse": lambda: f"${row.amount}, needs a Good one",
    }[row.kind]()


def _pays(pay: Pay, row: Row) -> str:
    if pay.sign == "die":
        return f"a die roll{f' {pay.text}' if pay.text else ''} a turn"
    if pay.sign:
        return f"pays {pay.text} a death"
    return f"{'now ' if row.income and row.income.count else ''}{pay.text} a turn"


def _deed(row: Row) -> str:
    return DEEDS.get((row.deed.verb, row.deed.target), "") if row.deed else ""
