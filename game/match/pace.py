"""How long a hunt takes its time between races; none of it touches a race."""

from __future__ import annotations

from typing import Annotated

import msgspec

MS = 1_000_000
SECOND = 1_000 * MS
Span = Annotated[int, msgspec.Meta(ge=0, le=600 * SECOND)]

SPEEDS = {"relaxed": 1.5, "normal": 1.0, "fast": 0.5}


class Pace(msgspec.Struct, frozen=True):
    """Times in ns of game time.

    auto_reveal: the top card shows by itself after this, 0 = never. hush: shortest and longest wait before
    the flip. look: a Bandit card without a race. check, check_each: showing what was captured, and more for
    each capture. choose: time for the Ballerina's choice. toll: shortest and longest wait for the bell at
    noon. bot_choose: how long bots take for it. count: the 3-2-1 before a race that is run again.
    """

    auto_reveal: Span = 3 * SECOND
    hush: tuple[Span, Span] = (400 * MS, 1_200 * MS)
    look: Span = 900 * MS
    check: Span = 1_600 * MS
    check_each: Span = 500 * MS
    choose: Span = 12 * SECOND
    toll: tuple[Span, Span] = (1_500 * MS, 4_000 * MS)
    bot_choose: Span = 1_200 * MS
    count: Span = 3 * SECOND

    @classmethod
    def of(cls, speed: str = "normal", auto_reveal_s: int = 3) -> Pace:
        """The pace of the settings; speed stretches what players only watch."""
        factor = SPEEDS[speed]
        base = cls()
        return cls(
            auto_reveal=auto_reveal_s * SECOND,
            look=int(base.look * factor),
            check=int(base.check * factor),
            check_each=int(base.check_each * factor),
            bot_choose=int(base.bot_choose * factor),
        )
