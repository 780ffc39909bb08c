"""Every kind of event of Boom Town with the fields of its data, in the order of a match.

`seat` is whose event it is, TABLE (-1) where nobody's. All are public but `drawn`, which only its seat gets.
Cards are ids. Lists with two items are by side of a fight, the active player's first.
"""

from __future__ import annotations

KINDS: dict[str, tuple[str, ...]] = {
    # deal and turns
    "dealt": ("order", "rolls", "hand", "deck", "goal", "decks"),  # rolls: rounds of [seat, die]
    "head_start": ("amount", "money"),  # of seats that play later, if that is the rule
    "turn": ("turn",),
    "phase": ("phase",),
    "skipped": ("phase", "reason"),  # reason: one of words.SKIPPED
    "passed": ("phase",),
    # cards
    "drew": ("count", "deck"),  # deck: how many are left in it
    "drawn": ("cards",),
    "reshuffled": ("deck",),
    "recruited": ("card",),
    "claimed": ("card",),
    "discarded": ("cards",),
    # money; way: income, death, holdup, posse; card: what pays; count, die: what it depends on, else 0;
    # money: what the seat has now
    "paid": ("way", "card", "amount", "count", "die", "money"),
    "razed": ("card",),  # seat: who owned it
    "taken": ("card", "from"),  # seat: the new owner
    "killed": ("card", "way"),  # seat: whose it was; way: holdup, showdown, posse, deed
    "used": ("card",),  # a Dirty Deed, Holdup or Posse goes to the discard pile
    # Dirty Deeds
    "deed": ("card",),
    "war": (),
    "called_off": ("card",),
    # Holdup, Showdown, Posse; raid: which of them; card '', owner TABLE where there is none
    "raid": ("raid", "card", "amount", "target", "owner"),
    "sent": ("raid", "gunslinger"),
    "hunted": ("gunslinger",),  # seat: whose it is
    "intervened": ("raid", "gunslinger"),
    "declined": ("raid",),
    "unopposed": ("raid",),
    "failed": ("raid",),
    # a shootout; first: the seat that spends first; how: plus, reroll-1..3, waste; die: index of the die,
    # before, value: its faces, all -1 without a reroll; unspent: how many cards came too late to matter
    "fight": ("seats", "gunslingers"),
    "committed": (),
    "revealed": ("cards",),
    "rolled": ("dice", "totals", "first"),
    "spent": ("card", "how", "die", "before", "value", "totals"),
    "fight_over": ("outcome", "totals", "discarded", "unspent"),  # outcome: won, lost, tie
    # the end
    "winner": ("how", "winners", "places", "money"),  # how: goal, limit
}
