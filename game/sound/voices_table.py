"""Voices of the table top: cards, hands, coins, tokens, dice."""

from __future__ import annotations

from game.sound.envelopes import fall, feather, hold, shape
from game.sound.filters import band
from game.sound.instruments import block, drum
from game.sound.oscillators import curve, glide, metal, noise, rich, sine
from game.sound.spec import HALF, LOUD, NORMAL, QUIET, SHARP, SLIGHT, VoiceSpec
from game.sound.wave import Rng, Wave, mix

TOPPLE = ((0.0, 1.0), (0.12, 0.7), (0.2, 0.5), (0.255, 0.36), (0.295, 0.26))
"""When a badge touches the table, and how hard: a plate that comes to rest."""


def reveal(pitch: float, rng: Rng) -> Wave:
    """The card snaps over: at once a crack of stiff paper, then a gleam that rises."""
    snap = band(noise(0.05, rng), 1_200, 9_000) * fall(0.05, 0.045, 0.0003)
    ping = metal(0.5, ((1_318 * pitch, 1.0, 0.5), (1_976 * pitch, 0.7, 0.45), (3_951 * pitch, 0.3, 0.25)))
    gleam = glide(((0, 660 * pitch), (0.22, 1_318 * pitch)), 0.3) * shape(
        ((0, 0), (0.03, 0.6), (0.3, 0)), 0.3
    )
    return mix(
        0.5, (0, 1.6, snap), (0, 0.7, drum(190, 0.08, 1.6, 0.08)), (0.004, 0.35, ping), (0.01, 0.35, gleam)
    )


def slam(pitch: float, rng: Rng) -> Wave:
    """A flat hand on the table: smack of leather, thud of planks, glasses that answer."""
    smack = band(noise(0.06, rng), 350 * pitch, 3_800) * fall(0.06, 0.05, 0.0003)
    boards = metal(
        0.25, ((168 * pitch, 1.0, 0.25), (291 * pitch, 0.7, 0.18), (447 * pitch, 0.5, 0.12), (713, 0.3, 0.07))
    )
    glass = metal(0.3, ((2_630 * pitch, 1.0, 0.3), (3_970 * pitch, 0.7, 0.2), (5_210, 0.4, 0.16)))
    return mix(
        0.4,
        (0, 1.5, smack),
        (0, 1.3, drum(66 * pitch, 0.35, 2.6, 0.28)),
        (0, 0.6, boards),
        (0.02, 0.05, glass),
    )


def late_slam(pitch: float, rng: Rng) -> Wave:
    """A hand on a hand: a clap that falls in two, and a rubber band for the one who was late."""
    clap = band(noise(0.06, rng), 700 * pitch, 2_400 * pitch) * fall(0.06, 0.05, 0.001)
    path = curve(((0, 410 * pitch), (0.3, 140 * pitch)), 0.32)
    sag = rich(path, 0.32, (1.0, 0.5, 0.25)) * fall(0.32, 0.4, 0.004)
    return mix(0.34, (0, 1.0, clap), (0.032, 0.7, clap), (0.01, 0.6, sag))


def deal(pitch: float, rng: Rng) -> Wave:
    """A card slides off the deck and settles."""
    slide = band(noise(0.07, rng), 2_200 * pitch, 7_500) * shape(((0, 0.1), (0.035, 1), (0.07, 0.1)), 0.07)
    tap = band(noise(0.03, rng), 500, 2_600 * pitch) * fall(0.03, 0.03)
    return mix(0.11, (0, 0.6, slide), (0.062, 1.0, tap))


def coin(pitch: float, rng: Rng) -> Wave:
    """A silver coin on silver: two quick strikes, the second higher."""
    base = 2_350 * pitch * float(rng.uniform(0.995, 1.005))

    def strike(hz: float) -> Wave:
        return metal(
            0.4, ((hz, 1.0, 0.4), (hz * 1.504, 0.6, 0.32), (hz * 2.31, 0.45, 0.2), (hz * 3.17, 0.2, 0.1))
        )

    return mix(0.45, (0, 0.6, strike(base)), (0.055, 0.8, strike(base * 1.335)))


def token(pitch: float, rng: Rng) -> Wave:
    """A tin badge set down: it rings, topples round and comes to rest."""
    partials = ((880 * pitch, 1.0, 0.3), (1_480 * pitch, 0.9, 0.25), (2_590 * pitch, 0.5, 0.18))
    plate = metal(0.35, partials)
    click = band(noise(0.02, rng), 900, 6_000) * fall(0.02, 0.02)
    taps = [(start, gain, wave) for start, gain in TOPPLE for wave in (plate, click)]
    return mix(0.6, (0, 0.4, block(520 * pitch)), *taps)


def dice_rattle(pitch: float, rng: Rng) -> Wave:
    """Bone dice in a leather cup, shaken four times to and fro."""
    parts: list[tuple[float, float, Wave]] = []
    for shake in range(8):
        for hit in range(3):
            start = 0.1 * shake + 0.018 * hit + float(rng.uniform(0, 0.02))
            parts.append(
                (start, float(rng.uniform(0.4, 1.0)), _bone(pitch * float(rng.uniform(0.75, 1.2)), 0.03))
            )
    cup = band(noise(0.85, rng), 250, 900) * (0.5 + 0.5 * sine(10.0, 0.85)) * hold(0.85, 0.03, 0.08)
    return mix(0.9, (0, 0.25, cup), *parts)


def dice_fall(pitch: float, rng: Rng) -> Wave:
    """Two dice on wood: hops that come quicker and weaker, then rest."""
    parts: list[tuple[float, float, Wave]] = []
    for first in (0.0, 0.035):
        start, gap, gain = first, 0.15 + float(rng.uniform(-0.03, 0.03)), 1.0
        while gain > 0.12:
            parts.append((start, gain, _bone(pitch * float(rng.uniform(0.85, 1.1)), 0.05)))
            parts.append((start, 0.8 * gain, drum(175, 0.06, 1.3, 0.06)))
            start, gap, gain = start + gap, gap * 0.72, gain * 0.68
    return mix(0.7, *parts)


def _bone(pitch: float, sixty: float) -> Wave:
    return feather(
        metal(
            sixty, ((1_480 * pitch, 1, sixty), (2_330 * pitch, 0.7, sixty), (4_100 * pitch, 0.4, sixty / 2))
        )
    )


TABLE = {
    "reveal": VoiceSpec(reveal, level=SHARP, rank=9, limit=2, duck=0.5),
    "slam": VoiceSpec(slam, SLIGHT, LOUD, rank=10, limit=16, duck=0.35),
    "late-slam": VoiceSpec(late_slam, SLIGHT, NORMAL, rank=8, limit=10),
    "coin": VoiceSpec(coin, (1.0, HALF, 1 / HALF), NORMAL - 2, rank=4, limit=6, duck=0.1),
    "token": VoiceSpec(token, (1.0, HALF**2), NORMAL, rank=6),
    "deal": VoiceSpec(deal, SLIGHT, QUIET, rank=2, limit=5, duck=0.0),
    "dice-rattle": VoiceSpec(dice_rattle, SLIGHT[:2], NORMAL - 2, limit=3),
    "dice-fall": VoiceSpec(dice_fall, SLIGHT, NORMAL, limit=3),
}
