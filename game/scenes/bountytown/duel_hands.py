"""Draws what has been played: packs that are READY, hands that show, their ranks and the verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.board.whyline import draw_why, fits
from game.scenes.bountytown import duel_boards
from game.scenes.bountytown.cards import back_sprite
from game.scenes.bountytown.duel_cards import card, draw_turning, pale, picture
from game.scenes.bountytown.duel_layout import WHY
from game.scenes.bountytown.duel_people import Person
from game.scenes.bountytown.duel_words import Step
from game.stage.canvas import WIDTH
from game.stage.motion import NS_PER_MS, out, out_back
from game.stage.palette import BOUNTY

if TYPE_CHECKING:
    from game.scenes.bountytown.duel_reveal import Hand, Reveal
    from game.scenes.bountytown.duel_street import Street
    from game.stage.canvas import Canvas, Point

INK = BOUNTY.ink
READY_TILT = -6.0
PACK = ((-7.0, 3.0), (0.0, 0.0), (6.0, -3.0))


def draw_hands(canvas: Canvas, street: Street) -> None:
    """Packs before, hands from the Showdown on."""
    reveal = street.reveal
    for number, someone in enumerate(street.people):
        key = someone.seat if street.final else number
        if reveal is None or reveal.packed(key):
            _draw_pack(canvas, street, someone)
    if reveal is None:
        return
    for hand in reveal.hands:
        _draw_hand(canvas, street, reveal, hand)
    for hand in reveal.hands:
        _draw_label(canvas, street, reveal, hand)


def _draw_pack(canvas: Canvas, street: Street, someone: Person) -> None:
    """One heap for any selection: nobody sees how many cards it has (BT32)."""
    row, ready = someone.place.row, someone.ready
    back = back_sprite(canvas.art, row.h)
    if ready is None:
        if street.step == Step.SELECTION:
            canvas.image(duel_boards.stamp(canvas.art, "selects", INK, 44.0), row.x, row.y)
        return
    rise = (1.0 - out(ready.share(240.0))) * 70
    sheet = duel_boards.stamp(canvas.art, "READY", size=46.0 if someone.place.small else 52.0)
    if someone.play:
        for number, name in enumerate(someone.play):
            x, y = row.at(number, len(someone.play))
            canvas.image(picture(canvas.art, street.lore, card(name), row.h), x, y + rise)
        canvas.image(sheet, row.x, someone.place.label_y + rise, angle=READY_TILT)
        return
    for tilt, shift in PACK:
        canvas.image(back, row.x + shift, row.y + rise, angle=tilt)
    canvas.image(sheet, row.x, row.y + 8 + rise, angle=READY_TILT)


def _draw_hand(canvas: Canvas, street: Street, reveal: Reveal, hand: Hand) -> None:
    art, lore = canvas.art, street.lore
    for seen in reveal.cards(hand):
        back = back_sprite(art, seen.h)
        if seen.turn <= 0.0:
            canvas.image(back, seen.x, seen.y)
        else:
            front = picture(art, lore, card(seen.face), seen.h)
            draw_turning(canvas, (back, front), seen.x, seen.y, seen.turn)
            if seen.pale:
                canvas.image(pale(art, seen.face, seen.h), seen.x, seen.y, alpha=round(255 * seen.pale))


def _draw_label(canvas: Canvas, street: Street, reveal: Reveal, hand: Hand) -> None:
    """The rank's name, and what it is made of."""
    share = out(reveal.named(hand.key))
    if share <= 0.0:
        return
    (x, y), wide = _label_at(street, hand)
    y += (1.0 - share) * 30
    best = reveal.decided and hand.key in reveal.best
    room, high = (hand.row.w, duel_boards.WIDE_H) if wide else (min(hand.row.w, 470.0), duel_boards.LABEL_H)
    canvas.image(duel_boards.label(canvas.art, room, high, best=best), x, y, alpha=round(255 * share))
    if share >= 0.5:
        colour = INK if best or not reveal.decided else BOUNTY.alarm
        duel_boards.draw_rank(canvas, _rank(hand), (x, y), room - 34, colour, wide=wide)


def _rank(hand: Hand) -> tuple[str, str]:
    """What it is called, and what makes it: its cards, or an ability that lifts it."""
    return (f"{hand.name},", f"counts as {hand.counts}") if hand.counts else (hand.name, hand.words)


def _label_at(street: Street, hand: Hand) -> tuple[Point, bool]:
    prize = street.prize
    if hand.base_row is not None and prize is not None:
        return prize.place.label, prize.place.wide
    place = next(someone.place for someone in street.people if someone.place.row == hand.row)
    return (place.row.x, place.label_y), False


def draw_stamps(canvas: Canvas, street: Street) -> None:
    """WINS, on whoever does."""
    reveal = street.reveal
    if reveal is None or not reveal.decided:
        return
    zoom = 1.0
    if not street.app.pace.less_motion:
        zoom += 0.6 * (1.0 - out_back(reveal.stamped()))
    for key, whose in street.keyed():
        if key not in reveal.best or whose.pose == "gone":
            continue
        small = isinstance(whose, Person) and whose.place.small
        sheet = duel_boards.stamp(
            canvas.art, reveal.stamp.upper(), size=_stamp_size(reveal.stamp, small=small)
        )
        x, y = whose.place.boots or (whose.place.poster[0], whose.place.poster[1] + 110)
        half = sheet.width / 2 + 12
        x = min(max(x, half), WIDTH - half)
        canvas.image(sheet, x, y - (40 if small else 78), angle=READY_TILT, zoom=zoom)


def _stamp_size(words: str, *, small: bool) -> float:
    """Long words are set smaller."""
    return 46.0 if small else 60.0 if len(words) < 8 else 44.0


def draw_verdict(canvas: Canvas, street: Street) -> None:
    """The rule that decided, where all reasons are read."""
    reveal = street.reveal
    if reveal is not None and reveal.decided and reveal.why and not reveal.old:
        age = round((reveal.ms - reveal.verdict) * NS_PER_MS)
        why = street.told(reveal.why)
        if reveal.brief and not fits(canvas, BOUNTY, WHY, why):
            why = reveal.brief  # a panel lies close below
        draw_why(canvas, BOUNTY, WHY, why, age)
