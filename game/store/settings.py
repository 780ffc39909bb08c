"""What players can set, kept in one JSON file with a version."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.store.files import read_whole, set_aside, write_safely

VERSION = 1
MOST = 2**20
"""More than any settings take, bytes."""

Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Settings(msgspec.Struct, kw_only=True):
    """All settings, each with its default.

    scale: per cent of the screen that the picture takes. fps: frames a second aimed at. effects, music:
    volumes 0..1. auto_reveal_s: seconds after which a card shows by itself, 0 = never. minutes: limit of a
    hunt, 0 = none. game: the one chosen last. secrecy: how board games keep hands of cards. boards: by board
    game its preset and the house rules that differ from it. button_labels: what is printed on pads, 'pad' for
    what each pad says of itself. bindings: what differs from the default keys and buttons, as the input room
    keeps it.
    """

    version: int = VERSION
    fullscreen: bool = True
    display: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0
    scale: Annotated[int, msgspec.Meta(ge=80, le=100)] = 100
    fps: Annotated[int, msgspec.Meta(ge=30, le=1000)] = 60
    effects: Share = 0.8
    music: Share = 0.5
    mono: bool = False
    mute: bool = False
    speed: Literal["relaxed", "normal", "fast"] = "normal"
    less_motion: bool = False
    text_size: Literal["normal", "large", "largest"] = "normal"
    shake: bool = True
    auto_reveal_s: Annotated[int, msgspec.Meta(ge=0, le=30)] = 3
    false_start: bool = True
    ballerina: Literal["returns", "sends"] = "returns"
    deck: Literal["full", "half"] = "full"
    minutes: Literal[0, 4] = 0
    table: str = "saloon"
    bot_level: Literal["easy", "normal", "hard"] = "normal"
    game: str = "bandits"
    secrecy: Literal["peek", "curtain", "open"] = "peek"
    boards: dict[str, dict[str, str | int | bool]] = {}
    button_labels: Literal["pad", "xbox", "playstation", "nintendo"] = "pad"
    bindings: dict[str, Any] = {}


class _Header(msgspec.Struct):
    """The part of the file that every version has."""

    version: int = VERSION


class SettingsFile:
    """The file on disk. notices: sentences for the player, filled by `load` and `save`."""

    def __init__(self, path: Path) -> None:
        """path: need not exist."""
        self.path = path
        self.notices: list[str] = []
        self._locked = False

    def load(self) -> Settings:
        """The settings kept, or defaults with a notice if they can't be read."""
        try:
            data = read_whole(self.path, MOST)
        except FileNotFoundError:
            return Settings()
        except OSError as error:
            self.notices.append(f"The settings in {self.path} can't be read ({error.strerror}).")
            return Settings()
        return self._decode(data)

    def save(self, settings: Settings) -> bool:
        """Keep the settings; False, with a notice, if that can't be done."""
        if self._locked:
            return False
        try:
            write_safely(self.path, msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
        except OSError as error:
            self.notices.append(f"The settings can't be saved ({self.path}: {error.strerror}).")
            return False
        return True

    def _decode(self, data: bytes) -> Settings:
        try:
            version = msgspec.json.decode(data, type=_Header).version
            if version > VERSION:
                self._locked = True
                self.notices.append(
                    f"The settings in {self.path} are from a newer version ({version}, this program knows "
                    f"{VERSION}); they are left alone and defaults are used."
                )
                return Settings()
            settings = msgspec.json.decode(data, type=Settings)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._damaged(str(error))
            return Settings()
        settings.version = VERSION
        return settings

    def _damaged(self, reason: str) -> None:
        place = "is left where it is"
        with contextlib.suppress(OSError):
            place = f"is now {set_aside(self.path)}"
        self.notices.append(f"The settings were damaged ({reason}); the old file {place}, defaults are used.")
