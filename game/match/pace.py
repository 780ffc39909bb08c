"""How long referees take their time between contests; none of it touches a contest."""

from __future__ import annotations

from typing import Annotated

import msgspec

MS = 1_000_000
SECOND = 1_000 * MS
Span = Annotated[int, msgspec.Meta(ge=0, le=600 * SECOND)]

SPEEDS = {"relaxed": 1.5, "normal": 1.0, "fast": 0.5}


class Pace(msgspec.Struct, frozen=True):
    """Of a hunt: times in ns of game time.

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


class NoonPace(msgspec.Struct, frozen=True):
    """Of Noon: times in ns of game time.

    ready: before a round. toll: shortest and longest wait for the bell. check: how long the times of a round
    are shown, and how long at least. again: how long a round that came to nothing is shown. count: the 3-2-1
    before a round that was broken off.
    """

    ready: int = 1_900 * MS
    toll: tuple[int, int] = (1_500 * MS, 5_000 * MS)
    check: int = 4_600 * MS
    check_least: int = 1_500 * MS
    again: int = 2_400 * MS
    count: int = 3 * SECOND

    @classmethod
    def of(cls, speed: str = "normal") -> NoonPace:
        """The pace of the settings; speed stretches what players only watch."""
        factor = SPEEDS[speed]
        base = cls()
        return cls(check=int(base.check * factor), again=int(base.again * factor))
