"""What each event of Boom Town looks and sounds like, as data; how it is carried out is in `plays`.

voice: of the sound room, '' = silent by intention (a part of the same moment speaks). sight: the word for
what moves: 'card', 'coin', 'building', 'figure', 'dice', 'ribbon', 'bill', 'shootout', 'mayor'.
"""

from __future__ import annotations

from game.scenes.cue import Cue

CUES: dict[str, Cue] = {
    # deal and turns
    "dealt": Cue("dice-rattle", "dice"),
    "head_start": Cue("coin", "coin"),
    "turn": Cue("bell", "bill"),
    "phase": Cue("", "ribbon"),
    "skipped": Cue("", "ribbon"),
    "passed": Cue("tick", "ribbon"),
    # cards
    "drew": Cue("deal", "card"),
    "drawn": Cue("", "card"),
    "reshuffled": Cue("deal", "card"),
    "recruited": Cue("reveal", "figure"),
    "claimed": Cue("door", "building"),
    "discarded": Cue("deal", "card"),
    # money
    "paid": Cue("coin", "coin"),
    "razed": Cue("brawl", "building"),
    "taken": Cue("cash", "building"),
    "killed": Cue("wound", "figure"),
    "used": Cue("deal", "card"),
    # Dirty Deeds
    "deed": Cue("can-can", "card"),
    "war": Cue("brawl", "bill"),
    "called_off": Cue("deny", "card"),
    # raids
    "raid": Cue("train", "bill"),
    "sent": Cue("reveal", "figure"),
    "hunted": Cue("reveal", "figure"),
    "intervened": Cue("reveal", "figure"),
    "declined": Cue("tick", "bill"),
    "unopposed": Cue("token", "bill"),
    "failed": Cue("wrong", "bill"),
    # a shootout
    "fight": Cue("bell", "shootout"),
    "committed": Cue("slam", "shootout"),
    "revealed": Cue("reveal", "shootout"),
    "rolled": Cue("dice-rattle", "shootout"),
    "spent": Cue("choose", "shootout"),
    "fight_over": Cue("gunshot", "shootout"),
    # the end
    "winner": Cue("fanfare", "mayor"),
}
