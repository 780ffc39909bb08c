"""Which voice each kind of event has inside a Duel; '' = silent by intention."""

from __future__ import annotations

DUEL_CUES: dict[str, str] = {
    # before the Showdown
    "duel": "bell",
    "final": "bell",
    "used": "choose",
    "cancelled": "ricochet",
    "effect": "token",
    "drew": "deal",
    "discarded": "deal",
    "reload": "",
    "reshuffled": "deal",
    "locked": "slam",
    # the Showdown turns its cards, names ranks and shoots by itself
    "showdown": "",
    "final_showdown": "",
    # what follows
    "captured": "fanfare",
    "kept": "token",
    "escaped": "escape",
    "looted": "coin",
    "stocked": "door",
    "spared": "coin",
    "swept": "deal",
    "wounded": "wound",
    "critical": "brawl",
    "lost_bounty": "escape",
    "lost_item": "wrong",
    "healed": "door",
    "carried": "door",
    "duel_over": "",
    "winner": "fanfare",
}
"""By kind; all kinds that can come between `duel` and `duel_over`, or after `final`."""
