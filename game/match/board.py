"""One match of a board game between people and bots, as screens and headless runs drive it.

A screen asks `asked(seat)`, gives people's answers to `answer`, calls `advance` once a frame and plays what
`news` tells. Nothing is told before it is in the journal (Law 4); what a seat or the shared screen gets to
know comes from `view` and `news` only (Law 2).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.match.board_bot import BoardBot, decide, make_board_bot
from game.match.games import Game
from game.match.journal import Accepted, Entry
from game.match.match import Match
from game.match.pace import MS
from game.match.seats import SeatSpec
from game.match.thinker import Thinker
from game.rules.kernel import Event, Request, Response, RuleError, View

BOT_NS = 700 * MS
"""How long a bot lets people look at what happened before it answers."""
LONGEST_NS = 180_000 * MS
"""Who thinks longer than this was not at the table."""
TRIES = 20
"""How often a bot may answer what the rules refuse; then the default answers for it."""

Reader = int | None
"""A seat, or None = the shared screen."""


class BoardMatch:
    """A match of any game whose turns wait for answers.

    bots: by seat. bot_ns: the least time from what happened last to a bot's answer. held: bots think but do
    not answer while True, for animations that people shall see. now_ns: the clock of `advance`. refused: how
    often the rules refused what a bot answered. played_ns: how long it was played, without long absences.
    """

    def __init__(self, game: Game, match: Match[Any], told: Iterable[Event] | None = None) -> None:
        """match: as dealt, or resumed after `told`, all that happened in it."""
        self.game = game
        self.match = match
        self.bot_ns = BOT_NS
        self.held = False
        self.now_ns = 0
        self.refused = 0
        self.played_ns = 0
        self.log: list[Event] = [*game.rules.opening(match.state)] if told is None else [*told]
        self.bots: dict[int, BoardBot] = {}
        self._read: dict[Reader, int] = {}
        self._since_ns = 0
        self._begun = False
        self._whys: dict[int, str] = {}
        self._thinker = Thinker()
        self._pending: tuple[Request, ...] = ()
        self._views: dict[Reader, View] = {}
        self._known = -1
        for seat, spec in enumerate(match.seats):
            if not spec.is_person:
                self._seat_bot(seat, spec)

    # What a screen asks.

    @property
    def requests(self) -> tuple[Request, ...]:
        """All that can be answered now, secrets among them; () = over."""
        self._look()
        return self._pending

    @property
    def over(self) -> bool:
        """Whether nothing is asked any more."""
        return not self.requests

    @property
    def result(self) -> dict[str, Any]:
        """Of a match that is over, see the rules' `result`. Raises RuleError before."""
        return self.game.rules.result(self.match.state)

    def asked(self, seat: int) -> tuple[Request, ...]:
        """What a seat can answer now."""
        return tuple(request for request in self.requests if request.seat == seat)

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats without whose answers it does not go on, in the order in which they are asked."""
        return tuple(dict.fromkeys(request.seat for request in self.requests if not request.optional))

    @property
    def people_asked(self) -> tuple[int, ...]:
        """Those of them at which people sit."""
        return tuple(seat for seat in self.waits_for if seat not in self.bots)

    def view(self, reader: Reader) -> View:
        """What a seat, or with None the shared screen, may know; not to be changed."""
        self._look()
        found = self._views.get(reader)
        if found is None:
            found = self._views[reader] = self.match.view(reader)
        return found

    def news(self, reader: Reader = None) -> list[Event]:
        """What this reader may know of what happened since it asked last, the deal included."""
        start = self._read.get(reader, 0)
        self._read[reader] = len(self.log)
        return heard(self.log[start:], reader)

    def why(self, seat: int) -> str:
        """What a bot said about its last answer in `advance`, '' for people. It may tell of its hand."""
        return self._whys.get(seat, "")

    def refusal(self, response: Response) -> str:
        """Why the rules would refuse an answer now, '' if they would take it; nothing happens."""
        try:
            self.match.preview(response)
        except RuleError as error:
            return str(error)
        return ""

    # What drives it.

    def answer(self, response: Response) -> None:
        """A person's answer. Raises RuleError with a sentence, changing nothing, if it does not fit."""
        if response.seat in self.bots:
            raise RuleError(f"a bot plays seat {response.seat + 1}")
        self._submit(response)

    def advance(self, now_ns: int) -> None:
        """Go on to a time of any clock that never goes back; call it once a frame."""
        if not self._begun:  # nothing has taken any time yet, whatever the clock says
            self._begun, self._since_ns = True, now_ns
        self.now_ns = max(self.now_ns, now_ns)
        if self._thinker.idle:
            self._think()
        due = not self.held and self.now_ns >= self._since_ns + self.bot_ns
        if due and (thought := self._thinker.take()) is not None:
            seat, asked, response = thought
            self._tell_thinker()
            if asked == self.asked(seat):  # else somebody's answer has changed the question meanwhile
                self._whys[seat] = self.bots[seat].why()
                self._submit_for(seat, response)
        self._tell_thinker()

    def step(self) -> bool:
        """Let the next bot answer at once, without a thread or a wait; False if none is asked."""
        seat = self._next_bot()
        if seat is None:
            return False
        self._submit_for(seat, decide(self.bots[seat], self.asked(seat), self.view(seat)))
        return True

    def replace(self, seat: int, spec: SeatSpec) -> None:
        """Somebody else, a bot, or with SeatSpec('away') nobody, plays a seat from now on.

        Also in the midst of a question; a bot gets to know all that the seat may know.
        """
        self._thinker.forget(seat)
        self.bots.pop(seat, None)
        self.match.seats[seat] = spec = spec.following(self.match.seats[seat])
        if not spec.is_person:
            self._seat_bot(seat, spec)
        self._note("seat", spec.note(seat))

    def end(self, how: str = "left") -> None:
        """Write down that the match needs no resuming. how: 'over', or 'left' when it was given up."""
        data: dict[str, Any] = {"how": how, "trail": self.match.trail()}
        if how == "over":
            data |= {"winners": self.result["winners"], "played_ms": self.played_ns // MS}
        self._note("end", data)

    def close(self) -> None:
        """Let the journal and the thread go; the match can be resumed."""
        self._thinker.close()
        self.match.close()

    def _submit(self, response: Response) -> None:
        after_ns = max(0, self.now_ns - self._since_ns)
        events = self.match.submit(response, after_ns)
        self.played_ns += min(after_ns, LONGEST_NS)
        self._since_ns = self.now_ns
        over = self.over
        if over:
            self.end("over")
        elif self.match.journal is not None:
            self.match.journal.flush(sync=any(event.kind == "turn" for event in events))
        self.log += events
        for seat, bot in self.bots.items():
            if seat != self._thinker.seat:
                bot.see(heard(events, seat))
        self._thinker.missed(events)

    def _submit_for(self, seat: int, response: Response) -> None:
        """A bot's answer; one that the rules refuse is asked for again."""
        bot, asked, view = self.bots[seat], self.asked(seat), self.view(seat)
        for _ in range(TRIES):
            try:
                self._submit(response)
            except RuleError:
                self.refused += 1
                response = decide(bot, asked, view)
            else:
                return
        request = next(request for request in asked if not request.optional)
        self._submit(Response(seat, request.kind, request.default))

    def _think(self) -> None:
        seat = self._next_bot()
        if seat is not None:
            asked, view = self.asked(seat), self.view(seat)
            bot = self.bots[seat]
            self._thinker.start(seat, asked, lambda: decide(bot, asked, view))

    def _tell_thinker(self) -> None:
        """A bot that has thought sees what happened meanwhile."""
        for seat, events in self._thinker.caught_up():
            if seat in self.bots:
                self.bots[seat].see(heard(events, seat))

    def _next_bot(self) -> int | None:
        return next((seat for seat in self.waits_for if seat in self.bots), None)

    def _seat_bot(self, seat: int, spec: SeatSpec) -> None:
        bot = make_board_bot(self.game.id, spec, seat, self.match.seed, self.match.setup.content)
        bot.see(heard(self.log, seat))
        self.bots[seat] = bot

    def _look(self) -> None:
        if self._known != self.match.changes:
            self._known = self.match.changes
            self._pending = self.match.pending()
            self._views = {}

    def _note(self, name: str, data: Any) -> None:
        if self.match.journal is not None:
            self.match.journal.note(name, data)
            self.match.journal.flush(sync=True)


def played_ns(entries: Iterable[Entry]) -> int:
    """How long the match of a journal was played."""
    return sum(min(entry.after_ns, LONGEST_NS) for entry in entries if isinstance(entry, Accepted))


def heard(events: Iterable[Event], reader: Reader) -> list[Event]:
    """Those of some events that a seat, or with None everybody, may know."""
    return [event for event in events if event.audience is None or reader in event.audience]
