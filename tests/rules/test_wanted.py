"""What a file should have said: in the words of whoever writes it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from game.rules.wanted import misfit


class Hat(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a row."""

    size: Annotated[int, msgspec.Meta(ge=1, le=9)]
    brim: Literal["wide", "none"] = "wide"


class Row(msgspec.Struct):
    """A row with a value of every kind."""

    hats: tuple[Hat, ...] = ()
    best: Hat | None = None
    share: Annotated[float, msgspec.Meta(gt=0, lt=1)] = 0.5
    least: Annotated[int, msgspec.Meta(ge=3)] = 3
    dead: bool = False
    head: Annotated[str, msgspec.Meta(min_length=1, max_length=5)] = "x"
    note: Annotated[str, msgspec.Meta(max_length=5)] = ""
    id: Annotated[str, msgspec.Meta(pattern="^[a-z]+$", examples=["rail"])] = "rail"
    at: tuple[float, float] = (0.0, 0.0)
    some: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=3)] = ("x",)
    options: dict[str, str | int] = {}


CASES: list[tuple[dict[str, Any], str]] = [
    ({"hats": [{"size": 1}, {"size": 2.5}]}, "hats[1].size: expected a whole number from 1 to 9, found 2.5"),
    ({"least": "3"}, "least: expected a whole number of at least 3, found the text '3'"),
    ({"hats": [{}]}, "hats[0].size: expected a whole number from 1 to 9, but the key is missing"),
    ({"hats": [{"size": 1, "brim": "wild"}]}, "hats[0].brim: 'wild' is none of wide, none"),
    ({"hats": [{"size": 1, "brim": 3}]}, "hats[0].brim: expected one of wide, none, found 3"),
    ({"best": {"size": 1, "brin": 1}}, "best.brin: unknown key; expected one of size, brim"),
    ({"best": True}, "best: expected a table of keys and values, found true"),
    ({"hats": {}}, "hats: expected a list, found {}"),
    ({"share": 1.0}, "share: expected a number above 0 and below 1, found 1.0"),
    ({"least": 2}, "least: expected a whole number of at least 3, found 2"),
    ({"dead": 1}, "dead: expected true or false, found 1"),
    ({"head": ""}, "head: expected a text of 1 to 5 characters, found the text ''"),
    ({"note": "longer"}, "note: expected a text of at most 5 characters, found the text 'longer'"),
    ({"id": "Rail"}, "id: expected a text such as \"rail\", found the text 'Rail'"),
    ({"at": [1]}, "at: expected a list of 2, found [1]"),
    ({"some": []}, "some: expected a list of 1 to 3, found []"),
    ({"options": {"goal": 30, "deck": 0.5}}, "options: expected a text or a whole number, found 0.5"),
    ({"options": 3}, "options: expected a table of keys and values, found 3"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "said"), CASES, ids=[said for _, said in CASES])
def test_what_does_not_fit_is_told_by_key_with_what_was_expected(data: dict[str, Any], said: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert(data, Row)
    assert misfit(error.value, Row, data) == said
    assert misfit(error.value, Row, data, "row[2]") == f"row[2].{said}"
