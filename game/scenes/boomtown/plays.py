"""What each public event of Boom Town moves; each play gives the ms until the next event may begin."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import partial
from typing import Any

from game.rules.boomtown.words import PHASE_WORDS, RAID_WORDS
from game.rules.kernel import Event
from game.scenes.boomtown.cards import back_sprite, card_sprite
from game.scenes.boomtown.dice_cube import seat_die
from game.scenes.boomtown.dice_throw import Felt
from game.scenes.boomtown.layout import DICE_FELT, MAYOR_AT
from game.scenes.boomtown.money import coin_sprite
from game.scenes.boomtown.people import gunslinger_bust
from game.scenes.boomtown.ribbon import sign_at
from game.scenes.boomtown.shootout_dice import DiceTray
from game.scenes.boomtown.shootout_stage import Shootout
from game.scenes.boomtown.show import BILL_AT, GUARD_AT, RIDER_AT, Show
from game.scenes.boomtown.warm import of_shootout
from game.stage.motion import Tween, out
from game.stage.palette import BOOM
from game.stage.widgets import Banner

CARD_H, SMALL_H = 180.0, 96.0
DEAL_STEP = 70.0
DICE_IN_ROW = 3
DIE_DROP = 22.0
"""A die is seen higher than it lies, px."""
COUNT_MS = 280.0
DICE_LOOK_MS = 500.0
BRIEF, SHORT, LONG = 160.0, 340.0, 640.0


def dealt(show: Show, event: Event) -> float:
    """Dice for the order of turns, all in sight; then five cards for everybody."""
    ms = 0.0
    for rolls in event.data["rolls"]:
        show.after(ms, partial(_order_dice, show, rolls))
        show.hear("dice-fall", ms=ms + 700)
        ms += 2_300.0
    show.after(ms, show.dice.clear)
    back = back_sprite(show.art, SMALL_H)
    for place in range(event.data["hand"]):
        for behind, seat in enumerate(show.town.order):
            delay = ms + (place * len(show.town.order) + behind) * DEAL_STEP / 2
            show.air.fly(back, show.deck_at(), show.layout.hand(seat), delay_ms=delay, zooms=(1.0, 0.6))
    return ms + 900.0


def _order_dice(show: Show, rolls: list[list[int]]) -> None:
    """Those who are still tied throw a die each into the square."""
    show.dice.clear()
    rows = -(-len(rolls) // DICE_IN_ROW)
    high = DICE_FELT.h / rows
    for place, (seat, die) in enumerate(rolls):
        row, column = divmod(place, DICE_IN_ROW)
        beside = min(DICE_IN_ROW, len(rolls) - row * DICE_IN_ROW)
        wide = DICE_FELT.w / beside
        room = Felt(DICE_FELT.x + wide * column, DICE_FELT.y + high * row, wide, high)
        slot = room.x + wide / 2, room.y + high / 2 + DIE_DROP
        _throw(show, seat, die, DiceTray(room, [slot], seat_die(seat), show.pace), (seat, place))


def _throw(show: Show, seat: int, die: int, tray: DiceTray, salt: object) -> float:
    """One die rolls in the square; gives how long it takes, ms."""
    seed = zlib.crc32(repr((salt, show.town.turn, show.town.deck)).encode())
    tray.prepare([0], 1, seed, from_left=show.layout.pan(seat) < 0)
    tray.throw([die])
    show.dice.append(tray)
    return 1_000 * tray.seconds


def head_start(show: Show, event: Event) -> float:
    """Who plays later gets some dollars from the Mayor."""
    amount = event.data["amount"]
    x, y = show.layout.purse(event.seat)
    show.air.coins(coin_sprite(show.art), MAYOR_AT, (x, y), amount)
    show.air.say(x, y - 60, f"+${amount}", BOOM.accent)
    return SHORT


def turn(show: Show, event: Event) -> float:
    """Whose turn it is."""
    show.light((), 0.0)
    x, y = show.layout.badge(event.seat)
    show.air.particles.sparks(x, y, 18)
    return SHORT


def phase(_show: Show, _event: Event) -> float:
    """The ribbon goes on."""
    return BRIEF


def skipped(show: Show, event: Event) -> float:
    """The sign is struck through; the bill says why."""
    if show.loud:
        show.air.particles.dust_ring(*sign_at(event.data["phase"]), 10)
    return SHORT


def passed(show: Show, event: Event) -> float:
    """Nothing is done in that phase."""
    x, y = show.layout.badge(event.seat)
    word = PHASE_WORDS[event.data["phase"]]
    show.air.say(x + 150, y - 46, f"No {word}")
    return BRIEF


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
    show.after(LONG, lambda: _dust(show, actor.spot.x, actor.spot.y, 12))
    return LONG + SHORT


def claimed(show: Show, event: Event) -> float:
    """The card is shown, and its building rises."""
    card = event.data["card"]
    show.cast.tidy(show.town)
    actor = show.cast.buildings[card]
    _play_card(show, event.seat, card, actor.spot.x, actor.spot.y - 60)
    actor.rise(show.pace, delay_ms=LONG)
    show.after(LONG, lambda: _dust(show, actor.spot.x, actor.spot.y, 18))
    return LONG + SHORT


def _play_card(show: Show, seat: int, card: str, x: float, y: float) -> None:
    """A card comes out of a hand, is held up, and goes where it belongs."""
    sprite = card_sprite(show.art, card, CARD_H)
    mx, my = show.layout.middle(seat)
    show.air.fly(sprite, show.layout.hand(seat), (mx, my), ms=240, zooms=(0.4, 1.0))
    show.air.fly(sprite, (mx, my), (mx, my), ms=200, delay_ms=240, arc=0.0)
    show.air.fly(sprite, (mx, my), (x, y), ms=200, delay_ms=440, zooms=(1.0, 0.5))


def _dust(show: Show, x: float, y: float, count: int) -> None:
    if show.loud:
        show.air.particles.dust_ring(x, y, count)


def discarded(show: Show, event: Event) -> float:
    """Cards go to the pile one by one, face up."""
    cards = event.data["cards"]
    for index, card in enumerate(cards):
        _to_pile(show, card, show.layout.hand(event.seat), index * 130.0)
    return SHORT + 130.0 * (len(cards) - 1)


def _to_pile(show: Show, card: str, start: tuple[float, float], delay_ms: float = 0.0) -> None:
    sprite = card_sprite(show.art, card, CARD_H)
    landed: Callable[[], None] = lambda: show.show_top(card)  # noqa: E731
    show.air.fly(sprite, start, show.pile_at(), delay_ms=delay_ms, zooms=(0.5, 0.95), landed=landed)


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
        ms = _throw(show, seat, data["die"], tray, card) + DICE_LOOK_MS
        show.hear("dice-rattle", seat)
        show.hear("dice-fall", seat, ms=500)
        show.after(ms + 300, show.dice.clear)
    show.air.coins(coin_sprite(show.art), start, show.layout.purse(seat), amount, delay_ms=ms)
    now = show.purses[seat].value
    delay = show.pace.ms(ms + COUNT_MS)
    show.purses[seat] = Tween(now, data["money"], show.pace.ms(COUNT_MS), out, delay_ms=delay)
    show.after(ms, lambda: show.air.say(start[0], start[1] - 40, f"+${amount}", BOOM.accent))
    return ms + (SHORT if data["way"] == "income" else LONG)


def razed(show: Show, event: Event) -> float:
    """A building comes down in dust."""
    card = event.data["card"]
    x, y = show.place_of(card)
    actor = show.leave(show.cast.buildings, card)
    if actor is not None:
        actor.sink(show.pace, delay_ms=BRIEF)
    _dust(show, x, y + 40, 30)
    show.cast.tidy(show.town, delay_ms=SHORT)
    _to_pile(show, card, (x, y), SHORT)
    return LONG


def taken(show: Show, event: Event) -> float:
    """A building goes to another street."""
    card = event.data["card"]
    show.cast.tidy(show.town, ms=LONG)
    show.light((card,), LONG + 200)
    show.after(
        LONG,
        lambda: _dust(show, *show.cast.buildings[card].spot[:2], 20) if card in show.cast.buildings else None,
    )
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


def used(show: Show, event: Event) -> float:
    """A card that has served goes to the pile."""
    _to_pile(show, event.data["card"], BILL_AT)
    return BRIEF


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
    return _step_up(show, event.data["gunslinger"], RIDER_AT)


def met(show: Show, event: Event) -> float:
    """Somebody steps in, or is hunted."""
    return _step_up(show, event.data["gunslinger"], GUARD_AT)


def _step_up(show: Show, card: str, place: tuple[float, float]) -> float:
    show.light((card,), 900.0)
    show.air.fly(gunslinger_bust(show.art, card, 132.0), show.place_of(card), place, zooms=(0.6, 1.0))
    return LONG


def declined(show: Show, event: Event) -> float:
    """A seat does not step in."""
    x, y = show.layout.badge(event.seat)
    show.air.say(x + 150, y - 46, "Does not step in")
    return SHORT


def unopposed(show: Show, _event: Event) -> float:
    """Nobody steps in."""
    show.air.say(BILL_AT[0], BILL_AT[1] + 118, "Nobody steps in!", BOOM.accent)
    return LONG


def failed(show: Show, event: Event) -> float:
    """A raid comes to nothing."""
    word = RAID_WORDS[event.data["raid"]]
    show.air.say(BILL_AT[0], BILL_AT[1] + 118, f"The {word} fails")
    return LONG


def fight(show: Show, event: Event) -> float:
    """The scene changes to the shootout."""
    raid_on: dict[str, Any] = show.town.raid or {"raid": "holdup", "card": "", "target": ""}
    show.air.finish()
    show.shootout = Shootout(
        show.pace,
        raid_on["raid"],
        raid_on["card"] or raid_on["target"],
        event.data["seats"],
        event.data["gunslingers"],
    )
    show.fade_in()
    show.warm.add(of_shootout(show.art, show.shootout.people, drawn=False), urgent=True)
    show.warm.add(of_shootout(show.art, show.shootout.people, drawn=True))
    return LONG


def committed(show: Show, event: Event) -> float:
    """A side has locked its cards."""
    return show.shootout.commit(event.seat) if show.shootout else 0.0


def revealed(show: Show, event: Event) -> float:
    """Both sides show their cards."""
    return show.shootout.reveal(event.data["cards"]) if show.shootout else 0.0


def rolled(show: Show, event: Event) -> float:
    """Six dice roll."""
    if show.shootout is None:
        return 0.0
    ms = show.shootout.roll(event.data)
    show.hear("dice-fall", ms=650)
    return ms


def spent(show: Show, event: Event) -> float:
    """A Shootout card is spent."""
    if show.shootout is None:
        return 0.0
    if event.data["die"] >= 0:
        show.hear("dice-rattle", event.seat, ms=100)
        show.hear("dice-fall", event.seat, ms=700)
    return show.shootout.spend(event.seat, event.data)


def fight_over(show: Show, event: Event) -> float:
    """The shot and the fall; the street comes back with what happens next."""
    return show.shootout.over(event.data) if show.shootout else 0.0


def winner(show: Show, event: Event) -> float:
    """The new Mayor."""
    if not show.pace.less_motion:
        show.air.particles.confetti(*MAYOR_AT, 120)
        for seat in event.data["winners"]:
            show.air.particles.confetti(*show.layout.middle(seat), 160)
    return 2_600.0


PLAYS: dict[str, Callable[[Show, Event], float]] = {
    "dealt": dealt,
    "head_start": head_start,
    "turn": turn,
    "phase": phase,
    "skipped": skipped,
    "passed": passed,
    "drew": drew,
    "reshuffled": reshuffled,
    "recruited": recruited,
    "claimed": claimed,
    "discarded": discarded,
    "paid": paid,
    "razed": razed,
    "taken": taken,
    "killed": killed,
    "used": used,
    "deed": deed,
    "war": war,
    "called_off": called_off,
    "raid": raid,
    "sent": sent,
    "hunted": met,
    "intervened": met,
    "declined": declined,
    "unopposed": unopposed,
    "failed": failed,
    "fight": fight,
    "committed": committed,
    "revealed": revealed,
    "rolled": rolled,
    "spent": spent,
    "fight_over": fight_over,
    "winner": winner,
}
"""What moves, by kind of event."""
