"""Notices come one at a time and go by themselves."""

from __future__ import annotations

from pathlib import Path

from game.scenes.notes import MOST_WAITING, SHOWN_NS, Notes
from game.sound.device import NO_DEVICE
from tests.scenes.house import house

STEP = SHOWN_NS // 10


def shown(notes: Notes, steps: int = 400) -> list[str]:
    """The sentences in the order in which they are on."""
    found: list[str] = []
    for step in range(1, steps):
        notes.advance(step * STEP)
        if notes._since is not None and (not found or found[-1] != notes._waiting[0]):
            found.append(notes._waiting[0])
    return found


def test_sentences_are_shown_one_after_the_other_and_then_nothing() -> None:
    notes = Notes()
    for sentence in ("One.", "Two.", "Three."):
        notes.say(sentence)
    assert shown(notes) == ["One.", "Two.", "Three."]
    assert notes._since is None


def test_nothing_and_what_waits_already_are_not_queued() -> None:
    notes = Notes()
    for sentence in ("", "One.", "One.", ""):
        notes.say(sentence)
    assert shown(notes) == ["One."]


def test_the_newest_of_a_matter_takes_the_place_of_those_before_it() -> None:
    notes = Notes()
    notes.say("1 credit.", "credits")
    notes.say("A pad joins.")
    notes.advance(STEP)
    notes.advance(9 * STEP)
    notes.say("2 credits.", "credits")
    assert [*notes._waiting] == ["2 credits.", "A pad joins."]
    notes.advance(17 * STEP)
    assert notes._waiting[0] == "2 credits.", "it is on for as long as any other"
    notes.advance(30 * STEP)
    assert [*notes._waiting] == ["A pad joins."]
    notes.say("1 credit.", "credits")
    assert [*notes._waiting] == ["A pad joins.", "1 credit."]


def test_a_flood_keeps_what_is_on_and_the_latest() -> None:
    notes = Notes()
    for number in range(50):
        notes.say(f"{number}.")
    found = shown(notes)
    assert len(found) == MOST_WAITING
    assert (found[0], found[-1]) == ("0.", "49.")


def test_what_a_part_of_the_program_has_to_say_is_taken_over_once(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        place.app.settings_file.notices += ["One.", "Two."]
        place.app.records.notices.append("Three.")
        place.frames(2)
        assert not place.app.settings_file.notices + place.app.records.notices
        assert [*place.app.notes._waiting] == ["One.", "Two.", "Three."]


def test_nothing_new_is_said_while_it_has_to_be_quiet() -> None:
    notes = Notes()
    notes.say("One.")
    notes.advance(STEP, quiet=True)
    assert notes._since is None
    notes.advance(2 * STEP)
    assert notes._since is not None


def test_that_no_device_was_found_is_told_only_where_sound_is_wanted(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        place.app.sound.notice = NO_DEVICE
        place.frames(3)
        assert place.app.sound.mute and NO_DEVICE not in shown(place.app.notes)
        place.app.silent = False
        place.app.apply_settings()
        place.frames()
        assert NO_DEVICE in place.app.notes._waiting
