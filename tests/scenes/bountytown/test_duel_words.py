"""What is written in a Duel: the rulebook's sample, and few words for every ability."""

from __future__ import annotations

import pytest

from game.rules.bountytown.hands import RANK_NAMES
from game.rules.bountytown.vocabulary import HOOKS
from game.rules.kernel import Event
from game.scenes.board.whyline import fits
from game.scenes.bountytown import duel_words
from game.scenes.bountytown.duel_layout import WHY
from game.scenes.bountytown.duel_words import CHANGES, Step
from game.scenes.bountytown.lore import Card, Lore
from game.stage.art import Art
from game.stage.palette import BOUNTY
from tests.rules.bountytown.box import CONTENT, RULES
from tests.rules.bountytown.table import Table
from tests.scenes.bountytown.noon import Noon, some, written

BART, VALENTINA = 0, 1
LORE = Lore(CONTENT)


def shown(t: Table, noon: Noon, events: tuple[Event, ...]) -> None:
    """Show what everybody hears."""
    for event in events:
        if event.audience is None:
            noon.stage.play(event)
            noon.stage.finish()
    noon.stage.settle(RULES.view(t.s, None))


def test_the_sample_duel_of_the_rulebook_is_told_in_its_words(house: Art) -> None:
    t = Table(
        ["5G 5S 1C 2H 2H", "4S 4H 1S 2S 5D", "1G 1H 3S 3D 2G"],
        who={BART: "bart", VALENTINA: "valentina", 2: "marla-quill"},
        at={2: 5},
        items={BART: ["crucifix"]},
        captured={VALENTINA: ["butch-cassidy"]},
        active=["sam-bass"],
        deck="4D 2C 3C 4H 4C 1H 5C 1D 2D 3G 4G 5H 1S",
    )
    noon = Noon(3, house)
    before = RULES.view(t.s, None)
    events = t.turn("duel:seat-1:butch-cassidy")
    noon.stage.begin(events[0], before)
    noon.stage.play(events[0])
    noon.stage.finish()
    assert "Bart duels Valentina for Butch Cassidy" in written(noon)
    assert "attacks at the Bandit Hideout" in written(noon)
    assert "lose or tie: take 2 Wounds" in written(noon)
    shown(t, noon, events[1:])
    marks = {
        someone.name: [(mark.title, mark.words) for mark in someone.marks] for someone in noon.street.people
    }
    assert marks["Bart"] == []
    assert marks["Valentina"] == [
        ("Fastest in the West", "draws 1 card first"),
        ("Legwork", "no Draw step"),
    ], "BT11: a stamp on the one it hits"
    shown(t, noon, t.swap(BART, "1C"))
    assert noon.street.step == Step.SELECTION
    shown(t, noon, t.select(BART, "5G 5S 2H 2H 2C"))
    assert noon.street.people[BART].ready is not None and noon.street.people[VALENTINA].ready is None
    shown(t, noon, t.select(VALENTINA, "4S 4H 4D"))
    words = written(noon)
    for line in ("Full House", "2 2 2 over 5 5", "Three of a Kind", "4 4 4", "3 3 3 over 4 4"):
        assert line in words
    told = noon.street.told(noon.street.reveal.why)
    assert told == "Bart and Butch Cassidy tie for the best hand, Full House: the attacker wins."
    assert noon.street.reveal.stamp == "wins the tie"
    assert [someone.pose for someone in noon.street.people] == ["stands", "lies"]
    assert noon.street.prize is not None and not noon.street.prize.hangs, "Bart has taken him"
    shown(t, noon, t.do(BART, "react", "crucifix-1"))
    assert [len(someone.wounds) for someone in noon.street.people] == [0, 2], "BT15"
    assert noon.stage.done


@pytest.mark.parametrize("place", [row for row in LORE.locations.values() if duel_words.here(row)])
def test_a_location_says_in_few_words_what_it_does_to_a_duel(place: Card) -> None:
    words = duel_words.here(place)
    assert 8 < len(words) <= 30, words
    assert "(s)" not in words


def test_each_location_that_has_a_say_in_duels_says_it() -> None:
    speak = {row.id for row in LORE.locations.values() if duel_words.here(row)}
    assert speak >= {"bandit-hideout", "boarding-house", "bank", "gallows", "blind-alley", "silver-mine"}
    assert "docs" not in speak and "chapel" not in speak


