"""`Inputs`: every device of the house in one place; each press with its seat and interval (Law 3)."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pygame

from game.inputs.bindings import Bindings
from game.inputs.keyboard import Keyboard
from game.inputs.looks import PadTimes
from game.inputs.names import DeviceNames
from game.inputs.notices import Notice
from game.inputs.padpark import PadMove, PadPark, pad_report
from game.inputs.pads import Change, PadInfo
from game.inputs.padthread import PadThread
from game.inputs.press import Press
from game.inputs.pressqueue import PressQueue
from game.inputs.pump import GapStats, Pump
from game.inputs.sdl import load
from game.inputs.seats import SeatMap
from game.inputs.source import Stamp
from game.inputs.span import Span, now_ns
from game.inputs.vigil import Vigil
from game.inputs.virtual import ENVIRONMENT, PadFifo, VirtualPads
from game.inputs.window import EVENTS as WINDOW_EVENTS
from game.inputs.window import Pointer, window_notice
from game.inputs.x11time import X11KeyTimes

Event = pygame.event.Event
PAD_EVENTS = (pygame.JOYAXISMOTION, pygame.JOYHATMOTION, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP)


class Inputs(DeviceNames):
    """Samples keyboard and pads. Create it once the window exists, close it before pygame quits.

    seats: who sits where. claiming: whether a free pad that presses A takes the seat of a pad that is gone.
    asked: the seat whose pad the screen asks for, None = only one that is in no doubt is given.
    """

    def __init__(self, bindings: Bindings, *, pad_thread: bool = True) -> None:
        """Raises BindingError. pad_thread: look at the pads each ms, on the systems where that is tried."""
        self.seats = SeatMap()
        self.claiming = True
        self.asked: int | None = None
        self._bindings = bindings.checked()
        self._sdl = load()
        self._pump = Pump(self._sdl)
        self._thread = PadThread(self._sdl) if self._sdl and pad_thread and PadThread.wanted() else None
        self._x11 = X11KeyTimes()
        self._keyboard = Keyboard(bindings, (self._x11,))
        logs = (self._pump.log, self._thread.log) if self._thread else (self._pump.log,)
        self._pads = PadPark(bindings, self._sdl, (PadTimes(logs),))
        self._queue = PressQueue(self.seats)
        self._notices: list[Notice] = []
        self._vigil = Vigil(self._sdl, self.seats, self._notices)
        self._focused = True
        self._pointer = Pointer()
        self._handlers = self._make_handlers()
        pygame.joystick.init()
        self._ask_window()
        if self._thread:
            self._thread.start()
        self._fifo = self._open_fifo()

    def close(self) -> None:
        """Stop the threads; only then may SDL be shut down."""
        if self._fifo:
            self._fifo.stop()
        if self._thread:
            self._thread.stop()

    def window_changed(self) -> None:
        """To be called after each set_mode: a new window forgets what it was asked for."""
        self._pointer.window_moved(now_ns())
        self._ask_window()

    def _ask_window(self) -> None:
        pygame.key.stop_text_input()  # an input method may swallow or double keys
        pygame.key.set_repeat()
        if self._sdl and pygame.display.get_driver() == "x11":
            self._sdl.enable_window_system_events()

    def rebind(self, bindings: Bindings) -> None:
        """Use other bindings from now on. Raises BindingError, changing nothing."""
        self._bindings = bindings.checked()
        self.flush()
        self._keyboard.bind(bindings)
        self._pads.rebind(bindings)

    def sample(self) -> None:
        """Look at all devices; cheap if nothing has happened. The more often, the narrower the intervals."""
        pump = self._pump.turn()
        self._vigil.look(pump.hi, self._pads.infos)
        self._keyboard.begin()
        for move in self._pads.take(pump):
            self._pad_moved(move, pump)
        for event in pygame.event.get(pump=False):
            handler = self._handlers.get(event.type)
            if handler is not None:
                handler(event, pump)

    def drain(self) -> list[Press]:
        """The presses since the last call, by `at_ns`; order decides nothing, equal instants come by lot."""
        return self._vigil.sift(self._queue.drain())

    def notices(self) -> list[Notice]:
        """The news since the last call."""
        notices = list(self._notices)
        self._notices.clear()
        return notices

    def held(self, seat: int) -> frozenset[str]:
        """The controls that a seat holds now (sticks are not held)."""
        device = self.seats.device_of(seat)
        return self._queue.held.controls(device) if device else frozenset()

    def flush(self) -> None:
        """Forget queued presses and what is held: that counts again once it is let go and pressed anew."""
        self._queue.clear()
        self._pads.centre()

    def rumble(self, device: str, ms: int, strength: float = 0.6) -> None:
        """Tell the hands on a pad something; other devices, and pads that can't, keep still."""
        self._pads.rumble(device, ms, strength)

    @property
    def focused(self) -> bool:
        """Whether the window has the focus: without it no press counts."""
        return self._focused

    def listen(self, kind: int, hear: Callable[[Event], None]) -> None:
        """Hand pygame's events of a kind that is of no use here to somebody else (sound devices)."""
        self._handlers[kind] = lambda event, _pump: hear(event)

    def warn(self, text: str) -> None:
        """Add a notice that something is not as it should be."""
        self._notices.append(Notice("warning", text=text))

    def gap_stats(self) -> GapStats:
        """How far apart the samples were since `reset_gaps`."""
        return self._pump.gap_stats()

    def reset_gaps(self) -> None:
        """Begin to measure the gaps between samples anew."""
        self._pump.reset_gaps()

    def _open_fifo(self) -> PadFifo | None:
        path = os.environ.get(ENVIRONMENT)
        if not path or self._sdl is None:
            return None
        fifo = PadFifo(Path(path), VirtualPads(self._sdl), self.warn)
        fifo.start()
        return fifo

    def _make_handlers(self) -> dict[int, Callable[[Event, Span], None]]:
        return {
            **dict.fromkeys(PAD_EVENTS, self._on_pad),
            **dict.fromkeys(WINDOW_EVENTS, self._on_window),
            pygame.SYSWMEVENT: self._on_window_system,
            pygame.KEYDOWN: self._on_key,
            pygame.KEYUP: self._on_key,
            pygame.JOYDEVICEADDED: self._on_pad_added,
            pygame.JOYDEVICEREMOVED: self._on_pad_removed,
            pygame.WINDOWFOCUSLOST: self._on_focus_lost,
            pygame.WINDOWFOCUSGAINED: self._on_focus_gained,
        }

    def _on_window_system(self, event: Event, _pump: Span) -> None:
        xevent = event.dict.get("event")
        if isinstance(xevent, bytes) and self._x11.saw(xevent):
            self._keyboard.held_keys_told()

    def _on_key(self, event: Event, pump: Span) -> None:
        move = self._keyboard.key(event.scancode, event.type == pygame.KEYDOWN, pump)
        if move is not None:
            self._put(
                move.device, move.change, move.stamp, pump, self._bindings.offset_ns(move.device, "keys")
            )

    def _on_pad(self, event: Event, pump: Span) -> None:
        """What the thread has queued just now, or everything where SDL's queue can't be read directly."""
        for move in self._pads.feed(pad_report(event), pump):
            self._pad_moved(move, pump)

    def _pad_moved(self, move: PadMove, pump: Span) -> None:
        info, change = move.info, move.change
        if change.control == "slam" and change.value and self._focused and self.claiming:
            seat = self.seats.claim(info, self.asked)
            if seat is not None:
                self._tell("pad_back", info, seat, f"{info.called} plays for seat {seat + 1}.")
                change = change._replace(control="")  # it said 'here I am', it was no slam
        self._put(info.device, change, move.stamp, pump, self._bindings.offset_ns(info.name))

    def _put(self, device: str, change: Change, stamp: Stamp, pump: Span, offset_ns: int = 0) -> None:
        if self._focused or not change.value:
            self._queue.put(device, change, stamp, max(pump.hi, stamp.span.hi), offset_ns)

    def _on_pad_added(self, _event: Event, _pump: Span) -> None:
        for info in self._pads.scan():
            seat = self.seats.pad_added(info)
            if seat is not None:
                self._tell("pad_back", info, seat, f"{info.called} is back at seat {seat + 1}.")
            else:
                self._tell("pad_added", info, None, f"{info.called} is plugged in.")

    def _on_pad_removed(self, event: Event, pump: Span) -> None:
        gone = self._pads.remove(event.instance_id)
        if gone is None:
            return
        info, changes = gone
        self._queue.release(info.device, Stamp(pump, "pump"), pump.hi)
        for change in changes:
            self._put(info.device, change, Stamp(pump, "pump"), pump)
        self._queue.forget(info.device)
        self._vigil.gone(info.device)
        seat = self.seats.pad_lost(info)
        self._tell("pad_lost", info, seat, f"{info.called} is gone.")

    def _on_focus_lost(self, _event: Event, pump: Span) -> None:
        self._keyboard.focus_lost()
        self._queue.release(None, Stamp(pump, "pump"), pump.hi)
        for info, change in self._pads.centre():
            self._put(info.device, change, Stamp(pump, "pump"), pump)
        self._focused = False
        self._notices.append(Notice("focus_lost", text="Another window has the keyboard."))

    def _on_focus_gained(self, _event: Event, pump: Span) -> None:
        self._keyboard.focus_gained(pump.hi)
        self._focused = True
        self._notices.append(Notice("focus_gained"))

    def _on_window(self, event: Event, pump: Span) -> None:
        notice = window_notice(event)
        if notice.kind == "mouse_moved" and not self._pointer.moved(notice.at, pump.hi):
            return
        if notice.kind == "mouse_moved" and self._notices and self._notices[-1].kind == "mouse_moved":
            self._notices.pop()
        self._notices.append(notice)

    def _tell(self, kind: str, info: PadInfo, seat: int | None, text: str) -> None:
        self._notices.append(Notice(kind, info.device, seat, text))
