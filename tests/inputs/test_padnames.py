"""What pads are called on screen: short, in letters that can be shown, and still telling."""

from __future__ import annotations

import pytest

from game.inputs.padnames import LIMIT, PLAIN, called

NAMES = {
    "Nintendo Switch Pro Controller (Bluetooth)": "Switch Pro",
    "DualSense Wireless Controller": "DualSense",
    "Sony Interactive Entertainment DualSense Edge Wireless Controller": "DualSense Edge",
    "Xbox 360 Controller": "Xbox 360 Controller",
    "Microsoft X-Box 360 pad 0": "X-Box 360 pad 0",
    "8BitDo Ultimate 2C Wireless Controller": "8BitDo Ultimate 2C",
    "Logitech Gamepad F310": "Logitech F310",
    "Nintendo Switch Left Joy-Con": "Switch Left Joy-Con",
    "Joy-Con (L)": "Joy-Con (L)",
    "Wireless Controller": "Wireless Controller",
    "Controller": "Controller",
    "Mad Catz Street Fighter IV FightStick Pro": "Mad Catz Street",
    "Contr\u00f4leur de salon": "Contr\u00f4leur de salon",
    "Pro\u00ae Pad\u2122 \U0001f3ae": "Pro Pad",
}
"""What SDL tells -> what is shown."""


@pytest.mark.parametrize(("name", "shown"), NAMES.items())
def test_a_pad_is_called_by_what_tells_it_from_others(name: str, shown: str) -> None:
    assert called(name) == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        "x",
        "\u65e0\u7ebf\u624b\u67c4",
        "\u0413\u0435\u0439\u043c\u043f\u0430\u0434",
        "\U0001f3ae\U0001f3ae",
        "\0\x1b[31m",
    ],
)
def test_a_name_that_nobody_can_read_is_no_name(name: str) -> None:
    assert called(name) == PLAIN


@pytest.mark.parametrize(
    "name", [*NAMES, "W" * 90, "Wireless " * 9, "a b" * 30, "(" * 40, "Pad " * 20 + "(x)"]
)
def test_no_name_is_longer_than_there_is_room_for_nor_cut_to_nothing(name: str) -> None:
    assert 1 < len(called(name)) <= LIMIT
    assert called(name) == called(name).strip()
