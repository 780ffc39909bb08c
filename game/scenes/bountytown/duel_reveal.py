"""The Showdown: all hands are shown one after the other; where each card is depends on the time alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from game.scenes.bountytown.duel_layout import DECK, PILE_H, Row
from game.scenes.bountytown.duel_pieces import EVER
from game.scenes.bountytown.duel_words import parted
from game.stage.canvas import Point
from game.stage.motion import FLIP_MS, in_out, out

FIRST_MS, SPREAD_MS, NEXT_MS = 260.0, 260.0, 380.0
FLIP_STEP_MS, DRAW_STEP_MS, DRAW_MS = 130.0, 90.0, 260.0
LAST_MS = 260.0
"""How much longer the last card of a hand keeps its secret."""
TIGHTER = 0.22
"""How much slower each hand turns than the one before: that is the tension."""
OPEN_ALREADY = -1.0
"""When a card turned that lay face up before."""
LABEL_MS, LIFT_MS, LIFT = 200.0, 240.0, 12.0
HUSH_MS, STAMP_MS, VERDICT_MS = 560.0, 240.0, 1500.0


class Hand(NamedTuple):
    """One of the hands. key: the role, or in a final Duel the seat. pan: where it is heard.

    counts: the rank that it counts as where that is another. bare: what was selected lies open already.
    base: faces printed on a Bounty, base_row: where they lie. cards: played, `selected` of them out of the
    hand. used_base, used: which of them make the rank.
    """

    key: int
    row: Row
    cards: tuple[str, ...]
    selected: int
    name: str
    words: str
    used: tuple[bool, ...]
    pan: float = 0.0
    base: tuple[str, ...] = ()
    used_base: tuple[bool, ...] = ()
    base_row: Row | None = None
    counts: str = ""
    bare: bool = False


class CardAt(NamedTuple):
    """A card as it is seen. turn: 0 = its back, 1 = its face. pale: 0..1, how little it counts."""

    face: str
    x: float
    y: float
    h: float
    turn: float
    pale: float


class Times(NamedTuple):
    """When a hand does what, ms. flies: of cards off the deck, by card. flips: by card, or OPEN_ALREADY."""

    start: float
    flies: tuple[float, ...]
    flips: tuple[float, ...]
    label: float


def hand_of(data: Mapping[str, Any], key: int, row: Row, pan: float, base_row: Row | None = None) -> Hand:
    """A hand of a `showdown` or `final_showdown`."""
    base, cards, used = tuple(data.get("base", ())), tuple(data["cards"]), list(data["used"])
    used_base = tuple(_struck(face, used) for face in base)
    used_cards = tuple(_struck(card[:2], used) for card in cards)
    _, words = parted(data["reason"])
    return Hand(
        key, row, cards, data["selected"], data["name"], words, used_cards, pan, base, used_base, base_row
    )


def _struck(face: str, used: list[str]) -> bool:
    """Whether a face stands on the list; it is struck off."""
    if face in used:
        used.remove(face)
        return True
    return False


class Reveal:
    """All hands of a Duel. best: the keys of those that win or share, hit: of those that do not.

    why: the rule that decided, brief: the same where there is room for one line.
    ms: how long it has been going on. over: nothing changes any more.
    old: a newer reason stands where this one was.
    """

    def __init__(
        self, hands: Sequence[Hand], best: Sequence[int], hit: Sequence[int], why: str, stamp: str
    ) -> None:
        """hands: in the order in which they are shown. stamp: what is put on the best."""
        self.hands, self.best, self.hit = tuple(hands), tuple(best), tuple(hit)
        self.why, self.stamp = why, stamp
        self.brief = ""
        self.ms = 0.0
        self.old = False
        at = FIRST_MS
        self.times: dict[int, Times] = {}
        for number, hand in enumerate(self.hands):
            times = _times(hand, at, 1.0 + TIGHTER * number)
            self.times[hand.key] = times
            at = times.label + LABEL_MS + NEXT_MS
        self.verdict = at - NEXT_MS + HUSH_MS
        self.end = self.verdict + VERDICT_MS
        self._cues = sorted(self._voices())

    @property
    def drawn(self) -> int:
        """How many cards come off the deck."""
        return sum(len(hand.cards) - hand.selected for hand in self.hands)

    @property
    def over(self) -> bool:
        """Whether all has been shown."""
        return self.ms >= self.end

    @property
    def decided(self) -> bool:
        """Whether everybody sees who won."""
        return self.ms >= self.verdict

    def advance(self, ms: float) -> list[tuple[str, float]]:
        """Let time pass; gives the voices that are due, with where each is heard."""
        self.ms += ms
        due = []
        while self._cues and self._cues[0][0] <= self.ms:
            _, voice, pan = self._cues.pop(0)
            due.append((voice, pan))
        return due

    def finish(self) -> None:
        """Show all at once, without a sound."""
        self.ms = EVER
        self._cues = []

    def share(self, at: float, ms: float) -> float:
        """How much of something that begins at `at` and takes `ms` has passed, 0..1."""
        return min(1.0, max(0.0, (self.ms - at) / ms))

    def packed(self, key: int) -> bool:
        """Whether the cards of a hand still lie on one heap."""
        return key in self.times and self.ms < self.times[key].start

    def named(self, key: int) -> float:
        """How much of the rank's name is there, 0..1."""
        return self.share(self.times[key].label, LABEL_MS)

    def stamped(self) -> float:
        """How much of the stamp on the best hand is there, 0..1."""
        return self.share(self.verdict, STAMP_MS)

    def cards(self, hand: Hand) -> Iterator[CardAt]:
        """The cards of a hand that lie open or are on their way, the base of a Bounty before them."""
        times = self.times[hand.key]
        lifted = out(self.share(times.label, LIFT_MS))
        for index, face in enumerate(hand.base):
            if hand.base_row is not None:
                at = hand.base_row.at(index, len(hand.base))
                yield _seen(face, at, hand.base_row.h, 1.0, lifted, counts=hand.used_base[index])
        for index, face in enumerate(hand.cards):
            at = hand.row.at(index, len(hand.cards))
            turn = 1.0 if times.flips[index] < 0 else in_out(self.share(times.flips[index], FLIP_MS))
            if index < hand.selected:
                if self.ms < times.start:
                    continue
                away = 1.0 if hand.bare else out(self.share(times.start, SPREAD_MS))
                here = _between((hand.row.x, hand.row.y), at, away)
                height = hand.row.h
            else:
                if self.ms < times.flies[index]:
                    continue
                away = in_out(self.share(times.flies[index], DRAW_MS))
                here = _between(DECK, at, away)
                height = PILE_H + (hand.row.h - PILE_H) * away
            yield _seen(face, here, height, turn, lifted, counts=hand.used[index])

    def _voices(self) -> Iterator[tuple[float, str, float]]:
        for hand in self.hands:
            times = self.times[hand.key]
            yield from ((at, "deal", hand.pan) for at in times.flies if at < EVER)
            yield from ((at, "reveal", hand.pan) for at in times.flips if at >= 0)
            yield times.label, "token", hand.pan
        for beat in (1.0, 0.5):
            yield self.verdict - beat * HUSH_MS, "tick", 0.0
        yield self.verdict, "gunshot", 0.0
        if self.hit:
            pans = [hand.pan for hand in self.hands if hand.key in self.hit]
            yield self.verdict + 140.0, "ricochet", pans[0] if pans else 0.0


