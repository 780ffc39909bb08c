"""Colours: seats differ in three ways, and all text can be read on what it stands on."""

from __future__ import annotations

import itertools

import pytest

from game.stage.frames import strip_fill, strip_ink
from game.stage.palette import SEATS, THEMES, SeatLook, Theme, contrast, hexed, ink_on, mix, rgb

INK_CONTRAST = 4.5
"""The least contrast of small text to its ground (WCAG AA)."""

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def test_seats_are_told_by_colour_and_emblem_and_number() -> None:
    assert [seat.number for seat in SEATS] == list(range(1, 9))
    assert len({seat.emblem for seat in SEATS}) == len({seat.colour for seat in SEATS}) == 8
    for a, b in itertools.combinations(SEATS, 2):
        assert sum(abs(x - y) for x, y in zip(a.colour, b.colour, strict=True)) > 60


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.emblem)
def test_text_on_a_seats_colour_can_be_read(seat: SeatLook) -> None:
    assert contrast(seat.ink, seat.colour) >= INK_CONTRAST


@themes
def test_text_on_boards_and_strips_can_be_read(theme: Theme) -> None:
    assert contrast(theme.panel_ink, theme.panel) >= INK_CONTRAST
    for chosen in (False, True):
        fill = strip_fill(theme, chosen=chosen)
        assert contrast(strip_ink(theme, chosen=chosen), fill) >= INK_CONTRAST
        assert contrast(strip_ink(theme, chosen=chosen, off=True), fill) >= 2.0


@themes
def test_the_chosen_strip_stands_out_from_the_others(theme: Theme) -> None:
    chosen, other = strip_fill(theme, chosen=True), strip_fill(theme, chosen=False)
    assert sum(abs(a - b) for a, b in zip(chosen, other, strict=True)) > 110


def test_colours_go_to_hex_and_back_and_mix() -> None:
    assert hexed(rgb("#0a1bfe")) == "#0a1bfe"
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert ink_on((255, 255, 0)) != ink_on((0, 0, 60))
