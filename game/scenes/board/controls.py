"""From presses, clicks and held controls to what they mean on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.seats import MOUSE
from game.scenes.board.tray import sentence
from game.scenes.joining import counts
from game.scenes.lost import click_back
from game.scenes.mouse import LEFT_BUTTON, RIGHT_BUTTON, is_click
from game.scenes.nav import Nav
from game.stage.secrets import Curtain

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.inputs.press import Press
    from game.rules.kernel import Response
    from game.scenes.board.scene import BoardScene
    from game.scenes.board.tray import Tray

FELT_MS = {"mark": 60, "lock": 220, "refuse": 120, "offer": 60}
"""How long a pad rumbles in the hand of who chooses in secret: what nobody else gets to know."""


class Controls:
    """Every seat steers with its own device; only those who are asked move anything."""

    def __init__(self, scene: BoardScene) -> None:
        """Nothing is held."""
        self._scene = scene
        self._navs = [Nav() for _ in scene.board.match.seats]

    def clear(self) -> None:
        """Nothing is held any more."""
        for nav in self._navs:
            nav.clear()
        for tray in self._scene.asking.trays.values():
            tray.secret.close()
        self._scene.hands.clear()

    def forget(self, seat: int) -> None:
        """A seat is asked something new: what it holds must not go on."""
        self._navs[seat].clear()
        self._scene.hands.let_go(seat)

    def advance(self, now_ns: int) -> None:
        """Held directions go on."""
        for seat, nav in enumerate(self._navs):
            for step in nav.repeats(now_ns):
                self._step(seat, step)

    def press(self, press: Press) -> None:
        """A press of any device."""
        scene = self._scene
        if press.value and press.control not in ("", "x", "y"):
            scene.app.last_device = press.device
        if press.control == "start":
            if press.value and counts(scene.app, press):
                scene.pause()
        elif press.seat is None:
            scene.stranger(press)
        elif press.seat < len(self._navs):
            if scene.asking.gates[press.seat].lets(press):
                self._take(press.seat, press)
            elif press.control == "slam" and press.value:
                self._too_soon(press.seat)

    def _take(self, seat: int, press: Press) -> None:
        tray = self._scene.asking.trays.get(seat)
        down = press.value != 0.0
        if press.control == "back":
            if not (down and self._hurries(seat)):
                self._back(seat, tray, down=down)
            return
        if tray is not None and press.control == "slam":
            opened = tray.secret.shows
            tray.secret.hold("slam", down=down)
            if isinstance(tray.secret, Curtain) and not opened:
                return
        step = self._navs[seat].feed(press)
        if step is not None and not self._hurries(seat):
            self._step(seat, step)

    def _hurries(self, seat: int) -> bool:
        """Whoever is asked next need not wait for what still moves: a press ends it, and answers nothing."""
        scene = self._scene
        hurries = scene.asking.waits(seat) and seat in scene.present and not scene.director.done
        if hurries:
            scene.director.hurry()
        return hurries

    def _back(self, seat: int, tray: Tray | None, *, down: bool) -> None:
        """Look while it is held; a tap leads a level up in the panel."""
        scene = self._scene
        panel = scene.asking.panel
        mine = panel is not None and panel.seat == seat
        if tray is not None:
            tray.secret.hold("back", down=down)
            if down and not isinstance(tray.secret, Curtain):
                self._nod(seat, tray, "back")
        elif scene.asking.curtain is not None:
            scene.hands.let_go(seat)
        elif down:
            scene.hands.hold(seat, at_once=not (mine and panel is not None and panel.deep))
        elif scene.hands.let_go(seat) and panel is not None and mine and panel.up():
            scene.app.sound.play("leave", scene.table.pan(seat))
            scene.table.point(panel.spots)

    def _step(self, seat: int, step: str) -> None:
        scene = self._scene
        tray = scene.asking.trays.get(seat)
        panel = scene.asking.panel
        if tray is not None:
            self._nod(seat, tray, step)
        elif scene.asking.curtain is None and panel is not None and panel.seat == seat:
            self._panel(seat, step)
        elif step == "slam" and not scene.director.done:
            scene.director.hurry()
        elif step == "slam":
            self._heard("deny", seat)  # somebody else is asked

    # The panel

    def _panel(self, seat: int, step: str) -> None:
        scene, panel = self._scene, self._scene.asking.panel
        assert panel is not None
        if step in ("up", "down"):
            moved = panel.move(-1 if step == "up" else 1)
            self._heard("move" if moved else "deny", seat)
        elif step == "left":
            self._heard("leave" if panel.up() else "deny", seat)
        elif step in ("right", "slam") and (step == "slam" or panel.focus.under):
            self._slam(seat)
            return
        elif step == "right":
            self._heard("deny", seat)
        scene.table.point(panel.spots)

    def _slam(self, seat: int) -> None:
        scene, panel = self._scene, self._scene.asking.panel
        assert panel is not None
        pick = panel.take()
        if pick is None:
            self._heard("deny" if panel.refused else "choose", seat)
            scene.table.point(panel.spots)
            return
        self._heard("choose", seat)
        self._refused(self._give(scene.asking.response(seat, pick)))

    def _give(self, response: Response) -> str:
        """Hand an answer over; one to what is not asked any more is dropped: a double press means nothing."""
        if not self._scene.asking.open(response.seat):
            return ""
        return self._scene.answer(response)

    def _refused(self, why: str) -> None:
        """Say aloud why an answer was refused that everybody may know."""
        if why:
            self._scene.app.notes.say(why)
            self._scene.app.sound.play("deny")

    def _too_soon(self, seat: int) -> None:
        if self._scene.asking.too_soon(seat):
            self._heard("deny", seat)

    def _heard(self, voice: str, seat: int) -> None:
        self._scene.app.sound.play(voice, self._scene.table.pan(seat))

    # Trays

    def _nod(self, seat: int, tray: Tray, step: str) -> None:
        """Every press sounds the same; what it was is felt by its own hand only."""
        felt = tray.secret.press(step)
        self._heard("move", seat)
        device = self._scene.app.inputs.seats.device_of(seat)
        if felt in FELT_MS and device is not None:
            self._scene.app.inputs.rumble(device, FELT_MS[felt])
        if felt == "offer":
            response = tray.offered()
            if response is not None:
                self._refused(self._give(response))
        else:
            self.settle(tray)

    def settle(self, tray: Tray) -> None:
        """Give a locked answer to the match once no card of it shows.

        Why it is refused may tell of the cards: that is for the eyes of who chose them (Law 2).
        """
        due = tray.secret.ready and self._scene.asking.trays.get(tray.seat) is tray
        if due and (why := self._give(tray.answer())):
            tray.secret.unlock(sentence(why))

    # The mouse

    def notice(self, notice: Notice) -> None:
        """The mouse, for the seat that plays with it; if none does, for whoever is asked in public."""
        scene = self._scene
        mine, click = scene.app.inputs.seats.seat_of(MOUSE), is_click(notice)
        x, y = scene.app.window.canvas.at(notice.at)
        if click and click_back(scene.app, scene.board, x, y, scene.theme):
            return
        if notice.kind in ("mouse_down", "mouse_up"):
            self._buttons(mine, notice)
        if notice.kind not in ("mouse_moved", "mouse_down"):
            return
        for tray in list(scene.asking.trays.values()):
            place = tray.place_at(x, y) if tray.secret.shows and mine in (None, tray.seat) else None
            if place is not None:
                tray.secret.point(place)
                if click and self._ripe(tray.seat):
                    self._nod(tray.seat, tray, "slam")
                return
        self._point(x, y, click=click, mine=mine)

    def _buttons(self, mine: int | None, notice: Notice) -> None:
        """The right button is 'back', held or tapped; the left one opens the own curtain, or hurries."""
        down = notice.kind == "mouse_down"
        if down and notice.button == LEFT_BUTTON and not self._scene.asking.seats:
            self._scene.director.hurry()
        if mine is None:
            return
        tray = self._scene.asking.trays.get(mine)
        if down:
            self._scene.app.last_device = MOUSE
        if notice.button == RIGHT_BUTTON:
            self._back(mine, tray, down=down)
        elif notice.button == LEFT_BUTTON and tray is not None and isinstance(tray.secret, Curtain):
            opens = self._ripe(mine) and not tray.secret.shows
            if opens or not down:
                tray.secret.hold("slam", down=down)

    def _point(self, x: float, y: float, *, click: bool, mine: int | None) -> None:
        scene, panel = self._scene, self._scene.asking.panel
        if panel is None or scene.asking.curtain is not None or mine not in (None, panel.seat):
            return
        line = scene.panel_look.line_at(x, y)
        if line is None and (spot := scene.table.spot_at(x, y)) is not None:
            line = panel.find(spot)
        if line is None:
            return
        if panel.point(line):
            self._heard("move", panel.seat)
            scene.table.point(panel.spots)
        if click:
            (self._slam if self._ripe(panel.seat) else self._too_soon)(panel.seat)

    def _ripe(self, seat: int) -> bool:
        return self._scene.asking.gates[seat].ripe(self._scene.now_ns)
