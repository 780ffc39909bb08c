"""`bench race`: how well presses are dated, and who is judged to be first."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import game
from game.cli.xrig import PrivateDisplay, RigError
from game.inputs.pairs import order
from game.inputs.span import MS, Span

KEY_PAIRS, MIXED_PAIRS = 300, 400
SHARP_NS = 1 * MS
"""A press whose own making took longer is no yardstick: nobody knows when it really was."""

NEAR_NS = 60 * MS
TIMEOUT_S = 180


class Errors(NamedTuple):
    """Stamps against the truth, ms.

    The stamp is the middle of the interval. inside: the part of the intervals that hold the truth, 0..1.
    """

    stamps: int
    median_ms: float
    p99_ms: float
    max_ms: float
    inside: float


class Verdicts(NamedTuple):
    """Pairs of presses whose order is known."""

    pairs: int
    right: int
    undecided: int
    wrong: int

    @property
    def decided(self) -> float:
        """The part of the pairs that was decided, 0..1."""
        return (self.right + self.wrong) / self.pairs if self.pairs else 0.0


class RaceFigures(NamedTuple):
    """What `bench race` found.

    keys, pads: errors of stamps. key_pairs: verdicts of keys against keys, by gap in ms. mixed: keys against
    pads, 4 ms apart. once_a_frame: the same presses, stamped and judged as with one look at the events a frame.
    blunt: presses that were no yardstick. lost: presses that were never seen. sample_p99_ms: of samples.
    """

    keys: Errors
    pads: Errors
    key_pairs: dict[str, Verdicts]
    mixed: Verdicts
    once_a_frame: Errors
    once_a_frame_mixed: Verdicts
    blunt: int
    lost: int
    sample_p99_ms: float


class Made(NamedTuple):
    """One press that was made: when it truly was, and the interval that was found for it."""

    device: str
    truth: Span
    found: Span
    frame_ns: int


def run(key_pairs: int = KEY_PAIRS, mixed_pairs: int = MIXED_PAIRS, seed: int = 1) -> RaceFigures:
    """Measure on a private X server. Raises RigError with one sentence if something is missing."""
    if sys.platform != "linux":
        raise RigError("bench race needs Linux: it presses keys on an X server of its own.")
    with PrivateDisplay() as display:
        return figures(_measure(display.name, key_pairs, mixed_pairs, seed))


def _measure(display: str, key_pairs: int, mixed_pairs: int, seed: int) -> dict[str, Any]:
    root = Path(game.__file__).parent.parent
    environment = {
        **os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "PYTHONPATH": os.pathsep.join((str(root), os.environ.get("PYTHONPATH", ""))),
    }  # fmt: skip
    arguments = [display, str(key_pairs), str(mixed_pairs), str(seed)]
    command = [sys.executable, "-m", "game.cli.race_stage", *arguments]
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=TIMEOUT_S, check=False
        )
    except subprocess.TimeoutExpired:
        raise RigError(f"The measurement was not done after {TIMEOUT_S} s.") from None
    lines = done.stdout.strip().splitlines()
    if done.returncode or not lines:
        reason = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise RigError(f"The measurement failed: {reason}")
    return dict(json.loads(lines[-1]))


def figures(raw: dict[str, Any]) -> RaceFigures:
    """The figures from what the stage has written."""
    presses = [(device.split(":")[0], Span(lo, hi)) for device, lo, hi, _seen, _source in raw["presses"]]
    frames = [int(at) for at in raw["frames"]]
    pairs: list[tuple[float, Made, Made]] = []
    blunt = lost = 0
    for gap_ms, *two in raw["trials"]:
        a, b = (_made(two[i], Span(*two[i + 2]), presses, frames) for i in (0, 1))
        blunt += _blunt(Span(*two[2])) + _blunt(Span(*two[3]))
        lost += (a is None) + (b is None)
        if a and b and not _blunt(a.truth) and not _blunt(b.truth):
            pairs.append((gap_ms, a, b))
    keys = [(gap_ms, a, b) for gap_ms, a, b in pairs if "pad" not in (a.device, b.device)]
    mixed = [(a, b) for _gap, a, b in pairs if "pad" in (a.device, b.device)]
    made = [press for _gap, *two in pairs for press in two]
    return RaceFigures(
        keys=errors([(p.truth, p.found) for p in made if p.device != "pad"]),
        pads=errors([(p.truth, p.found) for p in made if p.device == "pad"]),
        key_pairs={
            f"{gap:g}": verdicts([(a.found, b.found) for g, a, b in keys if g == gap])
            for gap in sorted({g for g, _a, _b in keys})
        },
        mixed=verdicts([(a.found, b.found) for a, b in mixed]),
        once_a_frame=errors([(p.truth, _instant(p.frame_ns)) for p in made]),
        once_a_frame_mixed=verdicts([(_framed(a), _framed(b)) for a, b in mixed]),
        blunt=blunt,
        lost=lost,
        sample_p99_ms=raw["gaps"]["p99_ms"],
    )


def _blunt(truth: Span) -> bool:
    return truth.hi - truth.lo > SHARP_NS


def _made(
    device: str, truth: Span, presses: Iterable[tuple[str, Span]], frames: Sequence[int]
) -> Made | None:
    """The press that was found nearest to one that was made."""
    near = [found for name, found in presses if name == device and abs(found.lo - truth.lo) < NEAR_NS]
    if not near:
        return None
    found = min(near, key=lambda span: abs(span.lo + span.hi - truth.lo - truth.hi))
    frame = bisect_left(frames, truth.hi)
    return Made(device, truth, found, frames[min(frame, len(frames) - 1)])


def _instant(at_ns: int) -> Span:
    return Span(at_ns, at_ns + 1)


def _framed(press: Made) -> Span:
    """How a queue that is read once a frame ranks a press: by frame, and within it keys come before pads."""
    return _instant(press.frame_ns + 2 * (press.device == "pad"))


def errors(pairs: Sequence[tuple[Span, Span]]) -> Errors:
    """How far the middles of found spans lie from true ones."""
    off = sorted(_distance((found.lo + found.hi) // 2, truth) / MS for truth, found in pairs) or [0.0]
    inside = sum(1 for truth, found in pairs if truth.meet(found)) / max(1, len(pairs))
    return Errors(
        len(pairs), off[len(off) // 2], off[min(len(off) - 1, len(off) * 99 // 100)], off[-1], inside
    )


def _distance(at_ns: int, truth: Span) -> int:
    return max(truth.lo - at_ns, at_ns - truth.hi, 0)


def verdicts(pairs: Sequence[tuple[Span, Span]]) -> Verdicts:
    """Judge pairs whose first was truly first."""
    orders = [order(a, b) for a, b in pairs]
    return Verdicts(len(orders), orders.count(-1), orders.count(0), orders.count(1))


def report(found: RaceFigures) -> list[str]:
    """The figures as lines for people, with those of the usual way beside them."""
    return [
        _error_line("keys", found.keys),
        _error_line("pads", found.pads),
        _error_line("one look a frame", found.once_a_frame),
        *(_verdict_line(f"keys {gap} ms apart", result) for gap, result in found.key_pairs.items()),
        _verdict_line("key and pad 4 ms apart", found.mixed),
        _verdict_line("  with one look a frame", found.once_a_frame_mixed),
        f"gap between samples: p99 {found.sample_p99_ms:.2f} ms; never seen: {found.lost}; "
        f"no yardstick (making the press took over 1 ms): {found.blunt}",
    ]


def _error_line(name: str, e: Errors) -> str:
    figures = f"median {e.median_ms:.2f}, p99 {e.p99_ms:.2f}, max {e.max_ms:.2f} ms"
    return f"{name:24} {e.stamps:4} stamps: {figures}; {e.inside:.1%} of intervals hold the truth"


def _verdict_line(name: str, v: Verdicts) -> str:
    return f"{name:24} {v.pairs:4} pairs: {v.right} right, {v.undecided} undecided, {v.wrong} wrong"


def as_json(found: RaceFigures) -> dict[str, Any]:
    """The figures as JSON-able data."""
    plain = found._asdict()
    for name, value in plain.items():
        if name == "key_pairs":
            plain[name] = {gap: result._asdict() for gap, result in found.key_pairs.items()}
        elif hasattr(value, "_asdict"):
            plain[name] = value._asdict()
    return plain
