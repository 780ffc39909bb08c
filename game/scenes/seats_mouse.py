"""The mouse at the seats of a board game: a click sits down, is ready, moves, or changes a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.games import GAMES
from game.match.seats import MOUSE
from game.scenes.seats_look import place_under

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.scenes.seats import SeatsScene

LEFT_BUTTON, RIGHT_BUTTON = 1, 3


class SeatsMouse:
    """Turns clicks into what other devices do; its right button is 'back', its wheel turns names."""

    def __init__(self, scene: SeatsScene) -> None:
        """scene: whose places are clicked."""
        self._scene = scene

    @property
    def welcome(self) -> bool:
        """Whether the game can be played with a mouse."""
        game = GAMES.get(self._scene.venue.id)
        return game is not None and not game.timed

    def notice(self, notice: Notice) -> None:
        """A click or the wheel."""
        if not self.welcome or notice.kind not in ("mouse_down", "mouse_up", "wheel"):
            return
        scene = self._scene
        mine = scene.app.inputs.seats.seat_of(MOUSE)
        if notice.kind == "wheel":
            if mine is not None and scene.cards.get(mine) is not None:
                scene.cards.step(mine, "up" if notice.button > 0 else "down")
        elif notice.button == RIGHT_BUTTON and mine is not None:
            scene.back(mine, scene.now_ns, down=notice.kind == "mouse_down")
        elif notice.button == LEFT_BUTTON and notice.kind == "mouse_down":
            places = scene.app.roster.places
            place = place_under(places, *scene.app.window.canvas.at(notice.at))
            if place is not None:
                scene.app.last_device = MOUSE
                self._click(place, mine)

    def _click(self, place: int, mine: int | None) -> None:
        scene, roster = self._scene, self._scene.app.roster
        me = roster.sitters[mine] if mine is not None else None
        if place == mine:
            scene.step(place, "slam")
        elif place in roster.bots:
            scene.app.settings.bot_level = roster.level_bot(place)
            scene.app.sound.play("move")
        elif mine is None and place not in roster.people:
            scene.sit(MOUSE, place)
        elif mine is not None and place not in roster.people and me is not None and not me.ready:
            scene.cards.take(mine, place)
        else:
            scene.app.sound.play("deny")
