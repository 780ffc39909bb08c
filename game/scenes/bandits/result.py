"""The End: credits counted card by card, the order of finish, and how quick everybody was."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.rules.bandits.cards import Card, read_cards
from game.rules.bandits.words import WON
from game.scenes.backdrops import title_backdrop
from game.scenes.bandits.awards import awards
from game.scenes.bandits.cards import card_sprite, card_width
from game.scenes.hints import shared_hints
from game.scenes.joining import JOIN, can_join, counts, draw_line, join
from game.scenes.names import seat_name
from game.scenes.nav import Nav
from game.scenes.stack import Scene
from game.stage.badges import seat_badge
from game.stage.frames import strip
from game.stage.hints import Hint
from game.stage.lettering import heading
from game.stage.palette import INK, MARS, SEATS
from game.stage.particles import Particles

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.scenes.bandits.hunt import HuntScene
    from game.stage.canvas import Canvas

CARD_NS = 170_000_000
"""Between one card that is counted and the next."""
REST_NS = 500_000_000
GLOAT_NS = 2_500_000_000
"""So long the winner stands before a palm can begin the next match."""
AWARD_NS = 3_000_000_000
LEFT, WIDTH = 60.0, 1800.0
TOP, BOTTOM = 238.0, 1000.0
MOST_ROW = 150.0
CARDS_X, CARDS_W = 632.0, 536.0
COLUMNS = ((1266.0, "Best"), (1446.0, "Median"), (1620.0, "Early"), (1766.0, "Wrong"))
HINTS = (Hint("slam", "Again"), Hint("down", "Who plays?"), Hint("back", "Title"))


class ResultScene(Scene):
    """Counts, then waits for a press; a press while it counts hurries it."""

    def __init__(
        self,
        hunt: HuntScene,
        *,
        again: Callable[[], None],
        seats: Callable[[], Scene],
        title: Callable[[], Scene],
    ) -> None:
        """hunt: the match that is over. again, seats, title: what may follow."""
        match = hunt.hunt.match
        self.result: dict[str, Any] = hunt.hunt.result
        self.cards = {card.id: card for card in read_cards(match.setup.content, half=False)}
        self._again, self._seats, self._title = again, seats, title

    def enter(self) -> None:
        """Begin to count."""
        self.nav = Nav()
        self.now_ns = 0
        self._start_ns: int | None = None
        self._last_ns: int | None = None
        self._heard = 0
        self._done_ns: int | None = None
        self.awards = awards(self.result)
        self.particles = Particles(self.app.art, seed=self.app.rng.getrandbits(32))
        self.most = max((len(cards) for cards in self.result["cards"]), default=0)

    @property
    def counted(self) -> int:
        """How many cards of each pile have been counted."""
        if self._start_ns is None:
            return 0
        return min(self.most, max(0, (self.now_ns - self._start_ns - REST_NS) // CARD_NS))

    @property
    def done(self) -> bool:
        """Whether all is counted."""
        return self._start_ns is not None and self.counted >= self.most

    def press(self, press: Press) -> None:
        """Hurry, or go on."""
        if join(self.app, press) or not counts(self.app, press):
            return
        self.app.last_device = press.device
        step = self.nav.feed(press)
        if step is None:
            return
        if not self.done:
            self._start_ns = self.now_ns - REST_NS - CARD_NS * self.most
        elif self._done_ns is None or self.now_ns - self._done_ns < GLOAT_NS:
            return
        elif step in ("slam", "start"):
            self._again()
        elif step == "down":
            self.app.stack.swap(self._seats())
        elif step == "back":
            self.app.stack.reset(self._title())

    def advance(self, now_ns: int) -> None:
        """Count on."""
        if self._start_ns is None:
            self._start_ns = now_ns
        self.particles.advance(now_ns - (self._last_ns or now_ns))
        self._last_ns = self.now_ns = now_ns
        if self.counted > self._heard:
            self._heard = self.counted
            self.app.sound.play("coin")
            if self.done:
                self._done_ns = now_ns
                self._cheer()

    def _cheer(self) -> None:
        self.app.sound.play("fanfare")
        colours = [SEATS[seat].colour for seat in self.result["winners"]]
        for x in (300, 960, 1620):
            self.particles.confetti(x, 300, 70, colours)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table of results."""
        title_backdrop(self.app.art, canvas, self.now_ns / 1e9, less_motion=self.app.settings.less_motion)
        canvas.veil(165)
        canvas.layer()
        self._draw_head(canvas)
        order = self.result["order"]
        height = min(MOST_ROW, (BOTTOM - TOP) / len(order))
        for row, seat in enumerate(order):
            self._draw_row(canvas, seat, TOP + row * height, height)
            canvas.layer()
        self.particles.draw(canvas)
        hints = shared_hints(self.app, HINTS if self.done else (Hint("slam", "Hurry"),))
        sign = JOIN if can_join(self.app) else ""
        draw_line(canvas, self.app, MARS, hints, self.now_ns, words=sign)

    def _draw_head(self, canvas: Canvas) -> None:
        winner = self.result["winners"][0]
        if self.done:
            head = f"{seat_name(winner).upper()} WINS THE HUNT"
            heading(canvas, MARS, head, 960, 78, size=92, colour=SEATS[winner].light, max_width=1420)
            why = WON[self.result["how"]].format(seat_name(winner))
            canvas.text(why, 960, 158, MARS.body, 40, MARS.paper, outline=INK, max_width=1400)
            canvas.image(seat_badge(canvas.art, winner, 150), 150, 100)
            canvas.image(seat_badge(canvas.art, winner, 150), 1770, 100)
            award = self.awards[(self.now_ns - (self._done_ns or self.now_ns)) // AWARD_NS % len(self.awards)]
            canvas.text(award, LEFT + 20, TOP - 22, MARS.body, 36, MARS.paper, anchor="midleft", outline=INK)
        else:
            heading(canvas, MARS, "THE END", 960, 92, size=110)
        for x, label in COLUMNS:
            canvas.text(label, x, TOP - 22, MARS.body, 36, MARS.accent, outline=INK)

    def _draw_row(self, canvas: Canvas, seat: int, top: float, height: float) -> None:
        result, middle = self.result, top + height / 2
        best = self.done and seat in result["winners"]
        canvas.image(strip(canvas.art, MARS, WIDTH, height - 10, chosen=best), LEFT + WIDTH / 2, middle)
        ink = MARS.ink if best else MARS.paper
        place = f"{result['places'][seat]}." if self.done else ""
        canvas.text(place, LEFT + 60, middle, MARS.head, 56, ink)
        canvas.image(seat_badge(canvas.art, seat, height - 22), LEFT + 152, middle)
        canvas.text(seat_name(seat), LEFT + 226, middle, MARS.body, 46, ink, anchor="midleft", max_width=258)
        shown = [self.cards[card] for card in result["cards"][seat][: self.counted]]
        total = str(sum(card.credits for card in shown))
        canvas.text(total, CARDS_X - 48, middle, MARS.head, 64, ink)
        self._draw_cards(canvas, shown, len(result["cards"][seat]), middle, height - 20)
        self._draw_figures(canvas, seat, middle, ink)

    def _draw_cards(self, canvas: Canvas, shown: list[Card], count: int, y: float, height: float) -> None:
        width = card_width(height)
        step = min(width * 0.72, (CARDS_W - width) / max(1, count - 1))
        for index, card in enumerate(shown):
            canvas.image(
                card_sprite(canvas.art, card, round(height)), CARDS_X + index * step, y, anchor="midleft"
            )

    def _draw_figures(self, canvas: Canvas, seat: int, y: float, ink: tuple[int, int, int]) -> None:
        result = self.result
        figures = (
            _ms(result["best_ns"][seat]),
            _ms(result["median_ns"][seat]),
            str(result["false_starts"][seat]),
            str(result["wrong"][seat]),
        )
        for (x, _), figure in zip(COLUMNS, figures, strict=True):
            canvas.text(figure, x, y, MARS.body, 42, ink, max_width=140)


def _ms(ns: int | None) -> str:
    if ns is None:
        return "-"
    return f"{ns / 1e6:.0f} ms" if ns < 1_000_000_000 else f"{ns / 1e9:.2f} s"
