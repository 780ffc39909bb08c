"""All widgets in one place: `from game.stage.widgets import Menu, Toggle, Banner`."""

from game.stage.badges import seat_badge
from game.stage.banner import Banner, plaque
from game.stage.frames import panel, pointer, strip, strip_ink
from game.stage.hints import Hint, HintGroup, draw_hints
from game.stage.lettering import heading
from game.stage.menu import Menu
from game.stage.rows import NOTHING, Action, Choice, Outcome, Row, Slider, Toggle

__all__ = [
    "NOTHING",
    "Action",
    "Banner",
    "Choice",
    "Hint",
    "HintGroup",
    "Menu",
    "Outcome",
    "Row",
    "Slider",
    "Toggle",
    "draw_hints",
    "heading",
    "panel",
    "plaque",
    "pointer",
    "seat_badge",
    "strip",
    "strip_ink",
]
