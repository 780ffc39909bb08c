"""Sprites: SVG files and painted pictures, rasterised at the size of the screen and kept."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Hashable, Mapping
from pathlib import Path

import pygame

from game.stage.cache import SurfaceCache, ready
from game.stage.canvas import Canvas
from game.stage.palette import SEATS
from game.stage.text import Texts
from game.stage.textsize import NORMAL

CACHE_BYTES = 320 * 2**20
ANGLE_STEP = 2.0
"""Degrees between two kept rotations: at most 1 degree of error, 1.7 px at the rim of a card."""
ZOOM_STEP = 1 / 32
"""Steps of kept zooms."""
SUPERSAMPLE = 2
"""How many times finer painted pictures are drawn before they are scaled down."""
MAX_SIDE = 8192
"""The longest side of a raster, device px."""

Painter = Callable[[Canvas], None]
"""Draws a picture on a canvas of its own: origin top left of the picture, logical px."""
Zoom = float | tuple[float, float]

_SIZE = re.compile(r"""<svg\b[^>]*?\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)""")


class ArtError(FileNotFoundError):
    """A drawing that is not there or can't be read; the sentence says which and where."""


class Sprite:
    """A picture of a logical size that can be drawn at any scale, angle and zoom (see `Canvas.image`)."""

    __slots__ = ("_art", "_opaque", "_raster", "height", "key", "width")

    def __init__(
        self,
        art: Art,
        key: Hashable,
        size: tuple[float, float],
        raster: Callable[[int, int], pygame.Surface],
        *,
        opaque: bool = False,
    ) -> None:
        """raster: draws the picture into a given device size. opaque: has no see-through px."""
        self._art = art
        self._raster = raster
        self._opaque = opaque
        self.key = key
        self.width, self.height = size

    def surface(self, scale: float, angle: float = 0.0, zoom: Zoom = 1.0) -> tuple[pygame.Surface, float]:
        """The ready picture for that device scale and the angle that it really has, in degrees clockwise."""
        width, height = max(1, round(self.width * scale)), max(1, round(self.height * scale))
        step = round(angle / ANGLE_STEP) % _TURNS if angle else 0
        if zoom == 1.0:
            zx = zy = _UNIT
        else:
            across, along = (zoom, zoom) if isinstance(zoom, (int, float)) else zoom
            zx, zy = max(1, round(across / ZOOM_STEP)), max(1, round(along / ZOOM_STEP))
        key = self.key, width, height, step, zx, zy
        found = self._art.cache.get(key)
        if found is None:
            found = self._art.cache.put(key, self._make(width, height, step, zx, zy))
        return found, step * ANGLE_STEP

    def sized(self, zoom: float) -> Sprite:
        """The same picture at another size, painted for it."""
        size = self.width * zoom, self.height * zoom
        return Sprite(self._art, self.key, size, self._raster, opaque=self._opaque)

    def _make(self, width: int, height: int, step: int, zx: int, zy: int) -> pygame.Surface:
        if step == 0 and zx == zy == _UNIT:
            return ready(self._raster(min(width, MAX_SIDE), min(height, MAX_SIDE)), opaque=self._opaque)
        plain = self.surface(width / self.width)[0]
        if self._opaque:
            plain = plain.convert_alpha()
        if zx != zy:
            size = max(1, width * zx // _UNIT), max(1, height * zy // _UNIT)
            plain, zx = pygame.transform.smoothscale(plain, size), _UNIT
        if step == 0 and zx == _UNIT:
            return ready(plain)
        return ready(pygame.transform.rotozoom(plain, -step * ANGLE_STEP, zx / _UNIT))


_TURNS = round(360 / ANGLE_STEP)
_UNIT = round(1 / ZOOM_STEP)
STAND_IN = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><path d="M6 6H234V234H6Z" fill="#b98a52" '
    'stroke="#2b1509" stroke-width="8"/><path d="M60 60L180 180M180 60L60 180" stroke="#2b1509" '
    'stroke-width="14" fill="none"/></svg>'
)
"""A crossed board, for a drawing that is missing or damaged."""


