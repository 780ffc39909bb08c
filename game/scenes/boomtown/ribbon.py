"""The ribbon of the nine phases: what is on now, what is over, what was passed, or skipped and why."""

from __future__ import annotations

from functools import partial

from game.rules.boomtown.phases import PHASES
from game.rules.boomtown.words import PHASE_WORDS
from game.scenes.boomtown.layout import RIBBON
from game.scenes.boomtown.marks import sign_sprite
from game.scenes.boomtown.still import ROUND, Part
from game.scenes.boomtown.town import Town
from game.scenes.boomtown.town_events import EARNED, SKIPPED
from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import by_hand, notched
from game.stage.frames import cutout
from game.stage.hatch import grain
from game.stage.palette import BOOM, WHITE, mix

STEP = RIBBON.w / len(PHASES)
SIGN = 46.0
TEXT = 40.0
WHY = 36.0
REASONS = {
    "full": "hands full",
    "dry": "no cards",
    "no income": "no income",
    "no hand": "no cards",
    "no bad": "no Bad",
    "no good": "no Good",
    "no claimant": "nobody",
    "no claim": "no prize",
    "no quarry": "no Bad foe",
    "holdup": "robbed",
    "showdown": "fought",
}
"""Why a phase is skipped, as it has room on a sign: those of `rules.boomtown.words.SKIPPED`."""
WORDS = {**PHASE_WORDS, "deeds": "Deeds"}
"""As they have room on a sign."""


def ribbon(canvas: Canvas, town: Town) -> Part:
    """The ribbon as a part of the ground, along the top."""
    box = RIBBON._replace(h=RIBBON.h - ROUND)  # what is painted round it may not reach the streets
    return Part("ribbon", box, (town.war, *town.marks.items()), partial(_draw_ribbon, canvas, town))


def _draw_ribbon(canvas: Canvas, town: Town) -> None:
    for index, phase in enumerate(PHASES):
        mark = town.marks.get(phase, "")
        war = town.war and phase == "showdown"
        canvas.image(_sign(canvas.art, phase, mark, war=war), *_at(index))


def sign_at(phase: str) -> tuple[float, float]:
    """The middle of a phase's sign."""
    return _at(PHASES.index(phase))


def _at(index: int) -> tuple[float, float]:
    return RIBBON.x + (index + 0.5) * STEP, RIBBON.y + RIBBON.h / 2


def _sign(art: Art, phase: str, mark: str, *, war: bool) -> Sprite:
    """One phase. mark: as a `Town` has it, '' while the phase is still to come."""
    size = STEP, RIBBON.h
    now = mark == "now"
    skipped = mark.startswith(SKIPPED)
    earned = mark.startswith(EARNED)
    over = mark in ("done", "passed") or skipped or earned

    def paint(canvas: Canvas) -> None:
        w, h = size
        fill = BOOM.accent if now else mix(BOOM.panel, BOOM.ink, 0.55 if over else 0.2)
        ticket = notched(5, 7, w - 10, h - 16, 9)
        inner = cutout(canvas, ticket, fill, BOOM.ink, line=4, drop=4, seed=len(phase), rough=1.2)
        grain(canvas, inner, mix(fill, BOOM.paper, 0.16), each=900)
        if now:
            canvas.line([(20, 15), (w - 20, 15)], mix(fill, WHITE, 0.5), 3)
        ink = BOOM.ink if now else mix(BOOM.panel_ink, fill, 0.35 if skipped else 0.5 if over else 0.0)
        word = "Range War" if war else WORDS[phase]
        sign = sign_sprite(art, phase, SIGN)
        middle = h / 2 - 2
        canvas.image(sign, 9 + SIGN / 2, middle, alpha=90 if over else 255)
        x, room = 11 + SIGN, w - SIGN - 19
        if skipped:
            word = REASONS[mark.removeprefix(SKIPPED).strip()]
            line = by_hand([(12, middle + 20), (SIGN + 6, middle - 20)], 7, 1.5)
            canvas.line(line[:2], BOOM.alarm, 7)
        elif earned:
            word, ink = f"+${mark.removeprefix(EARNED).strip()}", mix(BOOM.accent, fill, 0.2)
        canvas.text(
            word, x, middle, BOOM.body, WHY if skipped else TEXT, ink, anchor="midleft", max_width=room
        )

    return art.compose(("boom sign", phase, mark, war), size, paint, grows=True)
