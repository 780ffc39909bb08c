"""The table of one match while hands race: presses in, covers out, in steps of 1/240 s of game time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.inputs.press import CONTROLS, Press
from game.race.ahead import look_ahead
from game.race.hands import Hand, HandView
from game.race.player import NOTHING, Cover, Miss, Player, Scene
from game.race.space import RATE, HandSpace
from game.race.spec import TableSpec
from game.race.steering import Controls
from game.race.targets import Felt, Target, TargetView
from game.race.thuds import Thuds
from game.race.weather import Weather

SECOND = 1_000_000_000
RACE_CLOCK_NS = 600 * SECOND
"""Room on the table's clock for each race when nobody keeps that clock."""


class WorldView(NamedTuple):
    """What everybody sees of a race. targets: all that lies on the table, by id."""

    now_ns: int
    seats: int
    hands: tuple[HandView, ...]
    targets: Mapping[str, TargetView]


class World:
    """Hands over a table. Time is the race's own, ns since the reveal; equal presses give equal covers."""

    def __init__(self, table: TableSpec, seats: int, seed: int) -> None:
        """seats: 2..8. seed: of the table's weather."""
        self.table = table
        self.seats = seats
        self.weather = Weather(table, seed)
        self.now_ns = 0
        self._races = 0
        self.begin({}, {}, 1)

    def begin(
        self,
        targets: Mapping[str, Target],
        delays_ns: Mapping[int, int],
        hands: int,
        *,
        held: Mapping[int, frozenset[str]] | None = None,
        clock_ns: int | None = None,
    ) -> None:
        """Start a race: time is 0, all hands are at home.

        delays_ns: for how long false starters wait (BM19). hands: 1, or 2 for a Brawl (BM15). held: controls
        that seats hold already: they count once let go. clock_ns: the table's clock, for its weather.
        """
        if clock_ns is None:
            clock_ns = self._races * RACE_CLOCK_NS
        self._races += 1
        self._steps = 0
        self.now_ns = 0
        self.start_ns = clock_ns
        spec = self.table
        loose = spec.drift.reach if spec.drift else 0.0
        offset = self.weather.float_away if spec.drift else None
        felt = Felt(targets.values(), spec.physics.grip, loose, offset)
        self._scene = Scene(spec.physics, spec.shape.reach, felt, clock_ns)
        self._players = [self._player(seat, hands, held or {}) for seat in range(self.seats)]
        for seat, delay in delays_ns.items():
            if delay > 0:
                self._players[seat].hands[0].enter("delayed", 0, delay)
        everyone = [hand for player in self._players for hand in player.hands]
        self._space = HandSpace(everyone, spec.sizes.palm, spec.physics.elbow_push)
        self._thuds = Thuds(spec.physics.gravity)

    def _player(self, seat: int, hands: int, held: Mapping[int, frozenset[str]]) -> Player:
        own = [Hand(seat, hand, self.table.home(seat, self.seats, hand)) for hand in range(hands)]
        return Player(seat, own, Controls(held.get(seat, ())))

    def feed(self, press: Press) -> None:
        """Take a press (race time), in any order; one from before `now_ns` takes effect now."""
        seat = press.seat
        if seat is not None and 0 <= seat < self.seats and press.control in CONTROLS:
            self._players[seat].feed(press, max(press.at_ns, self.now_ns))

    def step(self) -> list[Cover | Miss]:
        """Live through one step; what palms came down on, in the order of time."""
        start, end = self.now_ns, (self._steps + 1) * SECOND // RATE
        carry = self._carry(start, end)
        results: list[Cover | Miss] = []
        for player in self._players:
            if not player.quiet():
                results += player.run(start, end, self._scene, carry)
        self._space.settle()
        self._steps += 1
        self.now_ns = end
        if results:
            results.sort(key=lambda result: (result.at_ns, result.seat))
            self._note(results)
        return results

    def _carry(self, start_ns: int, end_ns: int) -> tuple[float, float]:
        if not self.weather.moves_hands:
            return NOTHING
        return self.weather.carry(self.start_ns + (start_ns + end_ns) // 2)

    def _note(self, results: list[Cover | Miss]) -> None:
        for result in results:
            self._thuds.add(result.at_ns, result.x, result.y)
            if isinstance(result, Cover):
                self._scene.felt.pin(result.target, self.start_ns + result.at_ns)

    def hold(self, seat: int, hand: int) -> None:
        """The verdict: it was first and stays on its target."""
        self._players[seat].hands[hand].state = "hold"

    def recoil(self, seat: int, hand: int) -> None:
        """The verdict: beaten or wrong kind of object; the hand bounces and is free later (BM5, BM12)."""
        self._players[seat].hands[hand].bounce(self.now_ns)

    def hands(self) -> list[HandView]:
        """All hands as they are."""
        return [hand.view() for player in self._players for hand in player.hands]

    def ahead(self, ns: int) -> list[HandView]:
        """All hands as they will be in `ns` if nobody presses anything new; the world does not change."""
        return look_ahead(self._players, self.now_ns, ns, self._scene, self._carry)

    def cards(self, ns: int = 0) -> list[TargetView]:
        """All targets as they will be in `ns`: loose ones float, slams near them make them hop (BM18)."""
        felt, now = self._scene.felt, self.now_ns + ns
        covered = {hand.target for player in self._players for hand in player.hands if hand.target}
        views = []
        for target in (solid.target for solid in felt.solids):
            x, y = felt.middle(target, self.start_ns + now)
            held = target.id in covered
            hop = 0.0 if held else self._thuds.hop(x, y, now)
            views.append(TargetView(target.id, target.kind, x, y, target.angle, hop, held))
        return views

    def view(self) -> WorldView:
        """What a bot may see of the race."""
        targets = {card.id: card for card in self.cards()}
        return WorldView(self.now_ns, self.seats, tuple(self.hands()), targets)