class Art:
    """All pictures under one root folder, and those that scenes paint."""

    def __init__(
        self,
        root: Path,
        *,
        cap: int = CACHE_BYTES,
        complain: Callable[[str], None] | None = None,
    ) -> None:
        """root: the folder of the SVG files. cap: bytes of pictures kept.

        text_size (set later): how large small texts are set in pictures that let them grow, one of GROWTH.
        complain: told once of each drawing that can't be shown, for which a plain board stands in; None:
        that raises ArtError instead.
        """
        self.root = root
        self.complain = complain
        self.cache = SurfaceCache(cap)
        self.texts = Texts()
        self.text_size = NORMAL
        self._files: dict[str, str] = {}

    def has(self, name: str) -> bool:
        """Whether there is such a drawing."""
        return name in self._files or (self.root / f"{name}.svg").is_file()

    def sprite(
        self,
        name: str,
        *,
        width: float | None = None,
        height: float | None = None,
        recolour: Mapping[str, str] | None = None,
        opaque: bool = False,
    ) -> Sprite:
        """The drawing `<root>/<name>.svg` at a logical size.

        width, height: one gives the other by the drawing's shape; both: the drawing fills them, its shape
        kept and centred; none: its own size. recolour: '#rrggbb' -> '#rrggbb', replaced in the file's text.
        opaque: for backdrops without see-through px. Raises ArtError if there is no such drawing.
        """
        own_w, own_h = self.natural(name)
        if width is None and height is None:
            width, height = own_w, own_h
        elif width is None:
            width = (height or 0.0) * own_w / own_h
        elif height is None:
            height = width * own_h / own_w
        colours = tuple(sorted((a.lower(), b) for a, b in (recolour or {}).items()))
        key = name, colours

        def raster(w: int, h: int) -> pygame.Surface:
            try:
                return _rasterised(self._coloured(name, dict(colours)), name, w, h)
            except ArtError as fault:
                self._stand_in(name, fault)
                return _rasterised(self._file(name), name, w, h)

        return Sprite(self, key, (width, height or own_h), raster, opaque=opaque)

    def compose(
        self,
        key: Hashable,
        size: tuple[float, float],
        painter: Painter,
        *,
        supersample: int = SUPERSAMPLE,
        opaque: bool = False,
        grows: bool = False,
    ) -> Sprite:
        """A picture that `painter` draws once for each size on screen.

        key: names everything that the painter draws: two pictures of one key are one. size: logical px.
        supersample: drawn so many times finer, for smooth edges; 1 where only sprites and text are drawn.
        grows: its texts are as large as players want them, as on the sheet itself.
        """
        text_size = self.text_size if grows else NORMAL

        def raster(w: int, h: int) -> pygame.Surface:
            fine = pygame.Surface((w * supersample, h * supersample), pygame.SRCALPHA)
            sheet = Canvas(fine, self, size, cover=True)
            sheet.text_size = text_size
            painter(sheet)
            return pygame.transform.smoothscale(fine, (w, h)) if supersample > 1 else fine

        return Sprite(self, ("composed", key, size, text_size, *SEATS.strange), size, raster, opaque=opaque)

    def natural(self, name: str) -> tuple[float, float]:
        """The drawing's own width and height (its viewBox). Raises ArtError."""
        found = _SIZE.search(self._file(name))
        if found is None or not float(found[1]) or not float(found[2]):
            fault = f"assets/{name}.svg: has no viewBox='0 0 width height', which is expected"
            self._stand_in(name, ArtError(fault))
            return self.natural(name)
        return float(found[1]), float(found[2])

    def _stand_in(self, name: str, fault: ArtError) -> None:
        """Go on with a plain board in its place; raises the fault where nobody wants to hear of it."""
        if self.complain is None or self._files.get(name) == STAND_IN:
            raise fault
        self._files[name] = STAND_IN
        self.complain(f"A drawing can't be shown: {fault}.")

    def _file(self, name: str) -> str:
        found = self._files.get(name)
        if found is None:
            path = self.root / f"{name}.svg"
            try:
                found = self._files[name] = path.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as fault:
                self._stand_in(name, ArtError(f"the drawing '{name}' can't be read: {path} ({fault})"))
                found = self._files[name]
        return found

    def _coloured(self, name: str, colours: Mapping[str, str]) -> str:
        text = self._file(name)
        if not colours:
            return text
        wanted = re.compile("|".join(map(re.escape, colours)), re.IGNORECASE)
        return wanted.sub(lambda found: colours[found[0].lower()], text)


def _rasterised(svg: str, name: str, width: int, height: int) -> pygame.Surface:
    """The drawing in the middle of a surface of exactly that size."""
    try:
        drawn = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (width, height))
    except pygame.error as fault:
        raise ArtError(f"assets/{name}.svg: is no drawing that can be read ({fault})") from fault
    if drawn.get_size() == (width, height):
        return drawn
    whole = pygame.Surface((width, height), pygame.SRCALPHA)
    whole.blit(drawn, ((width - drawn.get_width()) // 2, (height - drawn.get_height()) // 2))
    return whole
