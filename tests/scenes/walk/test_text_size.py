"""On every screen there is, with the largest texts: all whole, on the sheet, and none over another."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import partial, partialmethod
from typing import Any, NamedTuple

import pygame
import pytest

from game.scenes import names
from game.stage.canvas import Canvas
from game.stage.palette import SEATS
from game.stage.text import ELLIPSIS, Texts
from game.stage.textsize import GROWTH
from tests.scenes.house import House, house
from tests.scenes.walk.screens import SCREENS
from tests.scenes.walk.walker import opened

pytestmark = pytest.mark.soak

SIZE = (1280, 720)
FAINT = 60
"""Texts that are on their way in or out are paler than this."""
LETTERS = 0.72 / 1.25
"""The part of a line's height that letters take."""
TOUCH = 5
"""So many px of a neighbour's margin mean nothing."""


class Line(NamedTuple):
    """A text on the sheet and where its letters lie, device px."""

    text: str
    place: pygame.Rect


def _see(what: Any, see: Callable[..., Any], *sides: Any, **more: Any) -> Any:
    """A method of a canvas, or of what sets its texts, that an eye looks at."""
    return see(what, *sides, **more)


class Eye:
    """Sees all texts of a frame that lie on top; boards that cover others veil them first."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.lines: list[Line] = []
        self._text: str | None = None
        self.clipped: list[str] = []
        self._whole = {name: getattr(Canvas, name) for name in ("text", "_put", "veil", "fill")}
        seen: dict[str, Callable[..., Any]] = {"text": self._write, "_put": self._put}
        seen["veil"], seen["fill"] = partial(self._cover, "veil"), partial(self._cover, "fill")
        for name, see in seen.items():
            patch.setattr(Canvas, name, partialmethod(_see, see))
        self._fitted = Texts.fitted
        patch.setattr(Texts, "fitted", partialmethod(_see, self._fit))

    def _write(self, canvas: Canvas, s: str, *sides: Any, **more: Any) -> Any:
        self._text = s if s and not canvas._cover and more.get("alpha", 255) >= FAINT else None
        try:
            return self._whole["text"](canvas, s, *sides, **more)
        finally:
            self._text = None

    def _put(self, canvas: Canvas, drawn: pygame.Surface, place: tuple[int, int], alpha: int) -> None:
        if self._text is not None:
            whole = pygame.Rect(place, drawn.get_size())
            high = round(whole.h * LETTERS)
            self.lines.append(Line(self._text, whole.inflate(-4, high - whole.h)))
        self._whole["_put"](canvas, drawn, place, alpha)

    def _fit(self, texts: Texts, text: str, *sides: Any) -> tuple[str, int]:
        line, px = self._fitted(texts, text, *sides)
        if line.endswith(ELLIPSIS) and not text.endswith(ELLIPSIS):
            self.clipped.append(text)
        return line, px

    def _cover(self, name: str, canvas: Canvas, *sides: Any) -> None:
        if not canvas._cover:
            self.lines.clear()
        self._whole[name](canvas, *sides)

    def off_the_sheet(self) -> list[str]:
        """Texts of which a part lies beside it."""
        sheet = pygame.Rect((0, 0), SIZE)
        return [line.text for line in self.lines if line.place.clip(sheet) != line.place]

    def over_each_other(self) -> list[str]:
        """Pairs of different texts whose letters lie on each other (one text is set twice for its rim)."""
        pairs = itertools.combinations(self.lines, 2)
        return [
            f"{a.text} / {b.text}"
            for a, b in pairs
            if a.text != b.text and min(a.place.clip(b.place).size) > TOUCH
        ]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    patch = pytest.MonkeyPatch()
    patch.setattr("tests.scenes.house.SIZE", SIZE)
    with house(tmp_path_factory.mktemp("largest")) as made:
        yield made
    patch.undo()


@pytest.mark.parametrize("called", ["", "Wwwwwwwwwwww"])
@pytest.mark.parametrize("name", SCREENS)
def test_the_largest_texts_and_names_stay_whole_on_the_sheet_and_off_each_other(
    place: House, name: str, called: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if called:
        monkeypatch.setattr(names, "SHORT", {look.emblem: called for look in SEATS})
    opened(place, name)
    place.app.settings.text_size = list(GROWTH)[-1]  # type: ignore[assignment]
    place.app.apply_settings()
    place.app.notes.__init__()  # type: ignore[misc]  # they slide in from below the sheet
    eye = Eye(monkeypatch)
    place.draw()
    assert eye.lines or "screen" in name
    assert (eye.off_the_sheet(), eye.over_each_other(), eye.clipped) == ([], [], [])
