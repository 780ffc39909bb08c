"""The seats' screen beside its places: what is played, what is missing, the count, the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.backdrops import poster_sprite
from game.scenes.hints import hint_groups, legend_for, shared_hints
from game.scenes.place import PLACE_H, PLACE_W
from game.stage.canvas import WIDTH
from game.stage.glyphs import glyph
from game.stage.hints import Hint, HintGroup
from game.stage.motion import pulse
from game.stage.palette import INK, MARS

if TYPE_CHECKING:
    from game.scenes.seats import SeatsScene
    from game.stage.canvas import Canvas

ROWS = 2
TOP, GAP = 218.0, 26.0
POSTER_W = 138.0
FREE = (Hint("slam", "Sit down"), Hint("back", "Title"), Hint("start", "Options"))
CARD = (Hint("up", "Name"), Hint("right", "Change seat"), Hint("slam", "Pick"), Hint("back", "Cancel"))
LETTERS = (Hint("up", "Letter"), Hint("slam", "Set"), Hint("left", "Erase"), Hint("right", "Done"))


def place_at(places: int, seat: int) -> tuple[float, float]:
    """The top left of a place; places: how many there are."""
    columns = -(-places // ROWS)
    left = (WIDTH - columns * (PLACE_W + GAP) + GAP) / 2
    return left + seat % columns * (PLACE_W + GAP), TOP + seat // columns * (PLACE_H + GAP)


def place_under(places: int, x: float, y: float) -> int | None:
    """The place at a point of the canvas."""
    for seat in range(places):
        left, top = place_at(places, seat)
        if left <= x < left + PLACE_W and top <= y < top + PLACE_H:
            return seat
    return None


def seats_hints(scene: SeatsScene) -> list[HintGroup]:
    """What the controls do, for everybody who sits; those who can do the same share a line."""
    people = scene.app.roster.people
    if not people:
        return shared_hints(scene.app, FREE)
    by_hints: dict[tuple[Hint, ...], list[int]] = {}
    for seat in people:
        by_hints.setdefault(_of(scene, seat), []).append(seat)
    groups = []
    for hints, seats in sorted(by_hints.items(), key=lambda item: _patience(scene, item[1][0])):
        found = hint_groups(scene.app, hints, seats)
        alone = len(seats) == 1 < len(people)
        groups += [group._replace(seat=seats[0]) for group in found] if alone else found
    return groups


def _patience(scene: SeatsScene, seat: int) -> int:
    """Who writes a name comes first in the line, then whom all wait for: the last may have no room in it."""
    if scene.cards.get(seat) is not None:
        return 0
    sitter = scene.app.roster.sitters[seat]
    return 1 if sitter is not None and not sitter.ready else 2


def _of(scene: SeatsScene, seat: int) -> tuple[Hint, ...]:
    card, sitter = scene.cards.get(seat), scene.app.roster.sitters[seat]
    if card is not None:
        return LETTERS if card.letters is not None else CARD
    bots = Hint("up", "More bots")
    if sitter is not None and sitter.ready:
        level = (Hint("right", "Tougher bots"),) if scene.app.roster.bots else ()
        return (Hint("back", "Not yet"), bots, *level)
    return (
        Hint("slam", "Ready"),
        bots,
        Hint("right", scene.venue.word),
        Hint("back", "Name; hold: get up"),
        Hint("start", "Options"),
    )


def draw_head(canvas: Canvas, scene: SeatsScene) -> None:
    """What is played, and what is missing."""
    venue, app = scene.venue, scene.app
    canvas.text("WHO PLAYS?", 60, 78, MARS.head, 84, MARS.paper, anchor="midleft", outline=INK)
    few = f"Needs {scene.count.missing} more: up adds a bot." if scene.count.missing else app.keeper.price()
    count = f"{len(app.roster)} at the table, {venue.seats[0]} to {venue.seats[-1]} can play"
    lift = 0.35 * pulse(scene.now_ns) if few else 0.0
    canvas.text(
        few or count, 62, 158, MARS.body, 44, MARS.accent, anchor="midleft", outline=INK,
        alpha=round(255 * (1.0 - lift)),
    )  # fmt: skip
    canvas.image(poster_sprite(canvas.art, venue.id, POSTER_W), 1836, 106)
    right, room = 1836 - POSTER_W / 2 - 28, 940
    canvas.text(
        venue.name, right, 58, MARS.head, 56, MARS.accent, anchor="midright", outline=INK, max_width=room
    )
    canvas.paragraph(
        venue.text, right, 92, MARS.body, 36, MARS.paper, width=room, anchor="topright", outline=INK
    )


def draw_count(canvas: Canvas, scene: SeatsScene, left_ns: int) -> None:
    """3-2-1, and that anybody can stop it."""
    canvas.veil(90)
    number = str(max(1, -(-left_ns // 1_000_000_000)))
    canvas.text(number, 960, 530, MARS.head, 360, MARS.accent, outline=INK, rim=18)
    words = "stops it"
    sign = glyph(canvas.art, legend_for(scene.app, scene.app.last_device)("back"), 64, MARS)
    room = sign.width + 16 + canvas.text_width(words, MARS.body, 48)
    canvas.rect(960 - room / 2 - 36, 724, room + 72, 92, INK, radius=24)
    canvas.image(sign, 960 - room / 2, 770, anchor="midleft")
    canvas.text(words, 960 - room / 2 + sign.width + 16, 770, MARS.body, 48, MARS.paper, anchor="midleft")
