"""What the tray of each game says that marked cards amount to."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.kernel import Request
from tests.scenes.board.hall import OWN, hall
from tests.scenes.board.secrets_at import at_commit, at_select, duellists


@pytest.mark.parametrize(
    ("kind", "picks", "words"),
    [
        ("select", ("5Ca", "4Sa", "5Ha", "4Ha"), "Two Pair"),
        ("select", (), ""),
        ("select", ("top-card",), ""),
        ("swap", ("5Ca", "4Sa"), "Discard 2, draw 2"),
        ("swap", (), "Keep all"),
        ("discard", ("5Ca",), "Discard 1"),
        ("loot", ("rifle",), ""),
    ],
)
def test_bountytown_names_the_rank_of_cards_and_counts_discards(
    tmp_path: Path, kind: str, picks: tuple[str, ...], words: str
) -> None:
    with hall(tmp_path, table=OWN) as place:
        assert place.table.tally(Request(0, kind, picks or ("5Ca",)), picks, {}) == words


def test_boom_town_names_what_is_committed_and_counts_discards(tmp_path: Path) -> None:
    board = at_commit()
    with hall(tmp_path, "boomtown", board=board, table=OWN) as place:
        request = board.asked(duellists(board)[0])[0]
        row = place.table.book.row(request.options[0])
        tally = place.table.tally(request, request.options[:1], {})
        assert tally.lower() == row.suit
        assert place.table.tally(request, (), {}) == "Play nothing"
        assert place.table.tally(Request(0, "discard", ("a", "b")), ("a", "b"), {}) == "Discard 2"


def test_the_tray_tells_the_tally_of_its_own_marks_only_to_who_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []
    with hall(tmp_path, board=at_select()) as place:
        place.ripe()
        monkeypatch.setattr(place.table, "tally", lambda _, picks, __: asked.append(picks) or "")
        seat = duellists(place.board)[0]
        place.shown()
        assert asked == []
        place.press(seat, "back")
        place.tap(seat, "slam")
        place.shown()
        assert asked == [place.scene.asking.trays[seat].must.options[:1]]
