"""Small texts grow for eyes that want it, headlines stay, and nothing leaves its box."""

from __future__ import annotations

import pygame
import pytest

from game.stage.art import Art
from game.stage.canvas import LEADING, Canvas
from game.stage.glyphs import key_legend
from game.stage.ground import Ground, Part
from game.stage.hints import Hint, HintGroup, draw_hints
from game.stage.palette import MARS
from game.stage.text import HEADLINE_SIZE, MIN_SIZE
from game.stage.textsize import GROWTH, grown
from tests.support.drawing import ASSETS

WORDS = "The first palm on the right card takes it, and a wrong one costs."
READABLE = 44


@pytest.fixture
def art(letters: None) -> Art:  # noqa: ARG001 - once there are fonts
    return Art(ASSETS)


@pytest.fixture
def canvas(art: Art) -> Canvas:
    return Canvas(pygame.Surface((1920, 1080)), art)


def inked(canvas: Canvas) -> pygame.Rect:
    """Where anything lies on the sheet."""
    found = pygame.mask.from_threshold(canvas.surface, MARS.paper, (40, 40, 40, 255)).get_bounding_rects()
    return found[0].unionall(found)


def test_at_the_largest_every_small_text_is_at_least_44_px_and_headlines_stay() -> None:
    assert grown(MIN_SIZE, "largest") >= READABLE
    assert all(grown(size, "largest") >= READABLE for size in range(MIN_SIZE, HEADLINE_SIZE))
    assert grown(HEADLINE_SIZE, "largest") == HEADLINE_SIZE
    assert grown(150, "largest") == 150


def test_larger_settings_set_larger_texts_and_keep_their_order() -> None:
    for small, large in zip(GROWTH, list(GROWTH)[1:], strict=False):
        assert all(grown(size, small) < grown(size, large) for size in range(20, HEADLINE_SIZE))
    for name in GROWTH:
        sizes = [grown(size, name) for size in range(20, 120)]
        assert sizes == sorted(set(sizes))


def test_a_text_with_a_width_grows_only_as_far_as_it_fits(canvas: Canvas) -> None:
    plain = canvas.text_width(WORDS, "mars", 36)
    canvas.text_size = "largest"
    assert canvas.text(WORDS, 960, 200, "mars", 36, MARS.paper) > plain * 1.2
    assert plain < canvas.text(WORDS, 960, 200, "mars", 36, MARS.paper, max_width=plain + 60) <= plain + 60
    assert canvas.text(WORDS, 960, 200, "mars", 36, MARS.paper, max_width=plain) <= plain


@pytest.mark.parametrize("width", range(200, 900, 70))
def test_wrapped_lines_grow_but_are_no_more_and_no_wider_than_before(canvas: Canvas, width: int) -> None:
    plain = canvas.wrap(WORDS, "west", 40, width)
    canvas.text_size = "largest"
    larger = canvas.wrap(WORDS, "west", 40, width)
    assert " ".join(larger) == " ".join(plain)
    assert len(larger) <= len(plain)
    assert all(canvas.text_width(line, "west", 40) <= width for line in larger)


def test_a_paragraph_with_a_known_height_takes_more_lines_but_stays_in_it(canvas: Canvas) -> None:
    plain = canvas.wrap(WORDS, "west", 40, 420)
    canvas.text_size = "largest"
    room = (len(plain) + 1) * 50.0
    used = canvas.paragraph(WORDS, 100, 100, "west", 40, MARS.paper, width=420, height=room)
    assert len(plain) * 40 * LEADING < used <= room
    assert inked(canvas).bottom <= 100 + room


@pytest.mark.parametrize("grows", [False, True])
def test_pictures_keep_their_letters_unless_they_have_room_for_larger_ones(
    art: Art, canvas: Canvas, grows: bool
) -> None:
    def paint(sheet: Canvas) -> None:
        widths.append(sheet.text("Rusty Sixvolt", 100, 30, "mars", 36, MARS.paper))

    widths: list[float] = []
    for size in ("normal", "largest", "normal"):
        canvas.text_size = art.text_size = size
        canvas.image(art.compose(("a label", grows), (200, 60), paint, grows=grows), 300, 300)
    assert len(widths) == 1 + grows
    assert widths[-1] > 1.2 * widths[0] or not grows


def test_what_is_kept_as_one_picture_is_painted_anew_for_larger_texts(canvas: Canvas) -> None:
    sizes: list[str] = []
    ground = Ground(lambda sheet: sheet.fill((0, 0, 0)))
    part = Part("a plate", (0, 0, 200, 60), lambda sheet: sizes.append(sheet.text_size))
    for size in ("normal", "normal", "largest"):
        canvas.text_size = size
        ground.draw(canvas, [part])
    assert sizes == ["normal", "largest"]


def test_the_line_of_hints_drops_nothing_for_larger_letters(canvas: Canvas) -> None:
    keys = {"up": "W", "left": "A", "down": "S", "right": "D", "slam": "V", "back": "Q"}
    words = ("Earlier", "Before", "Later", "Next", "Take it", "Put it back")
    hints = [Hint(control, word) for control, word in zip(keys, words, strict=True)]
    ends = []
    for size in GROWTH:
        canvas.text_size = size
        canvas.fill((0, 0, 0))
        draw_hints(canvas, MARS, [HintGroup(hints, key_legend(keys))])
        ends.append(inked(canvas))
    assert ends[0].width <= ends[1].width <= ends[2].width
    assert all(end.left > 0 and end.right < 1920 for end in ends)
