"""`--kiosk`: a parent that starts the game again and again, and the game that guests see."""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import game
from game.cli.options import CliError, WindowOptions
from game.kiosk.adjusted import Adjusted
from game.kiosk.config import Kiosk, KioskError, read_kiosk
from game.kiosk.pin import PIN, Pin, PinLock
from game.kiosk.pulse import CREDITS, LEFT, PLAYED, SUPERVISED, Pulse
from game.kiosk.supervisor import Supervisor
from game.store.audits import Audits
from game.store.folders import Folders, data_root

if TYPE_CHECKING:
    from game.kiosk.house import KioskKeeper
    from game.scenes.app import App
    from game.scenes.stack import Scene

FILE = Path("levels") / "kiosk.toml"


def run(args: argparse.Namespace) -> int:
    """The supervisor, or the game that it started."""
    base = _configured(args.kiosk)
    options = WindowOptions.of(args)
    mode = os.environ.get(SUPERVISED)
    if mode is None:
        return _supervise(options)
    return _play(options, base, mode)


def _configured(file: str) -> Kiosk:
    """The file that comes along, or the operator's over it. Raises CliError."""
    own = data_root() / FILE
    try:
        return read_kiosk(Path(file) if file else own, own)
    except KioskError as error:
        raise CliError(str(error)) from None


def _supervise(options: WindowOptions) -> int:
    folders = Folders(options.data_dir)
    folders.close()  # the game itself is to have it
    program = Path(game.__file__).resolve().parent.parent / "main.py"
    here = ("--data-dir", str(folders.root))  # also where that is a temporary one: it is for all games
    audits = _audits(folders.root)
    if folders.notice:
        audits.add("storage", folders.notice)
    command = [sys.executable, str(program), *sys.argv[1:], *here]
    supervisor = Supervisor(command, folders.root / "logs", folders.journals, audits)
    supervisor.listen()
    return supervisor.run()


def _audits(root: Path) -> Audits:
    with contextlib.suppress(OSError):  # what can't be written down waits
        (root / "logs").mkdir(exist_ok=True)
    return Audits(root / "logs" / "audits.jsonl")


def _play(options: WindowOptions, base: Kiosk, mode: str) -> int:
    """What guests see; gives the exit code."""
    from game.cli.window import ended, open_app  # noqa: PLC0415  the supervisor needs no pygame
    from game.kiosk.house import KioskKeeper  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    assert options.data_dir is not None, "the supervisor names it"
    audits = _audits(options.data_dir)
    audits.add("start" if mode == "new" else "restart", f"Mode: {mode}.")
    keeper = KioskKeeper(base, audits, lambda it: behind.ask(it), Pulse(options.data_dir / LEFT))  # noqa: PLW0108  made later
    with ExitStack() as stack:
        app = open_app(options, stack, keeper, plain=mode == "safe")
        signal.signal(signal.SIGTERM, lambda *_: app.quit(0))
        if app.folders.notice:
            audits.add("storage", app.folders.notice)
        pin, adjusted = Pin(app.folders.root / PIN), Adjusted(app.folders.root / "kiosk.json")
        behind = Behind(base, adjusted, pin)
        keeper.configure(adjusted.over(base))
        keeper.credits = int(os.environ.get(CREDITS, "0"))
        app.notes.say(adjusted.notice)
        if mode == "safe":
            app.notes.say("Safe mode after many crashes: default settings, plain video.")
        code = app.run(_pin_first(app, pin, _first(app, os.environ.get(PLAYED, ""))))
    return ended(app, code)


def _pin_first(app: App, pin: Pin, scene: Scene) -> Scene:
    """The first start asks for a PIN; guests shall not set one because a disk that breaks has hidden it."""
    from game.kiosk.pin_scene import PinScene  # noqa: PLC0415

    if pin.known or app.folders.astray:
        return scene
    app.stack.push(scene)
    return PinScene("SET A PIN", lambda digits: _set_pin(app, pin, digits))


def _first(app: App, played: str) -> Scene:
    """What was being played, else the title. played: the name of its journal, or ''."""
    from game.match.journal import JournalError  # noqa: PLC0415
    from game.scenes import entrance  # noqa: PLC0415

    going_on = None
    if played:
        try:
            going_on = entrance.go_on(app, played)
        except JournalError as error:
            app.notes.say(str(error))
    return going_on or entrance.title(app)


def _set_pin(app: App, pin: Pin, digits: str) -> str:
    """Keep the first PIN."""
    try:
        pin.set(digits)
    except OSError as error:
        return f"It can't be kept: {error.strerror}."
    app.stack.pop()
    return ""


class Behind:
    """The operator's menu behind its PIN."""

    def __init__(self, base: Kiosk, adjusted: Adjusted, pin: Pin) -> None:
        """As `OperatorScene`; wrong PINs are counted from screen to screen."""
        self._base, self._adjusted, self._pin = base, adjusted, pin
        self._lock = PinLock(pin)

    def ask(self, keeper: KioskKeeper) -> None:
        """Ask for the PIN, then open the menu."""
        from game.kiosk.operator import OperatorScene  # noqa: PLC0415
        from game.kiosk.pin_scene import PinScene  # noqa: PLC0415

        if not self._pin.known:
            keeper.app.notes.say("There is no PIN: set one with `red-frontier pin 1234`, then start again.")
            return

        def try_it(digits: str) -> str:
            why = self._lock.refuses(digits)
            if why:
                keeper.audits.add("wrong_pin")
            else:
                keeper.app.stack.swap(OperatorScene(keeper, self._base, self._adjusted, self._pin))
            return why

        keeper.app.stack.push(PinScene("OPERATOR'S PIN", try_it))
