"""What can be answered now, and what each answer does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.boomtown import deeds, fights, plays, raids
from game.rules.boomtown.state import PASS, Deed, Fight, Raid, State, Turn
from game.rules.boomtown.words import RAID_WORDS
from game.rules.kernel import Chance, Event, Request, Response

PROMPTS = {
    "recruit": "Recruit a Gunslinger",
    "claim": "Open an Establishment",
    "deeds": "Play a Dirty Deed",
    "holdup": "Play a Holdup",
    "showdown": "Showdown: capture what?",
    "posse": "Play a Posse",
    "discard": "Discard one card or more",
}
EAGER = ("recruit", "claim")
"""Phases in which a player who does not answer plays the oldest card that fits: it only helps."""


def pending(s: State) -> tuple[Request, ...]:
    """All open requests of a state; () = over."""
    if s.winners:
        return ()
    frame = s.stack[-1]
    return ASKS[type(frame)](s, frame)


def _turn(s: State, turn: Turn) -> tuple[Request, ...]:
    """The question of a phase (BO4); only the player's own eyes may see what is in the hand."""
    phase, prompt = turn.phase, PROMPTS[turn.phase]
    found = tuple(plays.options_of(s, turn))
    if phase == "discard":
        return (Request(s.active, phase, found, 1, len(found), True, found[:1], prompt=prompt),)
    options = (*found, PASS)
    default = options[:1] if phase in EAGER else (PASS,)
    return (Request(s.active, phase, options, 1, 1, phase != "showdown", default, prompt=prompt),)


def _deed(s: State, deed: Deed) -> tuple[Request, ...]:
    """BO20, BO21."""
    name = s.cards[deed.card].name
    if deed.target:
        prompt = f"{name} on your own {s.cards[deed.target].bare}?"
        return (Request(s.active, "confirm", ("yes", "no"), default=("no",), prompt=prompt),)
    options = tuple(deeds.targets(s, deed))
    kind = deeds.VERBS[deeds.effect_of(s, deed.card).verb].asks
    return (Request(s.active, kind, options, 1, 1, kind == "search", options[:1], prompt=f"{name}: choose"),)


def _raid(s: State, raid: Raid) -> tuple[Request, ...]:
    """BO10, BO12, BO13."""
    word = RAID_WORDS[raid.kind]
    if not raid.gunslinger:
        options = tuple(raids.riders(s, raid))
        return (Request(s.active, "rider", options, default=options[:1], prompt=f"{word}: who rides?"),)
    if raid.kind == "posse":
        options = tuple(raids.quarry(s))
        return (Request(s.active, "quarry", options, default=options[:1], prompt=f"{word}: after whom?"),)
    seat = raids.asked(s, raid)
    assert seat is not None
    options = (*raids.guards(s, raid, seat), PASS)
    prompt = f"{word}: who steps in?"
    return (Request(seat, "intervene", options, default=(PASS,), prompt=prompt),)


def _fight(s: State, fight: Fight) -> tuple[Request, ...]:
    """BO16: both sides at once, in secret. BO17: card by card."""
    if fight.dice[0]:
        side = fights.spender(fight)
        assert side is not None, "a fight that is decided is over"
        return (
            Request(
                fight.seats[side], "spend", fights.SPENDS, default=("plus",), prompt="Spend a Shootout card"
            ),
        )
    asked = []
    for side, seat in enumerate(fight.seats):
        if not fight.ready[side]:
            cards, most = fights.shootout_cards(s, seat)
            prompt = "Play up to one Gun, Gang and Guts"
            asked.append(Request(seat, "commit", cards, 0, most, True, prompt=prompt))
    return tuple(asked)


ASKS: dict[type, Callable[[State, Any], tuple[Request, ...]]] = {
    Turn: _turn,
    Deed: _deed,
    Raid: _raid,
    Fight: _fight,
}
"""What is asked, by the frame on top."""


def apply(s: State, r: Response, chance: Chance, out: list[Event]) -> None:
    """Carry out a response that fits its request. Raises RuleError, changing nothing, if it does not."""
    frame = s.stack[-1]
    match frame:
        case Turn():
            plays.play(s, frame, r.picks, out)
        case Deed():
            deeds.answer(frame, r.picks[0])
        case Raid():
            raids.answer(s, frame, r.seat, r.picks[0], out)
        case Fight() if r.kind == "commit":
            fights.commit(s, frame, frame.seats.index(r.seat), r.picks, out)
        case Fight():
            fights.spend(frame, r.picks[0], chance, out)
