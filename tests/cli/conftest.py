"""What several tests of the command line need."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.headless import run
from game.match.seats import bot_seats
from game.match.start import new_hunt
from tests.match.hands import content


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a whole match of two bots."""
    folder = tmp_path_factory.mktemp("journals")
    hunt = new_hunt(content(), bot_seats(2, ("normal",)), 4, journals=folder, headless=True)
    run(hunt)
    hunt.match.close()
    return next(folder.glob("*.jsonl"))
