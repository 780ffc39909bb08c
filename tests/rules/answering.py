"""What the machines of hypothesis for all rules share: answers of any kind to a state in mid-game."""

from __future__ import annotations

from typing import Any

from hypothesis.stateful import RuleBasedStateMachine

from game.rules.kernel import Event, Response, RuleError, Rules, SeededChance


class Answering(RuleBasedStateMachine):
    """s, chance: set by the machine's first step. told: all that has happened since."""

    engine: Rules[Any]
    s: Any
    chance: SeededChance

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Event] = []

    def _submit(self, response: Response) -> None:
        """Legal or not: a refusal changes nothing."""
        before = self.engine.to_json(self.s)
        try:
            self.told += self.engine.submit(self.s, response, self.chance)
        except RuleError as refusal:
            assert str(refusal) and "\n" not in str(refusal)
            assert self.engine.to_json(self.s) == before
