"""The board of Boom Town as a whole: nothing jumps, nothing tells a secret."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.rules.boomtown.state import Fight, State
from game.rules.kernel import Event, Response, SeededChance
from game.scenes.boomtown import look
from game.scenes.boomtown.table import BoomTownTable
from game.stage.art import Art
from tests.rules.boomtown.table import RULES, Table
from tests.scenes.boomtown.main_street import CONTENT, laid, match, wait
from tests.support.drawing import app_of, moments, picture

# Motion


def kinds_first(seats: int, seed: int) -> Iterator[tuple[list[Event], dict[str, object]]]:
    """Moments of a match in which something happens for the first time."""
    seen: set[str] = set()
    for events, view in moments(match(seats, seed, goal=50)):
        fresh = {event.kind for event in events} - seen
        seen |= fresh
        yield (events if fresh else []), view


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (4, 3)])
def test_to_finish_at_any_moment_ends_in_the_same_picture_as_to_lay_it(
    art: Art, seats: int, seed: int
) -> None:
    rng = random.Random(seed)
    board = match(seats, seed)
    table = laid(art, board.view(None))
    for events, view in kinds_first(seats, seed):
        if not events:
            table.lay(view)
            continue
        for event in events:
            table.play(event)
            wait(table, rng.choice((0.0, 40.0, 300.0, 900.0, 1600.0)))
        table.settle(view)
        table.finish()
        assert not table.moving
        other = laid(art, view)
        other.show.town.marks, other.show.town.reason = table.show.town.marks, table.show.town.reason
        assert picture(table, art) == picture(other, art), [event.kind for event in events]


def test_to_settle_makes_nothing_jump(art: Art) -> None:
    board = match(4, 2, goal=30)
    table = laid(art, board.view(None))
    for count, (events, view) in enumerate(moments(board)):
        for event in events:
            table.play(event)
        if count % 12 == 0 and not view["winners"]:
            wait(table, 6_000.0)
            before = picture(table, art)
            table.settle(view)
            assert picture(table, art) == before, [event.kind for event in events]
        else:
            table.settle(view)


def test_a_hurried_table_makes_no_late_noise(art: Art) -> None:
    board = match(3, 4, goal=30)
    table = laid(art, board.view(None))
    for events, view in moments(board):
        for event in events:
            table.play(event)
        table.settle(view)
        table.finish()
    assert table.app.sound.heard == []


# Secrets (Law 2)


def swapped(s: State) -> State:
    """The same match with a card of a hand, or a committed one, in the place of another that nobody sees."""
    other = RULES.clone(s)
    frame = other.stack[-1]
    held = {card for cards in frame.cards for card in cards} if isinstance(frame, Fight) else set()
    for seat, hand in enumerate(other.hands):
        for place, card in enumerate(hand):
            if card not in held and other.deck:
                hand[place], other.deck[0] = other.deck[0], card
                return other
        del seat
    return other


def frames(art: Art, s: State) -> list[bytes]:
    view = RULES.view(s, None)
    table = laid(art, view)
    found = [picture(table, art)]
    for request in RULES.pending(s):
        if not request.secret:
            table.point(tuple(spot for line in table.choices(request, view) for spot in line.spots))
        else:
            assert table.title(request, view)
        found.append(picture(table, art))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_two_hidden_cards_swapped_leave_every_public_frame_as_it_is(art: Art, seats: int) -> None:
    chance = SeededChance(seats)
    rng = random.Random(seats)
    s = Table("recruit", seats=seats).s
    checked = 0
    for step in range(160):
        pending = RULES.pending(s)
        if not pending:
            break
        if step % 8 == 0 or isinstance(s.stack[-1], Fight):
            other = swapped(s)
            assert other.hands != s.hands or other.deck != s.deck
            assert frames(art, s) == frames(art, other)
            checked += 1
        request = rng.choice(pending)
        picks = () if request.kind == "commit" else (rng.choice(request.options),)
        RULES.submit(s, Response(request.seat, request.kind, picks), chance)
    assert checked > 15


def test_how_many_cards_a_side_has_committed_shows_only_when_all_do_bo16(art: Art) -> None:
    def committed(*cards: str) -> bytes:
        t = Table(
            "showdown",
            hand=("derringer", "ambush", "misfire", "tomahawk", "outlaws"),
            hands={1: ("peacemaker", "miners", "quick-draw", "high-noon", "stampede")},
            crews={0: ("billy-the-kid",), 1: ("the-sheriff",)},
            streets={1: ("gold-mine",)},
        )
        t.do("showdown", "gold-mine").do("intervene", "the-sheriff", seat=1)
        table = laid(art, RULES.view(t.s, None))
        t.do("commit", *cards, seat=0)
        for event in t.last:
            table.play(event)
        wait(table, 2_000.0)
        table.settle(RULES.view(t.s, None))
        return picture(table, art)

    assert committed() == committed("derringer") == committed("derringer", "ambush", "outlaws")


def test_a_table_that_was_not_laid_says_so(art: Art) -> None:
    with pytest.raises(AssertionError, match="not been laid"):
        BoomTownTable(app_of(art), CONTENT, 4).finish()


@pytest.mark.parametrize(
    ("asked", "head"), [("", "Recruit"), ("claim", "Claim"), ("discard", "Discard"), ("commit", "Shootout")]
)
def test_behind_a_curtain_the_help_is_for_what_is_asked_not_for_what_was_shown_last(
    art: Art, asked: str, head: str
) -> None:
    table = laid(art, match(4, 1).view(None))
    table.show.town.phase = "recruit"
    assert look.help_of(table.show, asked)[0] == head
