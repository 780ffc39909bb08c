"""Text: whatever a name holds, it is drawn, fits, and is read."""

from __future__ import annotations

import itertools
import unicodedata
from typing import Any

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.stage.art import Art
from game.stage.canvas import Canvas
from game.stage.text import FONT_FILES, LINE_LIMIT, MIN_SIZE, Texts, clean
from game.stage.textsize import Line
from game.stage.typesetting import NARROWEST
from game.stage.wrapping import CLOSER, wrapped

anything = st.text(st.characters(exclude_categories=()), max_size=60)
"""With NUL, surrogates, controls and marks."""


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts()


@given(anything)
def test_a_cleaned_name_has_no_character_that_a_font_refuses(name: str) -> None:
    line = clean(name)
    assert len(line) <= LINE_LIMIT
    assert not any(unicodedata.category(c).startswith("C") for c in line)
    assert line == line.strip() and "  " not in line
    assert clean(line) == line


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Zoë\0\ud800 \t Ann\n", "Zoë Ann"),
        ("\u202eevil", "evil"),
        ("a" + "\u0301" * 50, "á\u0301\u0301"),
        ("x" * 5000, "x" * (LINE_LIMIT - 1) + "…"),
        ("e\u0301", "é"),
    ],
)
def test_names_are_cleaned_like_this(name: str, line: str) -> None:
    assert clean(name) == line


def test_nothing_is_left_of_a_name_that_shows_nothing() -> None:
    assert clean(" \0\u200b ") == ""


@given(anything, st.sampled_from(sorted(FONT_FILES)))
@example("\U000e0100", "mars")
@example("", "west")
def test_any_string_can_be_drawn_uncleaned(texts: Texts, name: str, font: str) -> None:
    surface = texts.surface(name, font, 40, "white", "black", 3)
    assert surface.get_width() < 16_000


def test_a_name_of_five_thousand_characters_makes_no_giant_surface(texts: Texts) -> None:
    assert texts.surface("W" * 5000, "mars-head", 100, "white").get_width() < 60_000
    line, px = texts.fitted("W" * 5000, "mars-head", 100, 36, 700)
    assert texts.surface(line, "mars-head", px, "white").get_width() <= 700


@given(anything, st.integers(60, 900), st.sampled_from(sorted(FONT_FILES)))
def test_a_fitted_line_is_no_wider_than_its_room(texts: Texts, line: str, room: int, font: str) -> None:
    fitted, px = texts.fitted(line, font, 80, MIN_SIZE, room)
    assert MIN_SIZE <= px <= 80
    assert texts.width(fitted, font, px) <= room


@given(st.text("ab cdef ghijklm n", max_size=200), st.integers(120, 600))
def test_wrapped_lines_fit_and_lose_no_short_word(texts: Texts, text: str, room: int) -> None:
    lines = texts.wrapped(text, "west", 30, room)
    assert all(texts.width(line, "west", 30) <= room for line in lines)
    if all(texts.width(word, "west", 30) <= room for word in text.split()):
        assert " ".join(lines).split() == text.split()


def test_a_hard_space_keeps_a_number_and_its_unit_on_one_line(texts: Texts) -> None:
    lines = texts.wrapped("beaten by 14\u00a0ms", "mars", 40, texts.width("beaten by 14 m", "mars", 40))
    assert lines == ["beaten by", "14 ms"]


@pytest.mark.parametrize("font", sorted(FONT_FILES))
def test_what_a_font_lacks_is_a_question_mark(font: str, texts: Texts) -> None:
    lacking = texts.surface("漢", font, 40, "white")
    assert not texts.has(font, "漢") and texts.has(font, "é")
    assert lacking.get_buffer().raw == texts.surface("?", font, 40, "white").get_buffer().raw


def test_an_unknown_font_is_an_error_not_pygames_default(texts: Texts) -> None:
    with pytest.raises(KeyError):
        texts.surface("a", "comic", 40, "white")


def test_a_line_is_drawn_once_and_kept(texts: Texts) -> None:
    assert texts.surface("Wanted", "mars", 50, "white") is texts.surface("Wanted", "mars", 50, "white")


