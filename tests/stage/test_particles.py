"""Particles: never more than the pool, never for ever."""

from __future__ import annotations

import numpy as np
import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.art import Art
from game.stage.canvas import Canvas
from game.stage.motion import NS_PER_MS
from game.stage.particles import Particles

KINDS = ("dust_ring", "coins", "confetti", "sparks")


def burst(particles: Particles, kind: str, count: int) -> None:
    getattr(particles, kind)(960.0, 540.0, count)


@given(st.lists(st.tuples(st.sampled_from(KINDS), st.integers(0, 90)), max_size=12))
def test_the_pool_never_overflows(house: Art, bursts: list[tuple[str, int]]) -> None:
    particles = Particles(house, cap=50)
    for kind, count in bursts:
        before = len(particles)
        burst(particles, kind, count)
        assert len(particles) == min(50, before + min(count, 50))


@pytest.mark.parametrize("kind", KINDS)
def test_every_particle_is_drawn_and_dies(kind: str, house: Art) -> None:
    particles = Particles(house)
    surface = pygame.Surface((480, 270))
    canvas = Canvas(surface, house)
    burst(particles, kind, 30)
    particles.advance(60 * NS_PER_MS)
    particles.draw(canvas)
    assert pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1)).count() < 480 * 270 - 100
    for _ in range(50):
        particles.advance(80 * NS_PER_MS)
    assert len(particles) == 0
    particles.draw(canvas)


def test_dust_flies_apart_until_it_is_cleared_away(house: Art) -> None:
    particles = Particles(house)
    particles.dust_ring(960.0, 540.0, 200)
    before = np.ptp(particles._pool[0, : len(particles)])
    particles.advance(80 * NS_PER_MS)
    assert np.ptp(particles._pool[0, : len(particles)]) > before
    particles.clear()
    assert len(particles) == 0


def test_a_stall_of_seconds_moves_them_by_a_tenth_of_one_at_most(house: Art) -> None:
    particles = Particles(house)
    particles.coins(960.0, 540.0, 20)
    particles.advance(5_000 * NS_PER_MS)
    assert len(particles) == 20


def test_they_are_drawn_at_the_scale_of_the_screen(house: Art) -> None:
    particles = Particles(house)
    particles.confetti(960.0, 540.0, 40)
    for size in ((480, 270), (960, 540), (480, 270)):
        surface = pygame.Surface(size)
        particles.draw(Canvas(surface, house))
        rects = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1))
        rects.invert()
        box = rects.get_bounding_rects()[0].unionall(rects.get_bounding_rects())
        assert abs(box.centerx / size[0] - 0.5) < 0.03
