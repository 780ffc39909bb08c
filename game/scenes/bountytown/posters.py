"""Wanted posters: a Bounty's face, what it is worth, its cards and where in town it is duelled."""

from __future__ import annotations

from typing import Protocol

from game.scenes.bountytown.cards import FOLDER, back_sprite, card_width, duel_card_sprite
from game.scenes.bountytown.figures import head_sprite
from game.scenes.bountytown.figures_looks import BOUNTIES
from game.scenes.bountytown.posters_looks import (
    BASE_END,
    MARKED,
    OFFICE,
    POSTER_H,
    POSTER_LARGE,
    POSTER_LARGE_FROM,
    POSTER_SMALL,
    POSTER_W,
    SHERIFF,
    TINTS,
    Grid,
    Poster,
)
from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cards import shrunk
from game.stage.cut import box, by_hand, grown
from game.stage.hatch import hatch
from game.stage.palette import BOUNTY, mix

TIMES = "\N{MULTIPLICATION SIGN}"


class Bounty(Protocol):
    """What a poster shows of a Bounty; `rules.bountytown.rows.Bounty` is one."""

    @property
    def id(self) -> str: ...  # noqa: D102
    @property
    def name(self) -> str: ...  # noqa: D102
    @property
    def cells(self) -> tuple[int, int]: ...  # noqa: D102
    @property
    def base(self) -> tuple[str, ...]: ...  # noqa: D102
    @property
    def draw(self) -> int: ...  # noqa: D102
    @property
    def renown(self) -> int: ...  # noqa: D102
    @property
    def items(self) -> int: ...  # noqa: D102


def poster_sprite(art: Art, bounty: Bounty, height: float = 240.0) -> Sprite:
    """A Bounty's poster with its shadow; from 330 px on with its name and its cards.

    Raises KeyError for a Bounty without a face.
    """
    plan = POSTER_LARGE if height >= POSTER_LARGE_FROM else POSTER_SMALL
    shown = bounty.name, bounty.cells, bounty.base, bounty.draw, bounty.renown, bounty.items
    face = BOUNTIES[bounty.id]

    def paint(canvas: Canvas) -> None:
        pen = _Pen(canvas, plan)
        pen.picture(head_sprite(art, face, plan.head * pen.unit), bounty.renown)
        pen.words(bounty)
        pen.grid(plan.grid, bounty.cells)
        pen.cards(bounty)

    size = plan.master * POSTER_W / POSTER_H, plan.master
    master = art.compose(("poster", bounty.id, shown, plan.master), size, paint, supersample=1)
    return shrunk(art, master, height)


def poster_back_sprite(art: Art, height: float = 240.0) -> Sprite:
    """The back of every poster: who may it be?"""
    return art.sprite(f"{FOLDER}/poster-back", height=height)


class _Pen:
    """Draws on a poster in px of POSTER_H."""

    def __init__(self, canvas: Canvas, plan: Poster) -> None:
        self.canvas = canvas
        self.plan = plan
        self.unit = plan.master / POSTER_H
        self.put("poster", 0, 0, POSTER_H)

    def put(self, name: str, x: float, y: float, height: float) -> None:
        """A drawing with its top left there."""
        unit = self.unit
        sprite = self.canvas.art.sprite(f"{FOLDER}/{name}", height=height * unit)
        self.canvas.image(sprite, x * unit, y * unit, anchor="topleft")

    def text(self, s: str, x: float, y: float, size: float, font: str = "west-head") -> None:
        """A line in dark ink about (x, y)."""
        unit = self.unit
        self.canvas.text(s, x * unit, y * unit, font, size * unit, BOUNTY.ink)

    def rect(self, x: float, y: float, w: float, h: float) -> list[tuple[float, float]]:
        """A rectangle as px of the canvas."""
        unit = self.unit
        return box(x * unit, y * unit, w * unit, h * unit)

    def picture(self, head: Sprite, renown: int) -> None:
        """The face before a ground that is the redder the dearer it is."""
        canvas, plan, unit = self.canvas, self.plan, self.unit
        x, y, w, h = plan.picture
        tint = TINTS[renown]
        frame = self.rect(x, y, w, h)
        canvas.polygon(by_hand(grown(frame, 5 * unit), 3, 1.2), BOUNTY.ink)
        canvas.polygon(frame, tint)
        hatch(canvas, frame, mix(tint, BOUNTY.ink, 0.25), spacing=11 * unit, width=4 * unit, angle=0)
        canvas.image(head, (x + w / 2) * unit, (y + h) * unit, anchor="midbottom")
        badge_x, badge_y, badge = plan.renown
        self.put("mark-renown", badge_x, badge_y, badge)
        self.text(str(renown), badge_x + badge * 0.5, badge_y + badge * 0.52, badge * 0.5)

    def words(self, bounty: Bounty) -> None:
        """WANTED, and who."""
        if self.plan.title:
            self.text("WANTED", POSTER_W / 2 - 3, *self.plan.title)
        if self.plan.name:
            y, size, room = self.plan.name
            wide = self.canvas.text_width(bounty.name, "west", size * self.unit) / self.unit
            self.text(bounty.name, POSTER_W / 2 - 3, y, min(size, size * room / wide), "west")

    def grid(self, place: Grid, cells: tuple[int, int]) -> None:
        """The town from above: the two cells of the Bounty, and the Sheriff's Office in grey."""
        canvas, unit = self.canvas, self.unit
        step = place.cell + place.gap
        rim = self.rect(place.x - place.gap, place.y - place.gap, 3 * step + place.gap, 3 * step + place.gap)
        canvas.polygon(rim, BOUNTY.ink)
        for cell in range(9):
            x, y = place.x + cell % 3 * step, place.y + cell // 3 * step
            colour = MARKED if cell in cells else OFFICE if cell == SHERIFF else BOUNTY.paper
            canvas.polygon(self.rect(x, y, place.cell, place.cell), colour)
            if cell in cells or cell == SHERIFF:
                mark = "mark-target" if cell in cells else "mark-badge"
                sprite = canvas.art.sprite(f"{FOLDER}/{mark}", height=place.cell * 0.9 * unit)
                canvas.image(sprite, (x + place.cell / 2) * unit, (y + place.cell / 2) * unit)

    def cards(self, bounty: Bounty) -> None:
        """The base hand, how many cards it draws and how many Items it has."""
        canvas, plan, unit = self.canvas, self.plan, self.unit
        if plan.base:
            x, y, height, step = plan.base
            step = min(step, (BASE_END - x - card_width(height)) / max(len(bounty.base) - 1, 1))
            for index, face in enumerate(bounty.base):
                card = duel_card_sprite(canvas.art, face, height * unit)
                canvas.image(card, (x + index * step) * unit, y * unit, anchor="topleft")
        x, y, height, size = plan.draw
        canvas.image(back_sprite(canvas.art, height * unit), x * unit, y * unit, anchor="topleft")
        self.text(f"{TIMES}{bounty.draw}", x + height * 0.72 + size * 0.56, y + height * 0.5, size)
        x, y, height, step = plan.items
        for index in range(bounty.items):
            self.put("mark-item", x + index * step, y, height)
