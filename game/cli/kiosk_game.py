"""The game of a kiosk as its supervisor starts it: what guests see, and the operator behind a PIN."""

from __future__ import annotations

import os
import signal
from contextlib import ExitStack
from typing import TYPE_CHECKING

from game.cli.kiosk import open_audits
from game.cli.options import WindowOptions
from game.cli.window import ended, open_app
from game.kiosk.adjusted import Adjusted
from game.kiosk.config import Kiosk
from game.kiosk.house import KioskKeeper
from game.kiosk.operator import OperatorScene
from game.kiosk.pin import PIN, Pin, PinLock
from game.kiosk.pin_scene import NewPinScene, PinScene
from game.kiosk.pulse import CREDITS, LEFT, PLAYED, Pulse
from game.match.journal import JournalError
from game.scenes import entrance

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.stack import Scene


def play(options: WindowOptions, base: Kiosk, mode: str) -> int:
    """What guests see; gives the exit code."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    assert options.data_dir is not None, "the supervisor names it"
    audits = open_audits(options.data_dir)
    audits.add("start" if mode == "new" else "restart", f"Mode: {mode}.")
    keeper = KioskKeeper(base, audits, lambda it: behind.ask(it), Pulse(options.data_dir / LEFT))  # noqa: PLW0108  made later
    with ExitStack() as stack:
        app = open_app(options, stack, keeper, plain=mode == "safe")
        signal.signal(signal.SIGTERM, lambda *_: app.quit(0))
        pin, adjusted = Pin(app.folders.root / PIN), Adjusted(app.folders.root / "kiosk.json")
        behind = Behind(base, adjusted, pin)
        keeper.configure(adjusted.over(base))
        keeper.till.credits = int(os.environ.get(CREDITS, "0"))
        app.report(adjusted.notice)
        if mode == "safe":
            app.report("Safe mode after many crashes: default settings, plain video.")
        code = app.run(_pin_first(app, pin, _first(app, keeper, os.environ.get(PLAYED, ""))))
    return ended(app, code)


def _pin_first(app: App, pin: Pin, scene: Scene) -> Scene:
    """The first start asks for a PIN; guests shall not set one because a disk that breaks has hidden it."""
    if pin.known or app.folders.astray:
        return scene
    app.stack.push(scene)
    return NewPinScene(lambda digits: _set_pin(app, pin, digits))


def _first(app: App, keeper: KioskKeeper, played: str) -> Scene:
    """What was being played, by its journal's name, or ''; else the title, and its price back."""
    going_on = None
    if played:
        try:
            going_on = entrance.go_on(app, played)
        except JournalError as error:
            keeper.till.pay_back(str(error))
    return going_on or entrance.title(app)


def _set_pin(app: App, pin: Pin, digits: str) -> str:
    """Keep the first PIN."""
    try:
        pin.set(digits)
    except OSError as error:
        return f"It can't be saved: {error.strerror}."
    app.stack.pop()
    app.notes.say("PIN set.")
    return ""


class Behind:
    """The operator's menu behind its PIN."""

    def __init__(self, base: Kiosk, adjusted: Adjusted, pin: Pin) -> None:
        """As `OperatorScene`; wrong PINs are counted from screen to screen."""
        self._base, self._adjusted, self._pin = base, adjusted, pin
        self._lock = PinLock(pin)

    def ask(self, keeper: KioskKeeper) -> None:
        """Ask for the PIN, then open the menu."""
        if not self._pin.known:
            folder = keeper.app.folders.root
            keeper.app.notes.say(f"There is no PIN in {folder}: set one with `red-frontier pin 1234`.")
            return

        def try_it(digits: str) -> str:
            why = self._lock.refuses(digits)
            if why:
                keeper.audits.add("wrong_pin")
            else:
                keeper.app.stack.swap(OperatorScene(keeper, self._base, self._adjusted, self._pin))
            return why

        keeper.app.stack.push(PinScene("OPERATOR'S PIN", try_it))
