"""How the cards of a tray lie: all kinds can be told, none hides another, what has no room is counted."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.scenes.board.table import Face
from game.stage.canvas import Canvas
from game.stage.palette import THEMES
from game.stage.secrets_cards import draw_cards
from game.stage.secrets_picks import Picks
from game.stage.secrets_rows import LEAST, LEAST_ZOOM, LIFT, Area, fit, lefts

HAND, DECK = (0.0, 0.0, 450.0, 210.0), (0.0, 0.0, 1600.0, 440.0)


@pytest.mark.parametrize(("area", "count"), [(HAND, 2), (HAND, 4), (HAND, 6), (DECK, 60), (DECK, 107)])
def test_wherever_the_cursor_is_enough_of_every_card_shows_to_tell_its_kind(area: Area, count: int) -> None:
    rows = fit(area, count)
    assert not rows.goes_on
    assert rows.rows * rows.in_row >= count
    for chosen in range(rows.in_row):
        xs = lefts(area, rows, rows.in_row, chosen)
        assert xs[0] >= area[0]
        assert xs[-1] + rows.wide <= area[0] + area[2] + 0.01
        for place, (left, right) in enumerate(pairwise(xs)):
            least = rows.wide if place == chosen else LEAST * rows.wide
            assert right - left >= least - 0.01


def test_the_cards_of_a_hand_that_is_only_looked_at_need_no_room_for_a_cursor() -> None:
    assert fit(HAND, 5, steered=False).zoom >= fit(HAND, 5).zoom


def test_a_hand_without_cards_can_be_looked_at(canvas: Canvas) -> None:
    assert draw_cards(canvas, THEMES["mars"], HAND, [], None) == []


def test_few_cards_are_as_large_as_the_room_is_high() -> None:
    rows = fit((0.0, 0.0, 1440.0, 390.0), 3)
    assert rows.rows == 1
    assert rows.zoom * 210 + LIFT == pytest.approx(390.0)


def shown(canvas: Canvas, area: Area, picks: Picks, said: list[str]) -> set[int]:
    face = Face(canvas.art.compose(("face",), (150.0, 210.0), lambda card: card.fill((9, 9, 9))), "Card")
    said.clear()
    return {place.number for place in draw_cards(canvas, THEMES["boom"], area, [face] * picks.count, picks)}


def test_what_has_no_room_is_counted_at_both_ends_and_a_mark_stays_in_view_at_ready(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(canvas, "text", lambda words, *_, **__: said.append(words))
    picks = Picks(214, 1, 1)
    rows = fit(DECK, 214)
    assert rows.goes_on
    assert rows.zoom >= LEAST_ZOOM
    room = len(shown(canvas, DECK, picks, said))
    assert said == [str(214 - room)]
    for _ in range(100):
        picks.move(1)
    picks.slam()
    assert picks.at_ready
    seen = shown(canvas, DECK, picks, said)
    assert 100 in seen
    assert sum(map(int, said)) == 214 - len(seen)
    assert len(said) == 2
    picks.rise()
    assert picks.cursor == 100


def test_up_leads_to_the_next_kind_where_cards_lie_kind_by_kind() -> None:
    picks = Picks(6, 1, 1)
    picks.rise()
    assert picks.cursor == 0
    picks.kinds = ["gun", "gun", "gang", "guts", "guts", "guts"]
    places = []
    for _ in range(4):
        picks.rise()
        places.append(picks.cursor)
    assert places == [2, 3, 0, 2]


def test_a_mark_that_alone_is_in_the_way_of_the_newest_moves_there() -> None:
    suits = ["guts", "gang", "guts", "gang"]
    picks = Picks(4, 0, 2, refuses=lambda: clash([suits[place] for place in picks.marked]))
    for place in (0, 1, 2):
        picks.cursor = place
        picks.slam()
    assert picks.marked == [1, 2]
    picks.cursor = picks.count
    assert picks.slam() == "lock"


def clash(suits: list[str]) -> str:
    return "" if len(set(suits)) == len(suits) else "One of each suit."
