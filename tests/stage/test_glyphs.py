"""Glyphs: one for every control of every device, and no two that look alike."""

from __future__ import annotations

import itertools

import numpy as np
import pygame
import pytest

from game.inputs.press import CONTROLS
from game.stage.art import Art
from game.stage.canvas import WIDTH, Canvas
from game.stage.glyphs import GlyphError, glyph, key_legend, printed_legend
from game.stage.glyphs_pads import PRINTED
from game.stage.hints import Hint, HintGroup, _fitted, draw_hints
from game.stage.keycaps import legend_of
from game.stage.pads import PAD_PARTS
from game.stage.palette import MARS, THEMES, Theme

KEYS = dict(zip(CONTROLS, ("A", "D", "W", "S", "F1", "F2", "Left Shift", "Keypad 0", "Escape"), strict=True))
MAKES = list(itertools.combinations(["", *(f"@{style}" for style in PRINTED)], 2))
LEAST_APART = 2.0
"""Mean difference of two glyphs at hint size, of 255."""


def look(art: Art, name: str, theme: Theme = MARS) -> pygame.Surface:
    sprite = glyph(art, name, 60.0, theme)
    surface = pygame.Surface((64, 64))
    surface.fill(theme.ground)
    surface.blit(sprite.surface(1.0)[0], (0, 0))
    return surface


@pytest.mark.parametrize("control", [*CONTROLS, "move"])
def test_every_control_has_a_glyph_on_pads_and_on_keys(control: str, house: Art) -> None:
    for legend in (printed_legend("", {}), key_legend(KEYS)):
        drawn = glyph(house, legend(control)).surface(1.0)[0]
        assert pygame.mask.from_surface(drawn).count() > 600


def test_every_part_of_a_pad_can_be_told_from_every_other(house: Art) -> None:
    looks = {part: pygame.surfarray.array3d(look(house, f"pad:{part}")).astype(int) for part in PAD_PARTS}
    for a, b in itertools.combinations(looks, 2):
        assert np.abs(looks[a] - looks[b]).mean() > LEAST_APART, f"{a} looks like {b}"


@pytest.mark.parametrize("style", PRINTED)
def test_every_button_of_every_make_can_be_told_from_every_other(style: str, house: Art) -> None:
    names = [f"pad:{part}@{style}" for part in (*PAD_PARTS, "number-1", "number-12")]
    looks = {name: pygame.surfarray.array3d(look(house, name)).astype(int) for name in names}
    for a, b in itertools.combinations(looks, 2):
        assert np.abs(looks[a] - looks[b]).mean() > LEAST_APART, f"{a} looks like {b}"


@pytest.mark.parametrize(("a", "b"), MAKES)
def test_the_lower_button_of_each_make_looks_different(a: str, b: str, house: Art) -> None:
    one, other = (pygame.surfarray.array3d(look(house, f"pad:south{style}")).astype(int) for style in (a, b))
    assert np.abs(one - other).mean() > 1.0


def test_the_palm_of_a_known_pad_bears_what_is_printed_on_its_lower_button() -> None:
    legend = printed_legend("nintendo", {"slam": "south", "start": "start"})
    assert (legend("slam"), legend("move")) == ("pad:south@nintendo", "pad:move@nintendo")
    assert [PRINTED[style]["south"] for style in PRINTED] == ["A", "cross", "B"]
    assert printed_legend("", {})("slam") == "pad:slam"


@pytest.mark.parametrize("name", ["", "W", "key:", "pad:", "pad:joker", "mouse:joker", "keys:W|A"])
def test_a_glyph_that_nobody_drew_is_named(name: str, house: Art) -> None:
    with pytest.raises(GlyphError, match="is not drawn, expected is key:"):
        glyph(house, name)


@pytest.mark.parametrize(
    ("key", "legend"),
    [("a", "A"), ("Keypad 8", "Num 8"), ("Escape", "Esc"), ("Left Shift", "Shift"), (";", ";"), ("Ä", "Ä")],
)
def test_caps_bear_what_keys_bear(key: str, legend: str) -> None:
    assert legend_of(key) == legend


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_a_glyph_stands_out_from_its_ground(theme: Theme, house: Art) -> None:
    for name in ("pad:slam", "pad:south", "pad:stick", "pad:start", "key:W", "key:Space"):
        drawn = pygame.surfarray.array3d(look(house, name, theme)).astype(int)
        assert (np.abs(drawn - np.array(theme.ground)).sum(axis=2) > 150).mean() > 0.08, name


def test_a_cross_of_keys_is_made_of_the_four_directions() -> None:
    assert key_legend({"up": "W", "left": "A", "down": "S", "right": "D"})("move") == "keys:W|A|S|D"


@pytest.mark.parametrize("count", [0, 1, 3, 6, 20])
@pytest.mark.parametrize("seats", [1, 2, 8])
def test_the_line_of_hints_never_runs_off_the_sheet(count: int, seats: int, canvas: Canvas) -> None:
    pad = printed_legend("", {})
    groups = [HintGroup([Hint("slam", "Slam the card")] * count, pad, seat) for seat in range(seats)]
    pieces, _, squeeze = _fitted(canvas, MARS, groups)
    assert sum(p.width + p.before * squeeze for p in pieces) <= WIDTH
    assert bool(pieces) is (count > 0 or seats > 0)
    draw_hints(canvas, MARS, groups)


def test_no_hints_leave_the_line_empty(canvas: Canvas) -> None:
    assert _fitted(canvas, MARS, [])[0] == []
    draw_hints(canvas, MARS, [])
