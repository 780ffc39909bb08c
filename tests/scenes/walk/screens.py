"""Every screen there is, and how to get to it in an open program (`tests.scenes.house`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.scenes.house import House
from tests.scenes.walk import doors, kiosk, matches

Make = Callable[[House], object]
"""Opens a screen over the title, or whatever it lies on when people play."""

GAMES = ("bandits", "bountytown", "boomtown")
VENUES = (*GAMES, "noon", "party")
LAB_PAGES = ("presses", "reaction", "roll-over")
PAGES = ("All", "Bandits", "Matches", "Players", "Files")

SCREENS: dict[str, Make] = {
    "title": doors.title,
    "main menu": doors.menu,
    **{f"seats of {venue}": partial(doors.seats, venue=venue) for venue in VENUES},
    "seats, naming": doors.naming,
    "seats, countdown": doors.countdown,
    **{f"options of {venue}": partial(doors.options, venue=venue) for venue in VENUES},
    "settings": partial(doors.menu, rows=("settings",)),
    "keys and buttons": partial(doors.menu, rows=("settings", "keys")),
    "keys of a zone": partial(doors.menu, rows=("settings", "keys", "keys1")),
    "asking for a key": partial(doors.menu, rows=("settings", "keys", "keys1", "up")),
    "colour vision": partial(doors.menu, rows=("settings", "vision")),
    **{f"laboratory, {page}": partial(doors.laboratory, page=page) for page in LAB_PAGES},
    **{f"how to play {game}": partial(doors.learn, game=game) for game in GAMES},
    **{f"rulebook of {game}": partial(doors.rulebook, game=game, page=0) for game in VENUES},
    **{f"gallery of {game}": partial(doors.rulebook, game=game, page=2) for game in GAMES},
    **{f"rulings of {game}": partial(doors.rulebook, game=game, page=-1) for game in VENUES},
    "lessons of bandits": partial(doors.learn, game="bandits", rows=("lessons",)),
    "lesson of bountytown": partial(doors.learn, game="bountytown", rows=("lesson",)),
    "lesson of boomtown": partial(doors.learn, game="boomtown", rows=("lesson",)),
    "pause of a lesson": doors.lesson_pause,
    "all the rules": partial(doors.learn, game="bandits", rows=("others",)),
    **{f"records, {page}": partial(doors.records, page=page) for page in PAGES},
    "records, ten best": partial(doors.records, page="Bandits", steps=("slam",)),
    "records, a match": partial(doors.records, page="Matches", steps=("slam",)),
    "records, a player": partial(doors.records, page="Players", steps=("down", "slam")),
    "records, a name": doors.another_name,
    "records, a question": doors.question,
    "replays": doors.replays,
    "replay's menu": partial(doors.replays, steps=("slam",)),
    "matches broken off": doors.journals,
    "take your seats": matches.take_seats,
    "bandits, before a card": matches.hunt,
    "bandits, a race": matches.race,
    "bandits, the end": matches.result,
    "bandits, replay": partial(matches.replay, game="bandits"),
    "pause of bandits": partial(matches.paused, game="bandits"),
    "what happened": partial(matches.paused, game="bandits", rows=("why",)),
    "who gets up": partial(matches.paused, game="bandits", rows=("up",)),
    "who plays instead": partial(matches.paused, game="bandits", rows=("up", "0")),
    "leave the match": partial(matches.paused, game="bandits", rows=("leave",)),
    "a pad is gone": matches.pad_gone,
    "who is back": matches.who_is_back,
    "bountytown, a choice": partial(matches.board, game="bountytown"),
    "bountytown, a Duel": matches.duel,
    "bountytown, the end": partial(matches.board_result, game="bountytown"),
    "bountytown, replay": partial(matches.replay, game="bountytown"),
    "pause of bountytown": partial(matches.paused, game="bountytown"),
    "boomtown, a choice": partial(matches.board, game="boomtown"),
    "boomtown, a shootout": matches.shootout,
    "boomtown, the end": partial(matches.board_result, game="boomtown"),
    "boomtown, replay": partial(matches.replay, game="boomtown"),
    "noon, before the bell": matches.noon,
    "noon, the end": matches.noon_result,
    "noon, replay": partial(matches.replay, game="noon"),
    "pause of noon": partial(matches.paused, game="noon"),
    "party, the table": partial(matches.party, rounds=1),
    "party, the podium": partial(matches.party, rounds=2),
    "kiosk, set a PIN": partial(kiosk.pin, known=False),
    "kiosk, PIN": partial(kiosk.pin, known=True),
    "kiosk, title's menu": kiosk.menu,
    "kiosk, attract": kiosk.attract,
    "operator": kiosk.operator,
    "operator, screen": partial(kiosk.operator, row="screen"),
    "operator, sound": partial(kiosk.operator, row="sound"),
    "operator, figures": partial(kiosk.operator, row="figures"),
    "operator, adjustments": partial(kiosk.operator, row="adjust"),
    "operator, sure": partial(kiosk.operator, row="records"),
}  # fmt: skip
"""By the name of a screen. Every kind of scene is on top in one of them."""
