"""Events are shown in their order, step by step, each with its voice; nothing is lost when it is hurried."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.rules.kernel import Event
from game.scenes.bandits.cues import CUES, FLIP_VOICES
from game.scenes.bandits.overlays import STRIP_W
from game.scenes.bandits.photo import HOW, TIME_W, Finishes, Photo
from game.stage.canvas import Canvas
from game.stage.palette import MARS
from game.stage.text import MIN_SIZE
from tests.scenes.felt import Felt
from tests.support.drawing import SIZE, drawing

MS = 1_000_000


def check_of(felt: Felt, *kinds: str) -> list[Event]:
    """Events of the first answer that brings all of these kinds; before it everything has arrived."""
    for events in felt.play():
        if set(kinds) <= {event.kind for event in events}:
            return list(events)
        felt.settle()
    raise AssertionError(f"no {kinds} in this match")


def felt_with(*kinds: str) -> tuple[Felt, list[Event]]:
    for seed in range(40):
        try:
            felt = Felt(seed)
            return felt, check_of(felt, *kinds)
        except AssertionError:
            continue
    raise AssertionError(f"no match with {kinds}")


def test_every_event_that_has_a_voice_is_heard_once() -> None:
    felt = Felt(4)
    wanted: list[str] = []
    for events in felt.play():
        felt.settle()
        wanted += [CUES[event.kind].voice for event in events if CUES[event.kind].voice]
    heard = felt.mute.played
    own = list(FLIP_VOICES.values())  # heard once more when their card shows
    for voice in sorted(set(wanted)):
        assert 0 <= heard.count(voice) - wanted.count(voice) <= 55 * (voice in own), voice


def test_the_check_is_shown_one_after_the_other() -> None:
    felt, events = felt_with("capture_over", "right", "wrong")
    felt.settle()
    felt.mute.played.clear()
    felt.director.take(events)
    before = list(felt.mute.played)
    assert not felt.director.done
    for _ in range(600):
        felt.pass_time(16)
    assert felt.director.done
    later = felt.mute.played[len(before) :]
    assert {"coin", "wrong"} <= set(later)


def test_at_the_end_each_seats_credits_are_told_beside_its_hand_one_after_the_other_bm16(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    felt, events = felt_with("the_end", "score")
    felt.settle()
    told: list[tuple[int | None, str]] = []
    monkeypatch.setattr(felt.labels, "add", lambda _, words, *, seat, **__: told.append((seat, words)))
    felt.director.take(events)
    assert told == []
    while not felt.director.done:
        felt.pass_time(16)
    scores = [event for event in events if event.kind == "score"]
    assert told == [(event.seat, str(event.data["credits"])) for event in scores]


def test_what_is_still_on_its_way_is_shown_before_the_next_card() -> None:
    felt, _ = felt_with("capture_over", "right")
    assert not felt.director.done
    felt.director.take([Event("hush", 0, {"left": 3})])
    assert felt.director.done
    assert felt.mute.played[-1] == "deal"


def test_the_last_ten_reasons_are_kept_with_names_instead_of_numbers() -> None:
    felt = Felt(2)
    whys: list[str] = []
    for events in felt.play():
        felt.settle()
        whys += [event.why for event in events if event.why]
    assert len(felt.director.reasons) == 10
    assert len(whys) > 10
    assert not any("{" in reason for reason in felt.director.reasons)


def test_a_photo_finish_is_kept_until_the_next_card() -> None:
    for seed in range(40):
        felt = Felt(seed)
        for events in felt.play():
            if any(event.kind == "beaten" for event in events) and felt.director.photo is not None:
                photo = felt.director.photo
                assert len(photo.hands) >= 2
                assert photo.gap_ms >= 0
                assert photo.words
                felt.director.take([Event("hush", 0, {"left": 3})])
                assert felt.director.photo is None
                return
    raise AssertionError("no photo finish in forty matches")


def test_a_photo_finish_tells_the_times_of_both_hands_and_no_time_covers_another() -> None:
    for others in ([400.5], [400.0], [409.0], [401.0, 402.0, 409.0], [404.0, 409.0], [399.5, 408.0]):
        photo = Photo(((3, 400.0), *((seat, ms) for seat, ms in enumerate(others))), "time", 1.0)
        stands = photo.along(500.0, 1400.0, 4)
        assert stands[-1].seat == 3, "the winner lies on top"
        times = {stand.seat: stand.time for stand in stands}
        assert times[len(others) - 1] == f"{others[-1]:.1f} ms"
        assert times[3] == "400.0 ms" or 399.5 in others
        places = sorted(stand.x for stand in stands if stand.time)
        assert len(places) >= 2
        assert all(two - one >= TIME_W for one, two in pairwise(places))
        assert places[0] >= 500.0 and places[-1] <= 1400.0


def test_a_voice_comes_from_where_its_seat_is() -> None:
    felt = Felt(1)
    pans = [felt.director._pan(Event("right", seat)) for seat in range(felt.seats)]
    homes = [felt.layout.home(seat)[0] for seat in range(felt.seats)]
    assert sorted(range(felt.seats), key=lambda seat: pans[seat]) == sorted(
        range(felt.seats), key=lambda seat: homes[seat]
    )
    assert felt.director._pan(Event("turned")) == 0.0


def test_the_words_of_a_photo_finish_fit_their_strip() -> None:
    """Of all names and verdicts, with the widest gap that is told with a decimal."""
    with drawing() as art:
        canvas = Canvas(pygame.Surface(SIZE), art)
        for seat in range(8):
            for by in HOW:
                photo = Photo(((seat, 400.0), ((seat + 1) % 8, 409.9)), by, 9.9)
                assert canvas.text_width(photo.words, MARS.body, MIN_SIZE) <= STRIP_W - 80, photo.words


def test_only_hands_that_raced_for_a_card_make_a_photo_finish() -> None:
    for gap_ms, shown in ((14, True), (2994, False)):
        finishes = Finishes()
        finishes.award(Event("award", 0, {"target": "s1", "lo_ns": 0, "hi_ns": 0, "rivals": ()}))
        finishes.beaten(Event("beaten", 1, {"target": "s1", "gap_ns": gap_ms * MS}))
        assert (finishes.closest() is not None) is shown
