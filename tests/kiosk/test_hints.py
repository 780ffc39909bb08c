"""No hint of a kiosk names a control that guests do not have."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.inputs.virtual import VirtualPads
from game.scenes import seats_look, title
from game.scenes.hints import shared_hints
from game.scenes.party.board import HINTS
from tests.kiosk.booth import Booth
from tests.scenes.house import house
from tests.support.pads import virtual_pads


@pytest.fixture
def booth(tmp_path: Path) -> Iterator[Booth]:
    with house(tmp_path) as place:
        yield Booth(place, tmp_path)


@pytest.fixture
def pads() -> Iterator[VirtualPads]:
    with virtual_pads() as found:
        yield found


def signs(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The glyphs on the title."""
    found: list[str] = []
    real = title.glyph
    monkeypatch.setattr(title, "glyph", lambda art, name, *more: found.append(name) or real(art, name, *more))
    booth.place.draw()
    return found


def controls(booth: Booth) -> set[str]:
    """Of the hints of seats and of a party."""
    groups = [*seats_look.seats_hints(booth.place.top), *shared_hints(booth.app, HINTS)]
    return {hint.control for group in groups for hint in group.hints}


def test_keys_have_no_options_no_pause_and_no_menu_while_no_pad_is_plugged_in(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not [name for name in signs(booth, monkeypatch) if "Escape" in name or "start" in name]
    booth.place.tap("keys1", "slam")
    assert {"slam", "back"} <= controls(booth)
    assert "start" not in controls(booth)
    booth.app.roster.clear()
    assert "start" not in controls(booth)


def test_a_pad_has_them(booth: Booth, pads: VirtualPads, monkeypatch: pytest.MonkeyPatch) -> None:
    pads.attach("A")
    booth.place.until(booth.app.inputs.pads, "it is there")
    assert [name for name in signs(booth, monkeypatch) if name.startswith("pad:start")]
    booth.place.tap(booth.app.inputs.pads()[0].device, "slam")
    assert "start" in controls(booth)
