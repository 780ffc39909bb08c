"""What is said to players, in the words of the rules; `{n}` = the name of seat n."""

from __future__ import annotations

DISCARD = {
    "draw": "Discard what you do not want; you draw as many",
    "toll": "Discard for the Location",
    "reload": "Discard before you reload",
    "use": "Discard for what you took",
    "wound": "Over the hand limit: discard a card",
    "limit": "Discard down to your hand limit",
}
"""The prompt of a discard, by its reason."""
