"""The end of a party: the podium."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.backdrops import title_backdrop
from game.scenes.names import seat_name
from game.scenes.noon.layout import FIGURES
from game.scenes.party.podium import BEST, CROWD, STEP_W, podium
from game.scenes.results import Results
from game.stage.badges import seat_badge
from game.stage.cut import box, star
from game.stage.frames import cutout
from game.stage.hatch import hatch
from game.stage.hints import Hint
from game.stage.lettering import heading
from game.stage.motion import out_back
from game.stage.palette import INK, MARS, SEATS, Colour, mix

if TYPE_CHECKING:
    from game.match.party import Party
    from game.scenes.party.podium import Spot
    from game.scenes.stack import Scene
    from game.stage.art import Art, Sprite
    from game.stage.canvas import Canvas

RISE_NS = 420_000_000
FLOOR = 1000.0
METALS: tuple[Colour, ...] = ((232, 178, 64), (170, 178, 196), (190, 112, 62))
REST_TOP, REST_STEP = 420.0, 106.0
REST_X = (180.0, 1668.0)


class PartyFinale(Results):
    """Cheers, then waits for a press."""

    gloat_ns = 3_000_000_000
    choices = (Hint("slam", "Another party"), Hint("back", "Title"))

    def __init__(self, party: Party, *, again: Callable[[], None], title: Callable[[], Scene]) -> None:
        """party: over, or left after some rounds. again, title: what may follow."""
        self.party = party
        places = party.places
        self.podium = podium(places)
        order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
        self.rest = [seat for seat in order if places[seat] > BEST]
        super().__init__([seat for seat in order if places[seat] == 1], again=again, title=title)

    def enter(self) -> None:
        """Cheer."""
        super().enter()
        self._cheered = False
        self.app.sound.music("mars")

    def advance(self, now_ns: int) -> None:
        """Let the steps rise, the lowest first."""
        super().advance(now_ns)
        if not self._cheered and self.age_ns > 2 * RISE_NS:
            self._cheered = True
            self.cheer((300.0, 700.0, 1220.0, 1620.0), 260.0, 80)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the podium."""
        app = self.app
        title_backdrop(app.art, canvas, self.now_ns / 1e9, less_motion=app.settings.less_motion)
        canvas.veil(120)
        canvas.layer()
        self._draw_head(canvas)
        for spot in sorted(self.podium, key=lambda spot: spot.late):
            self._draw_step(canvas, spot)
            canvas.layer()
        columns = REST_X if len(self.podium) < CROWD else REST_X[1:]
        for index, seat in enumerate(self.rest):
            row, column = divmod(index, len(columns))
            self._draw_rest(canvas, seat, columns[column], REST_TOP + row * REST_STEP)
        self.draw_foot(canvas, MARS)

    def _draw_head(self, canvas: Canvas) -> None:
        party, first = self.party, self.winners[0]
        names = " AND ".join(seat_name(seat).upper() for seat in self.winners)
        names = names if len(self.winners) < 3 else f"{len(self.winners)} PLAYERS"
        words = f"{names} {'WINS' if len(self.winners) == 1 else 'SHARE'} THE PARTY"
        heading(canvas, MARS, words, 960, 88, size=100, colour=SEATS[first].light, max_width=1840)
        whole = len(party.rounds) == len(party.plan)
        line = f"{_so_many(len(party.rounds), 'round')}, {_so_many(party.totals[first], 'point')}."
        if not whole:
            line = f"The party ends after {len(party.rounds)} of {len(party.plan)} rounds. Come again!"
        canvas.text(line, 960, 178, MARS.body, 46, MARS.paper, outline=INK, max_width=1600)

    def _draw_step(self, canvas: Canvas, spot: Spot) -> None:
        seat, x, width, tall, figure, late = spot
        share = max(0.0, min(1.0, (self.age_ns - late * RISE_NS) / RISE_NS))
        if self.app.settings.less_motion:
            share = 1.0
        top = FLOOR - tall * (out_back(share) if share else 0.0)
        name = f"bandits/figure-{FIGURES[seat]}"
        sprite = canvas.art.sprite(name, height=figure, recolour=SEATS[seat].recolour())
        if share > 0:
            canvas.image(sprite, x, top + 12, anchor="midbottom")
        place = self.party.places[seat]
        canvas.image(_step(canvas.art, width, tall, METALS[place - 1]), x, top - 10, anchor="midtop")
        if share < 1.0:
            return
        small = width / STEP_W
        canvas.image(seat_badge(canvas.art, seat, max(72.0, 96 * small)), x - 104 * small, top + 66)
        points = str(self.party.totals[seat])
        canvas.text(points, x + 50 * small, top + 62, MARS.head, max(54.0, 76 * small), INK)
        canvas.text(seat_name(seat), x, FLOOR - 36, MARS.body, 46, INK, max_width=width - 40, whole=True)
        if place == 1:
            canvas.image(_star(canvas.art), x, top - figure - 34)

    def _draw_rest(self, canvas: Canvas, seat: int, x: float, y: float) -> None:
        party = self.party
        canvas.text(f"{party.places[seat]}.", x - 128, y, MARS.head, 44, MARS.paper, outline=INK)
        canvas.image(seat_badge(canvas.art, seat, 84), x - 52, y)
        name = seat_name(seat)
        light = SEATS[seat].light
        canvas.text(
            name, x, y - 20, MARS.body, 42, light, anchor="midleft", outline=INK, max_width=236, whole=True
        )
        words = _so_many(party.totals[seat], "point")
        canvas.text(words, x, y + 24, MARS.body, 36, MARS.paper, anchor="midleft", outline=INK, max_width=236)


def _so_many(n: int, word: str) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


def _step(art: Art, width: float, tall: float, colour: Colour) -> Sprite:
    """A step of the podium, from its top down below the floor."""
    height = tall + 60

    def paint(canvas: Canvas) -> None:
        cutout(canvas, box(10, 10, width, height), mix(colour, INK, 0.18), INK, line=7, seed=3)
        cutout(canvas, box(10, 10, width, 26), mix(colour, (255, 255, 255), 0.45), INK, line=5, seed=5)
        hatch(
            canvas, box(width * 0.62, 44, width * 0.36, height), mix(colour, INK, 0.42), spacing=13, width=4
        )

    return art.compose(("party step", width, tall, colour), (width + 20, height), paint)


def _star(art: Art) -> Sprite:
    def paint(canvas: Canvas) -> None:
        cutout(canvas, star(60, 62, 48), (255, 205, 70), INK, line=7, seed=2)
        canvas.polygon(star(60, 62, 22), (255, 243, 207))

    return art.compose("party star", (120.0, 120.0), paint)
