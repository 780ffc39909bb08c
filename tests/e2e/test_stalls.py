"""What happens to a race when the program is stopped, or the window loses the keyboard."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from game.inputs.zones import ZONES
from game.match.journal import Accepted, Back
from game.match.replay import check
from tests.e2e.checkout import small_checkout
from tests.e2e.people import BEHIND_NS
from tests.e2e.pilot import COMES_TO_REST_NS, MS, Move, Pilot
from tests.e2e.rig import Program, screen, until
from tests.e2e.tail import Tail

pytestmark = [pytest.mark.e2e, pytest.mark.company]

SEED = 12
"""A card that is raced for shows first."""
STOP_S = 5.0
TRIES = 4
EDGE_NS = 1_600 * MS


@contextmanager
def race(folder: Path) -> Iterator[tuple[Program, Tail, float]]:
    """Two people at one keyboard, in the first race for cards of a match; and when it began."""
    print(f"seed {SEED}")
    words = ("play", "bandits", "--seats", "keys1,keys2", "--seed", str(SEED))
    root = small_checkout(folder, card_ms=60_000)
    with screen() as display, Program(folder, display, *words, settings={"fps": 60}, root=root) as program:
        program.open()
        until(program.journals, "the match begins")
        tail = Tail(program.journals()[0])
        until(lambda: tail.look() and card_race(tail), "a race for cards begins", within_s=90, every_s=0.003)
        yield program, tail, time.perf_counter() - BEHIND_NS / 1e9
        program.quit()
        assert check(tail.written) is None


def card_race(tail: Tail) -> bool:
    capture = tail.view["capture"]
    return capture is not None and capture["aims"] == "card" and not capture["covered"]


class Steady:
    """A hand at a key zone that is brought to rest on a card, however late this busy machine does things."""

    def __init__(self, program: Program, tail: Tail, seat: int) -> None:
        """seat: 0 plays with keys1, 1 with keys2."""
        self._program, self._tail, self._seat = program, tail, seat
        self._zone = ZONES[f"keys{seat + 1}"]
        self._pilot = Pilot(tail.view, tail.table, seat, stick=False)
        self._began = time.perf_counter_ns()

    def rest_on_a_card(self) -> None:
        """Go to a card that nobody has, nudge by nudge."""
        capture = self._tail.view["capture"]
        taken = {row["target"] for row in capture["covered"]}
        spots = (target for target in capture["targets"] if target.startswith("spot-"))
        target = next(spot for spot in spots if spot not in taken)
        for _ in range(12):
            moves = self._pilot.nudge(target, time.perf_counter_ns() - self._began)
            if not moves:
                return
            self._hold(moves[0].control, moves[1].at_ns - moves[0].at_ns)
        raise AssertionError("it never came to rest on the card")

    def _hold(self, control: str, ns: int) -> None:
        """Hold a key; what the server says of the times is what the hand has done."""
        pressed = self._program.keys.press(self._zone[control][0])
        time.sleep(max(0.0, (pressed.lo + ns - time.perf_counter_ns()) / 1e9))
        released = self._program.keys.release(self._zone[control][0])
        for span, value in ((pressed, 1.0), (released, 0.0)):
            self._pilot.done.append(Move((span.lo + span.hi) // 2 - self._began, control, value))
        time.sleep(COMES_TO_REST_NS / 1e9)

    def slam(self) -> None:
        """Press the palm."""
        self._program.keys.tap(self._zone["slam"][0])

    def start_over(self) -> None:
        """Go to the edge of the felt: after frames that took too long, only there its place is known."""
        self._hold("left" if self._seat == 0 else "right", EDGE_NS)

    def cover(self) -> None:
        """Rest on a card, slam, and see it told."""
        before = self._tail.count("award")
        for _ in range(TRIES):
            self.rest_on_a_card()
            self.slam()
            if self.awarded(before):
                return
            self.start_over()
        raise AssertionError("no hand could be laid on a card")

    def awarded(self, before: int) -> bool:
        """Whether a hand was first on something within a while."""
        deadline = time.monotonic() + 1.5
        while time.monotonic() < deadline:
            self._tail.look()
            if self._tail.count("award") > before:
                return True
            time.sleep(0.01)
        return False


def unlike(one: pygame.Surface, two: pygame.Surface) -> float:
    """The share of points that differ between two pictures, banner and bottom line left out."""
    width, height = one.get_size()
    points = [(x, y) for x in range(0, width, 4) for y in range(height // 6, height * 9 // 10, 4)]
    return sum(one.get_at(point) != two.get_at(point) for point in points) / len(points)


def stand_still(program: Program, hand: Steady) -> tuple[pygame.Surface, pygame.Surface]:
    """Stop the process for a while in which the hand slams; what was on screen before and after."""
    program.process.send_signal(signal.SIGSTOP)
    time.sleep(0.3)
    before = program.photo()
    hand.slam()
    time.sleep(STOP_S - 0.3)
    program.process.send_signal(signal.SIGCONT)
    return before, program.photo()


def test_five_seconds_of_standstill_cost_no_time_no_hand_and_no_capture(tmp_path: Path) -> None:
    with race(tmp_path) as (program, tail, began):
        star, moon = Steady(program, tail, 0), Steady(program, tail, 1)
        star.cover()
        for stopped in range(TRIES):
            moon.rest_on_a_card()
            now_s = time.perf_counter() - began - stopped * STOP_S
            before, after = stand_still(program, moon)
            assert unlike(before, after) < 0.06, "hands have moved"
            if moon.awarded(1):
                break
            moon.start_over()
        slam = [entry.response for entry in tail.responses() if entry.response.kind == "cover"][-1]
        assert slam.seat == 1
        assert slam.lo_ns < (now_s + 0.5) * 1e9, "game time went on in the standstill"
        until(lambda: tail.look() and tail.count("capture_over"), "the race ends")
        assert {event.seat for event in tail.told if event.kind in ("right", "wrong")} == {0, 1}


def test_loss_of_focus_pauses_and_the_race_is_run_again(tmp_path: Path) -> None:
    with race(tmp_path) as (program, tail, _):
        card = tail.view["card"]
        Steady(program, tail, 0).cover()
        program.keys.focus(program.keys.other_window())
        until(lambda: tail.look() and tail.view["capture"] is None, "the race is broken")
        program.keep("focus-1-pause")
        entries = tail.written.entries
        assert isinstance(entries[-1], Back)
        assert tail.phase == "hush"
        time.sleep(1.5)
        assert not tail.look(), "time went on without the focus"
        program.keys.focus(program.window)
        time.sleep(0.3)
        program.tap("Escape")
        time.sleep(0.5)
        program.keep("focus-2-again")
        back = time.perf_counter()
        until(lambda: tail.look() and card_race(tail), "the race is run again")
        assert time.perf_counter() - back > 2.0, "no 3-2-1"
        assert tail.view["card"] == card
        assert not any(tail.view["captured"])
        assert isinstance(tail.written.entries[-1], Accepted)
