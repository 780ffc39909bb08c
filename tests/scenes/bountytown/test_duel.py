"""A Duel on screen: every event is shown, nothing is told too soon, and hurrying changes nothing."""

from __future__ import annotations

import itertools
import random

import pytest

from game.scenes.board.looks import RING
from game.scenes.bountytown.duel_cues import DUEL_CUES
from game.scenes.bountytown.duel_layout import NOWHERE, final_places
from game.scenes.bountytown.duel_plates import OFF_RING
from game.scenes.bountytown.duel_spots import ITEM_SIZE, item_at
from game.sound.voices import VOICES
from game.stage.art import Art
from game.stage.text import MIN_SIZE
from tests.scenes.bountytown.noon import WANTED, Noon, reel, some, written


def test_every_event_inside_a_duel_is_shown_without_fault(house: Art) -> None:
    shown: set[str] = set()
    rng = random.Random(5)
    for seed in range(12):
        for film in reel(seed):
            noon = Noon(film.seats, house)
            for event, ms in noon.show(film):
                if event is None:
                    continue
                assert 0.0 <= ms < 20_000, f"seed {seed}: {event}"
                shown.add(event.kind)
                noon.wait(rng.choice((0.0, ms)) if rng.random() < 0.2 else 0.0)
            noon.stage.finish()
            assert noon.stage.done or film.kinds[-1] == "winner", f"seed {seed}"
            if rng.random() < 0.01:
                noon.frame()
    assert {"showdown", "final_showdown", "escaped", "captured", "wounded", "critical"} <= shown
    assert shown <= set(DUEL_CUES), "each has its voice"


def test_every_voice_of_a_duel_is_known() -> None:
    assert {voice for voice in DUEL_CUES.values() if voice} <= set(VOICES)


@pytest.mark.parametrize("what", [name for name in WANTED if name != "final of four"])
def test_finishing_at_any_moment_ends_in_the_same_picture_as_playing_to_the_end(
    what: str, house: Art
) -> None:
    film = some(what)
    rng = random.Random(what)
    whole, hurried = Noon(film.seats, house), Noon(film.seats, house)
    for (event, ms), _ in zip(whole.show(film), hurried.show(film), strict=True):
        if event is not None:
            whole.wait(ms)
            hurried.wait(rng.random() * ms)
            if rng.random() < 0.4:
                hurried.stage.finish()
            continue
        whole.rest()
        hurried.stage.finish()
        assert not hurried.stage.moving
        assert whole.frame() == hurried.frame()


def test_hurrying_makes_no_sound(house: Art) -> None:
    film = some("stolen")
    noon = Noon(film.seats, house)
    for _ in noon.show(film):
        noon.stage.finish()
    assert noon.sound.played == []


def test_no_hand_has_its_name_and_no_reason_is_read_before_it_is_shown(house: Art) -> None:
    film = some("plain")
    noon = Noon(film.seats, house)
    for event, ms in noon.show(film):
        if event is None or event.kind != "showdown":
            noon.stage.finish()
            continue
        names = [hand["name"] for hand in event.data["hands"]]
        assert noon.stage.why_box() == NOWHERE
        assert not any(name in word for name in names for word in written(noon))
        noon.wait(ms)
        assert noon.street.told(event.why) in " ".join(written(noon)), "the stage itself tells it"
        assert all(name in written(noon) for name in names)
        break
    assert {"reveal", "gunshot"} <= set(noon.sound.played)


def test_hands_are_shown_one_after_the_other_and_each_more_slowly(house: Art) -> None:
    film = some("stolen")
    noon = Noon(film.seats, house)
    for event, _ in noon.show(film):
        if event is not None and event.kind == "showdown":
            break
    reveal = noon.street.reveal
    times = [reveal.times[hand.key] for hand in reveal.hands]
    assert [hand.key for hand in reveal.hands] == [0, 1, 2]
    assert all(a.label < b.start for a, b in itertools.pairwise(times))
    assert reveal.verdict > times[-1].label


def test_a_tie_of_six_is_shown_by_all_at_once(house: Art) -> None:
    film = some("final of four")
    noon = Noon(film.seats, house)
    for event, _ in noon.show(film):
        if event is not None and event.kind == "final_showdown":
            break
    noon.stage.finish()
    assert len(noon.street.people) == len(film.events[0].data["seats"]) > 3
    for hand in noon.street.reveal.hands:
        assert hand.name in written(noon)
    assert noon.stage.done, "the board takes over when all hands have been seen"


@pytest.mark.parametrize("what", ["bounty", "stolen", "final", "final of four"])
def test_all_words_can_be_read_from_three_metres(what: str, house: Art) -> None:
    film = some(what)
    noon = Noon(film.seats, house)
    for _ in noon.show(film):
        noon.stage.finish()
        assert all(size >= MIN_SIZE for word, size in noon.texts() if word), noon.texts()


def test_with_less_motion_nothing_shakes_and_nothing_flashes(house: Art) -> None:
    film = some("plain")
    noon = Noon(film.seats, house, less_motion=True)
    for event, ms in noon.show(film):
        if event is not None and event.kind == "showdown":
            while not noon.street.reveal.decided:
                noon.stage.advance(16_000_000)
            assert noon.street.shake.offset == (0.0, 0.0)
            before = noon.frame()
            noon.street.bang = None
            assert noon.frame() == before
        noon.wait(ms)


def test_the_ring_of_who_is_asked_touches_neither_name_nor_items() -> None:
    for place in final_places(2):
        ring = place.badge[0] + RING + 8 + 6
        assert item_at(place.plate, 0)[0] - ITEM_SIZE / 2 > ring
        assert place.badge[0] + place.badge_size / 2 + OFF_RING > ring
