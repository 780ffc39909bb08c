"""What players are told: why, and enough to follow the table."""

from __future__ import annotations

from random import Random

from game.rules.bountytown.state import State
from game.rules.kernel import Event, SeededChance, tell
from tests.rules.bountytown.box import new
from tests.rules.bountytown.chaos import play
from tests.rules.bountytown.whole import VARIANTS


def test_every_why_line_is_one_sentence_in_which_the_names_can_be_put() -> None:
    names = [f"Player {seat}" for seat in range(6)]
    for seed in range(20):
        for _, events in play(new(6, seed), Random(seed), SeededChance(seed)):
            for event in events:
                told = tell(event.why, names)
                assert "{" not in told and "\n" not in told and len(told) <= 140, told
                assert not told or told[-1] in ".!", told


def test_wounds_payments_and_changes_of_owner_always_say_why() -> None:
    owed = {
        "wounded",
        "bought",
        "captured",
        "kept",
        "escaped",
        "lost_bounty",
        "lost_item",
        "turned_in",
        "looted",
    }
    for seed in range(20):
        for _, events in play(new(4, seed), Random(seed), SeededChance(seed)):
            assert all(event.why for event in events if event.kind in owed | {"showdown", "winner"})


class Memory:
    """What somebody knows who has only heard the public events: enough to follow hand sizes and owners."""

    def __init__(self, s: State) -> None:
        self.cards = [0] * s.seats
        self.wounds = [0] * s.seats
        self.bounties: dict[str, int] = {}
        self.items: dict[str, int] = {}
        self.places = [s.book.town[s.book.start].id] * s.seats

    def hear(self, event: Event) -> None:
        self._hear_cards(event)
        self._hear_owners(event)

    def _hear_cards(self, event: Event) -> None:
        data, seat = event.data, event.seat
        match event.kind:
            case "drew":
                self.cards[seat] += data["count"]
            case "took":
                self.cards[seat] += 1
            case "discarded":
                self.cards[seat] -= len(data["cards"])
            case "showdown" | "final_showdown":
                for hand in data["hands"]:
                    if hand["seat"] is not None:
                        self.cards[hand["seat"]] -= hand["selected"]
            case "wounded":
                self.wounds[seat] = data["wounds"]
            case "healed":
                self.wounds[seat] = data["left"]

    def _hear_owners(self, event: Event) -> None:
        data, seat = event.data, event.seat
        match event.kind:
            case "captured":
                self.bounties[data["bounty"]] = seat
            case "escaped" | "lost_bounty":
                self.bounties.pop(data["bounty"], None)
            case "bought":
                self.items |= dict.fromkeys(data["items"], seat)
            case "looted":
                self.items[data["item"]] = seat
            case "used" | "lost_item":
                self.items.pop(data.get("source", data.get("item")), None)
            case "moved" | "carried":
                self.places[seat] = data["to"]


def test_public_events_are_enough_to_follow_the_table() -> None:
    for seed in range(20):
        s = new(3 + seed % 4, seed, **VARIANTS[seed % 4])
        memory = Memory(s)
        for _, events in play(s, Random(seed), SeededChance(seed)):
            for event in events:
                if event.audience is None:
                    memory.hear(event)
            assert memory.cards == [len(hand) for hand in s.hands], f"seed {seed}"
            assert memory.wounds == [len(wounds) for wounds in s.wounds]
            owners = {b: n for n in range(s.seats) for b in (*s.captured[n], *s.turned_in[n])}
            assert memory.bounties == owners
            assert memory.items == {item: n for n in range(s.seats) for item in s.items[n]}
            assert memory.places == [s.book.town[cell].id for cell in s.cells]
