"""Matches at a moment at which two people choose cards in secret, and twins that differ in hidden cards."""

from __future__ import annotations

import itertools

from game.match.board import BoardMatch
from game.match.board_start import new_board
from game.match.games import BOOMTOWN, BOUNTYTOWN, Game
from game.match.seats import parse_seats
from game.rules.kernel import Response
from tests.match.boards import People

SEATS = "keys1,keys2,keys3"
SEED = 5


def at_select(seed: int = SEED) -> BoardMatch:
    """Both sides of a Duel between players select their cards; the third looks on."""
    return _fight(BOUNTYTOWN, seed)


def at_commit(seed: int = SEED) -> BoardMatch:
    """Both sides of a shootout commit their cards; the third looks on."""
    return _fight(BOOMTOWN, seed)


def at_spend() -> BoardMatch:
    """Somebody spends a Shootout card, and may spend another after they have added one."""
    for seed in itertools.count(SEED):
        board = _spends(seed)
        ahead = _spends(seed)
        if board is None or ahead is None:
            continue
        seat = ahead.requests[0].seat
        ahead.answer(Response(seat, "spend", ("plus",)))
        if [(request.seat, request.kind) for request in ahead.requests] == [(seat, "spend")]:
            return board
    raise AssertionError("unreachable")


def _spends(seed: int) -> BoardMatch | None:
    """The first question of the match what to spend a card for, None if there is none."""
    board, people = new_board(BOOMTOWN, BOOMTOWN.box(), parse_seats(SEATS), seed), People(seed)
    while not board.over:
        if board.requests[0].kind == "spend":
            return board
        people.answer(board)
    return None


def _fight(game: Game, seed: int) -> BoardMatch:
    """The first fight of the first match from that seed on in which anybody fights."""
    while True:
        board, people = new_board(game, game.box(), parse_seats(SEATS), seed), People(seed)
        while not board.over:
            if len(duellists(board)) == 2:
                return board
            people.answer(board)
        seed += 1


def duellists(board: BoardMatch) -> list[int]:
    """Who chooses cards to fight with, each with two different ones at least."""
    secret = [r for r in board.requests if r.kind in ("select", "commit")]
    return [r.seat for r in secret if len(set(r.options)) > 1]


def swap_hands(board: BoardMatch) -> None:
    """The first cards of both duellists change places."""
    one, other = duellists(board)
    hands = board.match.state.hands
    hands[one][0], hands[other][0] = hands[other][0], hands[one][0]
    board.match.changes += 1


def swap_committable(board: BoardMatch) -> None:
    """A card that each of two gunslingers could commit changes places."""
    one, other = duellists(board)
    mine, theirs = (board.asked(seat)[0].options[0] for seat in (one, other))
    hands = board.match.state.hands
    a, b = hands[one].index(mine), hands[other].index(theirs)
    hands[one][a], hands[other][b] = theirs, mine
    board.match.changes += 1


def swap_with_deck(board: BoardMatch) -> None:
    """A duellist's card and the lowest one of the deck change places."""
    seat = duellists(board)[0]
    state = board.match.state
    state.hands[seat][0], state.deck[0] = state.deck[0], state.hands[seat][0]
    board.match.changes += 1


def swap_in_deck(board: BoardMatch) -> None:
    """Two cards of the deck change places."""
    deck = board.match.state.deck
    deck[0], deck[1] = deck[1], deck[0]
    board.match.changes += 1


def swap_card(board: BoardMatch, seat: int) -> None:
    """A card of a seat and one of the deck change places."""
    state = board.match.state
    state.hands[seat][0], state.deck[0] = state.deck[0], state.hands[seat][0]
    board.match.changes += 1


def at_turn(seats: str = SEATS, seed: int = 2) -> BoardMatch:
    """All have chosen their Characters; somebody's turn begins."""
    board, people = new_board(BOUNTYTOWN, BOUNTYTOWN.box(), parse_seats(seats), seed), People(seed)
    while board.requests[0].kind != "turn":
        assert board.step() or people.answer(board)
    return board


def at_recruit(seed: int = 4) -> BoardMatch:
    """Somebody may recruit one of several Gunslingers of their hand."""
    while True:
        board = new_board(BOOMTOWN, BOOMTOWN.box(), parse_seats(SEATS), seed)
        if board.requests[0].kind == "recruit" and len(board.requests[0].options) > 2:
            return board
        seed += 1


def swap_recruit(board: BoardMatch) -> None:
    """One of those Gunslingers and a card of the deck that can't be recruited change places."""
    request, state = board.requests[0], board.match.state
    deck, hand = state.deck, state.hands[request.seat]
    kinds = {card.id: card.kind for card in state.cards.values()}
    at = next(place for place, card in enumerate(deck) if kinds[card] == "establishment")
    place = hand.index(request.options[0])
    hand[place], deck[at] = deck[at], hand[place]
    board.match.changes += 1
