"""What a seat sees in its tray: cards of its hand, Items, ways to pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.bountytown.reading import Reading
from game.scenes.board.table import Face
from game.scenes.bountytown.cards import (
    back_sprite,
    card_width,
    duel_card_sprite,
    item_sprite,
    wound_sprite,
)
from game.scenes.bountytown.lore import card_name
from game.scenes.bountytown.posters import poster_sprite
from game.stage.palette import BOUNTY

if TYPE_CHECKING:
    from game.rules.kernel import Request, View
    from game.scenes.bountytown.lore import Lore
    from game.stage.art import Art, Sprite
    from game.stage.canvas import Canvas

HEIGHT = 210.0
DONE, PASS, TOP_CARD = "done", "pass", "top-card"
PAID = 150.0
"""Height of a card of a payment, px."""
DEED_WORDS = {
    "heal": "heals all Wounds",
    "reload": "instant reload",
    "reach": "duel from afar",
    "no_wounds": "no Wounds from a Duel",
    "cancel_duel": "cancels a Duel",
}
"""What an Item does, short enough for one line of a tray."""


def face_of(art: Art, lore: Lore, request: Request, option: str, view: View) -> Face:
    """An option of a request. view: of the seat that is asked."""
    if option == TOP_CARD:
        return Face(back_sprite(art, HEIGHT), "Top card of the deck")
    if option in (DONE, PASS):
        return Face(_sign(art, "Done"), "Done" if option == DONE else "Pass")
    if request.kind == "pay":
        return _payment(art, option)
    if request.kind in ("buy", "loot", "use", "react"):
        return _usable(art, lore, request, option, view)
    return Face(duel_card_sprite(art, option, HEIGHT), card_name(option))


def _usable(art: Art, lore: Lore, request: Request, option: str, view: View) -> Face:
    item = lore.item(option)
    note = DEED_WORDS.get(item.uses[0].do, item.text) if item.uses else item.text
    if request.kind != "buy":
        return Face(item_sprite(art, option, HEIGHT), item.name, note)
    price = Reading(view, lore.rows).price(request.seat, option)
    return Face(item_sprite(art, option, HEIGHT, price), item.name, note)


def _payment(art: Art, way: str) -> Face:
    """The cards of a payment, one a little below the other, no wider than a card."""
    cards = way.split("+")
    width, steps = card_width(HEIGHT), max(len(cards) - 1, 1)
    across, down = (width - card_width(PAID)) / steps, (HEIGHT - PAID) / steps

    def paint(canvas: Canvas) -> None:
        for index, card in enumerate(cards):
            picture = duel_card_sprite(art, card, PAID)
            canvas.image(picture, index * across, index * down, anchor="topleft")

    sprite = art.compose(("payment", way), (width, HEIGHT), paint, supersample=1)
    total = sum(int(card[0]) for card in cards)
    return Face(sprite, f"{total} Gold")


def _sign(art: Art, word: str) -> Sprite:
    """A card with a word on it."""

    def paint(canvas: Canvas) -> None:
        width = card_width(HEIGHT)
        canvas.image(canvas.art.sprite("bountytown/card-paper", height=HEIGHT), width / 2, HEIGHT / 2)
        canvas.text(word, width / 2 - 3, HEIGHT / 2, "west-head", 40, BOUNTY.ink)

    return art.compose(("sign", word), (card_width(HEIGHT), HEIGHT), paint, supersample=1)


def hand_of(art: Art, lore: Lore, view: View) -> list[Face]:
    """A seat's own hand: cards, Wounds, and what else only it knows."""
    seat = view["seat"]
    faces = [Face(duel_card_sprite(art, card, HEIGHT), card_name(card)) for card in view["hand"]]
    for wound in view["players"][seat]["wounds"]:
        name = lore.wound(wound)
        faces.append(Face(wound_sprite(art, HEIGHT, name), name or "Wound"))
    duel = view["duel"]
    seen = duel["seen"] if duel else ()
    faces += [Face(duel_card_sprite(art, card, HEIGHT), "theirs", card_name(card)) for card in seen]
    told = view["told"]
    if told in lore.bounties:
        faces.append(Face(poster_sprite(art, lore.bounties[told], HEIGHT), "next in town"))
    elif told:
        faces.append(Face(_sign(art, "Train"), "next in town"))
    return faces
