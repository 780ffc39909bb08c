"""Saying who one is at one's place: names, other places, bots' levels, and the mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.inputs.notices import Notice
from game.match.journal import read
from game.scenes.entrance import resume, title
from game.scenes.entrance import seats as seats_of
from game.scenes.names import seat_name
from game.scenes.place_card import PALE
from game.scenes.seats_card import GUEST, Card, Letters
from game.scenes.seats_look import place_at
from game.stage.palette import SEATS
from tests.scenes.house import SIZE, House, house

SECOND_FRAMES = 60
SCALE = SIZE[0] / 1920


@pytest.fixture
def bounty(tmp_path: Path) -> Iterator[House]:
    """The seats of Bountytown, with Valentina and Ann known here and two guests."""
    with house(tmp_path) as opened:
        for name in ("Valentina", "Ann"):
            opened.app.records.profiles.seen(name)
        opened.open(seats_of(opened.app, "bountytown"))
        opened.tap("keys1", "slam")
        opened.tap("keys2", "slam")
        yield opened


def seated(place: House) -> list[str | None]:
    return [sitter and sitter.device for sitter in place.app.roster.sitters]


def click(place: House, seat: int, button: int = 1) -> None:
    x, y = place_at(place.app.roster.places, seat)
    at = round((x + 60) * SCALE), round((y + 60) * SCALE)
    for kind in ("mouse_down", "mouse_up"):
        place.top.notice(Notice(kind, at=at, button=button))
    place.frames()


def test_the_first_press_sits_and_the_second_is_ready_without_any_name(bounty: House) -> None:
    bounty.tap("keys1", "slam")
    sitter = bounty.app.roster.sitters[0]
    assert sitter is not None and sitter.ready and sitter.name == ""
    assert seat_name(0) == "Star"


def test_a_tap_of_back_offers_who_played_last_and_a_palm_takes_the_name(bounty: House) -> None:
    bounty.tap("keys1", "back", "slam")
    assert seat_name(0) == "Ann"
    assert bounty.app.roster.specs()[0].name == "Ann"


def test_a_name_that_sits_already_is_not_offered_to_others(bounty: House) -> None:
    bounty.tap("keys1", "back", "slam")
    bounty.tap("keys2", "back")
    card = bounty.top.cards.get(1)
    assert "Ann" not in card.rows and "Valentina" in card.rows


def test_whoever_enters_a_name_keeps_nobody_from_being_ready(bounty: House) -> None:
    bounty.tap("keys1", "back", "up", "up")
    bounty.tap("keys2", "slam")
    sitter = bounty.app.roster.sitters[1]
    assert sitter is not None and sitter.ready
    bounty.frames(5 * SECOND_FRAMES)
    assert bounty.names[-1] == "SeatsScene", "who says their name is not ready"


def test_a_new_name_is_entered_letter_by_letter_and_known_from_then_on(bounty: House) -> None:
    bounty.tap("keys1", "back", "up", "up", "slam")
    bounty.tap("keys1", "down", "slam", "slam", "left", "down", "slam", "slam", "right")
    assert seat_name(0) == "Bcc"
    assert bounty.app.records.profiles.find("Bcc") is not None


def test_a_name_that_is_too_short_is_refused_with_the_rule(bounty: House) -> None:
    bounty.tap("keys1", "back", "up", "up", "slam", "slam", "right")
    assert bounty.heard[-1] == "deny"
    assert "3 to 12" in bounty.top.cards.get(0).letters.fault
    assert bounty.draw()


def test_back_closes_letter_by_letter_then_the_card_and_changes_nothing(bounty: House) -> None:
    bounty.tap("keys1", "back", "up", "up", "slam", "slam")
    bounty.tap("keys1", "back", "back", "back")
    assert bounty.top.cards.get(0) is None
    assert seat_name(0) == "Star"


def test_right_takes_the_next_place_without_a_person_and_its_look_is_played_with(bounty: House) -> None:
    bounty.tap("keys1", "back", "right", "back")
    assert seated(bounty)[:3] == [None, "keys2", "keys1"]
    bounty.tap("keys3", "slam")
    assert seated(bounty)[:3] == ["keys3", "keys2", "keys1"]
    bounty.tap("keys3", "back", "left", "back")
    assert seated(bounty)[5] == "keys3"
    bounty.tap("keys1", "slam")
    bounty.tap("keys2", "slam")
    bounty.tap("keys3", "slam")
    bounty.frames(4 * SECOND_FRAMES)
    assert bounty.names[-1] == "BoardScene"
    assert [seat_name(seat) for seat in range(3)] == ["Moon", "Cactus", "Skull"]
    assert [spec.word for spec in bounty.top.board.match.seats] == ["keys2", "keys1", "keys3"]
    journal = bounty.top.board.match.journal.path
    bounty.app.stack.reset(title(bounty.app))
    assert seat_name(0) == "Star"
    bounty.open(resume(bounty.app, read(journal)))
    assert [seat_name(seat) for seat in range(3)] == ["Moon", "Cactus", "Skull"], "it was kept"


def test_the_place_of_a_wished_colour_comes_with_the_name_if_it_is_free(bounty: House) -> None:
    bounty.app.records.profiles.wish("Ann", 4, None)
    bounty.tap("keys1", "back", "slam")
    assert seated(bounty)[:5] == [None, "keys2", None, None, "keys1"]
    assert seat_name(4) == "Ann"


def test_who_is_ready_makes_all_bots_better_and_worse_by_one_press(bounty: House) -> None:
    bounty.tap("keys1", "up", "up", "slam", "right")
    levels = [bounty.app.roster.sitters[seat].level for seat in bounty.app.roster.bots]  # type: ignore[union-attr]
    assert levels == ["hard", "hard"]
    bounty.tap("keys1", "left", "left")
    assert bounty.app.settings.bot_level == "easy"


def test_the_mouse_sits_where_it_clicks_is_ready_and_changes_a_bot(bounty: House) -> None:
    click(bounty, 4)
    assert seated(bounty)[4] == "mouse"
    bounty.tap("keys1", "up")
    click(bounty, 2)
    bot = bounty.app.roster.sitters[2]
    assert bot is not None and bot.level == "hard"
    click(bounty, 5)
    assert seated(bounty)[4:6] == [None, "mouse"]
    click(bounty, 5)
    mouse = bounty.app.roster.sitters[5]
    assert mouse is not None and mouse.ready
    assert mouse.spec.word == "mouse"
    click(bounty, 5, button=3)
    assert not mouse.ready
    click(bounty, 5, button=3)
    assert bounty.top.cards.get(5) is not None
    bounty.draw()


def test_the_mouse_does_not_sit_down_where_a_palm_is_needed(tmp_path: Path) -> None:
    with house(tmp_path) as opened:
        opened.open(seats_of(opened.app, "bandits"))
        click(opened, 2)
        assert len(opened.app.roster) == 0


def test_a_card_begins_with_who_played_last_and_guests_are_one_step_away() -> None:
    card = Card(["Bo", "Ann"], "")
    assert (card.near(0), card.near(-1)) == ("Bo", GUEST)
    assert Card([], "").near(0) == "New name"


def test_the_card_of_a_twin_that_was_let_go_goes_with_it_and_the_next_one_there_is_asked_nothing(
    bounty: House,
) -> None:
    bounty.tap("keys2", "back")
    assert bounty.top.cards.get(1) is not None
    bounty.press("keys2", "back")
    bounty.app._let_go(1)
    bounty.top.notice(Notice("twin", "keys2", 1, "They are one."))
    assert bounty.top.cards.get(1) is None
    bounty.tap("keys3", "slam")
    bounty.frames(2 * SECOND_FRAMES, draw=True)
    assert seated(bounty)[:2] == ["keys1", "keys3"] and bounty.top.cards.get(1) is None


def test_a_card_goes_also_when_its_person_is_let_go_while_the_options_are_open(bounty: House) -> None:
    bounty.tap("keys2", "back")
    bounty.tap("keys1", "start")
    bounty.app._let_go(1)
    bounty.tap("keys3", "slam")
    assert bounty.app.roster.people == [0, 1]
    bounty.tap("keys1", "back")
    assert bounty.names == ["SeatsScene"] and bounty.top.cards.get(1) is None


def test_letters_are_small_within_a_word_and_never_more_than_twelve() -> None:
    letters = Letters()
    for _ in range(14):
        letters.step("slam")
    assert letters.name == "A" + "a" * 11
    assert letters.step("right") == "done"


def test_what_the_wheel_offers_is_no_part_of_the_name_and_the_name_is_read_out(
    bounty: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    bounty.tap("keys1", "back", "up", "up", "slam", "slam", "slam", "slam", "down")
    inks: dict[str, set[object]] = {}
    said: list[str] = []
    canvas = bounty.app.window.canvas
    text, paragraph = canvas.text, canvas.paragraph

    def heard(words: str, *args: Any, **kwargs: Any) -> float:
        inks.setdefault(words, set()).add(args[4])
        return text(words, *args, **kwargs)

    def read_out(words: str, *args: Any, **kwargs: Any) -> Any:
        said.append(words)
        return paragraph(words, *args, **kwargs)

    monkeypatch.setattr(canvas, "text", heard)
    monkeypatch.setattr(canvas, "paragraph", read_out)
    bounty.draw()
    assert inks["A"] == {SEATS[0].light} and inks["b"] == {PALE}
    assert "Your name: Aaa" in said
