"""The referee: when cards show, who may press when, and what a pause takes back."""

import math

import pytest

from game.match.clock import SETTLE_NS
from game.match.hunt import RULES, Hunt
from game.match.match import Match
from game.match.pace import Pace
from game.match.seats import SeatSpec, parse_seats
from game.match.start import new_match
from game.race.hands import HandView
from game.rules.bandits.state import Beside, State
from game.rules.kernel import Event
from tests.match.hands import MS, SECOND, content, press


def dealt(seats: str = "keys1,keys2", seed: int = 6, **options: str | int | bool) -> Match[State]:
    return new_match(content(), parse_seats(seats), seed, "", options)


def hunt_of(match: Match[State], pace: Pace | None = None, *, headless: bool = False) -> Hunt:
    return Hunt(match, content().table(), pace, headless=headless)


def with_top(match: Match[State], kind: str) -> Match[State]:
    """The same match with a card of a kind on the active player's deck."""
    s = match.state
    top = next(card for deck in s.decks for card in deck if s.cards[card].kind == kind)
    for deck in s.decks:
        if top in deck:
            deck.remove(top)
    s.decks[s.active].append(top)
    return match


def hushed(hunt: Hunt) -> Hunt:
    """The active player reveals at once."""
    hunt.press(press(hunt.active, "slam", hunt.since_ns + MS))
    hunt.press(press(hunt.active, "slam", hunt.since_ns + 2 * MS, 0.0))
    hunt.advance(hunt.since_ns + 3 * MS)
    assert hunt.phase == "hush"
    return hunt


def due(hunt: Hunt) -> Hunt:
    """On to the instant at which the card is to flip."""
    hunt.advance(hunt.ends_ns or 0)
    assert hunt.wants_flip
    return hunt


def racing(kind: str = "wanted", **options: str | int | bool) -> Hunt:
    """A race that has just begun."""
    hunt = due(hushed(hunt_of(with_top(dealt(**options), kind))))
    hunt.flipped(hunt.now_ns + 20 * MS)
    hunt.advance(hunt.now_ns + 20 * MS)
    assert hunt.phase == "race"
    return hunt


def hand(hunt: Hunt, seat: int) -> HandView:
    return next(view for view in hunt.hands(hunt.now_ns) if view.seat == seat)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def reach(hunt: Hunt, seat: int, target: str, at_ns: int, off: float = 0.0) -> None:
    """Push a stick so that the hand is there, off px beside its middle, at a game time."""
    thing = next(card for card in hunt.cards(hunt.now_ns) if card.id == target)
    x, y = hunt.table.home(seat, len(hunt.match.seats))
    to_x, to_y = thing.x + off, thing.y
    far = math.hypot(to_x - x, to_y - y)
    physics = hunt.table.physics
    takes = int((far / physics.speed + physics.speed / physics.accel / 2) * SECOND)
    for control, value in (("x", (to_x - x) / far), ("y", (to_y - y) / far)):
        hunt.press(press(seat, control, at_ns - takes, value))


# Revealing


def test_only_the_active_player_can_reveal() -> None:
    hunt = hunt_of(dealt())
    other = 1 - hunt.active
    hunt.press(press(other, "slam", 100 * MS))
    hunt.advance(SECOND)
    assert hunt.phase == "wait"
    hunt.press(press(hunt.active, "slam", SECOND + MS))
    hunt.advance(SECOND + 2 * MS)
    assert hunt.phase == "hush"


