"""How a kiosk behaves: levels/kiosk.toml, with what the operator's own file says instead."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.inputs.scancodes import CODES
from game.inputs.zones import ZONES
from game.race.decoding import decode

KioskGame = Literal["bandits", "bountytown", "boomtown", "noon", "party"]
KIOSK_GAMES: tuple[KioskGame, ...] = ("bandits", "bountytown", "boomtown", "noon", "party")
ZoneName = Literal["keys1", "keys2", "keys3", "keys4"]
Seconds = Annotated[int, msgspec.Meta(ge=5, le=3600)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
ONCE = ("games", "zones")
"""Lists in which no word may stand twice."""
HOUR = re.compile(r"([01]\d|2[0-3]):[0-5]\d")
NIGHT = ["23:00", "08:00"]
"""What quiet hours look like."""
UNNAMED = re.compile(r"Scancode \d+")
"""A key that few boards have."""
SOME_KEYS = '"5", "F1" or "Keypad 0"'
PLACE = re.compile(r"^(\w+)\[\d+\]")


class KioskError(ValueError):
    """A file of a kiosk that can't be used; one sentence with file, key and what was expected."""


class Kiosk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that an operator can set.

    games: those that guests can play, of KIOSK_GAMES. zones: key zones that may be used beside pads.
    idle_seat_s: after which a bot plays on. idle_table_s: after which the attract loop comes. quiet_hours: ()
    or (from, to), local time as 'HH:MM'. credits_a_match: 0 = free play. coin_key: SDL's name of the key that
    inserts a credit.
    """

    games: Annotated[tuple[KioskGame, ...], msgspec.Meta(min_length=1)] = KIOSK_GAMES
    zones: tuple[ZoneName, ...] = ()
    idle_seat_s: Seconds = 45
    idle_table_s: Seconds = 90
    attract_sound: Literal["always", "fourth", "never"] = "fourth"
    volume_ceiling: Share = 0.8
    quiet_hours: Annotated[tuple[str, ...], msgspec.Meta(examples=[NIGHT])] = ()
    credits_a_match: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    coin_key: Annotated[str, msgspec.Meta(examples=["5"])] = "5"
    brightness: Annotated[float, msgspec.Meta(ge=0.3, le=1)] = 1.0
    pixel_shift_s: Annotated[int, msgspec.Meta(ge=10, le=3600)] = 60

    @property
    def free(self) -> bool:
        """Whether a match costs nothing."""
        return self.credits_a_match == 0

    def quiet_at(self, clock: str) -> bool:
        """Whether a time of day, 'HH:MM', lies in the quiet hours; they may span midnight."""
        if not self.quiet_hours:
            return False
        start, end = self.quiet_hours
        return start <= clock < end if start <= end else clock >= start or clock < end


def read_kiosk(path: Path, base: Path | None = None) -> Kiosk:
    """The kiosk of a file; keys that it lacks are those of `base`. Raises KioskError for the first fault."""
    data = _toml(base) if base is not None and base != path else {}
    found, faults = decoded(data | _toml(path))
    if found is None:
        raise KioskError(f"{path}: {faults[0]}.")
    return found


def kiosk_faults(path: Path) -> list[str]:
    """All faults of a file, a line each with file, key and what was expected."""
    try:
        _, faults = decoded(_toml(path))
    except KioskError as error:
        return [str(error)]
    return [f"{path}: {fault}" for fault in faults]


def decoded(data: dict[str, Any]) -> tuple[Kiosk | None, list[str]]:
    """The kiosk, or None and all that is wrong with the data."""
    kiosk, faults = decode(data, Kiosk)
    if kiosk is None:
        return None, [PLACE.sub(r"\1", fault) for fault in faults]  # the word in question is told anyway
    faults = [
        f"{key}[{place}]: expected every word once, found '{word}' again"
        for key in ONCE
        for place, word in enumerate(data.get(key, []))
        if word in data[key][:place]
    ]
    faults += _mismatches(kiosk)
    return (None if faults else kiosk), faults


def _mismatches(kiosk: Kiosk) -> list[str]:
    """Values of the right kind that are of no use, or do not go together."""
    faults = []
    hours = kiosk.quiet_hours
    if hours and (len(hours) != 2 or not all(HOUR.fullmatch(hour) for hour in hours)):
        faults.append(f"quiet_hours: expected [] or two times such as {json.dumps(NIGHT)}")
    coin = kiosk.coin_key
    if coin not in CODES and not UNNAMED.fullmatch(coin):
        faults.append(f"coin_key: {coin!r} is not a key; expected SDL's name of one, such as {SOME_KEYS}")
    faults += [
        f"coin_key: {coin!r} is one of the keys of {zone}, with which guests play"
        for zone in kiosk.zones
        if any(coin in keys for keys in ZONES[zone].values())
    ]
    return faults


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise KioskError(f"{path}: file: expected a readable TOML file, found: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise KioskError(f"{path}: file: expected TOML, found: {error}.") from None
