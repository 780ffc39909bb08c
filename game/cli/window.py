"""Opens the window for what the command line asks for, and closes everything behind it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from game.cli.content import load_content
from game.cli.interrupt import INTERRUPTED
from game.cli.options import CliError, WindowOptions
from game.inputs.environment import prepare_environment
from game.match.boxes import ContentError
from game.match.journal import JournalError, Written
from game.match.replays import Shelf
from game.match.seats import SeatSpec
from game.rules.wanted import misfit
from game.store.folders import Folders, data_root
from game.store.records import Records
from game.store.settings import Settings, SettingsFile

prepare_environment()

import pygame  # noqa: E402  SDL's hints come first

from game.inputs.bindings import BindingError, Bindings  # noqa: E402
from game.inputs.hub import Inputs  # noqa: E402
from game.scenes.app import App, Kit  # noqa: E402
from game.scenes.bandits.howto import HowToScene  # noqa: E402
from game.scenes.entrance import play, playback, title  # noqa: E402
from game.scenes.keeper import STORAGE  # noqa: E402
from game.scenes.lab import LabScene  # noqa: E402
from game.sound.mixer import Sound  # noqa: E402
from game.stage.art import Art  # noqa: E402
from game.stage.window import ACCELERATION, Window, WindowError  # noqa: E402

if TYPE_CHECKING:
    from game.scenes.keeper import Keeper
    from game.scenes.stack import Scene


def run_title(options: WindowOptions) -> int:
    """The title; gives the exit code."""
    return _run(options, title)


def run_play(options: WindowOptions, game: str, seats: tuple[SeatSpec, ...] | None) -> int:
    """Straight into a match; without seats, to the screen of the seats. Raises CliError."""
    try:
        return _run(options, lambda app: play(app, game, seats))
    except ContentError as error:
        raise CliError(str(error)) from None


def run_replay(options: WindowOptions, written: Written, speed: float) -> int:
    """Watch a journal. Raises CliError if it can't be played back."""
    try:
        return _run(options, lambda app: playback(app, written, speed))
    except JournalError as error:
        raise CliError(str(error)) from None


def run_lab(options: WindowOptions, log: Path | None) -> int:
    """The input laboratory. log: file to which every press is appended."""
    return _run(options, lambda _: LabScene(log))


def _run(options: WindowOptions, first: Callable[[App], Scene]) -> int:
    with ExitStack() as stack:
        app = open_app(options, stack)
        # Raised as an exception it could hit a callback of pymunk's, where Python prints it and goes on.
        signal.signal(signal.SIGINT, lambda *_: app.quit(INTERRUPTED))
        code = app.run(first(app), frames=1 if options.first_frame else None)
    return ended(app, code)


def ended(app: App, code: int) -> int:
    """The exit code of a program that has closed everything, except a sound device that hangs."""
    if app.sound.stuck:
        os._exit(code)  # Python's own end would wait for it
    return code


def open_app(
    options: WindowOptions, stack: ExitStack, keeper: Keeper | None = None, *, plain: bool = False
) -> App:
    """Everything that a scene needs; `stack` closes it. Raises CliError.

    keeper: who watches over it. plain: default settings, no GPU, no thread for pads, after many crashes.
    """
    if plain:
        os.environ[ACCELERATION] = "0"
    kit, sentences = _kit(options, stack, plain=plain)
    app = App(
        kit,
        rules_scene=HowToScene,
        seed=options.seed,
        fps=options.fps,
        silent=options.mute,
        fixed_window=options.fullscreen is not None,
        keeper=keeper,
    )
    kit.art.complain = app.report
    for sentence in sentences:
        app.report(sentence, STORAGE if sentence == kit.folders.notice else "")
    return app


def _kit(options: WindowOptions, stack: ExitStack, *, plain: bool) -> tuple[Kit, list[str]]:
    """Devices, drawings and files, and what is to be said of them; `stack` closes them. Raises CliError."""
    content = load_content()
    folders = Folders(options.data_dir)
    stack.callback(folders.close)
    settings_file = SettingsFile(folders.settings)
    settings = Settings() if plain else settings_file.load()
    Shelf(folders.journals).prune()
    records = Records(folders.records)
    stack.callback(records.close)
    sound = Sound(mute=options.mute or settings.mute)
    stack.callback(_quit, sound)
    stack.callback(sound.close)
    told: list[str] = []
    art = Art(data_root() / "assets", complain=told.append)
    window = _window(art, settings, options)
    inputs, complaint = _inputs(settings.bindings, pad_thread=not plain)
    stack.callback(inputs.close)
    window.canvas.sampler = inputs.sample
    for kind in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
        inputs.listen(kind, sound.heed)
    kit = Kit(window, inputs, sound, art, content, folders, settings, settings_file, records)
    told[:0] = (sentence for sentence in (folders.notice, complaint, *content.notices) if sentence)
    return kit, told


def _quit(sound: Sound) -> None:
    """Let go of all devices; to wait for one that hangs is of no use."""
    if not sound.stuck:
        pygame.quit()


def _window(art: Art, settings: Settings, options: WindowOptions) -> Window:
    """The window as the command line wants it, else as the settings do. Raises CliError."""
    try:
        return Window(
            art,
            fullscreen=settings.fullscreen if options.fullscreen is None else options.fullscreen,
            display=settings.display if options.display is None else options.display,
        )
    except WindowError as error:
        raise CliError(str(error)) from None


def _inputs(bindings: dict[str, Any], *, pad_thread: bool) -> tuple[Inputs, str]:
    """The inputs; with the default bindings, and a sentence, if those of the settings can't serve."""
    try:
        return Inputs(msgspec.convert(bindings, Bindings), pad_thread=pad_thread), ""
    except BindingError as error:
        why = str(error)
    except msgspec.ValidationError as error:
        why = f"{misfit(error, Bindings, bindings)}."
    default = Inputs(Bindings(), pad_thread=pad_thread)
    return default, f"The keys in the settings can't be used: {why} Using the defaults."
