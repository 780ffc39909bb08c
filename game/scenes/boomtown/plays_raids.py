"""How deeds are done and raids are ridden, and who dies of them."""

from __future__ import annotations

from game.rules.boomtown.words import RAID_WORDS
from game.rules.kernel import Event
from game.scenes.boomtown.cards import card_sprite
from game.scenes.boomtown.people import gunslinger_bust
from game.scenes.boomtown.play_parts import CARD_H, LONG, OVER_PLATE, SHORT, UNDER_BILL
from game.scenes.boomtown.show import BILL_AT, GUARD_AT, RIDER_AT, Show
from game.scenes.boomtown.warm import of_fighter
from game.stage.banner import Banner
from game.stage.palette import BOOM


def deed(show: Show, event: Event) -> float:
    """A Dirty Deed is held up for all to see, on the bill."""
    card = event.data["card"]
    show.air.fly(
        card_sprite(show.art, card, CARD_H),
        show.layout.hand(event.seat),
        (BILL_AT[0] - 182, BILL_AT[1]),
        zooms=(0.4, 1.0),
    )
    return LONG + SHORT


def war(show: Show, _event: Event) -> float:
    """A Range War is on."""
    words = "Showdowns until something is captured"
    show.banner = Banner(BOOM, "RANGE WAR", words, fill=BOOM.alarm, pace=show.pace, hold_ms=1_500)
    return 1_200.0


def called_off(show: Show, event: Event) -> float:
    """The deed's card goes back to the hand."""
    show.air.fly(
        card_sprite(show.art, event.data["card"], CARD_H),
        BILL_AT,
        show.layout.hand(event.seat),
        zooms=(1.0, 0.4),
    )
    return LONG


def raid(show: Show, event: Event) -> float:
    """A raid is announced on the bill; what it aims at lights up."""
    data = event.data
    if data["card"]:
        show.air.fly(
            card_sprite(show.art, data["card"], CARD_H),
            show.layout.hand(event.seat),
            BILL_AT,
            zooms=(0.4, 0.75),
        )
    else:
        show.light((data["target"],), 1_400.0)
    return LONG + SHORT


def sent(show: Show, event: Event) -> float:
    """A Gunslinger rides."""
    return _step_up(show, event.data["gunslinger"], 0)


def met(show: Show, event: Event) -> float:
    """Somebody steps in, or is hunted."""
    return _step_up(show, event.data["gunslinger"], 1)


def _step_up(show: Show, card: str, side: int) -> float:
    place = (RIDER_AT, GUARD_AT)[side]
    show.warm.add(of_fighter(show.art, card, side), urgent=True)
    show.light((card,), 900.0)
    show.air.fly(gunslinger_bust(show.art, card, 132.0), show.place_of(card), place, zooms=(0.6, 1.0))
    return LONG


def declined(show: Show, event: Event) -> float:
    """A seat does not step in."""
    x, y = show.layout.badge(event.seat)
    show.air.say(x + 150, y - OVER_PLATE, "Stays out of it")
    return SHORT


def unopposed(show: Show, _event: Event) -> float:
    """Nobody steps in."""
    show.air.say(BILL_AT[0], UNDER_BILL, "Nobody steps in!", BOOM.accent)
    return LONG + SHORT


def failed(show: Show, event: Event) -> float:
    """A raid comes to nothing."""
    word = RAID_WORDS[event.data["raid"]]
    show.air.say(BILL_AT[0], UNDER_BILL, f"The {word} fails")
    return LONG + SHORT


def killed(show: Show, event: Event) -> float:
    """A Gunslinger falls and goes to Boot Hill."""
    card = event.data["card"]
    actor = show.leave(show.cast.figures, card)
    if actor is not None:
        actor.fallen = True
        actor.gone = True
        actor.go(show.hill_spot(), show.pace, ms=LONG, delay_ms=LONG)
    show.cast.tidy(show.town, delay_ms=LONG)
    if event.data["way"] == "deed":
        show.hear("gunshot", event.seat)
    show.after(2 * LONG, lambda: show.show_top(card))
    return LONG + SHORT
