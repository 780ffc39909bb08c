"""What each event of Bountytown looks and sounds like, as data; `table_plays` and the Duel carry it out.

voice: of the sound room, '' = silent by intention (another event of the same moment speaks). sight: the word
for what moves: 'card', 'figure', 'poster', 'item', 'plate', 'building', 'duel', 'screen'.
"""

from __future__ import annotations

from game.scenes.cue import Cue

CUES: dict[str, Cue] = {
    # setup
    "built": Cue("door", "building"),
    "offered": Cue("deal", "card"),
    "chosen": Cue("choose", "plate"),
    # turns
    "turn": Cue("tick", "figure"),
    "moved": Cue("door", "figure"),
    "effect": Cue("token", "building"),
    "used": Cue("token", "item"),
    "reload": Cue("reveal", "plate"),
    "drew": Cue("deal", "card"),
    "discarded": Cue("deal", "card"),
    "took": Cue("deal", "card"),
    "reshuffled": Cue("dice-rattle", "card"),
    "bought": Cue("cash", "item"),
    "stocked": Cue("coin", "item"),
    "looted": Cue("coin", "item"),
    "turned_in": Cue("cash", "poster"),
    "revealed": Cue("reveal", "poster"),
    # Duels
    "duel": Cue("bell", "duel"),
    "cancelled": Cue("false-start", "duel"),
    "locked": Cue("token", "duel"),
    "showdown": Cue("gunshot", "duel"),
    "kept": Cue("ricochet", "duel"),
    "captured": Cue("fanfare", "poster"),
    "escaped": Cue("escape", "poster"),
    "spared": Cue("choose", "duel"),
    "swept": Cue("", "card"),
    "wounded": Cue("wound", "card"),
    "critical": Cue("wrong", "plate"),
    "lost_bounty": Cue("escape", "poster"),
    "lost_item": Cue("ricochet", "item"),
    "healed": Cue("choose", "card"),
    "carried": Cue("door", "figure"),
    "duel_over": Cue("", "screen"),
    # the end
    "train": Cue("train", "screen"),
    "final": Cue("bell", "duel"),
    "final_showdown": Cue("gunshot", "duel"),
    "winner": Cue("fanfare", "screen"),
}
