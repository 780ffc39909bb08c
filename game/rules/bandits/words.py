"""What is said to players: one line for each thing that happens, `{n}` = the name of seat n."""

from __future__ import annotations

from game.rules.bandits.cards import COLOUR_WORDS, Card

SLIP = {
    "late": "Too late: time was up.",
    "kind": "Wrong kind of thing: this hand may try again.",
    "not yours": "With a Sheriff you can only defend your own.",
}
OVER = {
    "prizes": "Everything is taken.",
    "hands": "All hands are down.",
    "time": "Time is up for this card.",
}
AWARD = {
    "time": "{first} was first, {gap} before {second}.",
    "aim": "Dead heat of {first} and {second}, {gap} apart: {first}'s palm was nearer the middle.",
    "coin": "Dead heat of {first} and {second}, {gap} apart, palms equal: the coin picked {first}.",
}
WON = {
    "credits": "{} wins the Hunt with the most Credits.",
    "bandits": "Tie in Credits: {} wins with more Bandits.",
    "sheriff": "Tie in Credits and Bandits: {} wins with a Sheriff.",
    "noon": "{} wins the duel at noon, and the Hunt.",
}


def colour_word(colour: str) -> str:
    """The colour as players say it."""
    return COLOUR_WORDS[colour]


def call(card: Card) -> str:
    """What to do now that a card shows."""
    colour = COLOUR_WORDS.get(card.colour, "")
    return {
        "bandit": f"{card.name} ({colour}, {card.credits}) joins the table.",
        "wanted": f"{card.name}: any colour, face up or face down.",
        "sheriff": "Sheriff: take a token, or cover your own to keep it.",
        "escape": f"Escape of the {colour}: the token or a Sheriff saves yours.",
        "ballerina": "Ballerina: cover the Heart.",
        "brawl": f"Brawl: both hands, two different {colour} Bandits.",
        "the-end": "The End: count the Credits.",
    }[card.kind]
