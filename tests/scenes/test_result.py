"""The End: credits counted card by card, and three ways to go on."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.match import headless
from game.match.seats import parse_seats
from game.match.start import new_hunt
from game.scenes.bandits.result import CARD_NS, COLUMNS, LABEL_W, REST_NS, ResultScene
from game.scenes.bandits.start import scene
from game.scenes.sitdown import seat_known
from game.stage.canvas import Canvas
from game.stage.palette import MARS
from tests.match.hands import content
from tests.scenes.house import FRAME_NS, House, house

QUICK = {"speed": "fast", "deck": "half", "auto_reveal_s": 1}


@pytest.fixture
def over(tmp_path: Path) -> Iterator[House]:
    """The result of a match of a person who did nothing and two bots, just before it is counted."""
    with house(tmp_path, seed=11, **QUICK) as place:
        specs = parse_seats("keys1,bot:hard,bot:easy")
        journals = place.app.folders.journals
        seed, half = place.app.next_seed(), {"deck": "half"}
        hunt = new_hunt(content(), specs, seed, options=half, journals=journals, headless=True)
        headless.run(hunt)
        seat_known(place.app.roster, specs, [])
        place.open(scene(place.app, hunt))
        place.until(lambda: isinstance(place.top, ResultScene), "the result")
        yield place


def test_cards_are_counted_one_by_one_up_to_all_credits(over: House) -> None:
    scene = over.top
    counts = []
    while not scene.done:
        over.frames()
        counts.append(scene.counted)
    assert counts == sorted(counts)
    assert {b - a for a, b in itertools.pairwise(counts)} <= {0, 1}
    assert scene.counted == scene.most == max(len(cards) for cards in scene.result["cards"]) > 2
    assert abs(len(counts) * FRAME_NS - (REST_NS + scene.most * CARD_NS)) < 3 * FRAME_NS
    for seat, cards in enumerate(scene.result["cards"]):
        assert sum(scene.cards[card].credits for card in cards) == scene.result["credits"][seat]


def test_coins_ring_while_it_counts_and_the_fanfare_once_at_its_end(over: House) -> None:
    over.heard.clear()
    over.frames(60 * 20)
    assert over.heard.count("fanfare") == 1
    assert over.heard.count("coin") == over.top.most


def test_a_press_hurries_and_none_goes_on_before_the_winner_has_been_seen(over: House) -> None:
    over.frames()
    over.tap("keys1", "slam")
    assert over.top.done
    for _ in range(3):
        over.tap("keys1", "slam")
        over.frames(30)
        assert over.names == ["ResultScene"]
    over.frames(90)
    over.tap("keys1", "slam")
    assert over.names == ["HuntScene"]
    assert [spec.word for spec in over.top.hunt.match.seats] == ["keys1", "bot:hard", "bot:easy"]


def test_another_match_has_another_seed(over: House) -> None:
    path = {path.name for path in over.app.folders.journals.glob("*.jsonl")}
    over.frames(60 * 20)
    over.tap("keys1", "slam")
    assert len({path.name for path in over.app.folders.journals.glob("*.jsonl")} - path) == 1
    assert over.top.hunt.match.seed != 11


def test_start_never_begins_another_match_but_leads_out_like_back(over: House) -> None:
    over.frames(60 * 20)
    over.tap("keys1", "start")
    assert over.names == ["TitleScene"]


def test_each_label_of_the_columns_is_told_whole_and_touches_no_other(over: House) -> None:
    canvas = Canvas(pygame.Surface((1920, 1080)), over.app.art)
    for _, label in COLUMNS:
        assert canvas.wrap(label, MARS.body, 36, LABEL_W) == [label]
    assert all(right - left > LABEL_W for (left, _), (right, _) in itertools.pairwise(COLUMNS))


def test_down_leads_to_the_seats_where_all_still_sit_and_bots_are_ready(over: House) -> None:
    over.frames(60 * 20)
    over.tap("keys1", "down")
    assert over.names == ["SeatsScene"]
    sitters = over.app.roster.sitters
    assert [sitter and (sitter.device, sitter.ready) for sitter in sitters[:4]] == [
        ("keys1", False), ("bot", True), ("bot", True), None,
    ]  # fmt: skip


def test_a_stick_that_still_leans_down_after_a_result_sends_no_bot_away(over: House) -> None:
    over.frames(60 * 20)
    over.tap("keys1", "down", "down")
    over.press("keys1", "y", 0.8)
    over.frames(3)
    assert over.names == ["SeatsScene"] and len(over.app.roster) == 3
    over.press("keys1", "y", 0.0)
    over.frames(60)
    over.tap("keys1", "down")
    assert len(over.app.roster) == 2


def test_back_leads_to_the_title_and_the_match_is_not_offered_again(over: House) -> None:
    over.frames(60 * 20)
    over.tap("keys1", "back")
    assert over.names == ["TitleScene"]
    over.tap("keys", "start")
    assert over.top.menu.row("resume").off


def test_the_match_is_in_the_records(over: House) -> None:
    (match,) = over.app.records.recent()
    assert [row["player"] for row in sorted(match["seats"], key=lambda row: row["seat"])] == [
        "keys1", "bot:hard", "bot:easy",
    ]  # fmt: skip
    assert min(row["place"] for row in match["seats"]) == 1


def test_it_is_drawn_while_it_counts_and_afterwards(over: House) -> None:
    seen = set()
    for _ in range(30):
        over.frames(10)
        seen.add(over.draw())
    assert len(seen) > 10


@pytest.mark.parametrize("seats", [2, 8])
def test_a_match_without_any_capture_has_a_result_too(tmp_path: Path, seats: int) -> None:
    """Nobody presses anything: at noon either somebody draws, or it goes on."""
    with house(tmp_path, seed=2, **QUICK) as place:
        pads = [f"keys{number}" for number in range(1, 5)][:seats]
        scene = place.hunt(",".join(pads + ["bot:easy"] * (seats - len(pads))))
        place.until(lambda: place.top is not scene or scene.hunt.phase == "noon", "noon, or the end")
        while place.top is scene:
            place.tap("keys1", "slam")
            place.frames(10)
        place.frames(60 * 20, draw=False)
        place.frames(3, draw=True)
        assert place.top.done


def test_where_nobody_has_caught_anything_a_palm_still_goes_on(tmp_path: Path) -> None:
    with house(tmp_path, deck="half", minutes=4, speed="fast") as place:
        scene = place.hunt("keys1,bot:easy")
        scene.hunt._spent_ns = 240_000_000_000
        place.until(lambda: place.names[-1] == "ResultScene", "the result")
        place.frames(60 * 3)
        place.tap("keys1", "slam")
        assert place.names[-1] == "HuntScene" and place.top is not scene
