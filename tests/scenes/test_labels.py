"""Words that pop up: each goes by itself, and none hides another for long."""

from __future__ import annotations

import random

from game.scenes.bandits.labels import (
    APART,
    BOTTOM,
    LASTS_NS,
    LEFT,
    MOST,
    RIGHT,
    RISE,
    SIZE,
    STEP,
    TOP,
    Labels,
)

FRAME_NS = 1_000_000_000 // 60
BANNER_BOTTOM = 150


def places(labels: Labels) -> list[tuple[float, float]]:
    return [(label.x, label.y) for label in labels._labels]


def overlapping(labels: Labels) -> int:
    found = places(labels)
    return sum(
        abs(ax - bx) < APART and abs(ay - by) < STEP
        for number, (ax, ay) in enumerate(found)
        for bx, by in found[number + 1 :]
    )


def test_a_label_goes_by_itself() -> None:
    labels = Labels()
    labels.add((960, 560), "+14 ms", seat=2)
    labels.advance(LASTS_NS - FRAME_NS)
    assert len(labels) == 1
    labels.advance(FRAME_NS)
    assert len(labels) == 0


def test_labels_at_one_place_are_moved_apart() -> None:
    labels = Labels()
    for seat in range(8):
        labels.add((960, 560), f"+{seat} ms", seat=seat)
    assert len(labels) == 8
    assert overlapping(labels) == 0


def test_who_misses_again_at_one_place_is_told_so_once_and_anew() -> None:
    labels = Labels()
    for _ in range(3):
        labels.add((960, 560), "MISS", seat=2)
        labels.advance(LASTS_NS * 3 // 4)
    assert len(labels) == 1
    labels.add((1160, 560), "MISS", seat=2)
    labels.add((960, 560), "MISS", seat=3)
    assert len(labels) == 3


def test_labels_stay_between_the_columns_and_under_the_banner() -> None:
    labels = Labels()
    for place in ((0, 0), (1920, 1080), (0, 1080), (1920, 0)):
        labels.add(place, "WRONG", alarm=True)
    for x, y in places(labels):
        assert LEFT <= x <= RIGHT
        assert TOP <= y <= BOTTOM
        assert y - RISE - SIZE * 0.65 > BANNER_BOTTOM, "it rises under the banner"


def test_a_storm_of_labels_never_piles_up_and_ends() -> None:
    seed = random.SystemRandom().randrange(1 << 30)
    rng = random.Random(seed)
    labels = Labels()
    for _ in range(600):
        for _ in range(rng.randrange(4)):
            labels.add((rng.uniform(0, 1920), rng.uniform(0, 1080)), "TOO LATE", seat=rng.randrange(8))
        assert len(labels) <= MOST + 1, f"seed {seed}"
        labels.advance(FRAME_NS)
    for _ in range(LASTS_NS // FRAME_NS + 1):
        labels.advance(FRAME_NS)
    assert len(labels) == 0, f"seed {seed}"


def test_all_can_be_taken_away() -> None:
    labels = Labels()
    labels.add((960, 560), "WRONG", alarm=True)
    labels.clear()
    assert len(labels) == 0
