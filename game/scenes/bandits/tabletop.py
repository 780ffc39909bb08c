"""All pieces of a match on screen, moved by what the events say; never asks a state."""

from __future__ import annotations

from game.race.table import CENTRE
from game.rules.kernel import View
from game.scenes.bandits.layout import (
    DECK_H,
    FLIP_H,
    HUSH_H,
    PILE_CARD_H,
    REVEAL_H,
    REVEAL_PLACE,
    Layout,
    Place,
)
from game.scenes.bandits.pieces import Piece
from game.stage.motion import MOVE_MS, Pace

SHOWN_MS = 170.0
"""So long the card of the turn stays in the middle of the table after it has shown."""
OFF_TABLE = Place(960.0, -160.0)
"""Where cards go that leave the game."""
ESCAPE_H = 76.0


class Tabletop:
    """The pieces by where they belong.

    spots: by spot. piles: captured Bandits by seat, oldest first. decks: cards left by seat. tokens: by id.
    escapes: (Escape card, the Bandits on it), in the order in which they came. shown: the card of the turn.
    """

    def __init__(self, layout: Layout, pace: Pace, view: View) -> None:
        """view: of the shared screen, as the match stands."""
        self.layout = layout
        self.pace = pace
        self.card_h = layout.table.sizes.card_height
        self.token_h = 2 * layout.table.sizes.token
        self.spots: dict[int, Piece] = {}
        self.tokens: dict[str, Piece] = {}
        self.holders: dict[str, int | None] = {}
        self.piles: list[list[Piece]] = []
        self.decks: list[int] = []
        self.escapes: list[tuple[Piece, list[Piece]]] = []
        self.shown: Piece | None = None
        self.leaving: list[Piece] = []
        self.reset(view)

    def reset(self, view: View) -> None:
        """Lay everything as the view says, at once."""
        self.spots = {
            row["spot"]: Piece(self.layout.spot(row["spot"]), self.card_h, row["card"], up=row["up"])
            for row in view["spots"]
        }
        self.holders = dict(view["tokens"])
        self.tokens = {
            token: Piece(self.layout.token(token, holder), self.token_h, token)
            for token, holder in self.holders.items()
        }
        self.decks = list(view["decks"])
        self.piles = [
            [Piece(self.layout.pile(seat, i, len(pile)), PILE_CARD_H, card) for i, card in enumerate(pile)]
            for seat, pile in enumerate(view["captured"])
        ]
        self.escapes = [self._beside(i, row["escape"], row["cards"]) for i, row in enumerate(view["escapes"])]
        self.shown = Piece(Place(*REVEAL_PLACE), REVEAL_H, view["card"]) if view["card"] else None
        self.leaving = []

    def _beside(self, index: int, escape: str, cards: list[str]) -> tuple[Piece, list[Piece]]:
        place = self.layout.escape(index)
        return Piece(place, ESCAPE_H, escape), [Piece(place, ESCAPE_H, card) for card in cards]

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        for piece in self.pieces():
            piece.advance(dt_ns)
        self.leaving = [piece for piece in self.leaving if not piece.resting]

    def pieces(self) -> list[Piece]:
        """Every piece, lowest first."""
        found = [*self.spots.values(), *self.tokens.values()]
        for pile in self.piles:
            found += pile
        for card, below in self.escapes:
            found += [*below, card]
        found += self.leaving
        return [*found, self.shown] if self.shown else found

    # What the events do

    def deal(self, seat: int) -> None:
        """The first Bandits come from a seat's deck to their spots, one a little behind the other."""
        for behind, (spot, there) in enumerate(list(self.spots.items())):
            piece = Piece(self.layout.deck(seat), DECK_H, there.card, up=there.up)
            piece.go(there.place, self.pace, height=self.card_h, ms=MOVE_MS * (1 + behind / 2))
            self.spots[spot] = piece

    def draw(self, seat: int, left: int) -> None:
        """The top card of a seat's deck goes to where it will show, face down."""
        self.decks[seat] = left
        self.drop_shown()
        self.shown = Piece(self.layout.deck(seat), DECK_H, None, up=False)
        self.shown.go(Place(*CENTRE), self.pace, height=HUSH_H)

    def show(self, card: str) -> None:
        """The card of the turn shows its face to all in this very frame."""
        if self.shown is None:
            self.shown = Piece(Place(*CENTRE), HUSH_H)
        self.shown.finish()
        self.shown.card, self.shown.up = card, True
        if not self.pace.less_motion:
            self.shown.grow(FLIP_H)
        self.shown.go(Place(*REVEAL_PLACE), self.pace, height=REVEAL_H, delay_ms=SHOWN_MS)

    def drop_shown(self) -> None:
        """The card of the turn leaves the game."""
        if self.shown is not None:
            self.shown.go(OFF_TABLE, self.pace)
            self.leaving.append(self.shown)
            self.shown = None

    def lay(self, card: str, spot: int) -> None:
        """A Bandit comes from where it shows, or from an Escape card, to its spot."""
        piece = self.shown or Piece(Place(*REVEAL_PLACE), REVEAL_H, card)
        self.shown = None
        self._lay(piece, spot)

    def _lay(self, piece: Piece, spot: int) -> None:
        piece.go(self.layout.spot(spot), self.pace, height=self.card_h)
        self.spots[spot] = piece

    def turn(self, spot: int, card: str, *, up: bool, delay_ms: float = 0.0) -> None:
        """A Bandit on the table is turned; face down it is forgotten."""
        if spot in self.spots:
            self.spots[spot].turn(card if up else None, self.pace, up=up, delay_ms=delay_ms)

    def check(self, spot: int, card: str) -> None:
        """A covered Bandit is shown to all."""
        piece = self.spots.get(spot)
        if piece is not None and not piece.ends_up:
            piece.turn(card, self.pace, up=True)

    def hide_checked(self, *, delay_ms: float = 0.0) -> None:
        """Hidden Bandits that the check has shown are hidden again (BM6)."""
        for piece in self.spots.values():
            if piece.ends_up:
                piece.turn(None, self.pace, up=False, delay_ms=delay_ms)

    def capture(self, seat: int, spot: int, card: str) -> None:
        """A Bandit goes to the pile of the seat that captured it."""
        piece = self.spots.pop(spot, None) or Piece(self.layout.spot(spot), self.card_h, card)
        if not piece.ends_up:
            piece.turn(card, self.pace, up=True)
        self.piles[seat].append(piece)
        self._tidy(seat)

    def _tidy(self, seat: int) -> None:
        pile = self.piles[seat]
        for index, piece in enumerate(pile):
            piece.go(self.layout.pile(seat, index, len(pile)), self.pace, height=PILE_CARD_H)

    def escape(self, card: str) -> None:
        """The Escape card is laid beside the table."""
        piece = self.shown or Piece(Place(*REVEAL_PLACE), REVEAL_H, card)
        self.shown = None
        piece.go(self.layout.escape(len(self.escapes)), self.pace, height=ESCAPE_H)
        self.escapes.append((piece, []))

    def flee(self, seat: int, cards: list[str], escape: str) -> None:
        """Captured Bandits flee from a seat's pile onto an Escape card."""
        index, below = self._escape(escape)
        for piece in [piece for piece in self.piles[seat] if piece.ends_as in cards]:
            self.piles[seat].remove(piece)
            piece.go(self.layout.escape(index), self.pace, height=ESCAPE_H)
            below.append(piece)
        self._tidy(seat)

    def come_back(self, escape: str, cards: list[tuple[str, int]]) -> None:
        """The Bandits on an Escape card come back to spots of the table; the emptied card leaves."""
        index, below = self._escape(escape)
        by_card = {piece.ends_as: piece for piece in below}
        for card, spot in cards:
            self._lay(by_card.get(card) or Piece(self.layout.escape(index), ESCAPE_H, card), spot)
        card_piece = self.escapes.pop(index)[0]
        card_piece.go(OFF_TABLE, self.pace)
        self.leaving.append(card_piece)
        self._tidy_escapes()

    def send(self, escape: str, cards: list[tuple[str, int]]) -> None:
        """Bandits on the table go onto an Escape card."""
        index, below = self._escape(escape)
        for card, spot in cards:
            piece = self.spots.pop(spot, None) or Piece(self.layout.spot(spot), self.card_h, card)
            piece.go(self.layout.escape(index), self.pace, height=ESCAPE_H)
            below.append(piece)

    def escape_cards(self, escape: str) -> list[Piece]:
        """The Bandits that lie on an Escape card."""
        return next((below for piece, below in self.escapes if piece.card == escape), [])

    def _escape(self, escape: str) -> tuple[int, list[Piece]]:
        for index, (piece, below) in enumerate(self.escapes):
            if piece.card == escape:
                return index, below
        self.escape(escape)
        return len(self.escapes) - 1, self.escapes[-1][1]

    def _tidy_escapes(self) -> None:
        for index, (piece, below) in enumerate(self.escapes):
            for member in [*below, piece]:
                member.go(self.layout.escape(index), self.pace)

    def give_token(self, token: str, holder: int | None) -> None:
        """A token goes to its holder, or back to the middle."""
        self.holders[token] = holder
        self.tokens[token].go(self.layout.token(token, holder), self.pace)
