"""Virtual pads by lines from a FIFO."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.inputs.bindings import Bindings
from game.inputs.hub import Inputs
from game.inputs.virtual import PadLineError, VirtualPads
from tests.inputs.conftest import Desk
from tests.support.pads import LEFT_X, A, FifoPads
from tests.support.xvfb import window


@pytest.fixture
def fifo(tmp_path: Path) -> Iterator[FifoPads]:
    pads = FifoPads(tmp_path / "pads")
    yield pads
    pads.close()


@pytest.fixture
def program(fifo: FifoPads, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    for name, value in fifo.environment.items():
        monkeypatch.setenv(name, value)
    with window("dummy"):
        inputs = Inputs(Bindings())
        yield Desk(inputs)
        inputs.close()


def test_lines_plug_in_press_move_and_unplug_pads(program: Desk, fifo: FifoPads) -> None:
    fifo.attach("A")
    fifo.attach("B", 2, 4, 0)
    program.until(lambda: len(program.told("pad_added")) == 2)
    fifo.button("A", A, True)
    fifo.axis("A", LEFT_X, -32000)
    fifo.line("hat", "A", 0, 1)
    program.until(lambda: program.downs("up"))
    assert {press.raw for press in program.presses} == {"b0", "a0-", "h0up"}
    fifo.detach("A")
    fifo.detach("B")
    program.until(lambda: len(program.told("pad_lost")) == 2)
    assert [notice.text for notice in program.told("pad_added")] == [
        "Pad A is plugged in.",
        "Pad B is plugged in.",
    ]
    assert not program.told("warning")


@pytest.mark.parametrize(
    "line",
    [
        "attach", "attach A 1", "attach A 99 1 1", "attach A x y z", "detach B", "button A 0",
        "button A 99 1", "button A 0 2", "axis A 0 40000", "axis B 0 0", "hat A 0 16",
        "press A", "button A 0 1 7", "x" * 300,
        "attach A 6 15 1",
    ],
)  # fmt: skip
def test_a_line_without_sense_is_ignored_with_a_warning(program: Desk, fifo: FifoPads, line: str) -> None:
    fifo.attach("A")
    program.until(lambda: program.told("pad_added"))
    fifo.line(line)
    fifo.button("A", A, True)
    program.until(program.downs)
    assert len(program.told("warning")) == 1
    assert "for virtual pads is ignored" in program.told("warning")[0].text
    assert len(program.downs()) == 1


def test_lines_may_arrive_in_pieces_and_without_an_end(program: Desk, fifo: FifoPads) -> None:
    for piece in (b"atta", b"ch A\nbut", b"ton A 0 1", b"\n", b"z" * 5000):
        os.write(fifo._fifo, piece)
        program.until(lambda: False, within_s=0.01)
    program.until(lambda: program.downs() and program.told("warning"))
    assert len(program.downs()) == 1
    assert "too long" in program.told("warning")[0].text


def test_a_path_that_is_no_fifo_is_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("attach A\n")
    monkeypatch.setenv("RED_FRONTIER_VIRTUAL_PADS", str(tmp_path / "file"))
    with window("dummy"):
        desk = Desk(Inputs(Bindings()))
        desk.until(lambda: desk.told("warning"))
        desk.inputs.close()
    assert "No virtual pads" in desk.told("warning")[0].text
    assert desk.inputs.pads() == []


@pytest.mark.usefixtures("desk")
def test_pads_by_name_can_t_be_plugged_in_twice_nor_moved_when_gone(pads: VirtualPads) -> None:
    pads.attach("one")
    with pytest.raises(PadLineError, match="attached already"):
        pads.attach("one")
    pads.detach("one")
    with pytest.raises(PadLineError, match="there is no pad"):
        pads.set("one", "button", 0, 1)
