"""Sets a lesson on the table: a real match and its referee, laid out by hand instead of dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.match.hunt import RULES, Hunt
from game.match.match import Match
from game.match.pace import MS, Pace
from game.match.seats import SeatSpec
from game.rules.bandits.state import Beside, State
from game.rules.kernel import TABLE, Event, Setup
from game.scenes.bandits.howto_foil import Foil
from game.scenes.bandits.howto_lessons import Lesson
from game.scenes.bandits.howto_slots import JOINS, placed, slot_spots

if TYPE_CHECKING:
    from game.match.content import Content
    from game.race.spec import TableSpec

ROOM = "saloon"
DECK = 4
"""Cards in each deck, so that it looks like one."""
PACE = Pace(auto_reveal=0, hush=(700 * MS, 1_200 * MS), look=1_300 * MS, check=1_300 * MS, choose=30_000 * MS)
ALONE_MS, TOGETHER_MS = 20_000, 9_000
"""When a capture ends by itself (BM8): a pupil alone with the foil, and several pupils."""


class Places(NamedTuple):
    """Who sits in a lesson. pupils: their seats, the first one first. foil: the slow hand's seat, or None."""

    pupils: tuple[int, ...]
    foil: int | None

    @property
    def order(self) -> tuple[int, ...]:
        """All seats in the order in which a lesson names them."""
        return self.pupils if self.foil is None else (*self.pupils, self.foil)


class LessonHunt(Hunt):
    """A hunt of one card. told: everything that happened. lesson: with the table's own spots."""

    told: tuple[Event, ...] = ()
    lesson: Lesson

    def advance(self, watermark_ns: int) -> list[Event]:
        """As always, but it is kept; nothing was dealt, and there is no next turn."""
        events = super().advance(watermark_ns)
        self.told += tuple(events)
        over = ("dealt", "turn") if self.flipped_once else ("dealt",)
        return [event for event in events if event.kind not in over]

    @property
    def flipped_once(self) -> bool:
        """Whether the card of the lesson has shown."""
        return any(event.kind == "flip" for event in self.told)

    @property
    def finished(self) -> bool:
        """Whether everything about the card is settled."""
        return self.phase in ("wait", "over") and self.flipped_once

    def hand_turn(self, seat: int) -> None:
        """Let another seat turn the card that waits."""
        if self.phase == "wait" and seat != self.active:
            mark = self.match.mark()
            decks, active = mark.state.decks, mark.state.active
            decks[seat], decks[active] = decks[active], decks[seat]
            mark.state.active = seat
            self.match.take_back(mark)


def set_lesson(content: Content, lesson: Lesson, places: Places, ballerina: str) -> LessonHunt:
    """The hunt of a lesson, waiting for its card to be turned. ballerina: the house's way (BM14)."""
    table = content.table(ROOM)
    lesson = placed(lesson, table)
    limit = ALONE_MS if places.foil is not None else TOGETHER_MS
    options: dict[str, str | int | bool] = {
        "card_time_ms": limit,
        "token_time_ms": limit,
        "ballerina": ballerina,
    }
    seats = [SeatSpec("keys1")] * len(places.order)
    if places.foil is not None:
        seats[places.foil] = SeatSpec("bot", "easy")
    match = Match(RULES, Setup(len(seats), options, content.cards), 0, tuple(seats))
    _lay(match.state, lesson, places.order)
    match.state.order = _spot_order(table)
    hunt = LessonHunt(match, table, PACE)
    hunt.lesson = lesson
    if places.foil is not None:
        patience = lesson.patience_ms * MS
        hunt.bots[places.foil] = Foil(places.foil, places.pupils, lesson.foil, patience)
    return hunt


def _spot_order(table: TableSpec) -> tuple[int, ...]:
    """In which order spots fill: where the board with the words hides nothing."""
    slots = slot_spots(table)
    first = [slots[slot] for slot in JOINS]
    rest = sorted(range(len(table.spots)), key=lambda spot: table.place(spot)[1])
    return (*first, *(spot for spot in rest if spot not in first))


def _lay(state: State, lesson: Lesson, order: Sequence[int]) -> None:
    """Put everything where the lesson wants it."""
    state.spots = [""] * len(state.spots)
    state.up = [False] * len(state.up)
    for spot, card in lesson.table:
        state.spots[spot] = card
        state.up[spot] = spot not in lesson.down
    for place, seat in enumerate(order):
        state.captured[seat] = list(lesson.piles[place]) if place < len(lesson.piles) else []
    state.beside = [Beside(escape, list(cards)) for escape, cards in lesson.beside]
    state.sheriffs[0] = TABLE if lesson.sheriff is None else order[lesson.sheriff]
    state.first = state.active = order[0]
    _stack(state, lesson, order)


def _stack(state: State, lesson: Lesson, order: Sequence[int]) -> None:
    """Decks of cards that lie nowhere else, the lesson's own on top of the first."""
    used = {lesson.card, *state.spots, *(card for pile in state.captured for card in pile)}
    used |= {card for beside in state.beside for card in (beside.escape, *beside.cards)}
    rest = [card for card in state.cards if card not in used]
    for place, seat in enumerate(order):
        state.decks[seat] = rest[place * DECK : (place + 1) * DECK]
    state.decks[order[0]].append(lesson.card)
