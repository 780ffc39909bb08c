"""What each event of a hunt looks and sounds like, as data; how it is carried out is in `moves`.

voice: of the sound room, '' = silent by intention (another event of the same moment speaks). sight: the word
for what moves: 'card', 'hand', 'token', 'pile', 'banner', 'plate', 'screen'.
"""

from __future__ import annotations

from game.scenes.cue import Cue

CUES: dict[str, Cue] = {
    # turns
    "dealt": Cue("deal", "card"),
    "phase": Cue("", "screen"),
    "turn": Cue("", "plate"),
    "skipped": Cue("", "banner"),
    "hush": Cue("deal", "card"),
    "false_start": Cue("false-start", "plate"),
    "flip": Cue("reveal", "banner"),
    "placed": Cue("deal", "card"),
    "race": Cue("", "banner"),
    # hands
    "cover": Cue("", "hand"),
    "slip": Cue("deny", "hand"),
    "award": Cue("", "hand"),
    "beaten": Cue("late-slam", "hand"),
    "capture_over": Cue("", "banner"),
    # the check
    "right": Cue("coin", "pile"),
    "wrong": Cue("wrong", "card"),
    "turned": Cue("deal", "card"),
    "removed": Cue("", "card"),
    "sheriff_safe": Cue("token", "token"),
    "sheriff_taken": Cue("token", "token"),
    "sheriff_returned": Cue("token", "token"),
    "escape": Cue("escape", "card"),
    "lost_bandits": Cue("ricochet", "pile"),
    "heart": Cue("can-can", "banner"),
    "no_heart": Cue("wrong", "banner"),
    "choose": Cue("choose", "screen"),
    "returned": Cue("escape", "card"),
    "sent": Cue("escape", "card"),
    # the end
    "time_up": Cue("bell", "banner"),
    "the_end": Cue("train", "banner"),
    "score": Cue("cash", "plate"),
    "noon": Cue("door", "screen"),
    "bell": Cue("bell", "screen"),
    "draw": Cue("gunshot", "screen"),
    "noon_won": Cue("ricochet", "screen"),
    "winner": Cue("fanfare", "banner"),
    # the referee
    "race_broken": Cue("deny", "screen"),
}

FLIP_VOICES = {"brawl": "brawl", "ballerina": "can-can", "the-end": "train"}
"""Cards with a voice of their own when they show."""
