"""How one comes to the rules and back: two presses from the title and from any match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.match.rulebook import CODES
from game.match.seats import parse_seats
from game.scenes.entrance import play, seats, title
from game.scenes.rulebook.start import rulebook_scene
from tests.scenes.house import House, house

GAMES = {"bountytown": "BoardScene", "boomtown": "BoardScene", "bandits": "HuntScene"}
SEATS = "keys1,bot,bot"
LESSONS = [
    ("bandits", "HowToScene"),
    ("bountytown", "TutorialScene"),
    ("boomtown", "TutorialScene"),
    ("noon", ""),
    ("party", ""),
]
"""By game: its lesson, if it has one."""


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as opened:
        yield opened


def away(place: House) -> None:
    while place.app.stack.scenes:
        place.app.stack._scenes.pop()


def test_two_presses_lead_from_any_match_to_its_rules_and_back_leads_to_the_pause(place: House) -> None:
    for game, scene in GAMES.items():
        away(place)
        place.open(play(place.app, game, parse_seats(SEATS)))
        place.frames(30)
        place.tap("keys1", "start", "right")
        assert place.names[0] == scene
        assert place.names[-1] == "RulebookScene"
        assert place.top._name.lower().replace(" ", "").startswith(game[:4])
        place.tap("keys1", "back")
        assert place.names[-1] in ("PauseScene", "BoardPause")


def test_the_match_below_stands_still_and_shows_nothing(place: House) -> None:
    pictures = []
    for seed in (11, 12):
        away(place)
        place.app._seed = seed
        match = play(place.app, "bountytown", parse_seats(SEATS))
        place.open(match)
        place.frames(20)
        place.tap("keys1", "start", "right")
        before = match.board.match.count  # type: ignore[attr-defined]
        place.frames(60)
        assert match.board.match.count == before  # type: ignore[attr-defined]
        pictures.append(place.draw())
    away(place)
    place.open(rulebook_scene(place.app, "bountytown")).frames(60)
    pictures.append(place.draw())
    assert pictures[0] == pictures[1] == pictures[2]


@pytest.mark.parametrize("game", GAMES)
def test_two_presses_lead_from_the_title_to_how_to_play(place: House, game: str) -> None:
    place.app.settings.game = game
    place.open(title(place.app)).frames(3)
    place.tap("keys1", "start", "right")
    assert place.names[-1] == "LearnScene"
    place.draw()
    place.tap("keys1", "down", "slam")
    assert place.names == ["TitleScene", "MainMenu", "RulebookScene"]
    place.tap("keys1", "back")
    assert place.names[-1] == "MainMenu"


def test_all_rulebooks_lie_on_a_shelf_beside_how_to_play_and_go_back_there(place: House) -> None:
    place.open(title(place.app)).frames(3)
    place.tap("keys1", "start", "right")
    place.top.menu.select("others")
    place.tap("keys1", "slam")
    assert [row.id for row in place.top.menu.rows] == list(CODES)
    place.top.menu.select("noon")
    place.tap("keys1", "slam")
    assert place.names[-1] == "RulebookScene" and place.top._name == "Noon"
    place.tap("keys1", "back")
    assert place.names[-1] == "ShelfScene"


def test_bandits_can_be_learnt_by_doing_as_well(place: House) -> None:
    place.open(title(place.app)).frames(3)
    place.tap("keys1", "start", "right", "slam")
    assert place.names[-1] == "HowToScene"


def test_the_pause_says_in_its_bottom_line_which_press_leads_to_the_rules(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.open(play(place.app, "boomtown", parse_seats(SEATS))).frames(10)
    place.tap("keys1", "start")
    said: list[str] = []
    monkeypatch.setattr(
        "game.scenes.menus.shared_hints", lambda _, hints: said.extend(h.text for h in hints) or []
    )
    place.draw()
    assert "Rules" in said


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_options_before_a_match_lead_to_all_that_the_title_offers(
    place: House, game: str, lesson: str
) -> None:
    place.open(seats(place.app, game)).frames(3)
    place.tap("keys1", "slam", "start")
    before = place.app.roster.specs()
    place.tap("keys1", "slam")
    assert place.names[-1] == "RulebookScene"
    place.app.stack.pop()
    assert ("Learn by playing" in [row.label for row in place.top.menu.rows]) == bool(lesson)
    if lesson:
        place.tap("keys1", "down", "slam")
        assert place.names[-1] == lesson
        place.app.stack.pop()
    assert place.app.roster.specs() == before
