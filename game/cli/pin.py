"""`pin`: the PIN of the kiosk's operator, set or reset from the command line."""

from __future__ import annotations

import argparse

from game.cli.options import CliError
from game.cli.output import tell
from game.kiosk.pin import DIGITS, PIN, Pin
from game.store.folders import wanted_folder


def run(args: argparse.Namespace) -> int:
    """Without digits it is forgotten: the kiosk asks for a new one when it starts.

    It goes into the kiosk's folder also while the kiosk runs: its screen says that this should be done.
    """
    folder = wanted_folder(getattr(args, "data_dir", None))
    if folder is None:
        raise CliError("there is no home folder; say with --data-dir where the kiosk keeps its data.")
    pin = Pin(folder / PIN)
    try:
        if args.digits is None:
            done = f"The PIN in {folder} is reset." if pin.forget() else f"There was no PIN in {folder}."
        else:
            folder.mkdir(parents=True, exist_ok=True)
            pin.set(args.digits)
            done = f"The PIN in {folder} is set."
    except ValueError:
        raise CliError(f"a PIN has {DIGITS} digits; '{args.digits}' is not one.") from None
    except OSError as error:
        raise CliError(f"{pin.path} can't be changed: {error.strerror}.") from None
    tell(f"{done}\n")
    return 0
