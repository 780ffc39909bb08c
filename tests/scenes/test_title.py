"""The title and its menu: press to sit down, or look at what else there is."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.inputs.notices import Notice
from game.match import headless
from game.match.seats import parse_seats
from game.match.start import new_hunt
from game.scenes.bandits.start import title
from game.scenes.mainmenu import NOTES
from game.stage.canvas import Canvas
from game.stage.menu import NOTE_SIZE
from game.stage.palette import MARS
from tests.match.hands import content
from tests.scenes.house import House, house

ROWS = ("play", "resume", "noon", "party", "rules", "records", "replays", "lab", "settings", "quit")


@pytest.fixture
def at_title(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as opened:
        yield opened.open(title(opened.app))


def menu(place: House, row: str) -> None:
    """Open the menu and go to a row."""
    place.tap("keys", "start")
    assert place.names[-1] == "MainMenu"
    place.top.menu.select(row)


def journal(folder: Path, seconds: int | None) -> None:
    """A match of bots, played so long or to its end."""
    hunt = new_hunt(content(), parse_seats("keys1,bot"), 5, journals=folder, headless=True)
    if seconds is None:
        headless.run(hunt)
    else:
        hunt.advance(seconds * 1_000_000_000)
    hunt.match.close()


def test_a_palm_of_any_device_leads_to_the_seats_and_sits_there(at_title: House) -> None:
    at_title.tap("keys3", "slam")
    assert at_title.names == ["TitleScene", "SeatsScene"]
    assert at_title.app.inputs.seats.device_of(0) == "keys3"


@pytest.mark.parametrize("control", ["back", "x", "y", ""])
def test_back_sticks_and_keys_of_nobody_do_nothing(at_title: House, control: str) -> None:
    at_title.press("keys1", control)
    assert at_title.names == ["TitleScene"]


def test_a_release_that_comes_from_before_does_nothing(at_title: House) -> None:
    at_title.press("keys1", "slam", 0.0)
    assert at_title.names == ["TitleScene"]


def test_nobody_sits_any_more_when_the_title_is_back(at_title: House) -> None:
    at_title.tap("keys1", "slam")
    at_title.press("keys1", "back")
    at_title.frames(60)
    at_title.press("keys1", "back", 0.0)
    at_title.tap("keys1", "back")
    assert at_title.names == ["TitleScene"]
    assert len(at_title.app.roster) == 0


def test_a_click_chooses_a_poster_another_goes_in_and_below_them_is_the_menu(at_title: House) -> None:
    canvas = at_title.app.window.canvas

    def click(x: float, y: float) -> None:
        at_title.top.notice(Notice("mouse_down", at=canvas.px(x, y), button=1))

    click(1430, 560)
    assert (at_title.app.settings.game, at_title.names) == ("boomtown", ["TitleScene"])
    click(1430, 560)
    assert at_title.names == ["TitleScene", "SeatsScene"]
    assert at_title.app.roster.people == []
    at_title.tap("keys1", "back")
    click(960, 1030)
    assert at_title.names == ["TitleScene", "MainMenu"]


def test_the_menu_has_all_there_is_and_start_or_back_closes_it(at_title: House) -> None:
    menu(at_title, "play")
    assert tuple(row.id for row in at_title.top.menu.rows) == ROWS
    at_title.tap("keys", "start")
    assert at_title.names == ["TitleScene"]
    menu(at_title, "play")
    at_title.tap("keys2", "back")
    assert at_title.names == ["TitleScene"]


def test_every_row_but_the_plainest_says_what_it_leads_to_and_no_sentence_is_shrunk(at_title: House) -> None:
    menu(at_title, "play")
    rows = at_title.top.menu.rows
    assert [row.id for row in rows if not (row.note or row.off)] == ["play", "quit"]
    canvas = Canvas(pygame.Surface((1920, 1080)), at_title.app.art)
    for note in NOTES.values():
        assert canvas.wrap(note, MARS.body, NOTE_SIZE, at_title.top.menu.width) == [note]


@pytest.mark.parametrize(
    ("row", "scene"),
    [("play", "SeatsScene"), ("rules", "LearnScene"), ("lab", "LabScene"), ("settings", "SettingsScene")],
)
def test_each_row_leads_somewhere(at_title: House, row: str, scene: str) -> None:
    menu(at_title, row)
    at_title.tap("keys1", "slam")
    assert at_title.names[-1] == scene


def test_without_a_match_there_is_nothing_to_go_on_with_but_others_can_be_brought_in(
    at_title: House,
) -> None:
    menu(at_title, "resume")
    at_title.tap("keys1", "slam")
    assert at_title.names[-1] == "MainMenu"
    assert at_title.heard[-1] == "deny"
    assert at_title.top.menu.selected.off
    at_title.tap("keys1", "back")
    menu(at_title, "replays")
    at_title.tap("keys1", "slam")
    assert at_title.names[-1] == "BookScene" and at_title.top.pages[-1].word == "Import"


def test_a_match_that_was_broken_off_is_gone_on_with(at_title: House) -> None:
    journal(at_title.app.folders.journals, 40)
    menu(at_title, "resume")
    at_title.tap("keys1", "slam")
    assert at_title.names[-1] == "HuntScene"
    assert at_title.top.hunt.match.count > 5
    assert at_title.app.inputs.seats.device_of(0) == "keys1"


def test_a_match_that_has_ended_can_be_watched_but_not_resumed(at_title: House) -> None:
    journal(at_title.app.folders.journals, None)
    menu(at_title, "resume")
    assert at_title.top.menu.selected.off
    at_title.top.menu.select("replays")
    at_title.tap("keys1", "slam")
    assert at_title.names[-1] == "BookScene"
    at_title.tap("keys1", "slam", "slam")
    assert at_title.names[-1] == "ReplayScene"
    at_title.tap("keys1", "back")
    assert at_title.names[-1] == "BookScene"


def test_damaged_and_foreign_journals_are_passed_over(at_title: House) -> None:
    journals = at_title.app.folders.journals
    journal(journals, 40)
    good = next(journals.glob("*.jsonl"))
    for name, data in (("a", b""), ("b", b"nonsense\n"), ("c", b'{"format": 99, "game": "bandits"}\n')):
        (journals / f"bandits-{name}.jsonl").write_bytes(data)
    torn = journals / "bandits-torn.jsonl"
    shutil.copyfile(good, torn)
    torn.write_bytes(torn.read_bytes()[:-20])
    menu(at_title, "resume")
    at_title.tap("keys1", "slam")
    assert len(at_title.top.menu.rows) == 2
    at_title.tap("keys1", "slam")
    assert at_title.names[-1] == "HuntScene"


def test_a_journal_that_was_changed_is_refused_with_a_sentence(at_title: House) -> None:
    journals = at_title.app.folders.journals
    journal(journals, 40)
    path = next(journals.glob("*.jsonl"))
    lines = path.read_bytes().split(b"\n")
    lines[3] = lines[3].replace(b'"d":"', b'"d":"0')
    path.write_bytes(b"\n".join(lines))
    menu(at_title, "resume")
    at_title.tap("keys1", "slam")
    assert at_title.names[-1] == "MainMenu"
    assert "can't be resumed" in at_title.app.notes._waiting[-1]


def test_quit_ends_the_program(at_title: House) -> None:
    menu(at_title, "quit")
    at_title.tap("keys1", "slam")
    assert not at_title.app._running


def test_the_title_draws_itself_and_its_menu(at_title: House) -> None:
    plain = at_title.draw()
    menu(at_title, "play")
    assert at_title.draw() != plain


def test_who_sits_down_again_after_the_title_has_their_name_unless_it_is_gone(at_title: House) -> None:
    roster, profiles = at_title.app.roster, at_title.app.records.profiles
    for device, name in (("keys1", "Emma"), ("keys2", "Bart")):
        at_title.tap(device, "slam")
        profiles.seen(name)
        roster.name(len(roster) - 1, name)
    at_title.app.stack.pop()
    assert not roster.people
    profiles.rename("Bart", "Bartholomew")
    at_title.app.stack.top.resume()
    for device in ("keys1", "keys2"):
        at_title.tap(device, "slam")
    assert [sitter.name for sitter in roster.sitters if sitter] == ["Emma", ""]
