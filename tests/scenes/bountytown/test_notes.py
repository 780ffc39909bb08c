"""What Characters and Locations can do is said in full in the panel."""

from __future__ import annotations

import pytest

from game.scenes.board.panel_look import EDGE, NOTE_IN, NOTE_LINES, NOTE_SIZE
from game.scenes.bountytown.geometry import PANEL
from game.stage.palette import BOUNTY
from tests.rules.bountytown.box import CONTENT
from tests.scenes.parlour import parlour


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_ability_is_cut_off_where_a_character_or_place_is_looked_at(size: tuple[int, int]) -> None:
    with parlour(size) as room:
        for row in (*CONTENT["character"], *CONTENT["location"]):
            said = f"{row['ability']}: {row['text']}"
            lines = room.canvas.wrap(said, BOUNTY.body, NOTE_SIZE, PANEL.w - 2 * (EDGE + NOTE_IN))
            assert len(lines) <= NOTE_LINES, row["id"]
