"""Cuts, hatching and cards: within their shapes, the same each time, and whole."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage import cut, hatch
from game.stage.art import Art
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.cards import CardColours, card, card_sizes

SHAPES = {
    "box": cut.box(100, 100, 300, 200),
    "rounded": cut.rounded(100, 100, 300, 200, 30),
    "bevelled": cut.bevelled(100, 100, 300, 200, 30),
    "notched": cut.notched(100, 100, 300, 200, 30),
    "ribbon": cut.ribbon(100, 100, 300, 200, 40),
    "star": cut.star(250, 200, 120),
    "disc": cut.disc(250, 200, 120),
    "arrow": cut.arrow(250, 200, 200, "left"),
    "wedge": cut.wedge(250, 200, 200, "up"),
}
shapes = pytest.mark.parametrize("shape", SHAPES.values(), ids=list(SHAPES))


def covered(shape: cut.Shape) -> int:
    surface = pygame.Surface((500, 400))
    return (
        pygame.draw.polygon(surface, "white", shape)
        and pygame.mask.from_threshold(surface, (255, 255, 255), (9, 9, 9)).count()
    )


@shapes
def test_a_grown_shape_is_larger_on_all_sides_and_a_shrunk_one_smaller(shape: cut.Shape) -> None:
    assert covered(cut.grown(shape, -6)) < covered(shape) < covered(cut.grown(shape, 6))
    x, y, w, h = cut.bounds(cut.grown(shape, 6))
    a, b, c, d = cut.bounds(shape)
    assert x < a and y < b and x + w > a + c and y + h > b + d


@shapes
def test_growing_does_not_depend_on_which_way_the_points_run(shape: cut.Shape) -> None:
    assert covered(cut.grown(shape[::-1], 6)) == pytest.approx(covered(cut.grown(shape, 6)), rel=0.02)


@shapes
def test_a_hand_cut_shape_strays_little_and_is_the_same_for_the_same_seed(shape: cut.Shape) -> None:
    assert cut.by_hand(shape, 4) == cut.by_hand(shape, 4) != cut.by_hand(shape, 5)
    assert covered(cut.by_hand(shape, 4, 2.0)) == pytest.approx(covered(shape), rel=0.06)


@shapes
@pytest.mark.parametrize("shade", [hatch.hatch, hatch.grain, hatch.halftone])
def test_shade_stays_within_its_shape(shade: object, shape: cut.Shape, art: Art) -> None:
    surface = pygame.Surface((WIDTH, HEIGHT))
    canvas = Canvas(surface, art)
    shade(canvas, shape, (255, 255, 255))  # type: ignore[operator]
    inked = pygame.mask.from_threshold(surface, (255, 255, 255), (200, 200, 200))
    assert inked.count() > 40
    pygame.draw.polygon(surface, "black", cut.grown(shape, 5))
    left = pygame.mask.from_threshold(surface, (255, 255, 255), (200, 200, 200))
    assert left.count() == 0


def test_a_tile_of_hatching_joins_its_like_without_a_seam(art: Art) -> None:
    surface = pygame.Surface((WIDTH, HEIGHT))
    hatch.lay(surface, hatch.hatch_tile(art, (0, 0, 0), (255, 255, 255)).surface(1.0)[0])
    assert all(
        surface.get_at((x, y)) == surface.get_at((x + hatch.TILE_SPACING, y))
        for x in range(80, 110)
        for y in (5, 500)
    )


@given(st.floats(60, 420))
def test_a_cards_lines_keep_their_proportion_but_are_never_too_thin(width: float) -> None:
    made = card_sizes(width)
    assert made.outline >= 2.6 and made.corner < width / 4 and made.margin > made.outline + made.drop
    assert card_sizes(256.0)[:2] == (16.0, 4.0)


def test_a_card_has_its_middle_in_the_middle_and_its_shadow_within_its_margin(art: Art) -> None:
    colours = CardColours((200, 40, 40))
    sprite = card(art, "blank", (120, 180), colours, lambda _: None)
    drawn = sprite.surface(1.0)[0]
    w, h = drawn.get_size()
    assert drawn.get_at((w // 2, h // 2))[:3] == (200, 40, 40)
    assert all(drawn.get_at((x, y)).a == 0 for x in (0, w - 1) for y in range(h))
    assert all(drawn.get_at((x, y)).a == 0 for y in (0, h - 1) for x in range(w))


def test_a_painter_of_a_card_has_the_cards_corner_at_nought(art: Art) -> None:
    margin = card_sizes(100.0).margin
    sprite = card(
        art, "dot", (100, 150), CardColours((9, 9, 9)), lambda c: c.rect(40, 60, 20, 20, (1, 255, 1))
    )
    drawn = sprite.surface(1.0)[0]
    assert drawn.get_at((round(margin + 50), round(margin + 70)))[:3] == (1, 255, 1)
