"""Every kind of event of Bandits on Mars with the fields of its data, in the order of a match.

All are public. `seat` is whose event it is, TABLE (-1) where nobody's. Cards in lists are {card, spot} rows.
"""

from __future__ import annotations

KINDS: dict[str, tuple[str, ...]] = {
    # deal and turns
    "dealt": ("first", "decks", "cards", "tokens"),
    "turn": ("turn", "left"),
    "skipped": (),
    "hush": ("left",),
    "false_start": ("delay_ns",),
    "flip": ("card", "kind", "bandit", "colour", "credits", "name"),
    "placed": ("card", "spot"),
    # the open capture; own: by seat, the Sheriff token it can only defend, ''
    "race": ("aims", "hands", "limit_ns", "delays_ns", "own", "targets"),
    "cover": ("hand", "target", "lo_ns", "hi_ns", "aim"),
    "slip": ("hand", "target", "fault"),  # fault: late, kind, not yours
    "award": ("hand", "target", "lo_ns", "hi_ns", "by", "rivals"),  # by: alone, time, aim, coin
    "beaten": ("hand", "target", "gap_ns", "dead_heat", "winner"),
    "capture_over": ("reason", "at_ns"),  # reason: prizes, hands, time
    # the check
    "right": ("hand", "spot", "card", "credits"),
    "wrong": ("hand", "spot", "card", "credits"),
    "turned": ("up", "spots"),
    "removed": ("card",),
    "sheriff_taken": ("token", "before"),  # before: its holder, TABLE = the middle
    "sheriff_safe": ("token", "before"),
    "escape": ("card", "colour", "token", "sheriff"),  # token, sheriff: seats that are immune by them
    "lost_bandits": ("cards", "escape"),
    "no_heart": (),
    "heart": ("token",),
    "sheriff_returned": ("token",),
    "choose": ("options", "way"),
    "returned": ("escape", "cards"),
    "sent": ("escape", "cards"),
    # the end
    "time_up": ("played_ns",),
    "the_end": (),
    "score": ("credits", "bandits", "sheriff", "cards"),
    "noon": ("seats", "round"),
    "bell": ("round",),
    "draw": ("lo_ns", "hi_ns", "false_start"),
    "noon_won": ("round",),
    "winner": ("how", "places"),  # how: credits, bandits, sheriff, noon
}
