"""Pictures for tests of the board of Boom Town, on no screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.stage.art import Art
from tests.support.drawing import drawing


@pytest.fixture(scope="module")
def art() -> Iterator[Art]:
    with drawing() as found:
        yield found
