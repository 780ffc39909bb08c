"""Records in a folder of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.store.records import Records


@pytest.fixture
def records(tmp_path: Path) -> Iterator[Records]:
    found = Records(tmp_path / "records.sqlite")
    yield found
    found.close()