def test_kept_text_stays_under_its_cap() -> None:
    texts = Texts(cap=200_000)
    for i in range(100):
        texts.surface(f"+{i} ms", "mars-head", 60, "white")
    assert texts.cache.bytes <= 200_000


def test_max_width_never_sets_text_below_the_readable_size(house: Art, canvas: Canvas) -> None:
    canvas.text("a very long line that can not fit", 500, 500, "mars", 60, "white", max_width=120)
    sizes = {key[2] for key in house.texts.cache if key[0].endswith("…")}
    assert sizes and min(sizes) >= round(MIN_SIZE * canvas.scale)


def test_a_paragraph_says_how_high_it_is(canvas: Canvas) -> None:
    one = canvas.paragraph("word", 0, 0, "mars", 40, "white", width=400)
    many = canvas.paragraph("word " * 30, 0, 0, "mars", 40, "white", width=400)
    assert many / one == len(canvas.wrap("word " * 30, "mars", 40, 400)) > 2


def test_a_line_that_must_stay_whole_is_set_narrower_where_others_are_clipped(art: Art) -> None:
    canvas = Canvas(pygame.Surface((1920, 1080)), art)
    name = "W" * 12
    assert canvas.text(name, 0, 500, "west", 46, "white", max_width=138, whole=True) == 138
    assert canvas.text("Al", 0, 500, "west", 46, "white", max_width=138, whole=True) < 60
    drawn = [art.texts.surface(line, "west", 36, "white", None, 0, 138) for line in (name, "W" * 11)]
    assert pygame.image.tobytes(drawn[0], "RGBA") != pygame.image.tobytes(drawn[1], "RGBA")
    assert art.texts.fitted(name, "west", 46, 36, 138)[0].endswith("…")


@pytest.mark.parametrize("room", [60, 138, 250, 400])
def test_a_line_that_would_be_too_narrow_to_be_read_is_rather_smaller(
    art: Art, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, sizes = Canvas(pygame.Surface((1920, 1080)), art), []
    plain = Texts.surface

    def surface(texts: Texts, text: str, name: str, px: int, *look: Any) -> pygame.Surface:
        sizes.append(px)
        return plain(texts, text, name, px, *look)

    monkeypatch.setattr(Texts, "surface", surface)
    assert canvas.text("W" * 12, 0, 500, "mars", 46, "white", max_width=room, whole=True) <= room
    assert art.texts.width("W" * 12, "mars", sizes[0]) * NARROWEST <= room


def test_figures_of_a_table_have_one_size_as_large_as_the_widest_has_room_for(art: Art) -> None:
    canvas = Canvas(pygame.Surface((1920, 1080)), art)
    canvas.text_size = "largest"
    lines = canvas.alike(("482 ms", "0", "1.33 s"), "mars", 42, 150)
    assert len({line.size for line in lines if isinstance(line, Line)}) == 1
    assert 140 < max(canvas.text_width(line, "mars", 42) for line in lines) <= 150
    assert canvas.alike((), "mars", 42, 150) == []


def test_no_short_word_stands_alone_on_the_last_line_where_the_others_can_take_it_along() -> None:
    def lines(text: str, room: int) -> list[str]:
        return wrapped(text, room, len, lambda line, most: line[:most])

    assert lines("a plain table on solid ground, nothing moves but hands", 48) == [
        "a plain table on solid ground, nothing",
        "moves but hands",
    ]
    assert lines("one two", 6) == ["one", "two"]
    assert lines("incomprehensibilities a", 21) == ["incomprehensibilities", "a"]


@given(st.lists(st.text("ab", min_size=1, max_size=9), max_size=30), st.integers(9, 60))
def test_lines_hold_every_word_in_order_and_are_no_more_than_there_have_to_be(
    words: list[str], room: int
) -> None:
    lines = wrapped(" ".join(words), room, len, lambda line, most: line[:most])
    assert " ".join(lines) == " ".join(words)
    assert all(len(line) <= room for line in lines)
    assert all(len(f"{a} {b.split(' ')[0]}") > room * min(CLOSER) for a, b in itertools.pairwise(lines))