def _times(hand: Hand, start: float, slow: float) -> Times:
    """First the cards of the hand spread and turn, then those of the deck come and turn."""
    at = start + (SPREAD_MS + 40 if hand.selected and not hand.bare else 0.0)
    flies = [EVER] * len(hand.cards)
    flips: list[float] = [OPEN_ALREADY] * hand.selected if hand.bare else []
    for index in range(len(flips), hand.selected):
        last = index == len(hand.cards) - 1 and index > 1
        at += LAST_MS * slow if last else 0.0
        flips.append(at)
        at += FLIP_STEP_MS * slow
    for index in range(hand.selected, len(hand.cards)):
        flies[index] = at
        at += DRAW_STEP_MS
    at += DRAW_MS if len(hand.cards) > hand.selected else 0.0
    for index in range(hand.selected, len(hand.cards)):
        at += LAST_MS * slow if index == len(hand.cards) - 1 and index > 1 else 0.0
        flips.append(at)
        at += FLIP_STEP_MS * slow
    return Times(start, tuple(flies), tuple(flips), at + FLIP_MS)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _seen(face: str, at: Point, height: float, turn: float, lifted: float, *, counts: bool) -> CardAt:
    """Cards that count rise a little, the others pale."""
    x, y = at
    if counts:
        return CardAt(face, x, y - LIFT * lifted, height, turn, 0.0)
    return CardAt(face, x, y, height, turn, lifted)
