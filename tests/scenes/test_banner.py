"""The strip at the top says what to do now, and afterwards why it went as it did."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.rules.bandits.words import call
from game.scenes.bandits.banner import HEADS, Banner
from game.stage.canvas import Canvas
from tests.scenes.felt import Felt
from tests.support.drawing import SIZE, drawing


@pytest.fixture(scope="module")
def canvas() -> Iterator[Canvas]:
    with drawing() as art:
        yield Canvas(pygame.Surface(SIZE), art)


def drawn(canvas: Canvas, banner: Banner, race_ns: int | None = None) -> bytes:
    canvas.fill((0, 0, 0))
    banner.draw(canvas, race_ns, 0, waiting=False)
    return pygame.image.tobytes(canvas.surface, "RGB")


def data_of(card: object) -> dict[str, str | None]:
    return {name: getattr(card, name) or None for name in ("kind", "name", "bandit", "colour")}


def middle_of_words(canvas: Canvas, banner: Banner) -> float:
    """Where the middle of the headline lies on the strip, as a share of its width."""
    banner.advance(10**9)
    drawn(canvas, banner)
    shown = pygame.mask.from_threshold(canvas.surface, banner.colour, (60, 60, 60))
    box = shown.get_bounding_rects()
    left, right = min(rect.left for rect in box), max(rect.right for rect in box)
    return (left + right) / 2 / canvas.surface.get_width()


def test_words_stand_in_the_middle_of_the_strip_until_a_card_lies_there(canvas: Canvas) -> None:
    banner = Banner()
    for say in (lambda: banner.turn(0), banner.hush, banner.time_up):
        say()
        assert abs(middle_of_words(canvas, banner) - 0.5) < 0.02
    card = next(card for card in Felt(1).state.cards.values() if card.kind == "sheriff")
    banner.flip(data_of(card), call(card))
    assert middle_of_words(canvas, banner) < 0.45


def test_every_card_has_a_head_and_a_body_that_says_what_to_do() -> None:
    for card in Felt(1).state.cards.values():
        banner = Banner()
        banner.flip(data_of(card), call(card))
        assert banner.head
        assert banner.body.strip(" .")
        assert banner.head in (HEADS[card.kind], card.name.upper()) or banner.head.startswith(
            HEADS[card.kind]
        )


def test_the_turn_is_told_at_once_and_before_it_the_reasons_of_the_last_capture() -> None:
    banner = Banner()
    banner.turn(3)
    assert banner.head == "SHOE"
    banner.say("Time is up.")
    assert banner.reasoning
    banner.hush()
    assert not banner.reasoning
    assert banner.head == "WAIT FOR IT"


def test_reasons_do_not_take_the_place_of_the_call_while_a_race_is_open() -> None:
    banner = Banner()
    banner.race(5_000_000_000)
    banner.say("Star was first.")
    assert not banner.reasoning
    banner.check()
    banner.say("Time is up.")
    assert banner.reasoning


def test_only_the_latest_reasons_are_on_screen() -> None:
    banner = Banner()
    for number in range(20):
        banner.say(f"Reason {number}.")
    assert list(banner._reasons)[-1] == "Reason 19."
    assert len(banner._reasons) <= 3


def test_the_meter_runs_down(canvas: Canvas) -> None:
    banner = Banner()
    banner.race(5_000_000_000)
    pictures = [
        drawn(canvas, banner, race_ns) for race_ns in (0, 2_500_000_000, 4_900_000_000, 9_000_000_000)
    ]
    assert len(set(pictures)) == 4


def test_every_reason_of_many_matches_fits_the_strip(canvas: Canvas) -> None:
    """Nothing raises, and each is drawn as something else than an empty strip."""
    banner = Banner()
    empty = Banner()
    empty.head = ""
    blank = drawn(canvas, empty)
    seen: set[str] = set()
    for seed in range(12):
        felt = Felt(seed)
        for events in felt.play():
            seen |= {event.why for event in events if event.why}
    assert len(seen) > 50
    for why in sorted(seen)[::5]:
        banner.check()
        banner.say(why)
        assert drawn(canvas, banner) != blank
