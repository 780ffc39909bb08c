"""What is read out of a view is what the engine works out of its state."""

from __future__ import annotations

from random import Random

from game.rules.bountytown.hooks import ask, room
from game.rules.bountytown.options import duels, parse, stealable
from game.rules.bountytown.reading import Reading, Rows
from game.rules.bountytown.state import State
from game.rules.bountytown.store import price_of
from game.rules.bountytown.uses import price
from game.rules.bountytown.vocabulary import HOOKS
from game.rules.kernel import TABLE, SeededChance
from tests.rules.bountytown.box import CONTENT, RULES, new
from tests.rules.bountytown.chaos import play

BASES = (0, 1, 5)
ROWS = Rows(CONTENT)


def _turns(seeds: range) -> list[tuple[State, Reading]]:
    """States in which a player has to act, each with what the shared screen makes of it."""
    found: list[tuple[State, Reading]] = []
    for seed in seeds:
        s = new(3 + seed % 4, seed)
        found += (
            (RULES.clone(s), Reading(RULES.view(s, None), ROWS))
            for _ in play(s, Random(seed), SeededChance(seed))
            if s.turn and len(s.stack) == 1
        )
    return found


TURNS = _turns(range(8))


def test_numbers_read_out_of_the_public_view_are_those_that_the_rules_ask_for() -> None:
    changed = set()
    for s, reading in TURNS[::3]:
        for hook, row in HOOKS.items():
            for seat in range(s.seats) if not row.duel else ():
                for base in BASES:
                    n = ask(s, hook, base, seat)
                    assert reading.number(hook, base, seat) == n, hook
                    changed |= {hook} if n != base else set()
    assert changed == {hook for hook, row in HOOKS.items() if not row.duel}, "each is seen at work"


def test_prices_room_and_whom_a_player_may_face_are_read_as_the_rules_have_them() -> None:
    for s, reading in TURNS:
        for seat in range(s.seats):
            assert reading.room(seat) == room(s, seat)
            assert sorted(reading.stealable(seat)) == sorted(stealable(s, seat))
            assert [reading.price(seat, item) for item in s.store] == [
                price_of(s, seat, item) for item in s.store
            ]
            for place in s.book.town:
                for use in place.uses.values():
                    assert reading.use_cost(seat, use) == price(s, seat, use)
            faced = {choice.seat for choice in map(parse, duels(s, seat)) if choice.seat != TABLE}
            near = {n for n in range(s.seats) if n != seat and s.cells[n] == s.cells[seat]}
            assert {n for n in near if reading.may_face(seat, n)} == faced & near


def test_on_another_cell_the_location_there_has_its_say() -> None:
    s, reading = next(
        (s, r) for s, r in TURNS if any(place.effects.get("move.actions") for place in s.book.town)
    )
    cell = next(n for n, place in enumerate(s.book.town) if place.effects.get("move.actions"))
    seat = next(n for n in range(s.seats) if s.cells[n] != cell and ask(s, "move.actions", 1, n) == 1)
    assert (reading.move_cost(seat), reading.move_cost(seat, cell)) == (1, 0)
