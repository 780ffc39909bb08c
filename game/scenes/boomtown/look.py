"""Draws a match of Boom Town as it stands on screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.scenes.boomtown import street_look
from game.scenes.boomtown.bill import bill
from game.scenes.boomtown.face_up import still_held
from game.scenes.boomtown.layout import DICE_FELT, STAGE, ticket
from game.scenes.boomtown.lots import draw_lot
from game.scenes.boomtown.plates import PlateLook, draw_plate
from game.scenes.boomtown.ribbon import ribbon
from game.scenes.boomtown.shootout_look import draw_shootout
from game.scenes.boomtown.shootout_plan import HELP as FIGHT_BOX
from game.scenes.boomtown.square import mayor, piles
from game.scenes.boomtown.still import Part, street_seen
from game.scenes.boomtown.street import street_backdrop
from game.scenes.boomtown.warm import DARK_S
from game.scenes.boomtown.words import FIGHT_HELP, HELP
from game.scenes.manned import is_bot
from game.stage.art import Art, Sprite
from game.stage.badges import seat_badge
from game.stage.boxes import Box
from game.stage.canvas import Canvas
from game.stage.cut import rounded
from game.stage.frames import cutout, panel
from game.stage.hatch import grain
from game.stage.palette import BOOM, Colour, mix

if TYPE_CHECKING:
    from game.scenes.boomtown.show import Show

BANNER_AT = (960.0, 230.0)
HELP_HEAD, HELP_FOOT, HELP_SIZE = 68.0, 26.0, 38.0
"""Above and below the words of a help board, and how large they are, px."""
FAR_HELP, FAR_SIZE = (1200.0, 256.0), 46.0
"""A help board behind a curtain, where nothing else lies."""
NAME_OVER, NAME_ACROSS = 24.0, 0.26
"""From a ticket or a hat up to the name; from the foot of a house up to one across it, of its width."""
MAT_RIM = 16.0
DIE_BADGE, BESIDE = 52.0, 83.0
"""The badge of whose die it is, and how far left of its middle, px."""
DARK: Colour = (0, 0, 0)
"""Out of which another scene appears: black takes half the time of any other colour."""


def draw(canvas: Canvas, show: Show, spots: tuple[str, ...]) -> None:
    """Draw the whole picture. spots: what is pointed at."""
    if show.warm.urgent and show.fade.value >= 1.0:
        canvas.fill(DARK)
        show.warm.work(canvas, DARK_S)
        return
    if show.shootout is not None:
        draw_shootout(canvas, show.shootout, show.book, show.bared)
    else:
        _draw_town(canvas, show, spots)
    if show.banner is not None:
        show.banner.draw(canvas, *BANNER_AT)
    if show.fade.value > 0.01:
        canvas.veil(round(255 * show.fade.value), DARK)
    if not show.moving or (show.shootout is not None and show.warm.urgent):
        show.warm.work(canvas)


def _draw_town(canvas: Canvas, show: Show, spots: tuple[str, ...]) -> None:
    layout, cast = show.layout, show.cast
    pointed = {spot.removeprefix("card:") for spot in spots if spot.startswith("card:")}
    lively = _lay_ground(canvas, show, show.lit | pointed)
    show.life.draw(canvas)
    canvas.layer()
    if show.dice:
        canvas.image(_mat(canvas.art), DICE_FELT.x + DICE_FELT.w / 2, DICE_FELT.y + DICE_FELT.h / 2)
    for tray in show.dice:
        if tray.owner is not None:
            x, y = tray.slots[0]
            canvas.image(seat_badge(canvas.art, tray.owner, DIE_BADGE), x - BESIDE, y - 8)
    for tray in show.dice:
        tray.draw(canvas)
    canvas.layer()
    for seat in lively:
        _draw_stretch(canvas, show, seat, show.lit | pointed)
    show.life.shine(canvas)
    for box in (layout.stretch(seat) for seat in layout.order if f"seat:{seat}" in spots):
        canvas.rect(box.x, box.y, box.w, box.h, BOOM.accent, radius=16, width=7)
    canvas.layer()
    for actor in cast.leaving:
        if actor.fallen:
            street_look.draw_figure(canvas, actor)
        else:
            street_look.draw_building(canvas, actor)
    if len(pointed) == 1:
        _name(canvas, show, next(iter(pointed)))
    canvas.layer()
    show.air.draw(canvas)


def _lay_ground(canvas: Canvas, show: Show, lit: set[str]) -> list[int]:
    """Lay down all that does not move; gives the seats whose streets do, which lie over all else."""
    town, layout = show.town, show.layout
    parts = [ribbon(canvas, town), bill(canvas, town, show.book), mayor(canvas, town)]
    parts += piles(canvas, town, layout, show.top)
    lively: list[int] = []
    renewed = False
    for seat in layout.order:
        seen, plate = street_seen(show, seat, lit), _plate(show, seat)
        whole, foot, street = layout.stretch(seat), layout.plate(seat), f"street {seat}"
        if seen is not None and show.ground.outdated(street, seen):
            seen = None if renewed else seen  # one a frame: several that come to rest at once would cost it
            renewed = True
        parts.append(Part(street, whole, seen, partial(_draw_houses, canvas, show, seat, lit)))
        # Apart: money is counted up for many frames, and a plate is painted sooner than a street.
        board = partial(draw_plate, canvas, foot, plate)
        parts.append(Part(f"plate {seat}", foot, seen and (seen, plate), board, base=street))
        if seen is None:
            lively.append(seat)
    show.ground.lay(canvas, partial(street_backdrop, canvas.art, canvas), parts)
    return lively


def _draw_stretch(canvas: Canvas, show: Show, seat: int, lit: set[str]) -> None:
    """A seat's street and its plate."""
    _draw_houses(canvas, show, seat, lit)
    draw_plate(canvas, show.layout.plate(seat), _plate(show, seat))


