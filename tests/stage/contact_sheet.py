"""Sheets of all that the kit draws, to be looked at: `python -m tests.stage.contact_sheet [FOLDER]`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from game.stage.art import Art
from game.stage.badges import seat_badge
from game.stage.banner import Banner
from game.stage.canvas import Canvas
from game.stage.cards import CardColours, card
from game.stage.frames import panel
from game.stage.glyphs import glyph, key_legend, printed_legend
from game.stage.hints import Hint, HintGroup, draw_hints
from game.stage.lettering import heading
from game.stage.menu import Menu
from game.stage.motion import HOLD_MS, Pace
from game.stage.pads import PAD_PARTS
from game.stage.palette import BOOM, BOUNTY, INK, MARS, PAPER, SEATS, THEMES, Theme, rgb
from game.stage.particles import Particles
from game.stage.rows import Action, Choice, Slider, Toggle

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "artefacts" / "stage"
MS = 1_000_000
LARGE, SMALL = (256, 384), (100, 150)
PAD_KEYS = "Keypad 8|Keypad 4|Keypad 5|Keypad 6"
KEYS = {"up": "W", "left": "A", "down": "S", "right": "D", "slam": "Space", "back": "Q", "start": "Escape"}


def widgets(canvas: Canvas, theme: Theme) -> None:
    """A settings screen with all that can lie on it."""
    canvas.fill(theme.ground)
    heading(canvas, theme, "Settings", 600, 214, size=88, rules=240)
    canvas.image(panel(canvas.art, theme, 1160, 660), 600, 620)
    rows = [
        Toggle("full", "Full screen", True),
        Toggle("less", "Less motion", False),
        Choice("speed", "Speed", [(1, "Relaxed"), (2, "Normal"), (3, "Fast")], 2),
        Slider("effects", "Effects volume", 7, note="How loud slams, coins and bells are"),
        Slider("music", "Music volume", 0, (0, 100), step=10, show=lambda v: f"{v} %"),
        Action("keys", "Keys and pads", off="Nobody sits down yet"),
    ]
    menu = Menu(rows, theme, visible=5)
    for _ in range(3):
        menu.press("down")
    menu.advance(1000 * MS)
    menu.draw(canvas, 600, 340)
    canvas.image(panel(canvas.art, theme, 600, 440), 1560, 460)
    title, line = "Wanted: the robot", "any colour, face up or down"
    banner = Banner(theme, title, line, fill=theme.accent, hold_ms=HOLD_MS, pace=Pace())
    banner.advance(300 * MS)
    banner.draw(canvas, 960, 78)
    for i in range(8):
        canvas.image(seat_badge(canvas.art, i, 84, off=i == 7), (60 if i < 4 else 1480) + i % 4 * 100, 70)
    draw_hints(canvas, theme, _groups())


def _groups() -> list[HintGroup]:
    words = [Hint("move", "Choose"), Hint("slam", "Change"), Hint("back", "Back")]
    return [HintGroup(words, key_legend(KEYS), 0), HintGroup(words, printed_legend("", {}), 3)]


def glyphs(canvas: Canvas, _: Theme) -> None:
    """All parts of a pad, large and at hint size, and caps on three grounds."""
    canvas.fill(MARS.ground)
    for i, part in enumerate(PAD_PARTS):
        x, y = 90 + i % 10 * 185, 80 + i // 10 * 190
        canvas.image(glyph(canvas.art, f"pad:{part}", 120), x, y)
        canvas.image(glyph(canvas.art, f"pad:{part}"), x + 90, y + 30)
        canvas.text(part, x, y + 88, "mars", 26, PAPER)
    names = "W A Left Up Return Space Escape ; Keypad·8 Backspace F11 Tab I"
    for row, theme in enumerate((MARS, BOUNTY, BOOM)):
        top = 690 + row * 130
        canvas.rect(0, top, 1920, 130, theme.ground)
        x = 30.0
        for name in names.split():
            cap = glyph(canvas.art, f"key:{name.replace('·', ' ')}", 76, theme)
            canvas.image(cap, x, top + 65, anchor="midleft")
            x += cap.width + 14
        canvas.image(glyph(canvas.art, f"keys:{PAD_KEYS}", 60, theme), x, top + 65, anchor="midleft")
    for i, name in enumerate(("cross:W|A|S|D", "cross:Up|Left|Down|Right", f"cross:{PAD_KEYS}")):
        canvas.image(glyph(canvas.art, name, 150), 1050 + i * 300, 520)


def cards_and_dust(canvas: Canvas, theme: Theme) -> None:
    """Blank cards at all sizes, and every kind of particle in flight."""
    canvas.fill(theme.table)
    for i, colour in enumerate(("#c8442e", "#2f8a5b", "#4f9bd0", "#e8c98f")):
        look = CardColours(rgb(colour), ink=INK)
        large, small = (card(canvas.art, "blank", size, look, lambda _: None) for size in (LARGE, SMALL))
        canvas.image(large, 170 + i * 290, 230)
        canvas.image(small, 100 + i * 140, 560, angle=i * 13)
    particles = Particles(canvas.art, seed=3)
    particles.dust_ring(1400, 200, 24)
    particles.coins(1700, 420, 20)
    particles.confetti(1400, 620, 90, tuple(seat.colour for seat in SEATS))
    particles.sparks(1750, 180, 20)
    particles.advance(90 * MS)
    particles.draw(canvas)
    for _ in range(3):
        particles.advance(70 * MS)
    canvas.shift = (0.0, 200.0)
    particles.draw(canvas)
    canvas.shift = (0.0, 0.0)
    for i, each in enumerate(THEMES.values()):
        heading(canvas, each, "Red Frontier", 430, 720 + i * 120, size=96)


def sheets() -> Iterator[tuple[str, Callable[[Canvas, Theme], None], Theme]]:
    """Name, painter and poster of every sheet."""
    for theme in THEMES.values():
        yield f"widgets-{theme.name}", widgets, theme
    yield "glyphs", glyphs, MARS
    yield "cards-and-dust", cards_and_dust, MARS


def draw(folder: Path, size: tuple[int, int] = (1920, 1080)) -> list[Path]:
    """Write all sheets as PNG; gives the files."""
    folder.mkdir(parents=True, exist_ok=True)
    art = Art(ROOT / "assets")
    files = []
    for name, paint, theme in sheets():
        surface = pygame.Surface(size)
        paint(Canvas(surface, art), theme)
        files.append(folder / f"{name}.png")
        pygame.image.save(surface, files[-1])
    return files


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((64, 36))
    for made in draw(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER):
        sys.stdout.write(f"{made}\n")
