"""How money moves, and what it comes from: buildings pay, fall and change hands."""

from __future__ import annotations

from functools import partial

from game.rules.kernel import Event
from game.scenes.boomtown.dice_cube import seat_die
from game.scenes.boomtown.layout import DICE_FELT, MAYOR_AT
from game.scenes.boomtown.money import coin_sprite
from game.scenes.boomtown.play_parts import BRIEF, DIE_DROP, LONG, OVER_PURSE, SHORT, dust, throw_one, to_pile
from game.scenes.boomtown.shootout_dice import DiceTray
from game.scenes.boomtown.show import Show
from game.stage.motion import Tween, out
from game.stage.palette import BOOM

COUNT_MS = 280.0
PAYING_MS = 1_100.0
DICE_LOOK_MS = 500.0


def head_start(show: Show, event: Event) -> float:
    """Who plays later gets some dollars from the Mayor."""
    amount = event.data["amount"]
    show.air.coins(coin_sprite(show.art), MAYOR_AT, show.layout.purse(event.seat), amount)
    _say_gain(show, event.seat, amount)
    return SHORT


def paid(show: Show, event: Event) -> float:
    """Coins fly from what pays to the purse; where a die decides, it rolls in sight first."""
    data, seat = event.data, event.seat
    card, amount = data["card"], data["amount"]
    start = show.place_of(card)
    show.light((card,), 900.0)
    ms = 0.0
    if data["die"]:
        tray = DiceTray(
            DICE_FELT,
            [(DICE_FELT.x + DICE_FELT.w / 2, DICE_FELT.y + DICE_FELT.h / 2 + DIE_DROP)],
            seat_die(seat),
            show.pace,
        )
        show.line_ms = throw_one(show, seat, data["die"], tray, card)
        ms = show.line_ms + DICE_LOOK_MS
        show.hear("dice-rattle", seat)
        show.hear("dice-fall", seat, ms=500)
        show.after(ms + 300, show.dice.clear)
    show.air.coins(coin_sprite(show.art), start, show.layout.purse(seat), amount, delay_ms=ms)
    now = show.purses[seat].value
    delay = show.pace.ms(ms + COUNT_MS)
    show.purses[seat] = Tween(now, data["money"], show.pace.ms(COUNT_MS), out, delay_ms=delay)
    show.after(ms, partial(_say_paid, show, seat, card, amount))
    return ms + (SHORT if data["way"] == "income" else LONG)


def _say_paid(show: Show, seat: int, card: str, amount: int) -> None:
    """A building says it on its own ticket, where it hides nothing; of a card it is said at the purse."""
    if card in show.cast.buildings:
        show.pay_out(card, amount, PAYING_MS)
    else:
        _say_gain(show, seat, amount)


def _say_gain(show: Show, seat: int, amount: int) -> None:
    x, y = show.layout.purse(seat)
    show.air.say(x, y - OVER_PURSE, f"+${amount}", BOOM.accent, stays=True)


def razed(show: Show, event: Event) -> float:
    """A building comes down in dust."""
    card = event.data["card"]
    x, y = show.place_of(card)
    actor = show.leave(show.cast.buildings, card)
    if actor is not None:
        actor.sink(show.pace, delay_ms=BRIEF)
    dust(show, x, y + 40, 30)
    show.cast.tidy(show.town, delay_ms=SHORT)
    to_pile(show, card, (x, y), SHORT)
    return LONG


def taken(show: Show, event: Event) -> float:
    """A building goes to another street."""
    card = event.data["card"]
    show.cast.tidy(show.town, ms=LONG)
    show.light((card,), LONG + 200)
    show.after(
        LONG,
        lambda: dust(show, *show.cast.buildings[card].spot[:2], 20) if card in show.cast.buildings else None,
    )
    return LONG + SHORT


def winner(show: Show, event: Event) -> float:
    """The new Mayor."""
    if not show.pace.less_motion:
        show.air.particles.confetti(*MAYOR_AT, 120)
        for seat in event.data["winners"]:
            show.air.particles.confetti(*show.layout.middle(seat), 160)
    return 2_600.0
