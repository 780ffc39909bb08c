"""Who gets a channel, and how loud a crowd may be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.sound import VOICES
from game.sound.channels import Channels
from game.sound.device import CHANNELS
from game.sound.mixer import MUSIC_CHANNELS
from game.sound.voices import SPECS

NUMBERS = range(MUSIC_CHANNELS, CHANNELS)


def test_free_channels_are_used_before_any_is_taken_away() -> None:
    channels = Channels(range(2, 6))
    got = [channels.take("slam", SPECS["slam"], 1.0, 0.01 * turn) for turn in range(4)]
    assert sorted(filter(None, got)) == [2, 3, 4, 5]
    assert channels.take("slam", SPECS["slam"], 1.0, 0.05) == got[0], "the oldest slam gives way"


def test_a_channel_is_free_again_when_its_voice_has_ended() -> None:
    channels = Channels(range(1))
    assert channels.take("fanfare", SPECS["fanfare"], 0.5, 0.0) == 0
    assert channels.take("move", SPECS["move"], 0.1, 0.4) is None, "it must not cut the fanfare"
    assert channels.take("move", SPECS["move"], 0.1, 0.6) == 0


@given(st.lists(st.tuples(st.sampled_from(VOICES), st.floats(0, 0.2)), max_size=120))
def test_a_slam_is_never_dropped(crowd: list[tuple[str, float]]) -> None:
    channels, now = Channels(NUMBERS), 0.0
    for voice, wait in crowd:
        now += wait
        number = channels.take(voice, SPECS[voice], 1.0, now)
        assert number is None or number in NUMBERS
    assert channels.take("slam", SPECS["slam"], 0.4, now) is not None


def test_a_slam_takes_the_channel_of_the_least_important_voice() -> None:
    channels = Channels(range(3))
    channels.take("fanfare", SPECS["fanfare"], 2.0, 0.0)
    least = channels.take("deal", SPECS["deal"], 2.0, 0.1)
    channels.take("coin", SPECS["coin"], 2.0, 0.2)
    assert channels.take("slam", SPECS["slam"], 0.4, 0.3) == least


@pytest.mark.parametrize("name", ["coin", "deal", "move", "can-can"])
def test_a_voice_never_sounds_more_often_than_its_limit(name: str) -> None:
    channels, limit = Channels(NUMBERS), SPECS[name].limit
    used = {channels.take(name, SPECS[name], 5.0, 0.01 * turn) for turn in range(3 * limit)}
    assert len(used) == limit


def test_voices_that_start_together_share_the_room() -> None:
    channels, total = Channels(NUMBERS), 0.0
    for _ in range(8):
        total += channels.crowd(1.0)
        channels.take("slam", SPECS["slam"], 0.4, 1.0)
    assert channels.crowd(0.0) <= channels.crowd(1.0) < 0.2
    assert total < 2.5, "eight at once are not even three times as loud as one"
    assert channels.crowd(1.1) == 1.0, "who comes later is heard in full"


def test_clearing_frees_everything() -> None:
    channels = Channels(range(1))
    channels.take("fanfare", SPECS["fanfare"], 9.0, 0.0)
    channels.clear()
    assert channels.take("move", SPECS["move"], 0.1, 0.0) == 0
