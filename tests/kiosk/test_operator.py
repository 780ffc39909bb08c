"""The operator's PIN and menu, over the real program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from game.cli.kiosk_game import Behind, _pin_first
from game.inputs.press import Press
from game.kiosk.adjusted import Adjusted
from game.kiosk.config import Kiosk
from game.kiosk.operator import OperatorScene
from game.kiosk.operator_adjust import AdjustScene
from game.kiosk.operator_figures import WORDS
from game.kiosk.operator_tests import ScreenTest
from game.kiosk.pin import Pin
from game.kiosk.pin_scene import AGAIN, DIFFERS, SET, PinScene
from game.kiosk.pulse import END, RESTART
from game.scenes import entrance
from game.scenes.lab import LabScene
from game.stage.rows import Slider
from game.store.folders import data_root
from tests.kiosk.booth import KIOSK, Booth
from tests.scenes.house import house


@pytest.fixture
def booth(tmp_path: Path) -> Iterator[Booth]:
    with house(tmp_path) as place:
        yield Booth(place, tmp_path)


class TestOperator:
    @pytest.fixture
    def menu(self, booth: Booth, tmp_path: Path) -> Booth:
        self.adjusted, self.pin = Adjusted(tmp_path / "kiosk.json"), Pin(tmp_path / "pin.json")
        booth.place.open(OperatorScene(booth.keeper, KIOSK, self.adjusted, self.pin))
        booth.place.frames()
        return booth

    def test_every_row_opens_and_closes_again(self, menu: Booth) -> None:
        for row in (
            "screen",
            "sound",
            "controls",
            "figures",
            "adjust",
            "records",
            "factory",
            "restart",
            "end",
        ):
            menu.place.top.menu.select(row)
            menu.place.tap("pad:0", "slam")
            menu.place.frames(2, draw=True)
            assert menu.top != "OperatorScene", row
            menu.place.until(lambda: self._away(menu), f"{row} is left")

    def _away(self, menu: Booth) -> bool:
        if menu.top != "OperatorScene":
            menu.place.press("pad:0", "back")
            menu.place.frames(60)
            menu.place.press("pad:0", "back", 0.0)
        return menu.top == "OperatorScene"

    def test_an_adjustment_holds_at_once_and_is_kept(self, menu: Booth) -> None:
        menu.place.top.menu.select("adjust")
        menu.place.tap("pad:0", "slam")
        menu.place.top.menu.select("game-bandits")
        menu.place.tap("pad:0", "slam")
        menu.place.top.menu.select("credits_a_match")
        menu.place.tap("pad:0", "right")
        assert menu.keeper.kiosk.games == ("bountytown", "boomtown", "noon", "party")
        assert menu.keeper.kiosk.credits_a_match == 1
        assert self.adjusted.over(KIOSK) == menu.keeper.kiosk

    def test_end_leaves_with_a_code_that_is_not_started_again(self, menu: Booth) -> None:
        for row, code in (("restart", RESTART), ("end", END)):
            menu.place.top.menu.select(row)
            menu.place.tap("pad:0", "slam")
            menu.place.top.menu.select("0")
            menu.place.tap("pad:0", "slam")
            assert menu.app.exit_code == code
        assert menu.audits.counts() == {"ended": 1}, "the restart is the supervisor's to tell"

    def test_logs_are_exported_into_one_file(self, menu: Booth) -> None:
        logs = menu.app.folders.root / "logs"
        logs.mkdir()
        (logs / "game-1.log").write_text("trouble")
        menu.place.top.menu.select("export")
        menu.place.tap("pad:0", "slam")
        assert len(list(menu.app.folders.root.glob("logs-*.zip"))) == 1

    def test_the_factory_reset_leaves_nothing(self, menu: Booth) -> None:
        self.pin.set("1234")
        self.adjusted.keep(KIOSK, Kiosk())
        menu.audits.add("crash")
        menu.place.top.menu.select("factory")
        menu.place.tap("pad:0", "slam")
        menu.place.top.menu.select("0")
        menu.place.tap("pad:0", "slam")
        assert not self.pin.known
        assert self.adjusted.over(KIOSK) == KIOSK
        assert menu.audits.counts() == {"factory_reset": 1}


def test_a_pin_is_turned_in_with_a_stick(booth: Booth) -> None:
    tried: list[str] = []

    def take(digits: str) -> str:
        tried.append(digits)
        return "" if digits == "2009" else "That is not it."

    booth.place.open(PinScene("PIN", take))
    booth.place.tap("pad:0", "up", "slam", "slam", "slam", "slam")
    assert tried == ["1000"]
    booth.place.tap("pad:0", "up", "up", "right", "right", "right", "down", "slam")
    assert tried[-1] == "2009"
    booth.place.draw()


class TestNewPin:
    @pytest.fixture
    def pin(self, booth: Booth, tmp_path: Path) -> Pin:
        pin = Pin(tmp_path / "pin.json")
        booth.app.stack.push(_pin_first(booth.app, pin, entrance.title(booth.app)))
        return pin

    def enter(self, booth: Booth, digits: str) -> None:
        """Turn four wheels with a stick."""
        for digit in digits:
            booth.place.tap("pad:0", *("up",) * int(digit), "slam")

    def said(self, booth: Booth) -> tuple[str, str]:
        return booth.place.top._headline, booth.place.top._wrong

    def test_a_new_pin_is_asked_for_twice_and_then_said_to_be_set(self, booth: Booth, pin: Pin) -> None:
        self.enter(booth, "2009")
        assert not pin.known
        assert self.said(booth) == (AGAIN, "")
        self.enter(booth, "2009")
        assert pin.fits("2009")
        assert booth.top == "TitleScene"
        assert "PIN set." in booth.app.notes._waiting

    def test_another_one_the_second_time_begins_anew(self, booth: Booth, pin: Pin) -> None:
        self.enter(booth, "2009")
        self.enter(booth, "2008")
        assert self.said(booth) == (SET, DIFFERS)
        self.enter(booth, "2008")
        assert not pin.known, "it counts as the first of two"
        self.enter(booth, "2008")
        assert pin.fits("2008")

    def test_the_way_back_out_of_the_second_time_leads_to_the_first(self, booth: Booth, pin: Pin) -> None:
        self.enter(booth, "2009")
        booth.place.tap("pad:0", "back")
        assert self.said(booth) == (SET, "")
        booth.place.tap("pad:0", "back")
        assert booth.top == "TitleScene"
        assert not pin.known

    def test_one_that_cannot_be_saved_is_asked_for_from_the_start(self, booth: Booth, pin: Pin) -> None:
        pin.path = pin.path.parent / "none" / "pin.json"
        self.enter(booth, "2009")
        self.enter(booth, "2009")
        headline, wrong = self.said(booth)
        assert headline == SET
        assert wrong.startswith("It can't be saved")


def test_a_number_of_the_file_beyond_what_a_row_offers_is_shown_as_it_holds(
    booth: Booth, tmp_path: Path
) -> None:
    short = msgspec.structs.replace(KIOSK, idle_table_s=25)
    booth.keeper.configure(short)
    scene = AdjustScene(booth.keeper, short, Adjusted(tmp_path / "kiosk.json"))
    booth.place.open(scene)
    row = next(row for row in scene.rows() if row.id == "idle_table_s")
    assert isinstance(row, Slider)
    assert row.value == 25


def test_a_quiet_hour_of_the_file_that_is_no_whole_one_is_shown_as_it_holds_and_can_be_left(
    booth: Booth, tmp_path: Path
) -> None:
    night = msgspec.structs.replace(KIOSK, quiet_hours=("23:30", "08:00"))
    booth.keeper.configure(night)
    scene = AdjustScene(booth.keeper, night, Adjusted(tmp_path / "kiosk.json"))
    booth.place.open(scene)
    scene.menu.select("from")
    assert scene.menu.selected.shown == "23:30"
    booth.place.tap("pad:0", "left")
    assert booth.keeper.kiosk.quiet_hours == ("23:00", "08:00")


def test_the_lower_edge_of_a_test_picture_shows_when_it_has_been_said_how_to_go_on(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(booth.app.window, "nudge", lambda *_: None)  # the minute may be over just then
    booth.place.open(ScreenTest())
    told = edge(booth)
    booth.seconds(5)
    bare = edge(booth)
    assert told != bare
    booth.place.tap("pad:0", *["slam"] * 8)
    assert edge(booth) == told, "the first picture again, after all the others"


def edge(booth: Booth) -> bytes:
    """The lowest line of what is shown."""
    booth.place.draw()
    surface = booth.app.window.canvas.surface
    width, height = surface.get_size()
    return pygame.image.tobytes(surface.subsurface((0, height - 6, width, 6)), "RGB")


def test_wrong_pins_are_counted_from_one_screen_to_the_next(booth: Booth, tmp_path: Path) -> None:
    pin = Pin(tmp_path / "pin.json")
    pin.set("0000")
    behind = Behind(KIOSK, Adjusted(tmp_path / "kiosk.json"), pin)
    for _ in range(5):
        behind.ask(booth.keeper)
        booth.place.tap("pad:0", "up", "slam", "slam", "slam", "slam", "back")
    behind.ask(booth.keeper)
    booth.place.tap("pad:0", "slam", "slam", "slam", "slam")
    assert booth.top == "PinScene", "the right one has to wait now"
    assert booth.audits.counts()["wrong_pin"] == 6


@pytest.mark.parametrize("menu", [False, True])
def test_the_operators_screens_close_by_themselves(booth: Booth, tmp_path: Path, *, menu: bool) -> None:
    pin = Pin(tmp_path / "pin.json")
    pin.set("0000")
    Behind(KIOSK, Adjusted(tmp_path / "kiosk.json"), pin).ask(booth.keeper)
    if menu:
        booth.place.tap("pad:0", "slam", "slam", "slam", "slam")
        assert booth.top == "OperatorScene"
    booth.seconds(21)
    assert booth.keeper.attracting


@pytest.mark.parametrize("changes", ['{"idle_seat_s": "soon"}', '{"quiet_hours": ["23:00"]}'])
def test_a_damaged_file_of_adjustments_is_set_aside(tmp_path: Path, changes: str) -> None:
    adjusted = Adjusted(tmp_path / "kiosk.json")
    adjusted.path.write_text(changes)
    assert adjusted.over(KIOSK) == KIOSK
    assert "damaged" in adjusted.notice
    assert list(tmp_path.glob("kiosk.json.damaged-1"))


def test_in_the_laboratory_the_operator_tries_out_every_key(booth: Booth) -> None:
    for device in ("keys", "keys3"):
        press = Press(None, "", 1.0, 0, 0, 0, "test", device, "F7")
        assert not booth.keeper.press(press)
        booth.place.open(LabScene())
        assert booth.keeper.press(press)
        booth.app.stack.pop()


def test_every_kind_of_audit_has_its_words() -> None:
    """Kinds that somebody adds and nobody names would not be counted."""
    call = re.compile(r'audits\.add\(\s*"(\w+)"')
    sources = (data_root() / "game").rglob("*.py")
    kinds = {kind for path in sources for kind in call.findall(path.read_text("utf-8"))}
    assert kinds | {"start", "restart", "frozen", "crash", "notice"} == WORDS.keys()
