"""What the tray says of cards, and what a player can look up: the phases and the sorts of cards."""

from __future__ import annotations

from game.rules.boomtown.cards import Row
from game.scenes.boomtown.book import SIDE_WORDS, SUIT_WORDS, Book
from game.scenes.boomtown.town import Town

DEEDS = {
    ("destroy", "establishment"): "Destroys any Establishment.",
    ("destroy", "good"): "Kills any Good Gunslinger.",
    ("destroy", "bad"): "Kills any Bad Gunslinger.",
    ("destroy", "ugly"): "Kills any Ugly Gunslinger.",
    ("take", "establishment"): "Takes an opponent's Establishment.",
    ("search", ""): "Take any one card of the deck.",
    ("war", ""): "Showdowns this turn until you capture.",
}
SIDES = {
    "good": "Good: stops Holdups, defends, rides in a Posse.",
    "bad": "Bad: holds up and claims.",
    "ugly": "Ugly: claims and defends.",
}
PASSING = {
    "recruit": ("Recruit nobody", "Nobody joins you this turn."),
    "claim": ("Open nothing", "No building this turn."),
    "deeds": ("No Dirty Deed", "Keep your hands clean."),
    "holdup": ("No Holdup", "Keep the way open for a Showdown or a Posse."),
    "posse": ("No Posse", "Nobody rides."),
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
    """What a card in a hand does, in a few words."""
    row = book.row(card)
    return {
        "gunslinger": lambda: SIDES[row.side],
        "establishment": lambda: book.pay_words(town, card),
        "shootout": lambda: f"{SUIT_WORDS[row.suit]}: in a shootout a reroll or +1.",
        "deed": lambda: _deed(row),
        "holdup": lambda: f"Holdup: ${row.amount} for a Bad Gunslinger.",
        "posse": lambda: f"Posse: ${row.amount} for a Good one that gets a Bad one.",
    }[row.kind]()


def _deed(row: Row) -> str:
    return DEEDS.get((row.deed.verb, row.deed.target), "") if row.deed else ""


__all__ = ["FIGHT_HELP", "HELP", "PASSING", "SIDE_WORDS", "card_note"]
