"""What somebody knows who has only heard the public events."""

from __future__ import annotations

from game.rules.kernel import Event


class Memory:
    """The table as it follows from public events alone; fields as in the view."""

    def __init__(self, seats: int) -> None:
        self.hands = [0] * seats
        self.streets: list[list[str]] = [[] for _ in range(seats)]
        self.crews: list[list[str]] = [[] for _ in range(seats)]
        self.money = [0] * seats
        self.pile: list[str] = []
        self.deck = self.active = self.turn = 0
        self.winners: list[int] = []
        self._job = self._deed = ""

    def hear(self, event: Event) -> None:
        if event.audience is None:
            getattr(self, f"_on_{event.kind}", lambda *_: None)(event.seat, event.data)

    def _on_dealt(self, _: int, data: dict) -> None:
        self.hands = [data["hand"] for _ in self.hands]
        self.deck = data["deck"]

    def _on_turn(self, seat: int, data: dict) -> None:
        self.active, self.turn = seat, data["turn"]

    def _on_drew(self, seat: int, data: dict) -> None:
        self.hands[seat] += data["count"]
        self.deck = data["deck"]

    def _on_reshuffled(self, _: int, data: dict) -> None:
        assert data["deck"] == len(self.pile)
        self.deck, self.pile = data["deck"], []

    def _on_recruited(self, seat: int, data: dict) -> None:
        self.hands[seat] -= 1
        self.crews[seat].append(data["card"])

    def _on_claimed(self, seat: int, data: dict) -> None:
        self.hands[seat] -= 1
        self.streets[seat].append(data["card"])

    def _on_discarded(self, seat: int, data: dict) -> None:
        self.hands[seat] -= len(data["cards"])
        self.pile += data["cards"]

    def _on_paid(self, seat: int, data: dict) -> None:
        self.money[seat] += data["amount"]
        assert self.money[seat] == data["money"]

    def _on_head_start(self, seat: int, data: dict) -> None:
        self._on_paid(seat, data)

    def _on_razed(self, seat: int, data: dict) -> None:
        self.streets[seat].remove(data["card"])
        self.pile.append(data["card"])

    def _on_killed(self, seat: int, data: dict) -> None:
        self.crews[seat].remove(data["card"])
        self.pile.append(data["card"])

    def _on_taken(self, seat: int, data: dict) -> None:
        self.streets[data["from"]].remove(data["card"])
        self.streets[seat].append(data["card"])

    def _on_deed(self, seat: int, _: dict) -> None:
        self.hands[seat] -= 1

    def _on_used(self, _: int, data: dict) -> None:
        self.pile.append(data["card"])

    def _on_called_off(self, seat: int, _: dict) -> None:
        self.hands[seat] += 1

    def _on_raid(self, seat: int, data: dict) -> None:
        self.hands[seat] -= bool(data["card"])

    def _on_fight(self, _: int, data: dict) -> None:
        self._sides = data["seats"]

    def _on_revealed(self, _: int, data: dict) -> None:
        for seat, cards in zip(self._sides, data["cards"], strict=True):
            self.hands[seat] -= len(cards)

    def _on_fight_over(self, _: int, data: dict) -> None:
        self.pile += data["discarded"]

    def _on_winner(self, _: int, data: dict) -> None:
        self.winners = data["winners"]
