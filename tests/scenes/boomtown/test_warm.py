"""What a Shootout needs is painted ahead in small steps, so that it begins without a jerk."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules.kernel import Event
from game.scenes.boomtown.cards import card_pieces, card_sprite
from game.scenes.boomtown.cutout import _bench
from game.scenes.boomtown.people import gunslinger_sprite, pieces
from game.scenes.boomtown.shootout_plan import FIGURE_H
from game.stage import art as drawings
from game.stage.art import Art
from tests.scenes.boomtown.main_street import laid, match
from tests.support.drawing import drawing, picture


@pytest.fixture
def art() -> Iterator[Art]:
    _bench.cache_clear()
    with drawing() as found:
        yield found


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The drawings that were rasterised."""
    names: list[str] = []
    whole = drawings._rasterised

    def noted(svg: str, name: str, width: int, height: int) -> object:
        names.append(name)
        return whole(svg, name, width, height)

    monkeypatch.setattr(drawings, "_rasterised", noted)
    return names


@pytest.mark.parametrize(
    "how",
    [{"drawn": False}, {"drawn": True}, {"fallen": True}],
    ids=["as they come", "gun drawn", "fallen"],
)
@pytest.mark.parametrize("card", ["the-sheriff", "the-dalton-gang"])
def test_the_last_step_to_a_big_figure_reads_hardly_any_drawing(
    art: Art, read: list[str], card: str, how: dict[str, bool]
) -> None:
    most = 0
    for make in pieces(art, card, FIGURE_H, **how):
        before = len(read)
        make().surface(1.0)
        most = max(most, len(read) - before)
    assert 4 < most < 14
    before = len(read)
    gunslinger_sprite(art, card, FIGURE_H, **how).surface(1.0)
    assert [name for name in read[before:] if "/marks/" not in name] == []


def test_the_last_step_to_a_small_card_reads_no_drawing(art: Art, read: list[str]) -> None:
    for card in ("the-sheriff", "gold-mine", "deadwood-posse"):
        for make in card_pieces(art, card):
            make().surface(1.0)
        before = len(read)
        card_sprite(art, card, 180.0).surface(1.0)
        assert read[before:] == []


def test_whoever_rides_is_painted_before_a_shootout_begins(art: Art, read: list[str]) -> None:
    view = match(2, 1).view(None)
    view["crews"] = [["billy-the-kid"], ["the-sheriff"]]
    table = laid(art, view)
    raid = {"raid": "holdup", "card": "bank-robbery", "amount": 15, "target": "", "owner": -1}
    table.play(Event("raid", 0, raid))
    table.play(Event("sent", 0, {"raid": "holdup", "gunslinger": "billy-the-kid"}))
    table.play(Event("intervened", 1, {"raid": "holdup", "gunslinger": "the-sheriff"}))
    while table.show.warm.urgent:
        table.finish()
        picture(table, art)
    table.show.warm._queue.clear()  # a quick machine would have time for others as well
    table.play(Event("fight", 0, {"seats": [0, 1], "gunslingers": ["billy-the-kid", "the-sheriff"]}))
    before = len(read)
    for _ in range(2):
        picture(table, art)
    assert [name for name in read[before:] if "/figures/" in name or "/heads/" in name] == []
