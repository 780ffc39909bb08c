"""Steps from mid-game, legal or not, chosen and shrunk by hypothesis."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from game.rules.kernel import Response, SeededChance
from tests.rules.answering import Answering
from tests.rules.bountytown.box import RULES, new
from tests.rules.bountytown.chaos import play
from tests.rules.bountytown.whole import VARIANTS, check_whole


class Interactions(Answering):
    """Steps from some point in mid-game, legal or not, chosen and shrunk by hypothesis."""

    engine = RULES

    @initialize(seed=st.integers(0, 500), skip=st.integers(0, 250), variant=st.sampled_from(VARIANTS))
    def begin(self, seed: int, skip: int, variant: dict[str, Any]) -> None:
        self.chance = SeededChance(seed)
        self.s = new(3 + seed % 4, seed, **variant)
        for step, _ in enumerate(play(self.s, Random(seed), self.chance)):
            if step >= skip and len(self.s.stack) > 1:
                break

    @precondition(lambda self: RULES.pending(self.s))
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        request = data.draw(st.sampled_from(RULES.pending(self.s)))
        picks = data.draw(st.lists(st.sampled_from(request.options or ("end",)), max_size=request.most + 1))
        self._submit(Response(request.seat, request.kind, tuple(picks)))

    @rule(
        seat=st.integers(-1, 6),
        kind=st.sampled_from(("turn", "select", "swap", "pay", "lose", "use", "dance")),
        pick=st.sampled_from(("end", "5Ga", "top-card", "rifle-1", "done", "")),
    )
    def nonsense(self, seat: int, kind: str, pick: str) -> None:
        self._submit(Response(seat, kind, (pick,)))

    @invariant()
    def nothing_is_lost_and_all_can_be_saved_and_shown(self) -> None:
        if not hasattr(self, "s"):
            return
        check_whole(self.s)
        again = RULES.from_json(json.loads(json.dumps(RULES.to_json(self.s))))
        assert again == self.s
        assert RULES.pending(again) == RULES.pending(self.s)
        json.dumps([RULES.view(self.s, seat) for seat in (None, 0)])


Interactions.TestCase.settings = settings(max_examples=30, stateful_step_count=25, deadline=None)
TestInteractions = Interactions.TestCase
