"""How cards move: the deal, draws, what comes into the streets, discards."""

from __future__ import annotations

from functools import partial

from game.rules.kernel import Event
from game.scenes.boomtown.cards import back_sprite, card_sprite
from game.scenes.boomtown.dice_cube import seat_die
from game.scenes.boomtown.dice_throw import Felt
from game.scenes.boomtown.layout import DICE_FELT
from game.scenes.boomtown.play_parts import BRIEF, CARD_H, DIE_DROP, LONG, SHORT, dust, throw_one, to_pile
from game.scenes.boomtown.shootout_dice import DiceTray
from game.scenes.boomtown.show import BILL_AT, Show
from game.scenes.names import named
from game.stage.banner import Banner
from game.stage.palette import BOOM

SMALL_H = 96.0
DEAL_STEP = 70.0
DICE_IN_ROW = 3
AIMED_MS = 1_500.0


def dealt(show: Show, event: Event) -> float:
    """Dice for the order of turns, all in sight; then five cards for everybody."""
    ms = 0.0
    for again, rolls in enumerate(event.data["rolls"]):
        show.after(ms, partial(_order_dice, show, rolls, tied=bool(again)))
        show.hear("dice-fall", ms=ms + 700)
        ms += 2_300.0
    show.line_ms = ms
    show.after(ms, show.dice.clear)
    back = back_sprite(show.art, SMALL_H)
    for place in range(event.data["hand"]):
        for behind, seat in enumerate(show.town.order):
            delay = ms + (place * len(show.town.order) + behind) * DEAL_STEP / 2
            show.air.fly(back, show.deck_at(), show.layout.hand(seat), delay_ms=delay, zooms=(1.0, 0.6))
    return ms + 900.0


def _order_dice(show: Show, rolls: list[list[int]], *, tied: bool) -> None:
    """All throw a die each into the square, or those who are still tied."""
    show.dice.clear()
    show.town.tied = tied
    rows = -(-len(rolls) // DICE_IN_ROW)
    high = DICE_FELT.h / rows
    for place, (seat, die) in enumerate(rolls):
        row, column = divmod(place, DICE_IN_ROW)
        beside = min(DICE_IN_ROW, len(rolls) - row * DICE_IN_ROW)
        wide = DICE_FELT.w / beside
        room = Felt(DICE_FELT.x + wide * column, DICE_FELT.y + high * row, wide, high)
        slot = room.x + wide / 2, room.y + high / 2 + DIE_DROP
        tray = DiceTray(room, [slot], seat_die(seat), show.pace)
        tray.owner = seat
        throw_one(show, seat, die, tray, (seat, place))


def drew(show: Show, event: Event) -> float:
    """Cards come from the deck into a hand, face down."""
    back = back_sprite(show.art, SMALL_H)
    for index in range(event.data["count"]):
        show.air.fly(
            back, show.deck_at(), show.layout.hand(event.seat), delay_ms=index * DEAL_STEP, zooms=(1.0, 0.6)
        )
    return float(BRIEF + DEAL_STEP * event.data["count"] / 2)


def reshuffled(show: Show, _event: Event) -> float:
    """The discards become the deck."""
    back = back_sprite(show.art, CARD_H)
    for index in range(5):
        show.air.fly(back, show.pile_at(), show.deck_at(), delay_ms=index * 60)
    show.top = ""
    return LONG


def recruited(show: Show, event: Event) -> float:
    """The card is shown, and its Gunslinger steps into the street."""
    card = event.data["card"]
    show.cast.tidy(show.town)
    actor = show.cast.figures[card]
    _play_card(show, event.seat, card, actor.spot.x, actor.spot.y - 60)
    actor.rise(show.pace, delay_ms=LONG)
    show.after(LONG, lambda: dust(show, actor.spot.x, actor.spot.y, 12))
    return LONG + SHORT


def claimed(show: Show, event: Event) -> float:
    """The card is shown, and its building rises."""
    card = event.data["card"]
    show.cast.tidy(show.town)
    actor = show.cast.buildings[card]
    _play_card(show, event.seat, card, actor.spot.x, actor.spot.y - 60)
    actor.rise(show.pace, delay_ms=LONG)
    show.after(LONG, lambda: dust(show, actor.spot.x, actor.spot.y, 18))
    return LONG + SHORT


def _play_card(show: Show, seat: int, card: str, x: float, y: float) -> None:
    """A card comes out of a hand, is held up, and goes where it belongs."""
    sprite = card_sprite(show.art, card, CARD_H)
    mx, my = show.layout.middle(seat)
    show.air.fly(sprite, show.layout.hand(seat), (mx, my), ms=240, zooms=(0.4, 1.0))
    show.air.fly(sprite, (mx, my), (mx, my), ms=200, delay_ms=240, arc=0.0)
    show.air.fly(sprite, (mx, my), (x, y), ms=200, delay_ms=440, zooms=(1.0, 0.5))


def discarded(show: Show, event: Event) -> float:
    """Cards go to the pile one by one, face up."""
    cards = event.data["cards"]
    for index, card in enumerate(cards):
        to_pile(show, card, show.layout.hand(event.seat), index * 130.0)
    return SHORT + 130.0 * (len(cards) - 1)


def used(show: Show, event: Event) -> float:
    """A card that has served goes to the pile. What a Dirty Deed hits is said large, before it falls."""
    card = event.data["card"]
    to_pile(show, card, BILL_AT)
    if not event.why:
        return BRIEF
    head, words = show.book.name(card).upper(), named(event.why)
    show.banner = Banner(BOOM, head, words, fill=BOOM.alarm, pace=show.pace, hold_ms=AIMED_MS)
    return AIMED_MS
