"""The laboratory's two tests: reactions after a lamp, and keys that a keyboard loses."""

from __future__ import annotations

import random

import pytest

from game.inputs.bindings import Bindings
from game.inputs.press import Press
from game.scenes.lab_reaction import LIT_NS, WAIT_MS, ReactionPage, middle_ms
from game.scenes.lab_rollover import FULL_NS, STILL_NS, RollOverPage

MS = 1_000_000
SECOND = 1_000 * MS
FLIP_NS = 3 * MS
"""From drawing to being on screen."""


def press(device: str, at_ns: int, control: str = "slam", value: float = 1.0, raw: str = "x") -> Press:
    half = MS // 2
    return Press(None, control, value, at_ns - half, at_ns + half, at_ns + half, "test", device, raw)


# Reactions


def lit() -> tuple[ReactionPage, int]:
    """A page whose lamp has just lit, and the instant at which it was seen."""
    page = ReactionPage(random.Random(5))
    page.feed(press("keys1", 0), 0)
    now = 0
    while page.phase != "lit":
        now += 16 * MS
        page.advance(now)
    page._drawn = True
    page.flipped(now + FLIP_NS)
    return page, now + FLIP_NS


def test_the_palm_begins_a_round_and_is_no_answer() -> None:
    page = ReactionPage(random.Random(5))
    page.feed(press("keys1", 0), 0)
    assert page.phase == "wait"
    assert not page.records


def test_other_keys_begin_no_round() -> None:
    page = ReactionPage(random.Random(5))
    page.feed(press("keys1", 0, "left"), 0)
    page.feed(press("keys1", 0, value=0.0), 0)
    assert page.phase == "idle"


