"""What each event changes of what lies on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.scenes.bountytown.board import Board


def _unpost(board: Board, bounty: str, holder: int | None) -> None:
    if holder is not None:
        _drop(board.players[holder].captured, bounty)
    board.active = ["" if bounty == there else there for there in board.active]
    board.loot.pop(bounty, None)


def _built(board: Board, _: int, data: dict[str, Any]) -> None:
    board.town, board.store = list(data["town"]), list(data["store"])
    board.bounty_deck, board.first = data["bounties"], data["first"]


def _offered(board: Board, seat: int, data: dict[str, Any]) -> None:
    board.players[seat].offers = list(data["characters"])
    board.choosing = True


def _chosen(board: Board, seat: int, data: dict[str, Any]) -> None:
    board.players[seat].character = data["character"]


def _turn(board: Board, seat: int, data: dict[str, Any]) -> None:
    board.seat, board.actions, board.choosing = seat, data["actions"], False


def _moved(board: Board, seat: int, data: dict[str, Any]) -> None:
    board.players[seat].cell = board.cell_of(data["to"])
    board.actions = data.get("left", board.actions)


def _revealed(board: Board, _: int, data: dict[str, Any]) -> None:
    board.post(data["bounty"])
    board.loot[data["bounty"]] = data["items"]
    board.bounty_deck = data["left"]
    board.item_deck = max(0, board.item_deck - data["items"])


def _drew(board: Board, seat: int, data: dict[str, Any]) -> None:
    board.players[seat].cards += data["count"]
    board.deck = max(0, board.deck - data["count"])


def _discarded(board: Board, seat: int, data: dict[str, Any]) -> None:
    _play(board, seat, len(data["cards"]))
    _unhold(board, seat, data["cards"])
    board.discards += data["cards"]


def _play(board: Board, seat: int, count: int) -> None:
    player = board.players[seat]
    player.cards = max(0, player.cards - count)


def _unhold(board: Board, seat: int, cards: list[str]) -> None:
    player = board.players[seat]
    if player.held is not None:
        player.held = [card for card in player.held if card not in cards]


def _took(board: Board, seat: int, _: dict[str, Any]) -> None:
    board.players[seat].cards += 1
    board.discards = board.discards[:-1]


def _reshuffled(board: Board, _: int, data: dict[str, Any]) -> None:
    if data["deck"] == "duel":
        board.deck, board.discards = board.deck + len(board.discards), []
    else:
        board.item_deck, board.item_discards = board.item_deck + board.item_discards, 0


def _duel(board: Board, _: int, __: dict[str, Any]) -> None:
    board.actions = max(0, board.actions - 1)


def _showdown(board: Board, _: int, data: dict[str, Any]) -> None:
    for hand in data["hands"]:
        if hand["seat"] is not None:
            _play(board, hand["seat"], hand["selected"])
            _unhold(board, hand["seat"], hand["cards"])
        board.deck = max(0, board.deck - len(hand["cards"]) + hand["selected"])


def _final_showdown(board: Board, seat: int, data: dict[str, Any]) -> None:
    _showdown(board, seat, data)
    board.discards += [card for hand in data["hands"] for card in hand["cards"]]


def _swept(board: Board, _: int, data: dict[str, Any]) -> None:
    board.discards += data["cards"]


def _captured(board: Board, seat: int, data: dict[str, Any]) -> None:
    _unpost(board, data["bounty"], data["from"])
    if data["bounty"] not in board.players[seat].captured:
        board.players[seat].captured.append(data["bounty"])


def _escaped(board: Board, _: int, data: dict[str, Any]) -> None:
    _unpost(board, data["bounty"], data["from"])


def _lost_bounty(board: Board, seat: int, data: dict[str, Any]) -> None:
    _drop(board.players[seat].captured, data["bounty"])


def _turned_in(board: Board, seat: int, data: dict[str, Any]) -> None:
    _drop(board.players[seat].captured, data["bounty"])
    board.players[seat].turned_in.append(data["bounty"])


def _looted(board: Board, seat: int, data: dict[str, Any]) -> None:
    board.players[seat].items.append(data["item"])


def _lost_item(board: Board, seat: int, data: dict[str, Any]) -> None:
    _drop(board.players[seat].items, data["item"])
    board.item_discards += 1


def _stocked(board: Board, _: int, data: dict[str, Any]) -> None:
    board.store += data["items"]


def _bought(board: Board, seat: int, data: dict[str, Any]) -> None:
    for item in data["items"]:
        _drop(board.store, item)
        board.players[seat].items.append(item)


def _used(board: Board, seat: int, data: dict[str, Any]) -> None:
    if data["source"] in board.players[seat].items:
        _lost_item(board, seat, {"item": data["source"]})


def _wounded(board: Board, seat: int, data: dict[str, Any]) -> None:
    board.players[seat].wounds.append(data["wound"])


def _healed(board: Board, seat: int, data: dict[str, Any]) -> None:
    wounds = board.players[seat].wounds
    del wounds[: len(wounds) - data["left"]]


def _train(board: Board, _: int, __: dict[str, Any]) -> None:
    board.seat, board.actions = None, 0
    board.bounty_deck = max(0, board.bounty_deck - 1)


def _winner(board: Board, _: int, __: dict[str, Any]) -> None:
    board.over = True


def _drop(pile: list[str], thing: str) -> None:
    if thing in pile:
        pile.remove(thing)


CHANGES: dict[str, Callable[[Board, int, dict[str, Any]], None]] = {
    "built": _built,
    "offered": _offered,
    "chosen": _chosen,
    "turn": _turn,
    "moved": _moved,
    "carried": _moved,
    "revealed": _revealed,
    "drew": _drew,
    "discarded": _discarded,
    "took": _took,
    "reshuffled": _reshuffled,
    "duel": _duel,
    "showdown": _showdown,
    "final_showdown": _final_showdown,
    "swept": _swept,
    "captured": _captured,
    "escaped": _escaped,
    "lost_bounty": _lost_bounty,
    "turned_in": _turned_in,
    "looted": _looted,
    "lost_item": _lost_item,
    "stocked": _stocked,
    "bought": _bought,
    "used": _used,
    "wounded": _wounded,
    "healed": _healed,
    "train": _train,
    "winner": _winner,
}
"""By kind of event; all others change nothing that lies on the board."""
