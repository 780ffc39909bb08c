"""Every ruling has a test that names it, and a line in the list of rulings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CODES = [
    *(f"BM{n}" for n in range(1, 22)),
    *(f"BT{n}" for n in range(1, 35)),
    *(f"BO{n}" for n in range(1, 24)),
    *(f"NO{n}" for n in range(1, 8)),
    *(f"PA{n}" for n in range(1, 7)),
]
NAMES = {
    name.lower()
    for path in (ROOT / "tests").rglob("test_*.py")
    for name in re.findall(r"def (test_\w+)", path.read_text(encoding="utf-8"))
}
LISTED = re.findall(
    r"^\| ((?:B[MTO]|NO|PA)\d+) \|",
    (ROOT / "game/rules/RULINGS.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


@pytest.mark.parametrize("code", CODES)
def test_a_ruling_is_named_by_a_test(code: str) -> None:
    assert any(re.search(rf"_{code.lower()}(_|$)", name) for name in NAMES)


def test_the_list_of_rulings_has_each_of_them_once() -> None:
    assert LISTED == CODES
