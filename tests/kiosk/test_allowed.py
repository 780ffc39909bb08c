"""Guests find what the operator allows, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kiosk.attract import Attract
from game.kiosk.config import Kiosk, KioskGame
from game.scenes import entrance, posters
from game.scenes.ask import AskScene
from tests.kiosk.booth import Booth
from tests.scenes.house import house


def rows_of(booth: Booth) -> dict[str, str]:
    """The menu of the title: id -> label."""
    booth.place.tap("pad:0", "start")
    return {row.id: row.label for row in booth.place.top.menu.rows}


def posters_of(booth: Booth) -> set[str]:
    """What hangs on the title."""
    painted: list[str] = []
    real = posters.poster_sprite
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(posters, "poster_sprite", lambda *given: painted.append(given[1]) or real(*given))
        booth.place.draw()
    return set(painted)


@pytest.mark.parametrize(
    ("games", "hang", "begins", "beside"),
    [
        (("noon",), {"noon"}, "Play Noon", set()),
        (("party",), {"party"}, "Play a party", set()),
        (("noon", "party"), {"noon", "party"}, "Play Noon", set()),
        (("boomtown", "noon"), {"boomtown"}, "Play Boom Town", {"noon"}),
    ],
)
def test_only_what_is_allowed_hangs_on_the_title_stands_in_its_menu_and_is_in_the_loop(
    tmp_path: Path, games: tuple[KioskGame, ...], hang: set[str], begins: str, beside: set[str]
) -> None:
    with house(tmp_path) as place:
        booth = Booth(place, tmp_path, Kiosk(zones=("keys1",), games=games))
        assert posters_of(booth) == hang
        rows = rows_of(booth)
        assert rows["play"] == begins
        assert {"noon", "party"} & rows.keys() == beside
        booth.app.stack.pop()
        place.tap("keys1", "slam")
        assert place.top.venue.id == games[0]
        acts = Attract(place.app, booth.keeper.kiosk)
        assert {acts.next().name for _ in range(9)} <= {"title", "records", *games}


def test_what_is_switched_off_is_gone_as_soon_as_menu_and_title_are_back(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        booth = Booth(place, tmp_path)
        assert rows_of(booth)["play"] == "Play Bandits on Mars"
        booth.app.stack.push(AskScene("THE OPERATOR'S", ()))
        booth.keeper.configure(Kiosk(zones=("keys1",), games=("boomtown", "noon")))
        booth.app.stack.pop()
        rows = {row.id: row.label for row in place.top.menu.rows}
        assert rows["play"] == "Play Boom Town"
        assert "party" not in rows
        booth.app.stack.pop()
        assert posters_of(booth) == {"boomtown"}
        place.tap("keys1", "slam")
        assert place.top.venue.id == "boomtown"


@pytest.mark.parametrize("game", ["bandits", "noon", "party", "boomtown"])
def test_the_audits_say_what_began(tmp_path: Path, game: str) -> None:
    with house(tmp_path) as place:
        booth = Booth(place, tmp_path, Kiosk(zones=("keys1", "keys2")))
        place.app.stack.push(entrance.seats(place.app, game))
        for device in ("keys1", "keys2", "keys1", "keys2"):
            place.tap(device, "slam")
        place.until(lambda: booth.top != "SeatsScene", "it begins")
        assert [audit.text for audit in booth.audits.all() if audit.kind == "match"] == [game]
