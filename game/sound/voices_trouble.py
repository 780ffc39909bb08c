"""Voices of trouble: wrong captures, false starts, brawls, duels and shots."""

from __future__ import annotations

from game.sound.envelopes import fall, hold, shape
from game.sound.filters import band, drive, room
from game.sound.instruments import brass, drum, hertz, jingle, reed, vibrato
from game.sound.oscillators import curve, glide, metal, noise, sine
from game.sound.spec import LOUD, NORMAL, SHARP, SLIGHT, VoiceSpec
from game.sound.wave import Rng, Wave, as_wave, mix


def wrong(pitch: float, rng: Rng) -> Wave:
    """A muted trumpet pulls a face: wah, waah."""
    del rng
    first = _wah(hertz("Eb4") * pitch, 0.2)
    second = _wah(hertz("D4") * pitch, 0.5)
    return mix(0.72, (0, 0.8, first), (0.21, 1.0, second))


def _wah(hz: float, seconds: float) -> Wave:
    """One note under a plunger that opens and closes."""
    tone = brass(hz, seconds, 1.4, 0.03)
    open_ = shape(((0, 0.1), (seconds * 0.35, 1), (seconds, 0.1)), seconds)
    return band(tone, 300, 700) * (1 - open_) * 1.4 + band(tone, 500, 2_600) * open_


def false_start(pitch: float, rng: Rng) -> Wave:
    """An angry electric buzz with a relay's click."""
    click = band(noise(0.015, rng), 800, 6_000) * fall(0.015, 0.012)
    pair = reed(98 * pitch, 0.5, 30, 0.8) + reed(103.5 * pitch, 0.5, 30, 0.8)
    return mix(0.5, (0, 1.5, click), (0.004, 0.5, band(pair, 130, 3_200) * hold(0.5, 0.006, 0.05)))


def brawl(pitch: float, rng: Rng) -> Wave:
    """A bottle, a chair and a table go, in that order."""
    burst = band(noise(0.5, rng), 2_500 * pitch, 12_000) * fall(0.5, 0.3, 0.0005)
    shards = jingle(0.9, rng, 26, 2_300 * pitch, 6_200 * pitch)
    wood = band(noise(0.16, rng), 300, 2_000) * fall(0.16, 0.12, 0.0005)
    floor = drum(58 * pitch, 0.4, 2.4, 0.35)
    dry = mix(
        1.0,
        (0, 0.9, burst),
        (0, 0.5, shards),
        (0, 1.0, wood),
        (0.13, 1.3, wood[::-1].copy() * 0.3),
        (0.16, 1.5, wood),
        (0.16, 1.3, floor),
        (0.31, 0.8, wood),
        (0.31, 0.9, floor),
    )
    return room(dry, rng, 0.4, 0.2)


def bell(pitch: float, rng: Rng) -> Wave:
    """The draw: an iron bell struck once, hard; it must be heard in its first millisecond."""
    hz = 523 * pitch
    body = metal(
        1.9,
        (
            (hz * 0.5, 0.5, 2.2),
            (hz, 1.0, 1.8),
            (hz * 1.19, 0.8, 1.5),
            (hz * 1.5, 0.5, 1.1),
            (hz * 2.0, 0.9, 0.9),
            (hz * 2.74, 0.5, 0.6),
            (hz * 3.76, 0.4, 0.4),
            (hz * 5.07, 0.3, 0.2),
        ),
    )
    iron = band(noise(0.03, rng), 1_500, 9_000) * fall(0.03, 0.025, 0.0003)
    return mix(1.9, (0, 0.5, body), (0, 1.2, iron))


def gunshot(pitch: float, rng: Rng) -> Wave:
    """A forty-five: crack, blast, and the street that throws it back."""
    crack = noise(0.025, rng) * fall(0.025, 0.02, 0.0002)
    blast = band(noise(0.3, rng), 90, 1_700 * pitch) * fall(0.3, 0.22, 0.0005)
    dry = mix(
        0.45,
        (0, 1.3, crack),
        (0, 2.0, drive(blast, 3.0) * fall(0.3, 0.3)),
        (0, 1.0, drum(54 * pitch, 0.3, 3.0, 0.2)),
    )
    return room(mix(0.5, (0, 1, dry), (0.19, 0.12, band(dry, 200, 1_400))), rng, 0.6, 0.45, 2_500)


def ricochet(pitch: float, rng: Rng) -> Wave:
    """Off a rock and away: a whine that sinks as it leaves, fluttering."""
    path = curve(((0, 2_900 * pitch), (0.08, 3_300 * pitch), (0.75, 1_150 * pitch)), 0.75)
    flutter = path * (1 + 0.015 * sine(curve(((0, 70), (0.75, 28)), 0.75), 0.75))
    whine = sine(as_wave(flutter), 0.75) + 0.35 * sine(as_wave(flutter * 1.51), 0.75)
    away = shape(((0, 0.3), (0.03, 1), (0.3, 0.45), (0.75, 0)), 0.75)
    hiss = band(noise(0.4, rng), 2_500, 8_000) * fall(0.4, 0.25)
    spark = metal(0.09, ((3_700 * pitch, 1, 0.08), (5_900 * pitch, 0.8, 0.05)))
    return mix(0.76, (0, 0.5, whine * away), (0, 0.35, hiss), (0, 0.6, spark))


def wound(pitch: float, rng: Rng) -> Wave:
    """A hit that is felt: cloth, a low thud, and the breath that goes."""
    cloth = band(noise(0.08, rng), 180, 900) * fall(0.08, 0.07, 0.001)
    throat = reed(
        vibrato(curve(((0, 172 * pitch), (0.35, 96 * pitch)), 0.35), 0.35, 0.03, 24.0, 0.0), 0.35, 12
    )
    breath = (band(throat, 380, 640, 3) + 0.3 * band(throat, 900, 1_150, 3)) * shape(
        ((0, 0), (0.05, 1), (0.35, 0)), 0.35
    )
    return mix(
        0.45,
        (0, 1.6, cloth),
        (0, 1.3, drum(72 * pitch, 0.3, 2.0, 0.22)),
        (0.03, 0.9, breath),
        (0, 0.4, glide(((0, 150), (0.1, 60)), 0.1) * fall(0.1, 0.1)),
    )


TROUBLE = {
    "wrong": VoiceSpec(wrong, (1.0, 2 ** (-2 / 12)), NORMAL, rank=7, limit=3, duck=0.4),
    "false-start": VoiceSpec(false_start, level=NORMAL, rank=8, limit=3, duck=0.4),
    "brawl": VoiceSpec(brawl, level=LOUD, rank=8, limit=2, duck=0.6),
    "bell": VoiceSpec(bell, level=LOUD, rank=9, limit=2, duck=0.7),
    "gunshot": VoiceSpec(gunshot, SLIGHT, LOUD, rank=9, limit=8, duck=0.6),
    "ricochet": VoiceSpec(ricochet, SLIGHT[:2], NORMAL, rank=6, limit=4),
    "wound": VoiceSpec(wound, SLIGHT, SHARP, rank=7, limit=4, duck=0.4),
}
