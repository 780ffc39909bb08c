"""Cards and tokens: everything has a picture, and people can tell the pictures apart."""

from __future__ import annotations

import itertools

import numpy as np
import pygame
import pytest

from game.match.content import read_bandits
from game.rules.bandits.cards import BANDITS, COLOURS, KINDS, Card, read_cards
from game.scenes.bandits import cards
from game.scenes.bandits.cards_looks import COLOURS as INKS
from game.scenes.bandits.cards_looks import LARGE_FROM, LOOKS, SMALL
from game.stage.art import Art
from tests.support.drawing import ROOT
from tests.support.likeness import Pixels, drawn, laid_on, luma, shape

DECK = read_cards(read_bandits(ROOT).cards, half=False)
TOKENS = ("token-sheriff-1", "token-sheriff-2", "token-sheriff-3", "token-heart", "token-escape")
FRONTS = [(bandit, colour) for bandit in BANDITS for colour in COLOURS]
FELT = (59, 31, 47)


def grey(surface: pygame.Surface) -> Pixels:
    """Luma on the table's colour."""
    return luma(laid_on(FELT, surface))


def front(art: Art, bandit: str, colour: str, credit: int = 2) -> pygame.Surface:
    card = Card("any", "bandit", "Any", bandit=bandit, colour=colour, credits=credit)
    return drawn(cards.card_sprite(art, card))


def silhouette(art: Art, bandit: str) -> Pixels:
    """Where the figure covers a square of 100 px, standing in its middle."""
    figure = art.sprite(f"bandits/figure-{bandit}{SMALL.suffix}", height=100.0)
    mask = shape(figure)
    whole = np.zeros((100, 100), bool)
    left = (100 - mask.shape[0]) // 2
    whole[left : left + mask.shape[0]] = mask
    return whole


def has_colour(surface: pygame.Surface, colour: str) -> bool:
    """Whether more than one px in a hundred is of that ink or next to it."""
    mask = pygame.mask.from_threshold(surface, pygame.Color(colour), (12, 12, 12, 255))
    return mask.count() * 100 > surface.get_width() * surface.get_height()


def ids(card: Card) -> str:
    return card.id


@pytest.mark.parametrize("card", DECK, ids=ids)
@pytest.mark.parametrize("height", [cards.TABLE_HEIGHT, LARGE_FROM])
def test_every_card_of_the_deck_has_a_picture_at_both_sizes(art: Art, card: Card, height: float) -> None:
    surface = drawn(cards.card_sprite(art, card, height))
    assert surface.get_size() == (round(height * 400 / 528), round(height))
    assert grey(surface)[10:-10, 10:-10].std() > 20


def test_every_kind_of_card_has_a_look_and_a_pictogram(art: Art) -> None:
    assert set(LOOKS) == set(KINDS)
    for kind in KINDS:
        assert pygame.mask.from_surface(drawn(cards.pictogram(art, kind, 72.0))).count() > 1200, kind


@pytest.mark.parametrize("width", [60.0, 120.0])
def test_every_token_has_a_picture_of_its_kind(art: Art, width: float) -> None:
    looks = {token: grey(drawn(cards.token_sprite(art, token, width))) for token in TOKENS}
    for a, b in itertools.combinations(TOKENS, 2):
        same_kind = a.split("-")[1] == b.split("-")[1]
        assert (np.abs(looks[a] - looks[b]).mean() < 1) == same_kind, (a, b)


def test_a_word_that_is_no_token_is_refused(art: Art) -> None:
    with pytest.raises(KeyError, match="known are sheriff, heart, escape"):
        cards.token_sprite(art, "token-spoon")


def test_any_two_of_the_fifteen_bandit_fronts_differ_clearly_without_their_colours(art: Art) -> None:
    looks = {pair: grey(front(art, *pair)) for pair in FRONTS}
    for a, b in itertools.combinations(FRONTS, 2):
        assert np.abs(looks[a] - looks[b]).mean() > 12, (a, b)


def test_the_five_silhouettes_overlap_little_at_100_px(art: Art) -> None:
    masks = {bandit: silhouette(art, bandit) for bandit in BANDITS}
    for a, b in itertools.combinations(BANDITS, 2):
        shared = (masks[a] & masks[b]).sum() / (masks[a] | masks[b]).sum()
        assert shared < 0.7, (a, b, shared)


@pytest.mark.parametrize("bandit", BANDITS)
def test_colour_is_never_the_only_sign(art: Art, bandit: str) -> None:
    """Pattern and corner shape stay apart in grey even when brightness and contrast are taken out."""
    looks = {}
    for colour in COLOURS:
        plain = grey(front(art, bandit, colour))
        looks[colour] = (plain - plain.mean()) / plain.std()
    for a, b in itertools.combinations(COLOURS, 2):
        corner = np.s_[2:30, 2:30]
        assert np.abs(looks[a] - looks[b]).mean() > 0.2, (a, b)
        assert np.abs(looks[a][corner] - looks[b][corner]).mean() > 0.5, (a, b)


def test_bm1_each_further_credit_shows_as_a_coin(art: Art) -> None:
    looks = [grey(front(art, "coyote", "blue", credit)) for credit in (1, 2, 3)]
    for a, b in itertools.combinations(looks, 2):
        assert (np.abs(a - b) > 20).sum() > 100


def test_a_wanted_poster_and_the_back_show_none_of_the_three_colours(art: Art) -> None:
    posters = [drawn(cards.card_sprite(art, card)) for card in DECK if card.kind == "wanted"]
    mains = [inks["#00ff01"] for inks in INKS.values()]
    for surface in [*posters, drawn(cards.back_sprite(art))]:
        assert not any(has_colour(surface, main) for main in mains)
    for colour, main in zip(INKS, mains, strict=True):
        assert has_colour(front(art, "robot", colour), main)


def test_a_stack_keeps_to_its_room_and_shows_every_shape_and_coin(art: Art) -> None:
    pile = [card for card in DECK if card.kind == "bandit"][:8]
    stack = cards.stack_sprite(art, pile, 112.0, 240.0)
    assert stack.width == pytest.approx(240.0)
    strip = grey(drawn(stack))
    step = (240.0 - cards.card_width(112.0)) / 7
    for index, card in enumerate(pile):
        left = round(index * step)
        alone = grey(drawn(cards.card_sprite(art, card, 112.0)))
        shown = np.s_[4 : int(step) - 2, 6:60]
        assert np.abs(strip[left : left + 85][shown] - alone[shown]).mean() < 12, card.id