def _draw_houses(canvas: Canvas, show: Show, seat: int, lit: set[str]) -> None:
    """A seat's street, without its plate."""
    street = show.layout.street(seat)
    street_look.draw_ground(canvas, street, seat)
    if not show.town.streets[seat]:
        draw_lot(canvas, street, seat, peopled=bool(show.town.crews[seat]))
    street_look.draw_street(canvas, show, seat, lit)


def _mat(art: Art) -> Sprite:
    """What dice roll on in the square."""
    w, h = DICE_FELT.w + 2 * MAT_RIM, DICE_FELT.h + 2 * MAT_RIM

    def paint(canvas: Canvas) -> None:
        brass = mix(BOOM.accent, BOOM.shade, 0.2)
        cutout(canvas, rounded(6, 6, w - 14, h - 16, 22), brass, BOOM.ink, line=5, drop=6)
        felt = rounded(MAT_RIM, MAT_RIM, w - 2 * MAT_RIM - 2, h - 2 * MAT_RIM - 4, 14)
        inner = cutout(canvas, felt, mix(BOOM.shade, BOOM.ink, 0.2), BOOM.ink, line=4)
        grain(canvas, inner, mix(BOOM.shade, BOOM.paper, 0.14), each=800)

    return art.compose(("dice mat",), (w, h), paint)


def _plate(show: Show, seat: int) -> PlateLook:
    town = show.town
    money = round(show.purses[seat].value)
    held = still_held(show.bared[seat], town) if seat in show.bared else None
    turn = seat == town.active and bool(town.phase)
    return PlateLook(seat, money, town.goal, town.hands[seat], turn, held, is_bot(seat))


def _name(canvas: Canvas, show: Show, card: str) -> None:
    """What is pointed at, by name: over it, or across a house over which another's plate lies."""
    house, figure = show.cast.buildings.get(card), show.cast.figures.get(card)
    actor = house or figure
    if actor is None:
        return
    street, (x, y, size) = show.layout.stretch(show.town.owner(card)), actor.place
    if figure is None:
        over = ticket(actor.place).y - NAME_OVER
        over = over if over - NAME_OVER >= street.y else y - size * NAME_ACROSS
    else:
        over = y - size - NAME_OVER
    street_look.name_tag(canvas, show.book.name(card), (x, over), street)


def help_of(show: Show, asked: str) -> tuple[str, str]:
    """What a shootout, or the phase that is on, is about. asked: a kind of request that is ahead of it."""
    if show.shootout or asked == "commit":
        return FIGHT_HELP
    return HELP.get(asked) or HELP[show.town.phase or "draw"]


def draw_help(canvas: Canvas, show: Show, at: Box | None = None, asked: str = "") -> None:
    """What can be looked up now, see `help_of`. at: where it has to lie."""
    head, words = lines = help_of(show, asked)
    box, size = FIGHT_BOX if lines == FIGHT_HELP else STAGE, HELP_SIZE
    if at is not None:
        w, h = min(at.w, FAR_HELP[0]), min(at.h, FAR_HELP[1])
        box, size = Box(at.x + (at.w - w) / 2, at.y + (at.h - h) / 2, w, h), FAR_SIZE
    canvas.image(panel(canvas.art, BOOM, box.w, box.h), box.x + box.w / 2, box.y + box.h / 2)
    canvas.text(head, box.x + box.w / 2, box.y + 42, BOOM.head, 46, BOOM.accent)
    ink, wide, high = BOOM.panel_ink, box.w - 72, box.h - HELP_HEAD - HELP_FOOT
    canvas.paragraph(words, box.x + 36, box.y + HELP_HEAD + high / 2, BOOM.body, size, ink,
                     width=wide, height=high, anchor="midleft")  # fmt: skip
