"""Draws the table of a hunt, layer by layer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.race.targets import TargetView
from game.rules.bandits.cards import Card
from game.scenes.bandits.cards import back_sprite, card_sprite, token_sprite
from game.scenes.bandits.gloves import Gloves
from game.scenes.bandits.ground import within_columns
from game.scenes.bandits.layout import DECK_H, Layout
from game.scenes.bandits.pieces import Piece
from game.scenes.bandits.plates import PlateLook, draw_note, draw_plate
from game.scenes.bandits.room import Room
from game.stage.ground import Ground, Part
from game.stage.palette import INK, PAPER, SEATS
from game.stage.particles import Particles

if TYPE_CHECKING:
    from game.scenes.bandits.table_scene import TableScene
    from game.scenes.bandits.tabletop import Tabletop
    from game.stage.art import Art, Sprite
    from game.stage.canvas import Canvas

LEFT_SIZE = 38.0
"""The number of cards left in a deck."""
DECK_STEP = 3.0
RIM = 14.0
"""How far what lies on a plate may reach beyond it, px."""
MOVING_STEP = 8
"""Sizes of a card on its way, px: each is a picture that has to be made."""


class TablePainter:
    """All that is drawn of a hunt under its banner."""

    def __init__(
        self, art: Art, layout: Layout, cards: dict[str, Card], *, less_motion: bool, seed: int
    ) -> None:
        """cards: by id. seed: of how dust flies."""
        self.art = art
        self.layout = layout
        self.cards = cards
        self.room = Room(art, layout.table.look, less_motion=less_motion)
        arms = [layout.arm(seat) for seat in range(layout.seats)]
        self.gloves = Gloves(art, arms, less_motion=less_motion)
        self.particles = Particles(art, seed=seed)
        self.ground = Ground(self.room.draw_still)
        self._faces: dict[tuple[str | None, int], Sprite] = {}

    def calm(self, *, less_motion: bool) -> None:
        """Let things stir, or not."""
        self.room.less_motion = self.gloves.less_motion = less_motion

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self.particles.advance(dt_ns)

    def warm(self, canvas: Canvas) -> None:
        """Make ahead what a race will show, so that no frame of it waits."""
        self.room.warm(canvas)
        self.gloves.warm(canvas)
        for card in self.cards.values():
            card_sprite(self.art, card, self.layout.table.sizes.card_height).surface(canvas.scale)

    def draw(self, canvas: Canvas, scene: TableScene) -> None:
        """Draw the room, the plates, what lies on the table, the hands over it, and the air."""
        weather = scene.hunt.world.weather
        sway = weather.sway(scene.game_ns)[0]
        reach = scene.hunt.table.sway.speed if scene.hunt.table.sway else 1.0
        seats = range(self.layout.seats)
        self.ground.draw(canvas, [self._plate(scene.top, seat, scene.plate_look(seat)) for seat in seats])
        canvas.layer()
        clip = within_columns(canvas)
        self.room.draw_behind(canvas, scene.game_ns, sway=sway / reach if sway else None)
        canvas.surface.set_clip(clip)
        canvas.layer()
        self._draw_table(canvas, scene.top, scene.hunt.cards(scene.game_ns))
        canvas.layer()
        self.gloves.draw(canvas, scene.hands, scene.hunt.table_ns(scene.game_ns))
        canvas.layer()
        self.particles.draw(canvas)
        gust = weather.gust(scene.game_ns)
        self.room.draw_air(canvas, scene.game_ns, gust=gust.strength, angle=gust.angle)

    # Plates

    def _plate(self, top: Tabletop, seat: int, look: PlateLook) -> Part:
        """A plate with all that lies on it."""
        place, pile = self.layout.plates[seat], [piece for piece in top.piles[seat] if piece.resting]

        def paint(canvas: Canvas) -> None:
            draw_plate(canvas, place.x, place.y, SEATS[seat], look)
            self._draw_deck(canvas, seat, top.decks[seat])
            for piece in pile:
                self.piece(canvas, piece)
            draw_note(canvas, place.x, place.y, look)

        key = look, top.decks[seat], tuple((piece.card, piece.place.x) for piece in pile)
        box = (place.x - RIM, place.y - RIM, place.w + 2 * RIM, place.h + 2 * RIM)
        return Part(key, box, paint)

    def _draw_deck(self, canvas: Canvas, seat: int, left: int) -> None:
        place = self.layout.deck(seat)
        back = back_sprite(self.art, DECK_H)
        for depth in range(min(3, -(-left // 3))):
            canvas.image(back, place.x, place.y - depth * DECK_STEP)
        if left:
            canvas.text(str(left), place.x, place.y, "mars-head", LEFT_SIZE, PAPER, outline=INK, rim=5)

    # The table

    def _draw_table(self, canvas: Canvas, top: Tabletop, targets: list[TargetView]) -> None:
        where = {target.id: target for target in targets}
        moving: list[Piece] = []
        for escape, below in top.escapes:
            self._draw_escape(canvas, escape, below)
        for spot, piece in top.spots.items():
            if piece.resting:
                self.piece(canvas, piece, where.get(f"spot-{spot}"))
            else:
                moving.append(piece)
        for token, piece in top.tokens.items():
            self.token(canvas, token, piece, where.get(token))
        moving += [piece for pile in top.piles for piece in pile if not piece.resting]
        for piece in (*moving, *top.leaving):
            self.piece(canvas, piece)

    def _draw_escape(self, canvas: Canvas, escape: Piece, below: list[Piece]) -> None:
        """An Escape card beside the table, with the number of Bandits that lie on it."""
        for member in (*below, escape):
            self.piece(canvas, member)
        if below and escape.resting:
            x, y, _ = escape.place
            canvas.text(str(len(below)), x, y + 6, "mars-head", LEFT_SIZE, PAPER, outline=INK, rim=5)

    def piece(self, canvas: Canvas, piece: Piece, target: TargetView | None = None) -> None:
        """Draw a card where it is, or where the race says that it floats and hops."""
        place = piece.place
        x, y = (target.x, target.y - target.hop) if target is not None else (place.x, place.y)
        share = piece.width_share
        zoom = 1.0 if share >= 1.0 else (share, 1.0)
        canvas.image(self._face(piece), x, y, angle=place.angle, zoom=zoom)

    def _face(self, piece: Piece) -> Sprite:
        step = 1 if piece.resting else MOVING_STEP
        height = round(piece.height / step) * step
        key = (piece.card if piece.up else None), height
        found = self._faces.get(key)
        if found is None:
            card = self.cards[key[0]] if key[0] is not None else None
            found = card_sprite(self.art, card, height) if card else back_sprite(self.art, height)
            self._faces[key] = found
        return found

    def token(self, canvas: Canvas, token: str, piece: Piece, target: TargetView | None) -> None:
        """Draw a token."""
        place = piece.place
        moved = piece.resting and target is not None
        x, y = (target.x, target.y - target.hop) if moved and target is not None else (place.x, place.y)
        canvas.image(token_sprite(self.art, token, piece.height), x, y)
