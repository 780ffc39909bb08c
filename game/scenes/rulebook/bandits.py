"""The chapters of Bandits on Mars: its 55 cards and its tokens."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.match.content import CardRow
from game.rules.bandits.cards import Card, read_cards
from game.rules.kernel import count_word
from game.scenes.bandits.cards import back_sprite, card_sprite, token_sprite
from game.scenes.bandits.glove_art import glove_sprite
from game.scenes.rulebook.gallery import Entry, Gallery
from game.stage.palette import MARS, SEATS

if TYPE_CHECKING:
    from game.match.content import Content
    from game.match.rulebook import Rulebook
    from game.scenes.rulebook.page import Page
    from game.stage.art import Art, Sprite

COLOURS = {"red": "red", "green": "green", "blue": "light blue"}
SORTS = {"wanted": "Wanted", "sheriff": "Sheriff", "escape": "Escape", "ballerina": "Ballerina",
         "brawl": "Brawl", "the-end": "The End"}  # fmt: skip
TOKENS = ("sheriff", "heart", "escape")
START, HALF = "Face up at the start.", "In the half deck."


class Pictures:
    """What the words of the pages show: card:, token:, glove:, coin, back."""

    def __init__(self, content: Content) -> None:
        """content: the deck."""
        self.cards: dict[str, Card] = {card.id: card for card in read_cards(content.cards, half=False)}

    def __call__(self, art: Art, word: str, height: float) -> Sprite:
        """The picture of a word, of that height. Raises KeyError for another word."""
        kind, _, name = word.partition(":")
        if kind == "card":
            return card_sprite(art, self.cards[name], height)
        if kind == "token":
            return token(art, name, height)
        if kind == "glove":
            return glove(art, name, height)
        return {"back": back_sprite, "coin": coin}[kind](art, height)


def coin(art: Art, height: float) -> Sprite:
    """A Credit."""
    return art.sprite("bandits/coin", height=min(height, 150.0))


def token(art: Art, name: str, height: float) -> Sprite:
    """A token, not as high as a card."""
    return token_sprite(art, name, min(height * 0.8, 220.0))


def glove(art: Art, pose: str, height: float) -> Sprite:
    """The first seat's hand; its picture is put together once and comes in any size."""
    master = glove_sprite(art, SEATS[0], pose)
    unit = min(height, 250.0) / master.height
    size = master.width * unit, master.height * unit
    return art.compose(
        ("rule glove", pose, unit),
        size,
        lambda canvas: canvas.image(master, size[0] / 2, size[1] / 2, zoom=unit),
    )


def chapters(content: Content, book: Rulebook) -> list[Page]:
    """Bandits, and all that is turned to be slammed for."""
    pictures = Pictures(content)
    bandits = {row.id: row.text for row in content.deck.bandit}
    folk = [_bandit(row, bandits[row.bandit], pictures) for row in content.deck.card if row.kind == "bandit"]
    deeds = [_action(row, pictures) for row in content.deck.card if row.kind != "bandit"]
    tokens = [_token(name, book) for name in TOKENS]
    return [Gallery("Bandits", MARS, folk, 6, 4), Gallery("Action cards", MARS, [*deeds, *tokens], 6, 4)]


def _bandit(row: CardRow, tale: str, pictures: Pictures) -> Entry:
    worth = count_word(row.credits, "Credit")
    facts = [fact for fact, there in ((START, row.start), (HALF, row.half)) if there]
    return Entry(
        row.id, row.name, f"Bandit, {COLOURS[row.colour]}, {worth}", tale, row.source,
        partial(_card, pictures, row.id), (" ".join(facts),) if facts else (),
    )  # fmt: skip


def _action(row: CardRow, pictures: Pictures) -> Entry:
    colour = f", {COLOURS[row.colour]}" if row.colour else ""
    facts = (HALF,) if row.half else ()
    return Entry(
        row.id, row.name, f"{SORTS[row.kind]}{colour}", row.text, row.source,
        partial(_card, pictures, row.id), facts,
    )  # fmt: skip


def _card(pictures: Pictures, card: str, art: Art, height: float) -> Sprite:
    return card_sprite(art, pictures.cards[card], height)


def _token(name: str, book: Rulebook) -> Entry:
    thing = book.thing(f"token-{name}")
    return Entry(
        thing.id, thing.name, "Token", thing.text, thing.source,
        lambda art, height: token_sprite(art, name, height * 0.8),
    )  # fmt: skip
