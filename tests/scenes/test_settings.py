"""Settings take effect at once and are there at the next start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.match.seats import parse_seats
from game.scenes import entrance
from game.scenes.noon import start as noon
from game.scenes.settings import SettingsScene
from game.scenes.sitdown import seat_known
from game.store.settings import Settings, SettingsFile
from tests.scenes.house import House, house

CHANGES: dict[str, tuple[str, object]] = {
    "effects": ("left", 0.7),
    "music": ("right", 0.6),
    "mute": ("left", True),
    "mono": ("right", True),
    "fps": ("right", 75),
    "speed": ("right", "fast"),
    "less_motion": ("right", True),
    "shake": ("left", False),
    "auto_reveal_s": ("right", 5),
    "secrecy": ("right", "curtain"),
    "text_size": ("right", "large"),
    "scale": ("right", 97),
    "button_labels": ("right", "xbox"),
}
"""A row, a press, and what is set then."""


def kept(folder: Path) -> Settings:
    return SettingsFile(folder / "settings.json").load()


def change(place: House, row: str, control: str) -> None:
    place.top.menu.select(row)
    place.tap("keys1", control)


@pytest.mark.parametrize("row", CHANGES)
def test_each_setting_takes_effect_and_is_kept(tmp_path: Path, row: str) -> None:
    control, wanted = CHANGES[row]
    with house(tmp_path, fullscreen=False) as place:
        place.open(SettingsScene())
        change(place, row, control)
        assert getattr(place.app.settings, row) == pytest.approx(wanted)
        assert getattr(kept(tmp_path), row) == pytest.approx(wanted)
    with house(tmp_path) as place:
        assert getattr(place.app.settings, row) == pytest.approx(wanted)


def test_what_the_parts_of_the_program_use_follows(tmp_path: Path) -> None:
    with house(tmp_path, fullscreen=False) as place:
        place.open(SettingsScene())
        for row in ("effects", "mono", "speed", "shake", "less_motion"):
            change(place, row, CHANGES[row][0])
        app = place.app
        sound: Any = app.sound
        assert (round(sound.volume_effects, 1), sound.mono) == (0.7, True)
        assert (app.pace.speed, app.pace.less_motion, app.pace.shake) == ("fast", True, False)


def test_with_less_motion_the_table_says_why_it_cannot_shake(tmp_path: Path) -> None:
    with house(tmp_path, fullscreen=False) as place:
        place.open(SettingsScene())
        change(place, "less_motion", "right")
        change(place, "shake", "left")
        assert place.app.settings.shake and place.heard[-1] == "deny"
        change(place, "less_motion", "left")
        change(place, "shake", "left")
        assert not place.app.settings.shake


def test_each_way_to_keep_hands_is_told_in_a_sentence_and_from_when_it_counts(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        place.open(SettingsScene())
        place.top.menu.select("secrecy")
        for word in ("Peek", "Curtain", "Open"):
            note = place.top.menu.selected.note
            assert note.startswith(f"{word}: ")
            assert note.endswith("From the next match on.")
            place.tap("keys1", "right")


def test_text_and_picture_take_their_size_at_once_and_give_it_back(tmp_path: Path) -> None:
    with house(tmp_path, fullscreen=False) as place:
        place.open(SettingsScene())
        canvas = place.app.window.canvas
        plain, whole = canvas.text_width("Effects", "mars", 38), canvas.fit.width
        change(place, "text_size", "left")
        assert canvas.text_width("Effects", "mars", 38) > plain
        change(place, "scale", "left")
        assert canvas.fit.width == pytest.approx(0.9 * whole, abs=1)
        change(place, "reset", "slam")
        assert (canvas.text_width("Effects", "mars", 38), canvas.fit.width) == (plain, whole)
        place.frames(2, draw=True)


@pytest.mark.parametrize("game", ["bandits", "noon"])
def test_a_speed_that_is_chosen_in_a_pause_counts_for_the_match_at_once(tmp_path: Path, game: str) -> None:
    with house(tmp_path, fullscreen=False) as place:
        seats = parse_seats("keys1,bot:easy")
        seat_known(place.app.roster, seats, [])
        scene: Any = (
            place.hunt("keys1,bot:easy")
            if game == "bandits"
            else noon.scene(place.app, noon.deal(place.app, seats, 3), lambda: entrance.title(place.app))
        )
        if game == "noon":
            place.open(scene)
        referee = scene.hunt if game == "bandits" else scene.standoff
        before = referee.pace.check
        place.open(SettingsScene())
        change(place, "speed", "left")
        place.tap("keys1", "back")
        assert place.top is scene
        assert referee.pace.check == 1.5 * before


def test_every_row_says_what_it_does(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        place.open(SettingsScene())
        assert [row.id for row in place.top.menu.rows if not row.note] == []


def test_the_picture_goes_to_another_screen_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygame.display.get_num_displays", lambda: 2)
    with house(tmp_path, fullscreen=False) as place:
        asked: list[int] = []
        monkeypatch.setattr(place.app.window, "_set_mode", lambda: asked.append(place.app.window.display))
        place.open(SettingsScene())
        change(place, "display", "right")
        assert (place.app.window.display, asked) == (1, [1])
        change(place, "mono", "right")
        assert asked == [1]
        change(place, "reset", "slam")
        assert (place.app.window.display, asked) == (0, [1, 0])


def test_full_screen_is_taken_and_given_back_at_once(tmp_path: Path) -> None:
    with house(tmp_path, fullscreen=False) as place:
        place.app._screen._fixed = False
        place.open(SettingsScene())
        change(place, "fullscreen", "right")
        assert place.app.window.fullscreen
        place.frames(2, draw=True)
        change(place, "fullscreen", "left")
        assert not place.app.window.fullscreen
        place.frames(2, draw=True)


def test_the_command_lines_word_on_window_and_sound_is_not_overruled(tmp_path: Path) -> None:
    with house(tmp_path, fullscreen=False, mute=False) as place:  # opened with --windowed --mute
        place.open(SettingsScene())
        change(place, "fullscreen", "right")
        assert not place.app.window.fullscreen
        assert place.app.sound.mute
        assert kept(tmp_path).fullscreen
        assert not kept(tmp_path).mute


def test_a_reset_brings_the_defaults_back_but_leaves_what_the_menu_does_not_show(tmp_path: Path) -> None:
    with house(tmp_path, fullscreen=False, speed="relaxed", fps=144, deck="half") as place:
        place.open(SettingsScene())
        change(place, "reset", "slam")
        found = kept(tmp_path)
        assert (found.speed, found.fps, found.deck) == ("normal", 60, "half")
        assert place.top.menu.row("fps").value == 60


@pytest.mark.parametrize("way", ["done", "back", "start"])
def test_the_menu_is_left_in_each_way(tmp_path: Path, way: str) -> None:
    with house(tmp_path) as place:
        place.open(SettingsScene())
        if way == "done":
            change(place, "done", "slam")
        else:
            place.tap("keys1", way)
        assert place.names == []


def test_settings_that_cannot_be_kept_serve_all_the_same(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        place.app.settings_file.path = tmp_path / "no such folder" / "settings.json"
        place.open(SettingsScene())
        change(place, "mono", "right")
        assert place.app.sound.mono
        assert "can't be saved" in place.app.notes._waiting[-1]


def test_a_held_direction_goes_on_through_the_rows(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        place.open(SettingsScene())
        place.press("keys1", "down")
        place.frames(60)
        here = place.top.menu.index
        assert here > 3
        place.press("keys1", "down", 0.0)
        place.frames(30)
        assert place.top.menu.index == here
        place.draw()
