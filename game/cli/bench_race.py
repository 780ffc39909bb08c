"""`bench race`: how well presses are dated, and who is judged to be first."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import game
from game.cli.xrig import SHARP_NS, PrivateDisplay, RigError
from game.inputs.pairs import order
from game.inputs.span import MS, Span

KEY_PAIRS, MIXED_PAIRS = 300, 400
SEED = 1
SLACK_NS = 5 * MS
"""No press is dated further before its time than this; those of one device are 16 ms apart or more."""

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
    pads, 4 ms apart. known: all pairs whose true order is certain, also those made in busy moments.
    once_a_frame: the same presses, stamped and judged as with one look at the events a frame. blunt: presses
    that were no yardstick. lost: presses that were never seen. sample_p99_ms: gap between samples.
    """

    keys: Errors
    pads: Errors
    key_pairs: dict[str, Verdicts]
    mixed: Verdicts
    known: Verdicts
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


def run(key_pairs: int = KEY_PAIRS, mixed_pairs: int = MIXED_PAIRS) -> RaceFigures:
    """Measure on a private X server. Raises RigError with one sentence if something is missing."""
    if sys.platform != "linux":
        raise RigError("bench race needs Linux: it presses keys on an X server of its own.")
    with PrivateDisplay() as display:
        return figures(_measure(display.name, key_pairs, mixed_pairs))


def _measure(display: str, key_pairs: int, mixed_pairs: int) -> dict[str, Any]:
    root = Path(game.__file__).parent.parent
    environment = {
        **os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "PYTHONPATH": os.pathsep.join((str(root), os.environ.get("PYTHONPATH", ""))),
    }  # fmt: skip
    arguments = [display, str(key_pairs), str(mixed_pairs), str(SEED)]
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
    frames = [int(at) for at in raw["frames"]]
    made = _made(raw["trials"], raw["presses"], frames)
    sharp: list[tuple[float, Made, Made]] = []
    known: list[tuple[Span, Span]] = []
    for (gap_ms, *_two), a, b in zip(raw["trials"], made[::2], made[1::2], strict=True):
        if a and b and a.truth.hi <= b.truth.lo:
            known.append((a.found, b.found))
        if a and b and not _blunt(a.truth) and not _blunt(b.truth):
            sharp.append((gap_ms, a, b))
    keys = [(gap_ms, a, b) for gap_ms, a, b in sharp if "pad" not in (a.device, b.device)]
    mixed = [(a, b) for _gap, a, b in sharp if "pad" in (a.device, b.device)]
    good = [press for _gap, *two in sharp for press in two]
    return RaceFigures(
        keys=errors([(p.truth, p.found) for p in good if p.device != "pad"]),
        pads=errors([(p.truth, p.found) for p in good if p.device == "pad"]),
        key_pairs={
            f"{gap:g}": verdicts([(a.found, b.found) for g, a, b in keys if g == gap])
            for gap in sorted({g for g, _a, _b in keys})
        },
        mixed=verdicts([(a.found, b.found) for a, b in mixed]),
        known=verdicts(known),
        once_a_frame=errors([(p.truth, _instant(p.frame_ns)) for p in good]),
        once_a_frame_mixed=verdicts([(_framed(a), _framed(b)) for a, b in mixed]),
        blunt=sum(_blunt(Span(*span)) for trial in raw["trials"] for span in trial[3:]),
        lost=made.count(None),
        sample_p99_ms=raw["gaps"]["p99_ms"],
    )


def _blunt(truth: Span) -> bool:
    return truth.hi - truth.lo > SHARP_NS


def _made(trials: list[Any], presses: list[Any], frames: Sequence[int]) -> list[Made | None]:
    """All presses of the trials, two for each, with what was found; None for one that was never seen."""
    truths = [
        (device, Span(*span))
        for _gap, a, b, *spans in trials
        for device, span in zip((a, b), spans, strict=True)
    ]
    queues: dict[str, Iterator[Span | None]] = {}
    for device in {device for device, _truth in truths}:
        found = [Span(lo, hi) for name, lo, hi, *_rest in presses if name.split(":")[0] == device]
        queues[device] = iter(_pair_up([truth for name, truth in truths if name == device], found))
    made: list[Made | None] = []
    for device, truth in truths:
        span = next(queues[device])
        frame = frames[min(bisect_left(frames, truth.hi), len(frames) - 1)]
        made.append(Made(device, truth, span, frame) if span else None)
    return made


def _pair_up(truths: Sequence[Span], found: Sequence[Span]) -> list[Span | None]:
    """What was found for each press of one device: one by one, or by time where some are missing."""
    if len(truths) == len(found):
        return list(found)
    pairs: list[Span | None] = [None] * len(truths)
    begins = [truth.lo for truth in truths]
    for span in found:
        pairs[max(0, bisect_left(begins, span.hi + SLACK_NS) - 1)] = span
    return pairs


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
        _verdict_line("all of certain order", found.known),
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
