"""The End: credits counted card by card, the order of finish, and how quick everybody was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from game.rules.bandits.cards import Card, read_cards
from game.rules.bandits.words import WON
from game.scenes.backdrops import title_backdrop
from game.scenes.bandits.awards import awards
from game.scenes.bandits.cards import card_sprite, card_width
from game.scenes.names import seat_name
from game.scenes.records_words import reaction
from game.scenes.results import Results
from game.stage.badges import seat_badge
from game.stage.frames import strip
from game.stage.hints import Hint
from game.stage.lettering import heading
from game.stage.palette import INK, MARS, SEATS

if TYPE_CHECKING:
    from game.scenes.bandits.hunt import HuntScene
    from game.scenes.stack import Scene
    from game.stage.canvas import Canvas

CARD_NS = 170_000_000
"""Between one card that is counted and the next."""
REST_NS = 500_000_000
AWARD_NS = 3_000_000_000
LEFT, WIDTH = 60.0, 1800.0
TOP, BOTTOM = 238.0, 1000.0
MOST_ROW = 150.0
CARDS_X, CARDS_W = 632.0, 536.0
COLUMNS = ((1266.0, "Best"), (1446.0, "Median"), (1620.0, "Early"), (1766.0, "Wrong"))
LABEL_W, FIGURE_W = 136.0, 146.0
AWARD_W = COLUMNS[0][0] - LABEL_W / 2 - LEFT - 40


class ResultScene(Results):
    """Counts, then waits for a press; a press while it counts hurries it."""

    gloat_ns = 2_500_000_000

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
        self._figures = list(_figures(self.result))
        super().__init__(self.result["winners"], again=again, seats=seats, title=title)

    def enter(self) -> None:
        """Begin to count."""
        super().enter()
        self._heard = 0
        self._done_ns: int | None = None
        self.awards = awards(self.result)
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

    @property
    def ready(self) -> bool:
        """Whether all is counted and the winner has been seen."""
        return self._done_ns is not None and self.now_ns - self._done_ns > self.gloat_ns

    def hurry(self) -> None:
        """Count all at once."""
        if not self.done:
            self._start_ns = self.now_ns - REST_NS - CARD_NS * self.most

    def advance(self, now_ns: int) -> None:
        """Count on."""
        super().advance(now_ns)
        if self.counted > self._heard:
            self._heard = self.counted
            self.app.sound.play("coin")
        if self.done and self._done_ns is None:
            self._done_ns = now_ns
            self.cheer()

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
        self.draw_foot(canvas, MARS, () if self.done else (Hint("slam", "Hurry"),))

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
            canvas.text(
                award, LEFT + 20, TOP - 22, MARS.body, 36, MARS.paper,
                anchor="midleft", outline=INK, max_width=AWARD_W,
            )  # fmt: skip
        else:
            heading(canvas, MARS, "THE END", 960, 92, size=110)
        labels = canvas.alike((label for _, label in COLUMNS), MARS.body, 36, LABEL_W)
        for (x, _), label in zip(COLUMNS, labels, strict=True):
            canvas.text(label, x, TOP - 22, MARS.body, 36, MARS.accent, outline=INK)

    def _draw_row(self, canvas: Canvas, seat: int, top: float, height: float) -> None:
        result, middle = self.result, top + height / 2
        best = self.done and seat in result["winners"]
        canvas.image(strip(canvas.art, MARS, WIDTH, height - 10, chosen=best), LEFT + WIDTH / 2, middle)
        ink = MARS.ink if best else MARS.paper
        place = f"{result['places'][seat]}." if self.done else ""
        canvas.text(place, LEFT + 60, middle, MARS.head, 56, ink)
        canvas.image(seat_badge(canvas.art, seat, height - 22), LEFT + 152, middle)
        name, x = seat_name(seat), LEFT + 226
        canvas.text(name, x, middle, MARS.body, 46, ink, anchor="midleft", max_width=258, whole=True)
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
        shown = canvas.alike(self._figures, MARS.body, 42, FIGURE_W)
        first = seat * len(COLUMNS)
        for (x, _), figure in zip(COLUMNS, shown[first : first + len(COLUMNS)], strict=True):
            canvas.text(figure, x, y, MARS.body, 42, ink)


def _figures(result: dict[str, Any]) -> Iterator[str]:
    """What stands in the columns, seat by seat."""
    for seat in range(len(result["best_ns"])):
        yield from (reaction(result["best_ns"][seat]), reaction(result["median_ns"][seat]))
        yield from (str(result["false_starts"][seat]), str(result["wrong"][seat]))
