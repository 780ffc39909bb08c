"""From the seats into a party, from round to round, and to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.match import board_start, ledger, standoff_start
from game.match.board_start import new_board, resume_board
from game.match.games import BANDITS, KNOWN, NOON
from game.match.journal import JournalError, has_ended, read
from game.match.party import FILE, Party, plan_of
from game.match.party_file import PartyFile
from game.match.rerun import outcome_of
from game.match.seats import SeatError, SeatSpec
from game.match.standoff_start import new_standoff, resume_standoff
from game.match.start import new_hunt, resume_hunt
from game.scenes.bandits import start as bandits
from game.scenes.bandits.hunt import HuntScene
from game.scenes.bandits.options import QUICK_RULES, rules_of
from game.scenes.board.options import options_of
from game.scenes.board.scene import BoardScene
from game.scenes.games import make_table
from game.scenes.keeper import STORAGE
from game.scenes.noon import start as noon
from game.scenes.noon.duel import NoonScene
from game.scenes.party.board import PartyBoard
from game.scenes.party.finale import PartyFinale
from game.scenes.party.guests import Guests
from game.scenes.party.venue import PartyOptions, PartyVenue
from game.scenes.rulebook.start import rulebook_scene
from game.scenes.seats import SeatsScene
from game.scenes.sitdown import Held, held, line_up, only_pad, seated
from game.store.records import MatchRecord

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.scenes.app import App
    from game.scenes.stack import Scene

NOON_WINS = 2
"""Rounds that win Noon at a party."""
BOOM_GOAL = 30
RECORDS: dict[str, Callable[[Any], MatchRecord]] = {
    BANDITS.id: ledger.record_of,
    NOON.id: standoff_start.record_of,
}
"""What is kept of a round, where it is not a board game."""


def seats(app: App, title: Callable[[], Scene], first: Press | None = None) -> SeatsScene:
    """Who plays? first: the press that came here."""
    return SeatsScene(lambda: begin(app, title), PartyOptions, first, venue=PartyVenue(app))


def begin(app: App, title: Callable[[], Scene]) -> None:
    """Start a party with those who sit; where it costs, once it is paid."""
    venue = PartyVenue(app)
    specs = line_up(app, venue.id, venue.seats[0])
    if specs is None:
        app.stack.swap(seats(app, title))
        return
    plan = plan_of(venue.games, venue.length, len(specs), app.rng.getrandbits(32))
    party = Party(tuple(spec.word for spec in specs), tuple(spec.name for spec in specs), plan)
    Evening(app, party, title).go_on()


def broken_off(app: App) -> Party | None:
    """The party that can be gone on with; what is wrong with its file is said."""
    file = PartyFile(app.folders.root)
    party = file.load()
    app.report(file.notice, STORAGE)
    return party


def is_round(app: App, journal: Path) -> bool:
    """Whether a match is the open round of the party that was broken off."""
    party = broken_off(app)
    return party is not None and party.journal == journal.name


def resume(app: App, title: Callable[[], Scene]) -> Scene:
    """The party that was broken off: its open round goes on, or its table is shown. Raises JournalError."""
    party = broken_off(app)
    if party is None:
        raise JournalError("No unfinished party.")
    return Evening(app, party, title).resume()


class Evening:
    """One party from round to round; the same seats play all of them."""

    def __init__(self, app: App, party: Party, title: Callable[[], Scene]) -> None:
        """title: where it ends."""
        self.app, self.party, self._title = app, party, title
        self._file = PartyFile(app.folders.root)

    def go_on(self) -> None:
        """The table, in place of the scene on top."""
        self.app.stack.swap(self.table())

    def table(self) -> Scene:
        """How things stand; the podium once all is played."""
        if not self.party.game:
            return self.finale()
        guests = Guests(self.app, self.party, self._keep)
        self._keep()
        return PartyBoard(self.party, guests, on=self._next, leave=self._leave)

    def finale(self) -> Scene:
        """The end, early or not."""
        self._file.drop()
        if not self.party.rounds:
            return self._title()
        for seat, place in enumerate(self.party.places):
            if place == 1:
                self.app.roster.won(seat)
        return PartyFinale(self.party, again=lambda: begin(self.app, self._title), title=self._title)

    def _leave(self) -> None:
        self.app.stack.reset(self.finale())

    # Rounds

    def _next(self) -> None:
        self._keep()
        self.app.stack.swap(self._scene(self._deal()))

    def _keep(self) -> None:
        """Write down who sits now: bots may have taken over, somebody may have come in."""
        roster = self.app.roster
        specs = roster.specs()
        self.party.seats = tuple(spec.word for spec in specs)
        self.party.looks = tuple(spec.look for spec in specs)
        self.party.names = tuple(sitter.name for sitter in roster.sitters if sitter is not None)
        self.party.away = tuple(roster.stood_in)
        self._file.save(self.party)

    def _deal(self) -> Any:
        """The match of this round, dealt and on disk."""
        app, game, specs = self.app, self.party.game, self.app.roster.specs()
        seed, journals, settings = app.next_seed(), app.folders.journals, app.settings
        if game == NOON.id:
            played: Any = new_standoff(
                specs, seed, options={"wins": NOON_WINS}, pace=noon.pace(app), journals=journals
            )
        elif game == BANDITS.id:
            played = new_hunt(
                app.content,
                specs,
                seed,
                table=settings.table,
                options={**rules_of(settings), **QUICK_RULES},
                pace=bandits.pace(app),
                journals=journals,
            )
        else:
            options = options_of(KNOWN[game], settings)
            if "goal" in KNOWN[game].options:
                options["goal"] = BOOM_GOAL
            played = new_board(
                KNOWN[game], KNOWN[game].box(), specs, seed, options=options, journals=journals
            )
        self.party.journal = played.match.journal_name
        self._file.save(self.party)
        return played

    def _scene(self, played: Any) -> Scene:
        """The screen of a match of this party."""
        app, game = self.app, self.party.game
        if game == NOON.id:
            return NoonScene(
                played,
                after=lambda done: self._after(done.standoff),
                left=self.finale,
            )
        if game == BANDITS.id:
            return HuntScene(
                played,
                after=lambda done: self._after(done.hunt),
                left=self.finale,
                pace=lambda: bandits.pace(app),
            )
        table = make_table(app, game, len(played.match.seats))
        return BoardScene(
            played,
            table,
            manner=app.settings.secrecy,
            after=lambda done: self._after(done.board),
            left=self.finale,
            rules=lambda: rulebook_scene(app, game),
        )

    def _after(self, played: Any) -> Scene:
        """A round is over: score it, show how things stand."""
        self._score(played.result)
        return self.table()

    def _score(self, result: dict[str, Any]) -> None:
        self.party.score(result["places"], result[KNOWN[self.party.game].score])

    # After a kill

    def resume(self) -> Scene:
        """Its open match where it stopped; one that had just ended counts. Raises JournalError."""
        path = self._open_round()
        result, seats = (None, self._specs()) if path is None else outcome_of(path)
        if path is not None and result is None and not has_ended(path):
            played = self._resumed(path)
            return self._seated(played.match.seats, lambda: self._scene(played), self._held(played))
        if result is not None:
            self._score(result)
        return self._seated(seats, self.table, Held(FILE, lambda _seat, _spec: None, lambda: None))

    def _open_round(self) -> Path | None:
        """The journal of the round that is played, None if there is none or it is of another match."""
        path = self.app.folders.journals / self.party.journal
        if not self.party.journal or not path.exists():
            return None
        header = read(path).header
        own = header.game == self.party.game and len(header.seats) == len(self.party.seats)
        return path if own else None

    def _specs(self) -> list[SeatSpec]:
        try:
            return self.party.specs()
        except SeatError as error:
            raise JournalError(f"The party can't be resumed: {error}") from None

    def _resumed(self, path: Path) -> Any:
        game = self.party.game
        if game == NOON.id:
            return resume_standoff(path, pace=noon.pace(self.app))
        if game == BANDITS.id:
            return resume_hunt(path, pace=bandits.pace(self.app))
        return resume_board(path)

    def _held(self, played: Any) -> Held:
        close = played.match.close if self.party.game in RECORDS else played.close
        return held(self.app, played, lambda: self._record_of(played), close)

    def _record_of(self, played: Any) -> MatchRecord:
        return RECORDS.get(self.party.game, board_start.record_of)(played)

    def _seated(self, specs: Sequence[SeatSpec], then: Callable[[], Scene], waits: Held) -> Scene:
        known = self.party.recalled(specs)
        return seated(self.app, known, only_pad(self.app), then=then, held=waits)
