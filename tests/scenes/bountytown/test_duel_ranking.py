"""The ranking of hands as a table to look up: BT1-BT3."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.rules.bountytown import hands
from game.rules.bountytown.cards import parse_hand
from game.scenes.bountytown import ranking
from game.scenes.bountytown.duel_layout import ATTACKER, DEFENDER, RANKING, looker
from game.stage.art import Art
from game.stage.boxes import Box
from game.stage.canvas import Canvas


@pytest.mark.parametrize("category", list(ranking.EXAMPLES))
def test_bt1_each_example_makes_exactly_its_rank(category: int) -> None:
    cards = parse_hand(ranking.EXAMPLES[category])
    found = hands.rank(cards)
    assert found.category == category
    counting = cards[: ranking.COUNT.get(category, 5)]
    assert sorted(found.used) == sorted(counting), "those that count come first"


def test_bt1_all_eleven_ranks_are_there_from_the_best_on() -> None:
    assert ranking.order(three_above=False) == list(range(hands.STRAIGHT_FLUSH, hands.NO_CARDS))


def test_bt1_three_of_a_kind_changes_places_with_two_pair_by_the_house_rule() -> None:
    order = ranking.order(three_above=True)
    assert order.index(hands.THREE_OF_A_KIND) + 1 == order.index(hands.TWO_PAIR) == 8


@pytest.mark.parametrize("box", [RANKING, ranking.SIDE, Box(800, 8, 1100, 700)])
def test_it_stays_in_its_box(box: Box, house: Art) -> None:
    app: Any = SimpleNamespace(art=house)
    canvas = Canvas(pygame.Surface((960, 540)), house)
    canvas.surface.fill((1, 2, 3))
    ranking.draw_ranking(canvas, app, False, box)
    pixels = pygame.surfarray.array3d(canvas.surface)
    drawn = (pixels != (1, 2, 3)).any(axis=2)
    left, top = drawn.any(axis=1).nonzero()[0], drawn.any(axis=0).nonzero()[0]
    margin = 14
    assert left.min() >= box.x / 2 - margin and left.max() <= (box.x + box.w) / 2 + margin
    assert top.min() >= box.y / 2 - margin and top.max() <= (box.y + box.h) / 2 + margin


def test_in_a_duel_it_hides_no_head_and_no_hand_that_somebody_looks_at() -> None:
    hands_of = [*(looker(n, 2) for n in range(3)), ATTACKER.tray, DEFENDER.tray]
    assert not any(
        box.x < RANKING.x + RANKING.w and box.y < RANKING.y + RANKING.h for box in hands_of if box.x < 1300
    )
    assert RANKING.y + RANKING.h <= ATTACKER.boots[1] - ATTACKER.tall
    assert RANKING.x + RANKING.w <= ATTACKER.row.x - ATTACKER.row.w / 2
