"""Sprites: at the size of the screen, in the colours asked for, and never more of them than allowed."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.art import ANGLE_STEP, Art, ArtError
from game.stage.cache import SurfaceCache
from game.stage.canvas import Canvas
from game.stage.palette import recolour


def test_a_drawing_that_is_not_there_is_named_with_its_path(art: Art) -> None:
    with pytest.raises(ArtError, match=r"bandits/nobody.*bandits/nobody\.svg"):
        art.sprite("bandits/nobody", width=10)
    assert not art.has("bandits/nobody") and art.has("square")


@pytest.mark.parametrize("text", ["no drawing", "<svg xmlns='http://www.w3.org/2000/svg'/>", "\0\0"])
def test_a_file_that_is_no_drawing_is_named(text: str, art: Art, tmp_path: Path) -> None:
    (tmp_path / "broken.svg").write_text(text)
    with pytest.raises(ArtError, match="broken"):
        art.sprite("broken", width=10).surface(1.0)


@pytest.mark.parametrize("scale", [1280 / 1920, 1.0, 1440 / 1080, 2.0])
def test_a_drawing_is_rasterised_at_the_scale_of_the_screen(scale: float, art: Art) -> None:
    drawn, _ = art.sprite("square", width=300).surface(scale)
    assert drawn.get_size() == (round(300 * scale), round(150 * scale))
    left, right = drawn.get_at((drawn.get_width() // 2 - 2, 5)), drawn.get_at((drawn.get_width() // 2 + 1, 5))
    assert (left.b, right.b) == (1, 2), "the edge in the middle is sharp"


def test_one_side_gives_the_other_by_the_drawings_shape(art: Art) -> None:
    assert (art.sprite("square", height=30).width, art.sprite("square", width=30).height) == (60, 15)
    both = art.sprite("square", width=60, height=60)
    assert both.surface(1.0)[0].get_size() == (60, 60)
    assert both.surface(1.0)[0].get_at((30, 5)).a == 0, "its shape is kept, above is nothing"


def test_placeholder_colours_are_replaced_in_one_go_whatever_their_case(art: Art) -> None:
    swapped = art.sprite("square", width=100, recolour={"#00ff01": "#00ff02", "#00ff02": "#112233"})
    drawn = swapped.surface(1.0)[0]
    assert tuple(drawn.get_at((10, 10))) == (0, 255, 2, 255)
    assert tuple(drawn.get_at((90, 10))) == (17, 34, 51, 255)
    assert set(recolour((1, 2, 3), (4, 5, 6), (7, 8, 9))) == {"#00ff01", "#00ff02", "#00ff03"}


@given(st.floats(-720, 720))
def test_a_kept_rotation_is_at_most_half_a_step_off(angle: float) -> None:
    art = Art(Path())
    _, real = art.compose("bar", (40, 10), lambda c: c.fill("red")).surface(1.0, angle)
    assert abs((real - angle + 180) % 360 - 180) <= ANGLE_STEP / 2 + 1e-6


def test_near_angles_share_one_rotation(art: Art) -> None:
    sprite = art.sprite("square", width=80)
    assert sprite.surface(1.0, 44.3)[0] is sprite.surface(1.0, 43.2)[0] is sprite.surface(1.0, 404)[0]
    assert sprite.surface(1.0, 44.3)[0] is not sprite.surface(1.0, 46)[0]


def test_a_squashed_sprite_has_the_size_asked_for(art: Art) -> None:
    flat = art.sprite("square", width=320).surface(1.0, zoom=(0.5, 1.25))[0]
    assert flat.get_size() == (160, 200)


def test_spinning_and_zooming_for_long_stays_under_the_cap(art: Art) -> None:
    small = Art(art.root, cap=3_000_000)
    rng = random.Random(5)
    sprite = small.sprite("square", width=120)
    for _ in range(600):
        sprite.surface(rng.choice((0.7, 1.0)), rng.uniform(0, 360), rng.uniform(0.5, 1.5))
    assert small.cache.bytes <= 3_000_000
    assert len(small.cache) > 10


def test_a_painter_is_asked_once_for_each_size_on_screen(art: Art) -> None:
    asked: list[float] = []

    def paint(canvas: Canvas) -> None:
        asked.append(canvas.scale)
        canvas.circle(20, 20, 20, "white")

    for scale in (1.0, 1.0, 2.0, 1.0):
        drawn = art.compose("ball", (40, 40), paint).surface(scale)[0]
        assert drawn.get_size() == (40 * scale, 40 * scale)
    assert asked == [2.0, 4.0], "twice as fine as the screen, for smooth edges"


def test_a_painted_edge_is_smooth(art: Art) -> None:
    drawn = art.compose("disc", (60, 60), lambda c: c.circle(30, 30, 28, "white")).surface(1.0)[0]
    alphas = {drawn.get_at((x, y)).a for x in range(60) for y in range(60)}
    assert len(alphas) > 8


@given(st.lists(st.tuples(st.integers(0, 12), st.integers(1, 40)), max_size=60), st.integers(400, 20_000))
def test_a_cache_never_holds_more_than_its_cap_unless_one_picture_is_larger(
    puts: list[tuple[int, int]], cap: int
) -> None:
    cache = SurfaceCache(cap)
    for key, side in puts:
        cache.put(key, pygame.Surface((side, side), depth=32))
        assert cache.get(key) is not None, "the newest stays"
        assert cache.bytes <= cap or len(cache) == 1
    assert cache.bytes == sum(s.get_height() * s.get_pitch() for s in map(cache.get, list(cache)) if s)


def test_what_was_used_longest_ago_goes_first() -> None:
    cache = SurfaceCache(3 * 400)
    for key in "abc":
        cache.put(key, pygame.Surface((10, 10), depth=32))
    cache.get("a")
    cache.put("d", pygame.Surface((10, 10), depth=32))
    assert "".join(map(str, cache)) == "cad"


@pytest.mark.parametrize("drawing", [None, b"\xff\xfe", b"<svg/>", b'viewBox="0 0 10 10" but no drawing'])
def test_for_a_drawing_that_is_missing_or_damaged_a_plain_board_stands_in_and_it_is_told_once(
    tmp_path: Path, drawing: bytes | None
) -> None:
    if drawing is not None:
        (tmp_path / "lost.svg").write_bytes(drawing)
    told: list[str] = []
    art = Art(tmp_path, complain=told.append)
    for width in (40, 80):
        assert (
            art.sprite("lost", width=width, recolour={"#ffffff": "#000000"}).surface(1.0)[0].get_width()
            == width
        )
    assert len(told) == 1
    assert "lost" in told[0]
