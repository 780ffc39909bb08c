"""Text: the four fonts of the house, cleaned, fitted, wrapped, outlined and cached."""

from __future__ import annotations

import atexit
import math
import unicodedata
from contextlib import ExitStack
from functools import cache
from importlib import resources

import pygame

from game.stage.cache import SurfaceCache, ready
from game.stage.palette import Paint
from game.stage.wrapping import wrapped

FONT_FILES: dict[str, tuple[str, str]] = {
    "mars-head": ("fontpkg_russo_one", "RussoOne-Regular.ttf"),
    "mars": ("fontpkg_chakra_petch", "ChakraPetch-Bold.ttf"),
    "west-head": ("fontpkg_alfa_slab_one", "AlfaSlabOne-Regular.ttf"),
    "west": ("fontpkg_saira_condensed", "SairaCondensed-Bold.ttf"),
}
"""Font name -> package and file; all come as ordinary dependencies."""

MIN_SIZE = 36
"""Text smaller than this can't be read from 3 m on a 1080p canvas, px."""
HEADLINE_SIZE = 72
LINE_LIMIT = 400
"""Characters of any one line: longer ones would not fit a surface."""
CACHE_BYTES = 48 * 2**20
FONT_LIMIT = 96
"""Open font sizes; beyond it all are closed and opened again when needed."""
WRAP_LIMIT = 512
"""Texts of which the lines are kept: boards ask for the same ones in every frame."""
WIDTH_LIMIT = 4096
"""Lines of which the width is kept, for the same reason."""
ELLIPSIS = "…"
MISSING = "?"
_PROBE_PX = 24
_IN_NO_FONT = "\uffff"
_JOINS = 2
"""Combining marks that may stack on one letter."""


_OPEN_FILES = ExitStack()
atexit.register(_OPEN_FILES.close)


@cache
def _font_path(name: str) -> str:
    """Where the font lies as a file (a package in an archive is unpacked for this run)."""
    package, file = FONT_FILES[name]
    return str(_OPEN_FILES.enter_context(resources.as_file(resources.files(package) / "files" / file)))


