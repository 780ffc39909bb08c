"""The table of a hunt on screen: what it is made of, how it moves and how it is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.bandits.cards import read_cards
from game.scenes.bandits import overlays
from game.scenes.bandits.banner import Banner
from game.scenes.bandits.director import Director
from game.scenes.bandits.hands import Slams
from game.scenes.bandits.labels import Labels
from game.scenes.bandits.layout import Layout
from game.scenes.bandits.painter import TablePainter
from game.scenes.bandits.standing import plate_look
from game.scenes.bandits.tabletop import Tabletop
from game.scenes.bandits.timer import draw_timer
from game.scenes.bandits.waves import Waves
from game.scenes.lost import absent
from game.scenes.stack import Scene
from game.stage.motion import Shake

if TYPE_CHECKING:
    from game.match.hunt import Hunt
    from game.race.hands import HandView
    from game.scenes.bandits.plates import PlateLook
    from game.stage.canvas import Canvas


class TableScene(Scene):
    """A hunt as it is seen; who feeds and drives it is another matter."""

    def __init__(self, hunt: Hunt) -> None:
        """hunt: its seats are the roster's."""
        self.hunt = hunt

    def furnish(self) -> None:
        """What stays from deal to deal, as long as as many sit at the table."""
        app, hunt = self.app, self.hunt
        self.cards = {card.id: card for card in read_cards(hunt.match.setup.content, half=False)}
        self.layout = Layout(hunt.table, len(hunt.match.seats))
        seed = app.rng.getrandbits(32)
        less = app.settings.less_motion
        self.painter = TablePainter(app.art, self.layout, self.cards, less_motion=less, seed=seed)
        self.painter.warm(app.window.canvas)
        overlays.warm(app.window.canvas)
        self.shake = Shake(app.pace)

    def lay_table(self) -> None:
        """Everything of the hunt as it stands."""
        app, hunt = self.app, self.hunt
        self.top = Tabletop(self.layout, app.pace, hunt.view)
        self.banner = Banner()
        self.banner.turn(hunt.active)
        self.labels = Labels()
        self.director = Director(self.top, self.banner, self.labels, app.sound, self.painter.particles)
        self.slams = Slams(self._thud, self._missed)
        self.waves = Waves()
        self.hands: list[HandView] = []
        self.game_ns = 0

    @property
    def lost(self) -> list[int]:
        """The seats whose pads are gone."""
        return self.app.inputs.seats.lost()

    @property
    def away(self) -> list[int]:
        """The seats of people who have got up and can come back."""
        return absent(self.app, self.hunt)

    @property
    def expects(self) -> bool:
        """Whether one of them has asked to, and waits for the end of the card."""
        return False

    # Time

    def watch_hands(self) -> None:
        """See what hands do: slams thud, palms on bare felt are told."""
        self.hands = self.hunt.hands(self.game_ns)
        if self.hunt.phase in ("wait", "hush", "flip"):
            self.slams.clear()
        self.slams.watch(self.hands)
        self.hands = self.waves.over(self.hands, self.game_ns, self.hunt.table_ns(self.game_ns))

    def move_on(self, dt_ns: int) -> None:
        """Let everything that moves by itself go on."""
        for part in (self.top, self.director, self.banner, self.labels, self.shake, self.painter):
            part.advance(dt_ns)

    def _thud(self, view: HandView) -> None:
        self.app.sound.play("slam", self.layout.pan(view.x))
        self.shake.kick()

    def _missed(self, view: HandView) -> None:
        self.labels.add((view.x, view.y), "MISS", seat=view.seat)

    # Drawing

    def plate_look(self, seat: int) -> PlateLook:
        """What a seat's plate shows now."""
        return plate_look(self, seat)

    def draw_match(self, canvas: Canvas) -> None:
        """Draw everything but the bottom line."""
        canvas.shift = self.shake.offset
        self.painter.draw(canvas, self)
        self.labels.draw(canvas)
        canvas.shift = (0.0, 0.0)
        canvas.layer()
        self._draw_banner(canvas)
        left_ns = self.hunt.left_ns(self.game_ns)
        if left_ns is not None:
            draw_timer(canvas, left_ns)
        overlays.draw_overlay(canvas, self)

    def _draw_banner(self, canvas: Canvas) -> None:
        waiting = self.hunt.phase == "wait"
        race_ns = self.game_ns - self.hunt.since_ns if self.hunt.phase == "race" else None
        self.banner.draw(canvas, race_ns, self.game_ns, waiting=waiting)
        if self.top.shown is not None and not self.banner.reasoning:
            self.painter.piece(canvas, self.top.shown)
