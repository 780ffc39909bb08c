"""The sheet: where it lies on screens of all shapes, and what stands where on it."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.art import Art
from game.stage.canvas import ANCHORS, HEIGHT, WIDTH, Canvas, letterbox

SCREENS = ((1280, 720), (1024, 768), (1920, 1080), (3440, 1440), (3840, 2160))
sizes = st.tuples(st.integers(1, 8000), st.integers(1, 8000))


@given(sizes)
def test_the_sheet_lies_whole_and_centred_on_any_screen_and_touches_two_of_its_edges(
    size: tuple[int, int],
) -> None:
    fit = letterbox(size)
    assert fit.x >= 0 and fit.x + fit.width <= size[0]
    assert fit.y >= 0 and fit.y + fit.height <= size[1]
    assert abs((size[0] - fit.width) - 2 * fit.x) <= 1
    assert abs((size[1] - fit.height) - 2 * fit.y) <= 1
    assert abs(fit.width - size[0]) <= 1 or abs(fit.height - size[1]) <= 1


@given(sizes)
def test_the_sheet_keeps_its_shape_to_one_pixel(size: tuple[int, int]) -> None:
    fit = letterbox(size)
    assert abs(fit.width - WIDTH * fit.scale) <= 1
    assert abs(fit.height - HEIGHT * fit.scale) <= 1


@pytest.mark.parametrize(
    ("size", "fit"),
    [
        ((1280, 720), (0, 0, 1280, 720)),
        ((1024, 768), (0, 96, 1024, 576)),
        ((1920, 1080), (0, 0, 1920, 1080)),
        ((3440, 1440), (440, 0, 2560, 1440)),
        ((3840, 2160), (0, 0, 3840, 2160)),
    ],
)
def test_the_sheet_lies_where_it_should_on_the_usual_screens(
    size: tuple[int, int], fit: tuple[int, int, int, int]
) -> None:
    assert letterbox(size)[1:] == fit


@pytest.mark.parametrize("size", SCREENS)
def test_a_device_pixel_leads_back_to_the_logical_point_it_came_from(size: tuple[int, int], art: Art) -> None:
    canvas = Canvas(pygame.Surface(size), art)
    for point in ((0, 0), (960, 540), (1919, 1079), (123, 777)):
        x, y = canvas.at(canvas.px(*point))
        assert abs(x - point[0]) <= 1 / canvas.scale and abs(y - point[1]) <= 1 / canvas.scale


def test_nothing_is_drawn_beside_the_sheet(art: Art) -> None:
    surface = pygame.Surface((1024, 768))
    canvas = Canvas(surface, art)
    canvas.fill("red")
    canvas.rect(-500, -500, 3000, 3000, "red")
    canvas.image(art.sprite("square", width=3000), 960, 540)
    canvas.veil(255, (255, 255, 255))
    assert surface.get_at((512, 95)) == surface.get_at((512, 672)) == pygame.Color("black")
    assert surface.get_at((512, 96)) == pygame.Color("white")


def test_the_sampler_is_called_between_layers(canvas: Canvas) -> None:
    calls: list[int] = []
    canvas.sampler = lambda: calls.append(1)
    canvas.layer()
    canvas.layer()
    assert len(calls) == 2


@pytest.mark.parametrize("anchor", ANCHORS)
@pytest.mark.parametrize("angle", [0, 30, 90, 214])
@pytest.mark.parametrize("zoom", [1.0, 0.5])
def test_a_turned_sprite_keeps_its_anchor_in_place(art: Art, anchor: str, angle: float, zoom: float) -> None:
    surface = pygame.Surface((1920, 1080))
    canvas = Canvas(surface, art)
    dot = art.compose(
        ("dot", anchor),
        (300, 200),
        lambda c: c.circle(ANCHORS[anchor][0] * 300, ANCHORS[anchor][1] * 200, 30, "white"),
    )
    canvas.image(dot, 960, 540, anchor=anchor, angle=angle, zoom=zoom)
    box = pygame.mask.from_threshold(surface, (255, 255, 255), (128, 128, 128)).get_bounding_rects()
    assert len(box) == 1
    assert box[0].inflate(4, 4).collidepoint(960, 540)


def test_clockwise_is_as_seen(art: Art) -> None:
    surface = pygame.Surface((1920, 1080))
    canvas = Canvas(surface, art)
    canvas.image(art.sprite("square", width=400, recolour={"#00ff01": "#000000"}), 960, 540, angle=90)
    assert surface.get_at((960, 640)).g > 200, "the right half of the drawing now lies below"
    assert surface.get_at((960, 440)).g < 50


def test_a_pale_sprite_leaves_the_kept_picture_as_it_was(art: Art) -> None:
    surface = pygame.Surface((1920, 1080))
    canvas, sprite = Canvas(surface, art), art.sprite("square", width=200)
    canvas.image(sprite, 400, 400, alpha=100)
    canvas.image(sprite, 960, 540)
    assert 80 < surface.get_at((330, 400)).g < 120
    assert surface.get_at((900, 540)).g == 255


def test_shift_moves_all_that_follows(art: Art) -> None:
    surface = pygame.Surface((1920, 1080))
    canvas = Canvas(surface, art)
    canvas.shift = (100.0, 50.0)
    canvas.rect(0, 0, 10, 10, "white")
    assert surface.get_at((105, 55)).r == 255 and surface.get_at((5, 5)).r == 0


@pytest.mark.parametrize("anchor", ["topleft", "center", "bottomright"])
def test_an_outline_does_not_move_the_letters(anchor: str, house: Art) -> None:
    plain, rimmed = pygame.Surface((1920, 1080)), pygame.Surface((1920, 1080))
    Canvas(plain, house).text("Coyote", 900, 500, "mars", 90, "white", anchor=anchor)
    Canvas(rimmed, house).text("Coyote", 900, 500, "mars", 90, "white", anchor=anchor, outline="blue")
    faces = [
        pygame.mask.from_threshold(s, (255, 255, 255), (60, 60, 60)).get_bounding_rects()
        for s in (plain, rimmed)
    ]
    assert faces[0] == faces[1]


@pytest.mark.parametrize("alpha", [0, 60, 255])
def test_a_veil_mixes_its_colour_over_the_sheet(alpha: int, art: Art) -> None:
    surface = pygame.Surface((1920, 1080))
    canvas = Canvas(surface, art)
    canvas.fill((200, 100, 0))
    canvas.veil(alpha, (0, 100, 200))
    expected = [a + (b - a) * alpha / 255 for a, b in zip((200, 100, 0), (0, 100, 200), strict=True)]
    assert all(abs(a - b) <= 2 for a, b in zip(surface.get_at((9, 9))[:3], expected, strict=True))
