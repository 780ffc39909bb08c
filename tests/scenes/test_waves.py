"""Between two races a press shows whose hand is whose, and changes nothing."""

from __future__ import annotations

from pathlib import Path

from tests.scenes.house import House, house


def waving(place: House) -> list[int]:
    place.frames()
    return [hand.seat for hand in place.top.hands if hand.state == "wave"]


def test_the_hand_of_who_presses_waves_until_a_card_is_due(tmp_path: Path) -> None:
    with house(tmp_path, auto_reveal_s=0) as place:
        place.hunt("keys1,keys2,bot")
        place.phase("wait")
        assert waving(place) == []
        place.press("keys2", "slam")
        assert waving(place) == [1]
        place.frames(40)
        assert waving(place) == []
        place.press("keys2", "left")
        place.tap("keys1", "slam")
        place.phase("race")
        assert waving(place) == []
        place.press("keys2", "slam")
        assert waving(place) == []
