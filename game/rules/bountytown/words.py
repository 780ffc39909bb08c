"""What is said to players, in the words of the rules; `{n}` = the name of seat n."""

from __future__ import annotations

DISCARD = {
    "draw": "Discard what you don't want, draw as many",
    "toll": "The Location takes a card: discard",
    "reload": "Discard before you reload",
    "use": "Discard in return",
    "wound": "Over the hand limit: discard a card",
    "limit": "Discard down to your hand limit",
}
"""The prompt of a discard, by its reason."""
