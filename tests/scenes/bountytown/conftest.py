"""Pictures for tests of the board of Bountytown, on no screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.stage.art import Art
from tests.support.drawing import drawing


@pytest.fixture(scope="package")
def house() -> Iterator[Art]:
    """The same drawings for all tests of a Duel."""
    with drawing() as found:
        yield found


@pytest.fixture(scope="module")
def art() -> Iterator[Art]:
    with drawing() as found:
        yield found
