"""The lessons as data: they teach every card, and each can be laid and marked."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.content import read_bandits
from game.race.spec import TableSpec
from game.rules.bandits.cards import KINDS, read_cards
from game.rules.bandits.state import token_ids
from game.rules.kernel import Event
from game.scenes.bandits.howto_board import HEIGHT, MIDDLE
from game.scenes.bandits.howto_lessons import LESSONS, PAGE, REDS, Lesson
from game.scenes.bandits.howto_marks import GOALS, mark
from game.scenes.bandits.howto_pupils import Pupils
from game.scenes.bandits.howto_slots import SLOTS, slot_spots
from game.scenes.bandits.howto_stage import Places, set_lesson

CONTENT = read_bandits(Path(__file__).parents[2])
CARDS = {card.id: card for card in read_cards(CONTENT.cards, half=False)}
DEEDS = {
    "right": "right",
    "taken": "sheriff_taken",
    "safe": "sheriff_safe",
    "heart": "heart",
    "two": "right",
}
ALONE = Places((0,), 1)
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.title for lesson in LESSONS])


def test_every_kind_of_card_has_a_lesson() -> None:
    assert {lesson.kind for lesson in LESSONS} == set(KINDS)


def test_every_kind_of_card_has_its_rule_on_the_last_page() -> None:
    assert {rule.kind for rule in PAGE} == {*KINDS, ""}


@each_lesson
def test_a_lesson_shows_a_card_of_its_kind(lesson: Lesson) -> None:
    assert CARDS[lesson.card].kind == lesson.kind


@each_lesson
def test_no_card_lies_in_two_places(lesson: Lesson) -> None:
    hunt = set_lesson(CONTENT, lesson, Places(tuple(range(8)), None), "returns")
    state = hunt.match.state
    lying = [card for card in state.spots if card]
    lying += [card for pile in (*state.captured, *state.decks) for card in pile]
    lying += [card for beside in state.beside for card in (beside.escape, *beside.cards)]
    assert len(set(lying)) == len(lying)
    assert set(lying) <= set(CARDS)


@pytest.mark.parametrize("table", CONTENT.tables.values(), ids=CONTENT.tables)
def test_the_bandits_of_a_lesson_find_spots_above_the_board_on_any_table(table: TableSpec) -> None:
    spots = slot_spots(table)
    assert len(set(spots)) == len(SLOTS)
    assert all(table.place(spot)[1] < MIDDLE[1] - HEIGHT / 2 for spot in spots)


@each_lesson
def test_what_a_lesson_points_out_is_right(lesson: Lesson) -> None:
    hunt = set_lesson(CONTENT, lesson, ALONE, "returns")
    state, card = hunt.match.state, CARDS[lesson.card]
    for target in hunt.lesson.marks:
        if target.startswith("spot-"):
            found = CARDS[state.spots[int(target.removeprefix("spot-"))]]
            assert card.bandit in ("", found.bandit)
            assert card.colour in ("", found.colour)
        else:
            assert target in token_ids(state)


@each_lesson
def test_a_lesson_that_did_not_happen_is_not_passed(lesson: Lesson) -> None:
    if lesson.goal != "still":
        found = mark(lesson, [], {0}, restless=False)
        assert not found.good
        assert lesson.goal == "over" or found.line == lesson.again


@each_lesson
def test_what_a_bot_does_is_no_pupil_s_merit(lesson: Lesson) -> None:
    kinds = {
        "right": "right",
        "taken": "sheriff_taken",
        "safe": "sheriff_safe",
        "heart": "heart",
        "two": "right",
    }
    if lesson.goal in kinds:
        done = [Event(kinds[lesson.goal], 1)] * 2
        assert not mark(lesson, done, {0}, restless=False).good
        assert mark(lesson, done, {1}, restless=False).good


def test_every_goal_is_some_lesson_s() -> None:
    assert {lesson.goal for lesson in LESSONS} == set(GOALS)


def test_each_of_eight_pupils_has_a_red_bandit_to_lose() -> None:
    assert [CARDS[pile[0]].colour for pile in REDS] == ["red"] * 8


def test_one_capture_is_not_enough_in_a_brawl() -> None:
    """BM15 allows two."""
    brawl = next(lesson for lesson in LESSONS if lesson.kind == "brawl")
    assert not mark(brawl, [Event("right", 0)], {0}, restless=False).good


def test_a_press_too_many_fails_hands_off() -> None:
    """BM10: presses do nothing when a Bandit shows; here the pupil is told."""
    assert not mark(LESSONS[0], [], {0}, restless=True).good
    assert mark(LESSONS[0], [], {0}, restless=False).good


def test_a_failure_is_explained_in_the_words_of_the_rules() -> None:
    wrong = Event("wrong", 0, why="{0} captured the wrong Bandit.")
    assert mark(LESSONS[1], [wrong], {0}, restless=False).line == "Star captured the wrong Bandit."


# Pupils


def pupils(*own: tuple[str, int]) -> Pupils:
    return Pupils("keys1", dict(own).get)


def test_a_pupil_alone_has_the_slow_hand_for_company() -> None:
    assert pupils().places() == Places((0,), 1)


def test_whoever_presses_first_is_the_first_pupil() -> None:
    found = pupils()
    assert found.join("pad:3")
    assert found.seat_of("keys1") is None
    assert found.seat_of("pad:3") == 0


def test_others_join_and_take_the_place_of_the_slow_hand() -> None:
    found = pupils()
    found.note("keys1")
    assert found.join("keys2")
    assert found.places() == Places((0, 1), None)
    assert not found.join("keys2")


def test_a_player_of_the_paused_match_keeps_that_seat_if_there_is_one() -> None:
    found = pupils(("keys1", 1))
    assert found.places() == Places((1,), 0)
    found.note("keys1")
    found.join("keys2")
    assert found.places() == Places((1, 0), None)


def test_seats_have_no_gaps() -> None:
    found = pupils(("keys1", 6), ("keys2", 0))
    found.note("keys1")
    found.join("keys2")
    assert found.places() == Places((1, 0), None)


def test_a_looker_on_gets_up_after_the_lesson() -> None:
    found = pupils()
    found.note("keys1")
    found.join("keys2")
    found.rest()
    found.note("keys1")
    found.rest()
    assert found.places() == Places((0,), 1)


def test_somebody_always_stays() -> None:
    found = pupils()
    found.rest()
    found.leave("keys1")
    assert found.seat_of("keys1") == 0


def test_a_ninth_pupil_finds_no_room() -> None:
    found = pupils()
    found.note("keys1")
    assert [found.join(f"pad:{n}") for n in range(8)] == [True] * 7 + [False]
