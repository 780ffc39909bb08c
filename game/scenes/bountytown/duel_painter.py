"""Draws a Duel: the street at noon, who stands there, their plates, and what lies between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.bountytown import duel_boards
from game.scenes.bountytown.cards import back_sprite
from game.scenes.bountytown.duel_boards import NAME_SIZE, STEP_H
from game.scenes.bountytown.duel_cards import draw_flight, picture
from game.scenes.bountytown.duel_hands import draw_hands, draw_stamps, draw_verdict
from game.scenes.bountytown.duel_layout import DECK, DISCARDS, FIGURE_H, PILE_H, RIBBON_Y
from game.scenes.bountytown.duel_people import COME_MS, FALL_MS, LEAVE_MS, Person, Prize
from game.scenes.bountytown.duel_words import FINAL_STEPS, STEPS, Step
from game.scenes.bountytown.figures import figure_sprite
from game.scenes.bountytown.posters import poster_sprite
from game.scenes.bountytown.town import duel_backdrop
from game.stage.canvas import HEIGHT, WIDTH, Canvas, Point
from game.stage.frames import MARGIN
from game.stage.motion import in_out, out, out_back
from game.stage.palette import BOUNTY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.scenes.bountytown.duel_pieces import Since
    from game.scenes.bountytown.duel_street import Street
    from game.stage.art import Art, Sprite

INK = BOUNTY.ink
LIES = 78.0
"""How far a figure falls over, degrees; it is drawn at a few angles only, as cut paper moves."""
FALLS = 6
PILE_SHOWN = 3
MARKS, MARKS_APART = 2, 4.0
"""As many slips lie between a plate and a head, and how far apart, px."""
TILTS = (-7.0, 5.0, -2.0, 9.0, -4.0)
DECLARED = (1140.0, 150.0)
"""The board of the Declaration."""
GHOST = 110
"""Alpha of cards that the Bounty will draw."""


def draw_ground(canvas: Canvas, street: Street) -> None:
    """The street, and the boards of four and more who are tied."""
    duel_backdrop(canvas.art, canvas)
    for someone in street.people:
        if someone.place.small:
            box = someone.place.plate
            sheet = duel_boards.plate(canvas.art, someone.seat, box.w, box.h, small=True)
            canvas.image(sheet, box.x - MARGIN, box.y - MARGIN, anchor="topleft")


def draw_people(canvas: Canvas, street: Street) -> None:
    """All figures."""
    for someone in street.people:
        place = someone.place
        _figure(canvas, someone.who, place.boots, place.tall, (place.out, place.inside), someone)
    prize = street.prize
    if prize is not None and prize.place.boots is not None:
        _figure(canvas, prize.id, prize.place.boots, FIGURE_H, (1, 310.0), prize)


def _figure(
    canvas: Canvas, who: str, boots: Point, tall: float, fall: tuple[int, float], whose: Person | Prize
) -> None:
    """A figure that comes, stands, falls or leaves. fall: to which side, and how far inwards."""
    (x, y), (side, inside) = boots, fall
    sprite = figure_sprite(canvas.art, who, tall)
    clock = whose.posed
    if whose.pose == "gone":
        share = in_out(clock.share(LEAVE_MS))
        if share < 1.0:
            canvas.image(sprite, x + side * 700 * share, y, anchor="midbottom")
        return
    lying = out(clock.share(FALL_MS)) if whose.pose == "lies" else 0.0
    if whose.pose == "stands" and clock.life == FALL_MS:
        lying = 1.0 - out(clock.share(FALL_MS))
    lying = round(lying * FALLS) / FALLS
    if whose.pose == "stands" and clock.life == COME_MS:
        x += side * 620 * (1.0 - out(clock.share(COME_MS)))
    if lying:
        lift = tall * 0.3 * lying
        canvas.image(
            sprite, x - side * inside * lying, y - lift, anchor="midbottom", angle=side * LIES * lying
        )
    else:
        canvas.image(sprite, x, y, anchor="midbottom")


def draw_ribbon(canvas: Canvas, street: Street) -> None:
    """The steps that a Duel goes through."""
    steps = FINAL_STEPS if street.final else STEPS
    wide = _step_width(steps)
    left = WIDTH / 2 - wide * len(steps) / 2 - 12
    for number, step in reversed(list(enumerate(steps))):
        state = "now" if step == _shown(street, steps) else "past" if step < street.step else "next"
        sheet = step_sprite(canvas.art, steps, step, state)
        canvas.image(sheet, left + number * wide - MARGIN, RIBBON_Y - STEP_H / 2 - MARGIN, anchor="topleft")


def step_sprite(art: Art, steps: Mapping[Step, str], step: Step, state: str) -> Sprite:
    """One step of the ribbon. state: 'past', 'now' or 'next'."""
    first = step == min(steps)
    return duel_boards.step_board(art, steps[step], _step_width(steps) - 6, state, first=first)


def _step_width(steps: Mapping[Step, str]) -> float:
    return 318.0 if len(steps) == len(STEPS) else 390.0


def _shown(street: Street, steps: dict[Step, str]) -> Step:
    """The step of the ribbon that stands for where the Duel is."""
    return max(step for step in steps if step <= street.step)


def draw_prize(canvas: Canvas, street: Street) -> None:
    """The poster, its base cards, and pale ones for those it will draw."""
    prize = street.prize
    if prize is None:
        return
    bounty, place = street.lore.bounties[prize.id], prize.place
    if prize.hangs:
        x, y = place.poster
        y -= (1.0 - out(prize.posed.share(COME_MS))) * 420 if prize.posed.life == COME_MS else 0.0
        canvas.image(poster_sprite(canvas.art, bounty, place.tall), x, y)
    if street.reveal is not None or street.step > Step.SHOWDOWN:
        return
    for index, face in enumerate(bounty.base):
        canvas.image(
            picture(canvas.art, street.lore, f"card:{face}", place.base.h),
            *place.base.at(index, len(bounty.base)),
        )
    ghost = back_sprite(canvas.art, place.drawn.h)
    for index in range(bounty.draw):
        canvas.image(ghost, *place.drawn.at(index, bounty.draw), alpha=GHOST)


def draw_piles(canvas: Canvas, street: Street) -> None:
    """The Duel deck and the discards."""
    if street.final:
        return
    if street.deck:
        for lift in (0, 4, 8):
            canvas.image(back_sprite(canvas.art, PILE_H), DECK[0] - lift, DECK[1] - lift)
    shown = street.pile[: max(0, len(street.pile) - street.on_way("pile"))]
    for depth in range(min(PILE_SHOWN, len(shown)), 0, -1):
        number = len(shown) - depth
        what = picture(canvas.art, street.lore, f"card:{shown[number]}", PILE_H)
        canvas.image(what, *DISCARDS, angle=TILTS[number % len(TILTS)])


def draw_marks(canvas: Canvas, street: Street) -> None:
    """What abilities and Locations did to whom."""
    for someone in street.people:
        x, y = someone.place.marks
        room = someone.place.row.w if someone.place.small else duel_boards.MARK_W
        shown = someone.marks[-1:] if someone.place.small else someone.marks[-MARKS:]
        for index, mark in enumerate(shown):
            sheet = duel_boards.mark(canvas.art, mark.title, mark.words, room=room)
            tilt = (-2.0, 2.0)[index % 2]
            zoom = _landing(mark.since, street, 260.0)
            high = sheet.height - 2 * MARGIN
            at = y + (high - duel_boards.MARK_H) / 2 + index * (high + MARKS_APART)
            canvas.image(sheet, x, at, angle=tilt, zoom=zoom)


def _landing(clock: Since, street: Street, ms: float) -> float:
    """A stamp comes down: from big to its size."""
    if street.app.pace.less_motion:
        return 1.0
    return 1.0 + 0.5 * (1.0 - out_back(clock.share(ms)))


def draw_declaration(canvas: Canvas, street: Street) -> None:
    """Who duels whom for what."""
    if street.step > Step.DECLARATION or street.title is not None or not street.head:
        return
    drop = (1.0 - out(street.stepped.share(300.0))) * 600
    (w, h), x, y = DECLARED, WIDTH / 2, 500.0 - drop
    canvas.image(duel_boards.board(canvas.art, w, h), x, y)
    duel_boards.fitted(canvas, street.head, (x, y - 27), "west-head", NAME_SIZE, INK, w - 60)
    duel_boards.fitted(canvas, street.line, (x, y + 34), "west", 44, BOUNTY.alarm, w - 60)


def draw_middle(canvas: Canvas, street: Street) -> None:
    """What has been played."""
    draw_hands(canvas, street)
    draw_stamps(canvas, street)
    draw_verdict(canvas, street)


def draw_air(canvas: Canvas, street: Street) -> None:
    """What flies, and the flash."""
    for flight in street.flights:
        draw_flight(canvas, street.lore, flight)
    street.particles.draw(canvas)
    _draw_flash(canvas, street)


def _draw_flash(canvas: Canvas, street: Street) -> None:
    bang, reveal = street.bang, street.reveal
    if bang is None or reveal is None or bang.ms > 110 or street.app.pace.less_motion:
        return
    for x, y in muzzles(street):
        canvas.image(duel_boards.flash(canvas.art), x, y)


def muzzles(street: Street) -> list[Point]:
    """Where it goes off: beside those who win."""
    reveal = street.reveal
    found: list[Point] = []
    for key in reveal.best if reveal else ():
        whose = next((someone for k, someone in street.keyed() if k == key), None)
        if isinstance(whose, Person):
            place = whose.place
            found.append((place.boots[0] - place.out * place.tall * 0.38, place.boots[1] - place.tall * 0.44))
        elif whose is not None:
            x, y = whose.place.boots or whose.place.poster
            found.append((x - 150, y - 190) if whose.place.boots else (x, y))
    return found


def draw_title(canvas: Canvas, street: Street) -> None:
    """What ended it, over everything."""
    if street.title is None:
        return
    head, line = street.title
    drop = (1.0 - out(street.titled.share(420.0))) * (HEIGHT / 2 + 120)
    w, h, x, y = 1180.0, 210.0, WIDTH / 2, 545.0 - drop
    canvas.image(duel_boards.board(canvas.art, w, h, BOUNTY.accent), x, y)
    canvas.text(head, x, y - 38, "west-head", 78, BOUNTY.alarm, outline=BOUNTY.paper, rim=4, max_width=w - 90)
    canvas.text(line, x, y + 52, "west", 54, INK, max_width=w - 90)
