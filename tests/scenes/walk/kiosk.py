"""Ways to the screens that only a kiosk has."""

from __future__ import annotations

from game.cli.kiosk_game import Behind
from game.kiosk.adjusted import Adjusted
from game.kiosk.config import Kiosk
from game.kiosk.house import KioskKeeper
from game.kiosk.operator import OperatorScene
from game.kiosk.pin import Pin
from game.kiosk.pin_scene import NewPinScene
from game.scenes import entrance
from game.store.audits import Audits
from tests.scenes.house import House
from tests.scenes.walk.doors import take

KIOSK = Kiosk(zones=("keys1",))


def _keeper(place: House) -> KioskKeeper:
    """A kiosk at its title."""
    root = place.app.folders.root
    audits = Audits(root / "audits.jsonl")
    for kind in ("start", "crash", "lost_pad", "match"):
        audits.add(kind, "As for a test.")
    pin = Pin(root / "pin.json")
    pin.set("2009")
    keeper = KioskKeeper(KIOSK, audits, Behind(KIOSK, Adjusted(root / "kiosk.json"), pin).ask)
    place.app.keeper, keeper.app = keeper, place.app
    place.open(entrance.title(place.app))
    place.frames()
    return keeper


def menu(place: House) -> None:
    """What the title offers guests."""
    _keeper(place)
    place.tap("pad:0", "start")


def pin(place: House, *, known: bool) -> None:
    """The operator's PIN is asked for, or set."""
    keeper = _keeper(place)
    if known:
        keeper._operator()
    else:
        place.open(NewPinScene(lambda _: "It can't be saved."))


def attract(place: House) -> None:
    """Nobody is there."""
    _keeper(place).attract()
    place.frames(2)


def operator(place: House, row: str = "") -> None:
    """The operator's menu, and on from it."""
    keeper, root = _keeper(place), place.app.folders.root
    place.open(OperatorScene(keeper, KIOSK, Adjusted(root / "kiosk.json"), Pin(root / "pin.json")))
    if row:
        take(place, (row,))
