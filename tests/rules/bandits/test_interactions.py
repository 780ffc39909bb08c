"""Whatever anybody answers from some point in mid-game on, nothing is lost and all can be saved."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from game.rules.bandits.race import free_hands
from game.rules.kernel import TABLE, Response, SeededChance
from tests.rules.answering import Answering
from tests.rules.bandits.chaos import VARIANTS, check_whole, play
from tests.rules.bandits.table import MS, RULES, new


class Interactions(Answering):
    """Steps from some point in mid-game, chosen and shrunk by hypothesis."""

    engine = RULES

    @initialize(
        seed=st.integers(0, 500),
        skip=st.integers(0, 400),
        variant=st.sampled_from(VARIANTS),
        seats=st.integers(2, 8),
    )
    def begin(self, seed: int, skip: int, variant: dict[str, Any], seats: int) -> None:
        self.chance = SeededChance(seed)
        self.s = new(seats, seed, **variant)
        for step, _ in enumerate(play(self.s, Random(seed), self.chance)):
            if step >= skip and self.s.phase not in ("over", "reveal"):
                break

    @precondition(lambda self: self.s.phase == "capture")
    @rule(data=st.data(), wait=st.integers(-5, 60), width=st.integers(0, 12), aim=st.integers(0, 2))
    def cover(self, data: st.DataObject, wait: int, width: int, aim: int) -> None:
        race = self.s.race
        assert race
        seat = data.draw(st.integers(0, self.s.seats))
        target = data.draw(st.sampled_from([*RULES.pending(self.s)[-1].options, "spot-29"]))
        lo = race.mark_ns + wait * MS
        self._submit(
            Response(seat, "cover", (target,), data.draw(st.integers(0, 1)), lo, lo + width * MS, aim)
        )

    @precondition(lambda self: self.s.phase == "capture")
    @rule(step=st.integers(-1, 2000))
    def time(self, step: int) -> None:
        assert self.s.race
        self._submit(Response(TABLE, "advance", lo_ns=self.s.race.mark_ns + step * MS))

    @precondition(lambda self: self.s.phase in ("reveal", "hush", "choose"))
    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        request = data.draw(st.sampled_from(RULES.pending(self.s)))
        self._submit(Response(request.seat, request.kind, request.options[-1:]))

    @precondition(lambda self: self.s.phase == "noon")
    @rule(
        kind=st.sampled_from(("bell", "draw", "advance")), at=st.integers(-200, 400), seat=st.integers(-1, 8)
    )
    def duel(self, kind: str, at: int, seat: int) -> None:
        seat = seat if kind == "draw" else TABLE
        self._submit(Response(seat, kind, lo_ns=at * MS, hi_ns=(at + 3) * MS))

    @precondition(lambda self: self.s.phase == "over")
    @rule(kind=st.sampled_from(("reveal", "flip", "cover", "advance", "bell")))
    def too_late(self, kind: str) -> None:
        before = len(self.told)
        self._submit(Response(TABLE, kind))
        assert len(self.told) == before

    @invariant()
    def nothing_is_lost_and_all_can_be_saved_and_shown(self) -> None:
        if not hasattr(self, "s"):
            return
        check_whole(self.s)
        data = RULES.to_json(self.s)
        again = RULES.from_json(json.loads(json.dumps(data, sort_keys=True)))
        assert again == self.s
        assert RULES.pending(again) == RULES.pending(self.s)
        json.dumps([RULES.view(self.s, None), self.told])
        if self.s.race:
            hands = [free_hands(self.s.race, seat) for seat in range(self.s.seats)]
            used = len(self.s.race.held) + len(self.s.race.waiting)
            assert sum(map(len, hands)) + used == self.s.race.hands * self.s.seats


Interactions.TestCase.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
TestInteractions = Interactions.TestCase
