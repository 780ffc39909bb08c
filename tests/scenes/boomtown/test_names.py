"""Names of twelve letters stand whole wherever Boom Town prints who plays."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.rules.kernel import Event
from game.scenes.boomtown.shootout_plan import TRAYS
from game.scenes.names import call_seats
from game.stage.art import Art
from game.stage.canvas import Canvas
from game.stage.palette import BOOM
from game.stage.secrets_look import TrayLook, draw_open
from game.stage.secrets_picks import Picks
from game.stage.text import Texts
from tests.scenes.boomtown.main_street import CONTENT, laid, match
from tests.support.drawing import drawing, picture

LONG = ("WWWWWWWWWWWW", "Bartholomew", "MMMMMMMMMMMM", "Valentina", "Maximilian", "Christopher")


@pytest.fixture
def art() -> Iterator[Art]:
    call_seats(LONG)
    with drawing() as found:
        yield found
    call_seats(())


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All lines that were drawn."""
    lines: list[str] = []
    whole = Texts.surface

    def noted(texts: Texts, text: str, *how: object) -> object:
        lines.append(text)
        return whole(texts, text, *how)  # type: ignore[arg-type]

    monkeypatch.setattr(Texts, "surface", noted)
    return lines


def test_no_name_is_clipped_in_the_street_in_a_shootout_and_at_the_end(art: Art, written: list[str]) -> None:
    view = match(6, 1).view(None)
    view["crews"] = [["billy-the-kid"], ["the-sheriff"], [], [], [], []]
    table = laid(art, view)
    picture(table, art)
    assert {*LONG} <= {*written}
    raid = {"raid": "holdup", "card": "bank-robbery", "amount": 15, "target": "", "owner": -1}
    table.play(Event("raid", 0, raid))
    table.play(Event("deed", 0, {"card": "arson"}))
    picture(table, art)
    table.finish()
    table.play(Event("fight", 0, {"seats": [0, 1], "gunslingers": ["billy-the-kid", "the-sheriff"]}))
    written.clear()
    while table.show.warm.urgent:
        picture(table, art)
    table.finish()
    picture(table, art)
    assert {*LONG[:2]} <= {*written}
    table.lay({**view, "winners": [0]})
    picture(table, art)
    clipped = [line for line in written if line.endswith("…") and line[:3] in {name[:3] for name in LONG}]
    assert clipped == []


@pytest.mark.parametrize("tally", ["Play nothing", "Gun, Gang, Guts"])
def test_beside_what_is_committed_each_cards_name_stands_whole(
    art: Art, written: list[str], tally: str
) -> None:
    view = match(2, 1).view(0)
    table = laid(art, view)
    cards = [row["id"] for row in CONTENT["cards"] if row["kind"] == "shootout"]
    canvas = Canvas(pygame.Surface((1920, 1080)), art)
    for card in cards:
        look = TrayLook(BOOM, 0, "Play up to one Gun, Gang and Guts", None, tally=tally)
        draw_open(canvas, look, TRAYS[0], table.hand({**view, "hand": [card]}), Picks(1, 0, 1))
        assert any(line.startswith(table.book.name(card)) for line in written)
    assert not [line for line in written if line.endswith("…")]
