"""What a board game's table is to the scene that plays on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.rules.kernel import Event, Request, View
    from game.stage.art import Sprite
    from game.stage.boxes import Box
    from game.stage.canvas import Canvas


class Choice(NamedTuple):
    """One line of the choice panel.

    pick: an option of the request, '' for a heading that opens `under`. note: what it costs or does.
    off: why it can't be taken now, '' = it can. spots: what lights up on the board while it is in focus.
    confirm: a question that is asked before it is taken, '' = none.
    """

    label: str
    pick: str = ""
    note: str = ""
    off: str = ""
    spots: tuple[str, ...] = ()
    under: tuple[Choice, ...] = ()
    confirm: str = ""


class Face(NamedTuple):
    """What the tray shows for one option of a request or one card of a hand. sprite: about 150 x 210 px.

    kind: where many lie kind by kind.
    """

    sprite: Sprite
    name: str
    note: str = ""
    kind: str = ""


class BoardTable(Protocol):
    """One game's board on screen: knows its drawings and its events, nothing of devices.

    naming: the kind of event after which its seat is called otherwise, '' = there is none.
    asides: kinds of events whose lines push no other away that has just come: the picture tells them as well.
    """

    theme: str
    music: str
    naming: str
    asides: frozenset[str]

    def lay(self, view: View) -> None:
        """Lay everything as the shared view has it; ends all motion."""

    def play(self, event: Event) -> float:
        """Start to show a public event; gives the time before the next may start, ms at normal pace."""

    @property
    def line_ms(self) -> float:
        """How long the line of the event that was played last waits for what it tells, ms at normal pace."""

    def sum_up(self, event: Event) -> str:
        """What the events before this one come to, as a why-line; '' if that has been said already.

        To be asked once for each public event, in their order.
        """

    def settle(self, view: View) -> None:
        """All events of a moment were played: take over what the shared view says, nothing may jump."""

    def face_up(self, bared: Mapping[int, View]) -> None:
        """Lay hands open for all to see, after `lay` or `settle`. bared: by seat, what it may know.

        Only where hands are kept Open (Law 2): else it is never called.
        """

    def finish(self) -> None:
        """End all motion now."""

    @property
    def moving(self) -> bool:
        """Whether something is still on its way."""

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole picture but tray, panel, hints and why-line; samples input between layers."""

    def point(self, spots: tuple[str, ...]) -> None:
        """Light up these spots and no others."""

    def spot_at(self, x: float, y: float) -> str | None:
        """The spot at a point of the canvas, px."""

    def choices(self, request: Request, view: View) -> list[Choice]:
        """A public request as lines, with those that can't be taken now and why."""

    def face(self, request: Request, option: str, view: View) -> Face:
        """An option of a secret request. view: of the seat that is asked."""

    def hand(self, view: View) -> list[Face]:
        """The hand of the seat whose view this is."""

    def title(self, request: Request, view: View) -> str:
        """What is asked, in one line."""

    def tally(self, request: Request, picks: tuple[str, ...], view: View) -> str:  # noqa: ARG002
        """What marked options amount to, in two or three words. view: of the seat that marks them."""
        return ""

    def names(self, view: View) -> list[str]:
        """By seat, as why-lines call them."""

    def panel_box(self) -> Box:
        """Where the choice panel may lie now."""

    def tray_box(self, seat: int, *, looks: bool = False) -> Box:
        """Where a seat's open hand may lie now, at least 560 x 270 px; 440 wide if it is only looked at.

        looks: it is only looked at, and must hide no tray or panel of those who are asked.
        """

    def badge_at(self, seat: int) -> tuple[float, float]:
        """The middle of a seat's badge, px."""

    def badge_size(self, seat: int) -> float:
        """How large it is, px; 0 where the ring of who is asked beats round something else."""

    def pan(self, seat: int) -> float:
        """Where a seat is heard, -1..1."""

    def why_box(self) -> Box:
        """Where the why-line lies."""

    def cue(self, kind: str) -> str:
        """The voice of a kind of event, '' if it has none."""

    def result_lines(self, result: dict[str, Any], view: View) -> list[list[str]]:
        """By seat: figures for the result."""

    def help(
        self, canvas: Canvas, box: Box | None = None, asked: Request | None = None, *, clear: bool = False
    ) -> None:
        """What players may need to look up; drawn over the screen while one of them looks at cards.

        box: where it has to lie, None = where the table has room. asked: what the help is for; behind a
        curtain that may be ahead of all that the table has shown. clear: it must hide no panel.
        """
