"""The lint catches each thing that SDL's reader draws wrongly, and lets the rest pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.stage.svglint import lint, lint_text
from tests.stage.conftest import ASSETS, SQUARE

GOOD = """<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">
<style>.a{fill:#123456;stroke:none} .b{stroke-width:2}</style>
<defs><linearGradient id="sky" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0%" stop-color="#111"/>
<stop offset="100%" stop-color="#222222"/></linearGradient>
<radialGradient id="sun" gradientUnits="userSpaceOnUse" cx="5" cy="5" r="4">
<stop offset="50%" stop-color="#fff"/></radialGradient></defs>
<g transform="rotate(5)" opacity=".5"><path class="a" d="M0 0L5 5A2 2 0 0 1 9 9Z" fill-rule="evenodd"/>
<rect x="1" y="1" width="3" height="3" rx="1" style="fill:url(#sky);stroke:#00ff01;stroke-width:2"/>
<circle cx="5" cy="5" r="1" fill="url(#sun)" stroke="black" stroke-dasharray="1 2" stroke-linecap="round"/>
</g></svg>"""


def drawing(inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{inside}</svg>'


def test_a_drawing_of_the_allowed_kind_has_no_fault() -> None:
    assert lint_text(GOOD) == []


@pytest.mark.parametrize(
    ("inside", "said"),
    [
        ("<text x='1' y='2'>hi</text>", "<text>"),
        ("<use href='#a'/>", "<use>"),
        ("<symbol id='a'/>", "<symbol>"),
        ("<clipPath id='a'/>", "<clipPath>"),
        ("<mask id='a'/>", "<mask>"),
        ("<pattern id='a'/>", "<pattern>"),
        ("<filter id='a'/>", "<filter>"),
        ("<image width='1' height='1'/>", "<image>"),
        ("<script/>", "<script>"),
        ("<g clip-path='url(#a)'/>", "clip-path"),
        ("<g mask='url(#a)'/>", "mask"),
        ("<g filter='url(#a)'/>", "filter"),
        ("<rect style='filter:blur(2px)'/>", "filter"),
        ("<rect fill='currentColor'/>", "currentColor"),
        ("<rect fill='gold'/>", "gold"),
        ("<rect style='stroke:tomato'/>", "tomato"),
        ("<rect fill='#12'/>", "'#12'"),
        ("<rect fill='rgba(1,2,3,.5)'/>", "rgba"),
        ("<rect fill='url(#nowhere)'/>", "nowhere"),
        ("<style>rect{fill:#123}</style>", "'rect'"),
        ("<style>#id{fill:#123}</style>", "'#id'"),
        ("<style>.a .b{fill:#123}</style>", "'.a .b'"),
        ("<style>.a{fill:red}</style>", "'red'"),
        ("<style>@media print</style>", "@media"),
        ("<rect width='50%' height='1'/>", "50%"),
        ("<rect stroke-width='1em'/>", "1em"),
        ("<linearGradient id='a'><stop offset='0.5' stop-color='#fff'/></linearGradient>", "offset='0.5'"),
        ("<linearGradient id='a' x2='1'/>", "x2='1'"),
        ("<radialGradient id='a' r='0.5'/>", "r='0.5'"),
    ],
)
def test_what_is_drawn_wrongly_is_named_with_what_was_expected(inside: str, said: str) -> None:
    faults = lint_text(drawing(inside))
    assert len(faults) == 1
    assert said in faults[0]
    assert "expected" in faults[0] or "leave it out" in faults[0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("<svg", "well-formed"),
        ("<svg/>", "viewBox"),
        ("<html/>", "<svg> is expected"),
        ('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', "DOCTYPE"),
        ("<svg viewBox='0 0 10'/>", "viewBox"),
    ],
)
def test_a_file_that_is_no_whole_drawing_is_named(text: str, said: str) -> None:
    assert any(said in fault for fault in lint_text(text))


def test_faults_carry_the_file(tmp_path: Path) -> None:
    bad = tmp_path / "bad.svg"
    bad.write_bytes(b"\xff\xfe")
    missing = tmp_path / "missing.svg"
    assert lint(bad)[0].startswith(f"{bad}: can't be read")
    assert lint(missing)[0].startswith(f"{missing}: can't be read")
    bad.write_text(drawing("<mask/>"))
    assert lint(bad)[0].startswith(f"{bad}: has <mask>")
    bad.write_text(SQUARE)
    assert lint(bad) == []


def test_all_drawings_of_the_house_pass() -> None:
    files = sorted(ASSETS.rglob("*.svg"))
    assert files
    assert [fault for file in files for fault in lint(file)] == []
