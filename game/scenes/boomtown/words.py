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
    ("search", ""): "any card of the deck",
    ("war", ""): "claim after claim",
}
SIDES = {
    "good": "Good, can stop or hunt",
    "bad": "Bad, can rob or claim",
    "ugly": "Ugly, can claim or defend",
}
PASSING = {
    "recruit": ("Recruit nobody", "nobody joins"),
    "claim": ("Open nothing", "nothing opens"),
    "deeds": ("No Dirty Deed", "hands clean"),
    "holdup": ("No Holdup", "leaves a claim or Posse open"),
    "posse": ("No Posse", "nobody rides"),
}
"""By kind of request: what 'pass' is called, and what it does."""
HELP: dict[str, tuple[str, str]] = {
    "draw": ("Draw", "All players fill their hands to five cards."),
    "collection": ("Collection", "Each of your Establishments pays what its ticket says."),
    "recruit": ("Recruit", "Put one Gunslinger into the street. They stay until they are killed."),
    "claim": ("Claim", "Open one Establishment. It pays from your next Collection on."),
    "deeds": ("Dirty Deeds", "Play one Dirty Deed and do what it says."),
    "holdup": ("Holdup", "A Bad one robs for the card's money. Any opponent may stop it with a Good one."),
    "showdown": (
        "Showdown",
        "No Holdup this turn? A Bad or Ugly one claims an Establishment. "
        "Its owner may send a Good or Ugly one.",
    ),
    "posse": ("Posse", "Neither of those? A Good one hunts an opponent's Bad one for the card's reward."),
    "discard": ("Discard", "Discard one card or more. All hands are filled again next turn."),
}
"""By phase: its name and what happens in it."""
FIGHT_HELP = (
    "Shootout",
    "One Gun, one Gang, one Guts at most. Three dice each; a card rerolls one die or adds one. "
    "The lower total spends first. The higher wins, the other dies.",
)


def card_note(card: str, book: Book, town: Town) -> str:
    """What a card in a hand does, in a few words: they stand behind its name."""
    row = book.row(card)
    return {
        "gunslinger": lambda: SIDES[row.side],
        "establishment": lambda: _pays(book.pay(town, card), row),
        "shootout": lambda: f"a {SUIT_WORDS[row.suit]} card",
        "deed": lambda: _deed(row),
        "holdup": lambda: f"${row.amount} for a Bad one",
        "posse": lambda: f"${row.amount} for a Good one",
    }[row.kind]()


def _pays(pay: Pay, row: Row) -> str:
    if pay.sign == "die":
        return f"pays a die{f' {pay.text}' if pay.text else ''}"
    if pay.sign:
        return f"{pay.text} a death"
    return f"pays {pay.text}{' now' if row.income and row.income.count else ''}"


def _deed(row: Row) -> str:
    return DEEDS.get((row.deed.verb, row.deed.target), "") if row.deed else ""
