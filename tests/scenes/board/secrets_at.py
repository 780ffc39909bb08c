"""Matches at a moment at which two people choose cards in secret, and twins that differ in hidden cards."""

from __future__ import annotations

from game.match.board import BoardMatch
from game.match.board_start import new_board
from game.match.games import BOUNTYTOWN
from game.match.seats import parse_seats
from tests.match.boards import People

SEATS = "keys1,keys2,keys3"
SEED = 5


def at_select(seed: int = SEED) -> BoardMatch:
    """Both sides of a Duel between players select their cards; the third looks on."""
    board = new_board(BOUNTYTOWN, BOUNTYTOWN.box(), parse_seats(SEATS), seed)
    people = People(seed)
    for _ in range(3_000):
        asked = [request.kind for request in board.requests]
        if asked.count("select") == 2 and len(duellists(board)) == 2:
            return board
        people.answer(board)
    raise AssertionError("nobody ever fought")


def duellists(board: BoardMatch) -> list[int]:
    """Who selects, each with two different cards at least."""
    hands = board.match.state.hands
    return [r.seat for r in board.requests if r.kind == "select" and len(set(hands[r.seat])) > 1]


def swap_hands(board: BoardMatch) -> None:
    """The first cards of both duellists change places."""
    one, other = duellists(board)
    hands = board.match.state.hands
    hands[one][0], hands[other][0] = hands[other][0], hands[one][0]
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


def swap_onlooker(board: BoardMatch) -> None:
    """A card of who looks on and one of the deck change places."""
    state = board.match.state
    seat = next(seat for seat in range(3) if seat not in duellists(board))
    state.hands[seat][0], state.deck[0] = state.deck[0], state.hands[seat][0]
    board.match.changes += 1
