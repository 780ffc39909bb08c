"""The colour-vision check: what must be told apart in all games, as different eyes see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules.bandits.cards import read_cards
from game.scenes.bandits.cards import card_sprite
from game.scenes.boomtown.marks import kind_mark
from game.scenes.bountytown.cards import duel_card_sprite
from game.scenes.hints import shared_hints
from game.scenes.nav import Nav
from game.scenes.stack import Scene
from game.stage.badges import seat_badge
from game.stage.canvas import Canvas
from game.stage.hints import Hint, draw_hints
from game.stage.palette import INK, MARS, SEATS
from game.stage.vision import VISIONS, seen

if TYPE_CHECKING:
    from game.inputs.press import Press

HINTS = (Hint("back", "Back"),)
PART_W, PART_H = 900, 470
BESIDE, BELOW = 40, 40
GAP = 40
LINE = 76.0
"""The height of a part's headline."""
BANDITS = ("robot-red-a", "robot-green-a", "robot-blue-a")
DUELS = ("5H", "5D", "5C", "5S", "5G")
SIDES = ("good", "bad", "ugly")
EYES = ("Every colour", *VISIONS)


class VisionScene(Scene):
    """Four times the same picture; it is painted once."""

    def enter(self) -> None:
        """Nothing is painted yet."""
        self.nav = Nav()
        self._parts: list[pygame.Surface] = []
        self._scale = 0.0

    def press(self, press: Press) -> None:
        """Any button leaves."""
        self.app.last_device = press.device
        if self.nav.feed(press) in ("slam", "back", "start"):
            self.app.sound.play("leave")
            self.app.stack.pop()

    def draw(self, canvas: Canvas) -> None:
        """Draw the four parts."""
        canvas.fill(INK)
        if canvas.scale != self._scale:
            self._scale = canvas.scale
            whole = self._paint(canvas)
            self._parts = [whole, *(seen(whole, vision) for vision in VISIONS)]
        for index, part in enumerate(self._parts):
            x = BESIDE + index % 2 * (PART_W + GAP)
            y = BELOW + index // 2 * (PART_H + GAP / 2)
            canvas.surface.blit(part, canvas.px(x, y))
            canvas.text(EYES[index], x + 30, y + 40, MARS.head, 44, MARS.paper, anchor="midleft")
        draw_hints(canvas, MARS, shared_hints(self.app, HINTS))

    def _paint(self, canvas: Canvas) -> pygame.Surface:
        """The samples: seats, bandits, suits, sides."""
        surface = pygame.Surface((canvas.length(PART_W), canvas.length(PART_H))).convert()
        part = Canvas(surface, self.app.art, (PART_W, PART_H), cover=True)
        part.fill(MARS.ground)
        for seat in range(len(SEATS)):
            part.image(seat_badge(part.art, seat, 84), 74 + seat * 107, LINE + 44)
        cards = {card.id: card for card in read_cards(self.app.content.cards, half=False)}
        for place, bandit in enumerate(BANDITS):
            part.image(card_sprite(part.art, cards[bandit], 186), 90 + place * 142, LINE + 226)
        for place, side in enumerate(SIDES):
            part.image(kind_mark(part.art, side, 92), 540 + place * 130, LINE + 160)
        for place, card in enumerate(DUELS):
            part.image(duel_card_sprite(part.art, card, 110), 522 + place * 78, LINE + 290)
        return surface