def clean(text: str) -> str:
    """Make foreign text safe to draw: no NUL, controls, surrogates or stacked marks; one line, clipped.

    Of a line that is too long LINE_LIMIT characters are kept, the last one an ellipsis.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text[: LINE_LIMIT * 8].encode("utf-8", "ignore").decode()):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind.startswith("Z") or char in "\t\n\r":
            kept.append(" ")
        elif not kind.startswith("C") and marks <= _JOINS:
            kept.append(char)
    line = " ".join("".join(kept).split())
    if len(line) > LINE_LIMIT:
        line = line[: LINE_LIMIT - 1].rstrip() + ELLIPSIS
    return line


class Texts:
    """Draws strings with the fonts of the house at device sizes, and keeps them."""

    def __init__(self, cap: int = CACHE_BYTES) -> None:
        """cap: bytes of rendered text kept."""
        if not pygame.font.get_init():
            pygame.font.init()
        self.cache = SurfaceCache(cap)
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._known: dict[tuple[str, str], bool] = {}
        self._wrapped: dict[tuple[str, str, int, int], list[str]] = {}
        self._widths: dict[tuple[str, str, int], int] = {}

    def font(self, name: str, px: int) -> pygame.font.Font:
        """The font of that name at a device size. Raises KeyError for a name that is not in FONT_FILES."""
        key = name, max(4, px)
        found = self._fonts.get(key)
        if found is None:
            if len(self._fonts) >= FONT_LIMIT:
                self._fonts.clear()
            found = self._fonts[key] = pygame.font.Font(_font_path(name), key[1])
        return found

    def width(self, text: str, name: str, px: int) -> int:
        """How wide a line is, device px."""
        key = text, name, px
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= WIDTH_LIMIT:
                self._widths.clear()
            found = self._widths[key] = int(self.font(name, px).size(_safe(text))[0])
        return found

    def fitted(self, text: str, name: str, px: int, least: int, room: int) -> tuple[str, int]:
        """The line and the size at which it fits into `room` px: smaller down to `least`, then clipped."""
        text = _safe(text)
        px = self.shrunk(text, name, px, least, room)
        if self.width(text, name, px) <= room:
            return text, px
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(text[:middle].rstrip() + ELLIPSIS, name, px) <= room:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + ELLIPSIS, px

    def shrunk(self, text: str, name: str, px: int, least: int, room: int) -> int:
        """The size at which a line fits into `room` px, not below `least`."""
        text = _safe(text)
        wide = self.width(text, name, px)
        if wide <= room:
            return px
        px = max(least, min(px, px * room // wide))
        while px > least and self.width(text, name, px) > room:
            px -= 1
        return px

    def wrapped(self, text: str, name: str, px: int, room: int) -> list[str]:
        """The lines of a text no wider than `room` px; a word that is too wide alone is clipped.

        Words are parted at plain spaces only: U+00A0 keeps a number and its unit together. No short word
        stands alone on the last line where shorter lines take it along.
        """
        key = text, name, px, room
        found = self._wrapped.get(key)
        if found is None:
            if len(self._wrapped) >= WRAP_LIMIT:
                self._wrapped.clear()
            found = self._wrapped[key] = wrapped(
                text,
                room,
                lambda line: self.width(line, name, px),
                lambda line, most: self.fitted(line, name, px, px, most)[0],
            )
        return found[:]

    def surface(
        self,
        text: str,
        name: str,
        px: int,
        colour: Paint,
        outline: Paint | None = None,
        rim: int = 0,
        room: int | None = None,
    ) -> pygame.Surface:
        """The drawn line, from the cache if it is there.

        px: device size. outline: colour of a rim of `rim` device px round the letters. room: a line that is
        wider, in device px without its rim, is set narrower.
        """
        key = text, name, px, colour, outline, rim, room
        found = self.cache.get(key)
        if found is None:
            drawn = self._render(text, name, px, colour, outline, rim)
            if room is not None and drawn.get_width() - 2 * rim > room:
                size = room + 2 * rim, drawn.get_height()
                drawn = ready(pygame.transform.smoothscale(drawn, size))
            found = self.cache.put(key, drawn)
        return found

    def _render(
        self, text: str, name: str, px: int, colour: Paint, outline: Paint | None, rim: int
    ) -> pygame.Surface:
        font = self.font(name, px)
        line = self._drawable(_safe(text), name)
        face = _set(font, line, colour)
        if outline is None or rim <= 0:
            return ready(face)
        back = _set(font, line, outline)
        whole = pygame.Surface((face.get_width() + 2 * rim, face.get_height() + 2 * rim), pygame.SRCALPHA)
        for x, y in _ring(rim):
            whole.blit(back, (x, y))
        whole.blit(face, (rim, rim))
        return ready(whole)

    def _drawable(self, line: str, name: str) -> str:
        """The line with '?' for letters that the font has not, and without the marks that it has not."""
        if line.isascii():
            return line
        stand_ins = ((c, "" if unicodedata.category(c).startswith("M") else MISSING) for c in line)
        return "".join(c if c.isascii() or self.has(name, c) else instead for c, instead in stand_ins)

    def has(self, name: str, char: str) -> bool:
        """Whether the font has a letter for that character: it looks unlike one that no font has."""
        known = self._known.get((name, char))
        if known is None:
            font = self.font(name, _PROBE_PX)
            looks = [pygame.image.tobytes(_set(font, c, "white"), "RGBA") for c in (char, _IN_NO_FONT)]
            known = self._known[name, char] = font.size(char)[0] > 0 and looks[0] != looks[1]
        return known


def _safe(text: str) -> str:
    """The text without what the font library refuses."""
    if len(text) <= LINE_LIMIT and text.isascii() and text.isprintable():
        return text
    return clean(text)


def _set(font: pygame.font.Font, line: str, colour: Paint) -> pygame.Surface:
    """The letters; nothing for a line without width, which `render` refuses."""
    width, height = font.size(line)
    return font.render(line, True, colour) if width else pygame.Surface((0, height), pygame.SRCALPHA)


def _ring(rim: int) -> list[tuple[int, int]]:
    """Offsets of copies that together make a round rim, from the top left of the rimmed surface."""
    steps = max(8, rim * 5)
    turns = [2 * math.pi * i / steps for i in range(steps)]
    spread = {(round(rim + rim * math.cos(t)), round(rim + rim * math.sin(t))) for t in turns}
    half = {(round(rim + rim / 2 * math.cos(t)), round(rim + rim / 2 * math.sin(t))) for t in turns[::2]}
    return sorted(spread | half)