@pytest.mark.parametrize("hook", [name for name, hook in HOOKS.items() if hook.duel])
def test_each_hook_of_a_duel_has_its_words(hook: str) -> None:
    assert hook in CHANGES
    for n in (0, 1, 2):
        words = duel_words.change(hook, n)
        assert words and len(words) <= 28 and "{" not in words and "(s)" not in words


def test_steps_only_go_on(house: Art) -> None:
    for what in ("bounty", "stolen", "cancelled", "critical"):
        film = some(what)
        noon = Noon(film.seats, house)
        steps = [int(noon.street.step) for _ in noon.show(film)]
        assert steps == sorted(steps)


def test_a_cancelled_duel_says_that_the_action_is_lost(house: Art) -> None:
    film = some("cancelled")
    noon = Noon(film.seats, house)
    hats = 0
    for event, _ in noon.show(film):
        if event is not None and event.kind == "used":
            hats += any(flight.what.startswith("hat:") for flight in noon.street.flights)
    noon.stage.finish()
    assert hats == 1, "it is thrown"
    assert "Duel cancelled" in written(noon)


def thorne_wins(noon: Noon) -> None:
    t = Table(
        ["5H 5D 1C 1G", "4S 4H 4D"],
        who={BART: "reverend-thorne", VALENTINA: "valentina", 2: "marla-quill"},
        deck="2D 3C 2G 3H 1S 2S",
        at={BART: 1, VALENTINA: 1},
    )
    before = RULES.view(t.s, None)
    events = t.turn("duel:seat-1")
    noon.stage.begin(events[0], before)
    shown(t, noon, events)
    for seat in (BART, VALENTINA):
        shown(t, noon, t.swap(seat))
    shown(t, noon, t.select(BART, "5H 5D 1C 1G"))
    for event in t.select(VALENTINA, "4S 4H 4D"):
        if event.audience is None and event.kind != "swept":
            noon.stage.play(event)
            noon.stage.finish()
        if event.kind == "showdown":
            return


def test_a_rank_that_an_ability_lifts_says_what_it_counts_as_and_why(house: Art) -> None:
    noon = Noon(3, house)
    thorne_wins(noon)
    words = written(noon)
    assert "Two Pair," in words and "counts as Full House" in words
    assert "Three of a Kind" in words and "4 4 4" in words
    told = " ".join(words)
    assert "the best hand: Full House (Less Is More lifts Two Pair)" in told


def test_the_reason_of_a_tie_names_the_ability_too() -> None:
    why = "Bart and Thorne tie for the best hand, Full House: the attacker wins."
    told = duel_words.lifted(why, "Two Pair", "Full House", "Less Is More")
    assert "best hand, Full House (Less Is More lifts Two Pair): the attacker" in told


def test_a_tie_is_told_in_one_line_with_what_lifted_the_best_hand() -> None:
    assert duel_words.tie("One Pair", "", "attacker") == "A tie, One Pair: the attacker wins."
    lifted = duel_words.tie("Full House", "Less Is More", "defender")
    assert lifted == "A tie, Full House by Less Is More: the defender wins."


def test_no_reason_of_a_showdown_lies_under_what_is_asked_next(house: Art) -> None:
    noon = Noon(3, house)
    people = noon.stage.lore.characters.values()
    longest = max((card.name for card in people), key=len)
    lifting = [card.ability for card in people if any(e.hook == "showdown.lift" for e in card.effects)]
    assert lifting
    for rank in RANK_NAMES[1:]:
        told = f"{longest} and {longest} tie for the best hand, {rank}: the defender wins."
        assert not fits(noon.canvas, BOUNTY, WHY, told)
        for ability in ("", *lifting):
            told = duel_words.tie(rank, ability, "defender")
            assert fits(noon.canvas, BOUNTY, WHY, told), told


@pytest.mark.parametrize(("place", "above", "name"), [(7, False, "Full House"), (8, True, "Three of a Kind")])
def test_a_lifted_rank_is_called_after_its_place(place: int, above: bool, name: str) -> None:
    assert duel_words.counted("High Card", place, three_above=above) == name
    assert duel_words.counted(name, place, three_above=above) == ""
