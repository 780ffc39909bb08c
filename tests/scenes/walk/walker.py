"""Opens screens, uses controls there, and tells what comes of it."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from game.match.party_file import PartyFile
from game.scenes.keeper import Keeper
from game.store.settings import Settings
from tests.scenes.house import FRAME_NS, House
from tests.scenes.walk.controls import CONTROLS
from tests.scenes.walk.screens import SCREENS

START_NS = 10**15
"""The clock begins alike on every screen: what beats there beats alike."""
SEED = 7
LOOKS = (1, 4, 20, 60)
"""Frames after which is looked, from the end of what is done."""

PICTURE, NOTHING, ENDS = "picture", "nothing", "the end"


def opened(place: House, name: str) -> House:
    """A house with that screen on top, always in the same state."""
    app = place.app
    while app.stack.scenes:
        app.stack._scenes.pop().leave()
    for path in app.folders.journals.glob("*.jsonl"):
        path.unlink()
    PartyFile(app.folders.root).drop()
    if app.window.fullscreen:
        app.window.set_fullscreen(False)
    app.keeper = Keeper()
    app.keeper.app = app
    app.settings = Settings(fullscreen=False, less_motion=True)
    app.roster.clear()
    app.inputs.seats.__init__()  # type: ignore[misc]
    app.inputs.flush()
    app.inputs.notices()
    app.notes.__init__()  # type: ignore[misc]
    app.rng.seed(SEED)
    app._seed = SEED
    app._running = True
    app.last_device = "keys1"
    app.apply_settings()
    place.now_ns = START_NS
    SCREENS[name](place)
    place.heard.clear()
    return place


class Outcome(NamedTuple):
    """What came of a control. to: the scene on top afterwards, '' if the same. seen: in the picture."""

    to: str
    seen: bool
    heard: str

    @property
    def word(self) -> str:
        """What stands in the table."""
        voice = f" ♪ {self.heard}" * bool(self.heard)
        if self.to:
            return f"→ {self.to}{voice}"
        return (PICTURE * self.seen + voice).strip() or NOTHING


class Glance(NamedTuple):
    """What there is in one frame. scenes: lowest first. heard: all voices so far."""

    picture: str
    scenes: tuple[str, ...]
    heard: tuple[str, ...]


def row(place: House, screen: str, controls: Iterable[str] = CONTROLS) -> dict[str, Outcome]:
    """What each control does on a screen, against the same frames of one that was left alone."""
    with_press = {control: _used(place, screen, control) for control in controls}
    alone = _alone(place, screen, {frame for glances in with_press.values() for frame in glances})
    return {control: _outcome(glances, alone) for control, glances in with_press.items()}


def _used(place: House, screen: str, control: str) -> dict[int, Glance]:
    """Glances by frame since the screen was open."""
    begin = opened(place, screen).now_ns
    glances: dict[int, Glance] = {}
    looked = 0

    def look() -> None:
        glances[(place.now_ns - begin) // FRAME_NS] = _glance(place)

    CONTROLS[control](place, look)
    for frames in LOOKS:
        place.frames(frames - looked)
        looked = frames
        look()
    return glances


def _alone(place: House, screen: str, frames: Iterable[int]) -> dict[int, Glance]:
    """The same where nobody does anything."""
    begin, glances = opened(place, screen).now_ns, {}
    for frame in sorted(frames):
        place.frames(frame - (place.now_ns - begin) // FRAME_NS)
        glances[frame] = _glance(place)
    return glances


def _glance(place: House) -> Glance:
    if place.top is None or not place.app._running:
        return Glance("", (ENDS,), tuple(place.heard))
    picture = hashlib.md5(place.draw(), usedforsecurity=False).hexdigest()
    return Glance(picture, tuple(place.names), tuple(place.heard))


def _outcome(used: dict[int, Glance], alone: dict[int, Glance]) -> Outcome:
    pairs = [(glance, alone[frame]) for frame, glance in used.items()]
    last, other = pairs[-1]
    to = next((glance.scenes[-1] for glance, alone in pairs if glance.scenes != alone.scenes), "")
    voices = list((Counter(last.heard) - Counter(other.heard)).elements())
    return Outcome(to, any(g.picture != a.picture for g, a in pairs), voices[0] if voices else "")
