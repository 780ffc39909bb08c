"""Bots over a real table under real rules, with cards where the test wants them."""

from __future__ import annotations

from game.bots.bandits import BanditsBot
from game.inputs.press import Press
from game.race.player import Cover
from game.race.spec import TableSpec
from game.race.world import World
from game.rules.kernel import Event, Response, RuleError
from tests.race.felt import MS, spec
from tests.rules.bandits.table import RULES, Table

THINK_NS = 25 * MS
SALOON = spec()


class Arena:
    """A shown card and the bots of some seats. presses: all that they made; covers: what they led to."""

    def __init__(self, match: Table, bots: dict[int, BanditsBot], table: TableSpec = SALOON) -> None:
        self.match = match
        self.bots = bots
        self.presses: list[Press] = []
        self.covers: list[Cover] = []
        s = match.s
        view = RULES.view(s, None)
        targets = {row["target"]: table.card_target(row["target"], row["spot"]) for row in view["spots"]}
        targets |= {
            token: table.token_target(token, holder, s.seats) for token, holder in view["tokens"].items()
        }
        self.world = World(table, s.seats, 1)
        capture = view["capture"]
        self.world.begin(targets, dict(enumerate(capture["delays_ns"])), capture["hands"])
        self.tell([Event("race", data={"aims": capture["aims"]})])

    def tell(self, events: list[Event] | tuple[Event, ...]) -> None:
        for bot in self.bots.values():
            bot.see(events)
        for event in events:
            if event.kind == "award":
                self.world.hold(event.seat, event.data["hand"])
            elif event.kind in ("beaten", "slip"):
                self.world.recoil(event.seat, event.data["hand"])

    def run(self, until_ms: int) -> list[Event]:
        """Race on; every verdict is given at once."""
        happened: list[Event] = []
        step = 0
        while self.match.s.phase == "capture" and self.world.now_ns < until_ms * MS:
            if step % 6 == 0:
                self._think()
            for result in self.world.step():
                if isinstance(result, Cover):
                    self.covers.append(result)
                    happened += self._cover(result)
            happened += self._submit(Response(-1, "advance", lo_ns=max(0, self.world.now_ns - 10 * MS)))
            step += 1
        return happened

    def _think(self) -> None:
        for seat, bot in self.bots.items():
            for press in bot.plan(RULES.view(self.match.s, seat), self.world.view(), self.world.now_ns):
                self.presses.append(press)
                self.world.feed(press)

    def _cover(self, cover: Cover) -> list[Event]:
        picks = (cover.target,)
        try:
            return self._submit(
                Response(cover.seat, "cover", picks, cover.hand, cover.lo_ns, cover.hi_ns, cover.aim)
            )
        except RuleError:
            self.world.recoil(cover.seat, cover.hand)
            return []

    def _submit(self, response: Response) -> list[Event]:
        events = self.match.submit(response)
        self.tell(events)
        return list(events)


def bots(levels: dict[int, str], seed: int = 1) -> dict[int, BanditsBot]:
    return {seat: BanditsBot(level, seat, seed + 100 * seat) for seat, level in levels.items()}
