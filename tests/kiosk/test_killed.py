"""A kiosk is killed on any screen: guests find again what they played, and else the title."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from game.cli.kiosk_game import _first
from game.kiosk.config import Kiosk
from game.kiosk.house import KioskKeeper
from game.kiosk.pulse import Pulse
from game.match.journal import read
from game.match.party import FILE
from game.rules.bandits.state import State
from game.scenes import entrance
from game.scenes.played import PlayedScene
from game.store.audits import Audits
from tests.scenes.house import House, house
from tests.scenes.walk.screens import SCREENS
from tests.scenes.walk.walker import opened

IDLE_S = 20
KIOSK = Kiosk(zones=("keys1", "keys2"), idle_seat_s=10, idle_table_s=IDLE_S)
PATIENT = Kiosk(zones=("keys1", "keys2"), idle_seat_s=2, idle_table_s=3600)
FEW = (
    "take your seats",
    "bandits, a race",
    "boomtown, a choice",
    "noon, before the bell",
    "party, the table",
)
WITHOUT_JOURNAL = ("bountytown, a Duel", "boomtown, a shootout")
"""Of the screens of matches: made for the picture alone."""


class Heart(Pulse):
    """Beats into a variable."""

    def __init__(self) -> None:
        super().__init__(Path())
        self.said = ""

    def drew(self, journal: str, credit: int) -> bool:  # noqa: ARG002
        self.said = journal
        return True


def guarded(place: House, folder: Path, kiosk: Kiosk = KIOSK) -> KioskKeeper:
    """The house is a kiosk from now on."""
    keeper = KioskKeeper(kiosk, Audits(folder / "audits.jsonl"), lambda _: None, Heart())
    place.app.keeper, keeper.app = keeper, place.app
    return keeper


def beat(place: House) -> str:
    """What the supervisor hears of it."""
    keeper = place.app.keeper
    assert isinstance(keeper, KioskKeeper) and isinstance(keeper._beat, Heart)
    keeper.drew()
    return keeper._beat.said


def killed_on(names: Iterable[str], folder: Path) -> dict[str, tuple[str, Path]]:
    """By screen, what the last beat said and the data as a kill leaves them."""
    left = {}
    with house(folder / "first") as place:
        for number, name in enumerate(names):
            opened(place, name)
            guarded(place, folder)
            place.frames(3)
            left[name] = beat(place), folder / str(number)
            shutil.copytree(folder / "first", left[name][1], ignore=shutil.ignore_patterns("*.lock"))
    return left


def each_comes_back(names: Iterable[str], folder: Path) -> None:
    """Kill it on each of these screens, start it again, and kill that as well."""
    for name, (played, data) in killed_on(names, folder).items():
        with house(data) as again:
            keeper = guarded(again, folder)
            again.open(_first(again.app, keeper, played))
            again.frames(20)
            assert beat(again) == played, f"{name}: {again.names}"
            assert played or again.names == ["TitleScene"], name
        shutil.rmtree(data)


def test_guests_find_their_match_or_party_again_however_often_it_is_killed(tmp_path: Path) -> None:
    each_comes_back(FEW, tmp_path)


@pytest.mark.soak
def test_every_screen_comes_back_to_what_was_played_or_to_the_title(tmp_path: Path) -> None:
    each_comes_back(SCREENS, tmp_path)


@pytest.fixture
def killed(tmp_path: Path) -> tuple[str, Path]:
    """A race whose people play with a pad that has to be asked for."""
    return killed_on(("bandits, a race",), tmp_path)["bandits, a race"]


def gone(path: Path) -> None:
    path.unlink()


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:40])


def newer(path: Path) -> None:
    first, *rest = path.read_bytes().splitlines(keepends=True)
    header = msgspec.json.decode(first) | {"format": 999}
    path.write_bytes(msgspec.json.encode(header) + b"\n" + b"".join(rest))


def rubbish(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 40)


@pytest.mark.parametrize("what", [gone, truncated, newer, rubbish])
def test_a_journal_that_is_of_no_use_leads_to_the_title(
    killed: tuple[str, Path], what: Callable[[Path], None]
) -> None:
    played, data = killed
    what(data / "journals" / played)
    with house(data) as again:
        keeper = guarded(again, data)
        again.open(_first(again.app, keeper, played))
        again.frames(20)
        assert again.names == ["TitleScene"]


def test_what_was_paid_for_a_match_that_a_full_disk_has_lost_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paid = Kiosk(zones=("keys1",), credits_a_match=2)

    def full(_file: int, _data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with house(tmp_path) as place, monkeypatch.context() as disk:
        keeper = guarded(place, tmp_path, paid)
        keeper.till.credits = 2
        disk.setattr("game.match.journal_file.os", SimpleNamespace(**{**vars(os), "write": full}))
        place.open(entrance.seats(place.app, "bandits"))
        place.tap("keys1", "slam", "slam")
        place.until(lambda: isinstance(place.top, PlayedScene), "it begins all the same")
        place.frames(2)
        assert (keeper.till.credits, [*place.app.notes._waiting]) == (0, [])
        assert "no space left" in keeper.audits.all()[-1].text.lower()
        played = beat(place)
    with house(tmp_path) as again:
        keeper = guarded(again, tmp_path, paid)
        again.open(_first(again.app, keeper, played))
        assert keeper.till.credits == 2
        assert keeper.audits.all()[-1].data == {"credits": 2}
        assert [*again.app.notes._waiting] == ["The match could not be saved: your credits are back."]


def test_a_party_whose_file_is_gone_leads_to_the_title(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        keeper = guarded(place, tmp_path)
        place.open(_first(place.app, keeper, FILE))
        place.frames(20)
        assert place.names == ["TitleScene"]


def test_a_match_for_which_nobody_sits_down_again_is_recorded_as_cut_short(
    killed: tuple[str, Path],
) -> None:
    played, data = killed
    with house(data) as again:
        keeper = guarded(again, data)
        again.open(_first(again.app, keeper, played))
        again.frames((IDLE_S + 2) * 60)
        assert keeper.attracting
        assert keeper.audits.counts()["cut_short"] == 1
        assert read(data / "journals" / played).ended, "nobody else goes on with it, unpaid"


def test_a_round_of_a_party_that_had_just_ended_counts_and_the_party_goes_on(tmp_path: Path) -> None:
    with house(tmp_path / "first") as place:
        opened(place, "party, the table")
        guarded(place, tmp_path, PATIENT)
        place.tap("keys1", "slam")
        place.until(lambda: isinstance(place.top, PlayedScene), "a round begins")
        played, party = beat(place), (tmp_path / "first" / FILE).read_bytes()
        place.until(lambda: not isinstance(place.top, PlayedScene), "it is over")
        shutil.copytree(tmp_path / "first", tmp_path / "left", ignore=shutil.ignore_patterns("*.lock"))
    assert read(tmp_path / "left" / "journals" / played).ended
    (tmp_path / "left" / FILE).write_bytes(party)  # it died before that was counted
    with house(tmp_path / "left") as again:
        keeper = guarded(again, tmp_path, PATIENT)
        again.open(_first(again.app, keeper, played))
        again.tap("keys2", "slam")
        again.frames(2)
        assert again.names == ["PartyFinale"], "two rounds were all there were"


def the_end_comes(state: State) -> None:
    """The next card is The End, and somebody leads."""
    taken = next(spot for spot, card in enumerate(state.spots) if card)
    state.captured[0].append(state.spots[taken])
    state.spots[taken] = ""
    state.decks = [[] for _ in state.decks]
    state.decks[state.active] = ["the-end"]


def test_a_match_is_in_the_records_before_its_end_is_shown(tmp_path: Path) -> None:
    with house(tmp_path / "data") as place:
        opened(place, "bandits, before a card")
        guarded(place, tmp_path, PATIENT)
        the_end_comes(place.top.course.match.state)
        place.tap("keys1", "slam")
        place.until(lambda: place.top.course.over, "it is over")
        assert isinstance(place.top, PlayedScene), "who has won is still to be seen"
        assert place.app.records.count() == 1
        place.until(lambda: not isinstance(place.top, PlayedScene), "the result is shown")
        assert place.app.records.count() == 1