def test_the_wait_is_random_within_its_bounds() -> None:
    waits = set()
    for seed in range(20):
        page = ReactionPage(random.Random(seed))
        page.feed(press("keys1", 0), 0)
        now = 0
        while page.phase == "wait":
            now += 10 * MS
            page.advance(now)
        waits.add(now // MS)
        assert WAIT_MS[0] <= now // MS <= WAIT_MS[1] + 10
    assert len(waits) > 10


def test_reactions_count_from_the_flip_not_from_the_drawing() -> None:
    page, since = lit()
    page.feed(press("keys2", since + 212 * MS), since + 220 * MS)
    page.feed(press("pad:0", since + 250 * MS, "", raw="b3"), since + 260 * MS)
    assert page.records["keys2"].times_ms == [212.0]
    assert page.records["pad:0"].times_ms == [250.0]


def test_a_press_before_the_lamp_is_a_false_start() -> None:
    page = ReactionPage(random.Random(5))
    page.feed(press("keys1", 0), 0)
    page.feed(press("keys2", 100 * MS), 100 * MS)
    assert page.records["keys2"].early == 1
    assert page.records["keys2"].times_ms == []


@pytest.mark.parametrize(("after_ms", "good"), [(60, False), (99, False), (101, True)])
def test_sooner_than_100_ms_after_the_lamp_is_a_false_start(after_ms: int, good: bool) -> None:
    """As BM16 has it."""
    page, since = lit()
    page.feed(press("keys2", since + after_ms * MS), since + 200 * MS)
    assert page.records["keys2"].early == (not good)
    assert bool(page.records["keys2"].times_ms) == good


def test_only_the_first_press_of_a_device_counts() -> None:
    page, since = lit()
    page.feed(press("keys2", since + 180 * MS), since + 200 * MS)
    page.feed(press("keys2", since + 300 * MS), since + 310 * MS)
    assert page.records["keys2"].times_ms == [180.0]


def test_a_lamp_that_nobody_has_seen_yet_starts_no_clock() -> None:
    page = ReactionPage(random.Random(5))
    page.feed(press("keys1", 0), 0)
    page.advance(5 * SECOND)
    page.flipped(5 * SECOND)
    page.feed(press("keys2", 5 * SECOND + 300 * MS), 5 * SECOND + 300 * MS)
    assert page.records["keys2"].early == 1


def test_the_next_round_begins_at_a_press_after_a_rest() -> None:
    page, since = lit()
    page.feed(press("keys2", since + 180 * MS), since + 180 * MS)
    page.advance(since + LIT_NS)
    assert page.phase == "told"
    page.feed(press("keys2", since + LIT_NS), since + LIT_NS)
    assert page.phase == "told"
    page.feed(press("keys2", since + LIT_NS + SECOND), since + LIT_NS + SECOND)
    assert page.phase == "wait"
    assert page.records["keys2"].last is None
    assert page.records["keys2"].times_ms == [180.0]


def test_a_reaction_is_the_middle_of_what_is_known() -> None:
    page, since = lit()
    page.feed(press("keys2", since + 150 * MS), since + 160 * MS)
    last = page.records["keys2"].last
    assert last is not None
    assert (last.hi_ns - last.lo_ns, middle_ms(last)) == (MS, 150.0)


# Roll-over


class Board:
    """Keys pressed on a roll-over page."""

    def __init__(self) -> None:
        self.page = RollOverPage(Bindings(), str)
        self.now_ns = 0

    def key(self, zone: str, control: str, raw: str, value: float = 1.0) -> None:
        self.now_ns += 20 * MS
        self.page.feed(press(zone, self.now_ns, control, value, raw), self.now_ns)

    def rest(self, ns: int) -> None:
        self.now_ns += ns
        self.page.advance(self.now_ns)


@pytest.fixture
def board() -> Board:
    made = Board()
    for zone, raw in (("keys1", "V"), ("keys2", "Return")):
        made.key(zone, "slam", raw)
        made.key(zone, "slam", raw, 0.0)
    return made


def hold(board: Board, *skipped: str) -> None:
    for zone, keys in (("keys1", ("W", "D", "V")), ("keys2", ("Up", "Right", "Return"))):
        for control, raw in zip(("up", "right", "slam"), keys, strict=True):
            if raw not in skipped:
                board.key(zone, control, raw)


def test_players_take_part_with_their_palm(board: Board) -> None:
    board.key("keys3", "left", "J")
    assert board.page.zones == ["keys1", "keys2"]


def test_all_keys_that_arrive_pass_soon(board: Board) -> None:
    hold(board)
    board.rest(FULL_NS)
    assert board.page.passed
    assert "All 6 keys arrive" in board.page.verdict


def test_a_lost_key_is_named_once_nothing_comes_any_more(board: Board) -> None:
    hold(board, "Right")
    board.rest(STILL_NS - MS)
    assert not board.page.verdict
    board.rest(MS)
    assert not board.page.passed
    assert board.page.verdict.startswith("Keys 2 loses Right")


def test_a_key_that_was_only_late_is_forgiven(board: Board) -> None:
    hold(board, "Right")
    board.rest(STILL_NS)
    board.key("keys2", "right", "Right")
    board.rest(FULL_NS)
    assert board.page.passed


def test_a_key_that_nobody_pressed_is_told(board: Board) -> None:
    hold(board, "Right")
    board.key("keys", "", "B")
    board.rest(STILL_NS)
    assert not board.page.passed
    assert "B came without being asked for" in board.page.verdict


def test_one_key_alone_is_no_test(board: Board) -> None:
    board.key("keys1", "up", "W")
    board.rest(2 * STILL_NS)
    assert not board.page.verdict


def test_the_palm_that_joins_counts_while_it_is_held() -> None:
    board = Board()
    board.key("keys1", "slam", "V")
    board.key("keys1", "up", "W")
    board.key("keys1", "right", "D")
    board.rest(FULL_NS)
    assert board.page.passed


def test_pads_play_no_part(board: Board) -> None:
    board.key("pad:0", "slam", "b0")
    assert board.page.zones == ["keys1", "keys2"]
    assert not board.page.held
