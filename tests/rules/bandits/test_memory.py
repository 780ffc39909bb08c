"""What everybody is told is enough to remember every card, and no clone shares what can change."""

from __future__ import annotations

from random import Random

from game.rules.kernel import Event, SeededChance
from tests.rules.bandits.chaos import VARIANTS, play
from tests.rules.bandits.table import RULES, new
from tests.rules.parts import shares_nothing


class Memory:
    """What somebody knows who has only heard the public events: they are enough to follow the whole table."""

    def __init__(self, opening: tuple[Event, ...]) -> None:
        self.table: dict[int, str] = {}
        self.up: set[int] = set()
        self.captured: dict[int, list[str]] = {}
        self.sheriffs: dict[str, int] = {}
        for event in opening:
            self.hear(event)

    def hear(self, event: Event) -> None:
        data = event.data
        match event.kind:
            case "dealt" | "returned":
                for laid in data["cards"]:
                    self._lay(laid["spot"], laid["card"])
            case "placed":
                self._lay(data["spot"], data["card"])
            case "right":
                self.captured.setdefault(event.seat, []).append(data["card"])
                assert self.table.pop(data["spot"]) == data["card"]
                self.up.discard(data["spot"])
            case "wrong":
                assert self.table[data["spot"]] == data["card"]
            case "turned":
                spots = {laid["spot"] for laid in data["spots"]}
                self.up = self.up | spots if data["up"] else self.up - spots
            case "lost_bandits":
                self.captured[event.seat] = [c for c in self.captured[event.seat] if c not in data["cards"]]
            case "sent":
                for laid in data["cards"]:
                    assert self.table.pop(laid["spot"]) == laid["card"]
                    self.up.discard(laid["spot"])
            case "sheriff_taken":
                self.sheriffs[data["token"]] = event.seat
            case "sheriff_returned":
                del self.sheriffs[data["token"]]

    def _lay(self, spot: int, card: str) -> None:
        self.table[spot] = card
        self.up.add(spot)


def test_public_events_are_enough_to_remember_every_card_and_token() -> None:
    for seed in range(20):
        s = new(2 + seed % 7, seed, **VARIANTS[seed % len(VARIANTS)])
        memory = Memory(RULES.opening(s))
        for _, events in play(s, Random(seed), SeededChance(seed)):
            for event in events:
                memory.hear(event)
            if s.phase != "reveal":
                continue
            assert memory.table == {spot: card for spot, card in enumerate(s.spots) if card}, f"seed {seed}"
            assert memory.up == {spot for spot, up in enumerate(s.up) if up}, f"seed {seed}"
            assert [memory.captured.get(n, []) for n in range(s.seats)] == s.captured, f"seed {seed}"
            tokens = RULES.view(s, None)["tokens"]
            assert memory.sheriffs == {t: h for t, h in tokens.items() if h is not None}, f"seed {seed}"


def test_a_clone_shares_no_part_that_can_change() -> None:
    for seed in range(8):
        s = new(2 + seed % 7, seed)
        for _ in play(s, Random(seed), SeededChance(seed)):
            copy = RULES.clone(s)
            assert copy == s
            assert shares_nothing(s, copy, known=("cards",)), s.phase