@pytest.mark.parametrize("rate", [30, 77, 1000])
def test_a_card_that_nobody_reveals_is_revealed_after_three_seconds_sharp(rate: int) -> None:
    hunt = hunt_of(dealt())
    events: list[Event] = []
    for frame in range(4 * rate):
        events += hunt.advance(frame * SECOND // rate)
        if hunt.phase != "wait":
            break
    assert [event.data["at_ns"] for event in events if event.data.get("phase") == "hush"] == [3 * SECOND]


def test_with_zero_seconds_a_card_waits_for_its_player() -> None:
    hunt = hunt_of(dealt(), Pace.of("normal", 0))
    hunt.advance(1000 * SECOND)
    assert hunt.phase == "wait"


def test_while_a_pad_is_lost_no_card_is_revealed() -> None:
    hunt = hunt_of(dealt())
    hunt.held = True
    hunt.press(press(hunt.active, "slam", SECOND))
    hunt.advance(10 * SECOND)
    assert hunt.phase == "wait"
    hunt.held = False
    hunt.advance(10 * SECOND + MS)
    assert hunt.phase == "hush"


def test_the_hush_is_as_long_as_it_may_be_and_never_the_same() -> None:
    lasts = set()
    for seed in range(40):
        hunt = hushed(hunt_of(dealt(seed=seed)))
        lasts.add((hunt.ends_ns or 0) - hunt.since_ns)
    assert min(lasts) >= 400 * MS
    assert max(lasts) <= 1_200 * MS
    assert len(lasts) == 40


def test_the_view_names_the_card_only_when_it_is_to_be_drawn() -> None:
    hunt = hushed(hunt_of(with_top(dealt(), "wanted")))
    assert hunt.view["card"] is None
    events = hunt.advance(hunt.ends_ns or 0)
    assert hunt.wants_flip
    assert hunt.view["card"] is not None
    assert "flip" in kinds(events)
    assert hunt.match.view(None)["card"] is None


def test_the_race_begins_when_the_screen_shows_the_card_and_not_before() -> None:
    hunt = due(hushed(hunt_of(with_top(dealt(), "wanted"))))
    hunt.advance(hunt.now_ns + 5 * SECOND)
    assert hunt.phase == "flip"
    shown = hunt.now_ns + 7 * MS
    hunt.flipped(shown)
    hunt.advance(shown - 1)
    assert hunt.phase == "flip"
    hunt.advance(shown)
    assert hunt.phase == "race"
    assert hunt.since_ns == shown


# Hands off the table


def test_a_slam_in_the_hush_is_a_false_start_and_the_hand_starts_later_bm19() -> None:
    hunt = hushed(hunt_of(with_top(dealt(), "wanted")))
    early = 1 - hunt.active
    hunt.press(press(early, "slam", hunt.now_ns + 50 * MS))
    hunt.press(press(early, "slam", hunt.now_ns + 80 * MS, 0.0))
    hunt.press(press(early, "slam", hunt.now_ns + 90 * MS))
    hunt.press(press(early, "slam", hunt.now_ns + 95 * MS, 0.0))
    events = hunt.advance(hunt.ends_ns or 0)
    assert [event.seat for event in events if event.kind == "false_start"] == [early]
    hunt.flipped(hunt.now_ns)
    hunt.advance(hunt.now_ns)
    assert hand(hunt, early).state == "delayed"
    assert hand(hunt, 1 - early).state == "home"
    for seat in range(2):
        hunt.press(press(seat, "up", hunt.since_ns + 10 * MS))
    hunt.advance(hunt.since_ns + 240 * MS)
    assert hand(hunt, early).state == "delayed"
    assert hand(hunt, 1 - early).state == "reach"
    hunt.advance(hunt.since_ns + 300 * MS)
    assert hand(hunt, early).state == "reach"


def test_a_slam_between_the_flip_that_is_due_and_the_one_on_screen_is_a_false_start_bm19() -> None:
    hunt = due(hushed(hunt_of(with_top(dealt(), "wanted"))))
    base = hunt.now_ns
    hunt.press(press(0, "slam", base + 10 * MS))
    hunt.press(press(1, "slam", base + 30 * MS))
    hunt.flipped(base + 20 * MS)
    events = hunt.advance(base + 60 * MS)
    assert [event.seat for event in events if event.kind == "false_start"] == [0]


def test_without_the_option_a_slam_in_the_hush_costs_nothing_bm19() -> None:
    hunt = hushed(hunt_of(with_top(dealt(false_start=False), "wanted")))
    hunt.press(press(0, "slam", hunt.now_ns + 50 * MS))
    events = hunt.advance(hunt.ends_ns or 0)
    hunt.flipped(hunt.now_ns)
    hunt.advance(hunt.now_ns)
    assert "false_start" not in kinds(events)
    assert hand(hunt, 0).state == "home"


def test_a_direction_held_from_before_the_card_counts_once_it_is_let_go_bm19() -> None:
    hunt = hushed(hunt_of(with_top(dealt(), "wanted")))
    home = hunt.table.home(0, 2)
    hunt.press(press(0, "left", hunt.now_ns + 20 * MS))
    due(hunt)
    hunt.flipped(hunt.now_ns)
    hunt.advance(hunt.now_ns + 400 * MS)
    assert (hand(hunt, 0).x, hand(hunt, 0).y) == home
    hunt.press(press(0, "left", hunt.now_ns + MS, 0.0))
    hunt.press(press(0, "left", hunt.now_ns + 20 * MS))
    hunt.advance(hunt.now_ns + 200 * MS)
    assert hand(hunt, 0).x < home[0] - 20


def test_presses_do_nothing_when_a_bandit_shows_bm10() -> None:
    hunt = due(hushed(hunt_of(with_top(dealt(), "bandit"))))
    hunt.flipped(hunt.now_ns)
    hunt.press(press(0, "slam", hunt.now_ns + 10 * MS))
    hunt.press(press(1, "slam", hunt.now_ns + 20 * MS))
    events = hunt.advance(hunt.now_ns + 100 * MS)
    assert hunt.phase == "check"
    assert set(kinds(events)) == {"phase"}
    hunt.advance(hunt.ends_ns or 0)
    assert hunt.phase == "wait"


# Races


def test_a_capture_ends_when_its_time_is_up_bm8() -> None:
    hunt = racing("sheriff", token_time_ms=1500)
    events = hunt.advance(hunt.now_ns + 20 * SECOND)
    over = next(event for event in events if event.kind == "capture_over")
    assert over.data["reason"] == "time"
    assert 1_500 * MS <= over.data["at_ns"] < 1_510 * MS


@pytest.mark.parametrize(("width", "winner"), [(1, 0), (30, 1)])
def test_presses_whose_windows_overlap_go_to_the_palm_nearer_to_the_middle_bm17(
    width: int, winner: int
) -> None:
    hunt = racing("ballerina")
    at = hunt.since_ns + SECOND
    reach(hunt, 0, "token-heart", at, 14.0)
    reach(hunt, 1, "token-heart", at + 8 * MS)
    hunt.press(press(0, "slam", at, width_ns=width * MS))
    hunt.press(press(1, "slam", at + 8 * MS, width_ns=width * MS))
    events = hunt.advance(at + SECOND)
    assert [event.seat for event in events if event.kind == "award"] == [winner]
    beaten = next(event for event in events if event.kind == "beaten")
    assert beaten.data["dead_heat"] == (winner == 1)
    assert abs(beaten.data["gap_ns"]) == 8 * MS


def test_a_press_given_too_late_counts_now_and_takes_nothing_back() -> None:
    hunt = racing("ballerina")
    at = hunt.since_ns + SECOND
    for seat in range(2):
        reach(hunt, seat, "token-heart", at)
    hunt.press(press(0, "slam", at))
    assert "award" in kinds(hunt.advance(at + 5 * MS))
    hunt.press(press(1, "slam", at - 10 * MS))
    events = hunt.advance(at + 20 * MS)
    assert [(event.kind, event.seat) for event in events if event.kind == "beaten"] == [("beaten", 1)]


def test_hands_are_drawn_where_they_will_be_when_the_watermark_gets_there() -> None:
    hunt = racing()
    hunt.press(press(0, "up", hunt.since_ns + 50 * MS))
    hunt.press(press(0, "left", hunt.since_ns + 90 * MS))
    hunt.advance(hunt.since_ns + 100 * MS)
    ahead = next(view for view in hunt.hands(hunt.now_ns + SETTLE_NS) if view.seat == 0)
    hunt.advance(hunt.now_ns + SETTLE_NS)
    now = hand(hunt, 0)
    assert math.hypot(ahead.x - now.x, ahead.y - now.y) < 3.0
    assert math.hypot(now.x - hunt.table.home(0, 2)[0], now.y - hunt.table.home(0, 2)[1]) > 10


# Pauses


def test_a_race_that_is_broken_off_is_run_again_with_nothing_captured() -> None:
    hunt = racing("ballerina")
    before = hunt.match.count
    card = hunt.view["card"]
    at = hunt.since_ns + SECOND
    reach(hunt, 0, "token-heart", at)
    hunt.press(press(0, "slam", at))
    assert "award" in kinds(hunt.advance(at + 50 * MS))
    assert hunt.match.count > before
    hunt.break_race()
    assert hunt.phase == "count"
    assert hunt.match.state.phase == "hush"
    assert hunt.view["card"] is None
    assert hunt.view["stats"][0]["reactions"] == []
    events = hunt.advance(hunt.now_ns + 3 * SECOND)
    assert kinds(events)[0] == "race_broken"
    assert hunt.phase == "hush"
    due(hunt)
    assert hunt.view["card"] == card


def test_a_pause_between_races_takes_nothing_back() -> None:
    hunt = racing("ballerina", token_time_ms=500)
    hunt.advance(hunt.now_ns + 700 * MS)
    assert hunt.phase == "check"
    count = hunt.match.count
    hunt.break_race()
    assert (hunt.phase, hunt.match.count) == ("check", count)


def test_what_was_held_in_a_pause_is_forgotten() -> None:
    hunt = hunt_of(with_top(dealt(), "wanted"))
    hunt.press(press(0, "left", 10 * MS))
    hunt.advance(20 * MS)
    hunt.break_race()  # the release of the key is never seen: the pause menu had it
    due(hushed(hunt))
    hunt.flipped(hunt.now_ns)
    hunt.press(press(0, "left", hunt.now_ns + 100 * MS))
    hunt.advance(hunt.now_ns + 400 * MS)
    assert hand(hunt, 0).x < hunt.table.home(0, 2)[0] - 20


# Choosing and the end


def choosing(match: Match[State]) -> Hunt:
    """Seat 0 has the Heart and two Escape cards to choose from."""
    s = match.state
    s.phase, s.chooser, s.shown = "choose", 0, "ballerina-1"
    s.beside = [Beside("escape-red", []), Beside("escape-blue", [])]
    return hunt_of(match)


def test_the_taker_of_the_heart_moves_along_the_escape_cards_and_slams_bm14() -> None:
    hunt = choosing(dealt())
    assert hunt.phase == "choose"
    assert hunt.request is not None
    assert hunt.request.options == ("escape-red", "escape-blue")
    hunt.press(press(1, "slam", SECOND))
    hunt.press(press(0, "right", SECOND))
    hunt.press(press(0, "right", SECOND + MS, 0.0))
    hunt.advance(SECOND + 2 * MS)
    assert hunt.cursor == 1
    hunt.press(press(0, "slam", 2 * SECOND))
    events = hunt.advance(3 * SECOND)
    assert next(event for event in events if event.kind == "returned").data["escape"] == "escape-blue"
    assert hunt.phase == "check"


def test_who_does_not_choose_takes_what_lies_under_the_hand_bm14() -> None:
    hunt = choosing(dealt())
    events = hunt.advance(hunt.pace.choose)
    assert next(event for event in events if event.kind == "returned").data["escape"] == "escape-red"


def noon(match: Match[State]) -> Hunt:
    """Everybody is tied when The End shows."""
    s = match.state
    s.decks = [[] for _ in s.decks]
    s.decks[s.active] = ["the-end"]
    hunt = hunt_of(match)
    due(hushed(hunt))
    hunt.flipped(hunt.now_ns)
    hunt.advance(hunt.now_ns)
    hunt.advance(hunt.ends_ns or 0)
    assert hunt.phase == "toll"
    return hunt


def test_at_noon_the_first_press_after_the_bell_wins_bm16() -> None:
    hunt = noon(dealt("keys1,keys2,pad"))
    hunt.press(press(2, "slam", hunt.now_ns + 100 * MS))
    due(hunt)
    bell = hunt.now_ns + 15 * MS
    hunt.flipped(bell)
    hunt.press(press(1, "slam", bell + 310 * MS))
    hunt.press(press(0, "slam", bell + 290 * MS))
    events = hunt.advance(bell + SECOND)
    draws = {event.seat: event.data["false_start"] for event in events if event.kind == "draw"}
    assert draws == {2: True, 0: False}
    assert [event.seat for event in events if event.kind == "winner"] == [0]
    hunt.advance(hunt.now_ns + 10 * SECOND)
    assert hunt.phase == "over"
    assert RULES.result(hunt.match.state)["winners"] == [0]


def test_when_all_draw_too_soon_the_bell_is_rung_again_bm16() -> None:
    hunt = noon(dealt())
    due(hunt)
    bell = hunt.now_ns + 15 * MS
    hunt.flipped(bell)
    for seat in range(2):
        hunt.press(press(seat, "slam", bell + (40 + seat) * MS))
    hunt.advance(bell + SECOND)
    hunt.advance(hunt.ends_ns or 0)
    assert hunt.phase == "toll"
    due(hunt)


def test_a_duel_that_is_broken_off_is_rung_again() -> None:
    hunt = noon(dealt())
    due(hunt)
    hunt.flipped(hunt.now_ns)
    hunt.press(press(0, "slam", hunt.now_ns + 40 * MS))
    hunt.advance(hunt.now_ns + 60 * MS)
    assert hunt.phase == "noon"
    hunt.break_race()
    hunt.advance(hunt.now_ns + 3 * SECOND)
    assert hunt.phase == "toll"
    assert hunt.view["noon"]["early"] == []


# Seats


def test_a_bot_that_takes_over_plays_on() -> None:
    hunt = hunt_of(dealt(), headless=True)
    for seat in range(2):
        hunt.replace(seat, SeatSpec("bot", "hard"))
    hunt.advance(600 * SECOND)
    assert hunt.phase == "over"
    assert sum(RULES.result(hunt.match.state)["captures"]) > 5


def test_nobody_can_press_for_a_bot() -> None:
    hunt = hunt_of(dealt("keys1,bot"))
    for seat in (1, 7, -1):
        hunt.press(press(seat, "slam", hunt.now_ns + MS))
    hunt.press(press(0, "slam", 0)._replace(seat=None))
    hunt.advance(2 * MS)
    assert hunt.phase == "wait"
