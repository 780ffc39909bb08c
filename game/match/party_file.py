"""A party on disk between its rounds: kept, found again, and looked at before it is gone on with."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Mapping
from pathlib import Path

import msgspec

from game.match.games import KNOWN
from game.match.party import FILE, LENGTHS, VERSION, Party, Round, points_of
from game.match.seats import MOST_SEATS, ZONES, SeatError, read_seat
from game.store.files import read_whole, set_aside, write_safely
from game.store.records_profiles import name_fault

FILE_NAME = re.compile(r"(?!\.)[^/\\\0]{0,128}")
MOST = 2**20
"""More than any party takes, bytes."""


def fault_of(party: Party) -> str:
    """What can't be so in a party that is valid JSON, '' if all fits together."""
    return _seats_fault(party) or _plan_fault(party) or _rounds_fault(party)


def _seats_fault(party: Party) -> str:
    """Who sits, under which names, and for whom bots play."""
    try:
        people = [read_seat(word).is_person for word in party.seats]
    except SeatError as error:
        return str(error).rstrip(".")
    seats, zones = range(len(people)), [word for word in party.seats if word in ZONES]
    most = (MOST_SEATS + 1) * len(party.plan)  # the first of all that can sit, in every round
    return _first(
        {
            "as many names as seats were expected": len(party.names) != len(seats),
            "two people at the same keys": len(zones) != len(set(zones)),
            "a name that nobody can have": any(name and name_fault(name) for name in party.names),
            "a seat that is left has no bot": any(seat not in seats or people[seat] for seat in party.away),
            "a look that nobody can wear": any(
                look not in (None, *range(MOST_SEATS)) for look in party.looks
            ),
            "points were given that nobody can have": any(
                seat not in seats or not 0 < points <= most for seat, points in party.given.items()
            ),
        }
    )


def _plan_fault(party: Party) -> str:
    """Which games come, for how many, and the journal of the one that is played."""
    if not 0 < len(party.plan) <= LENGTHS[-1] or any(game not in KNOWN for game in party.plan):
        return "no plan of games that this program knows"
    to_come, journal = party.plan[len(party.rounds) :], party.journal
    return _first(
        {
            "a game that so many can't play": any(
                len(party.seats) not in KNOWN[game].seats for game in to_come
            ),
            "a journal that is no file's name": not FILE_NAME.fullmatch(journal),
        }
    )


def _rounds_fault(party: Party) -> str:
    """What was played so far."""
    games = [played.game for played in party.rounds]
    counts = [len(played.places) for played in party.rounds]
    if games != list(party.plan[: len(games)]):
        return "other rounds were played than planned"
    if counts != sorted(counts) or max(counts, default=0) > len(party.seats):
        return "rounds of more seats than there are"
    return next(filter(None, map(_round_fault, party.rounds)), "")


def _round_fault(played: Round) -> str:
    count = len(played.places)
    if count not in KNOWN[played.game].seats or not all(1 <= place <= count for place in played.places):
        return "places that a round does not have"
    if len(played.scores) != count or list(played.points) != points_of(played.places):
        return "points that its places are not worth"
    return ""


def _first(faults: Mapping[str, bool]) -> str:
    return next((fault for fault, found in faults.items() if found), "")


class _Header(msgspec.Struct):
    """The part of the file that every version has."""

    version: int = VERSION


class PartyFile:
    """The party on disk. Without a usable file it is played on and just not kept.

    notice: a sentence about a file that could not be used, or ''.
    """

    def __init__(self, root: Path) -> None:
        """root: the player's folder."""
        self.path = root / FILE
        self.notice = ""

    def load(self) -> Party | None:
        """The party that was broken off, None if there is none.

        A damaged file is set aside, one of a newer version is left alone; `notice` says so.
        """
        try:
            data = read_whole(self.path, MOST)
        except OSError:
            return None
        try:
            version = msgspec.json.decode(data, type=_Header).version
            if version > VERSION:
                self.notice = (
                    f"The party in {self.path} is from a newer version ({version}); it is left alone."
                )
                return None
            party = msgspec.json.decode(data, type=Party)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._damaged(str(error))
            return None
        if fault := fault_of(party):
            self._damaged(fault)
            return None
        party.version = VERSION  # what version 1 does not have was not to be had then
        return party if party.game else None

    def _damaged(self, reason: str) -> None:
        place = "left where it is"
        with contextlib.suppress(OSError):
            place = f"now {set_aside(self.path)}"
        self.notice = f"The party's file was damaged ({reason}); the old file is {place}."

    def _newer(self) -> bool:
        """Whether the file is of a newer version, which must not be written over."""
        with contextlib.suppress(OSError, msgspec.DecodeError, UnicodeDecodeError):
            return msgspec.json.decode(read_whole(self.path, MOST), type=_Header).version > VERSION
        return False

    def save(self, party: Party) -> None:
        """Keep it, unless a newer version's lies there."""
        if not self._newer():
            with contextlib.suppress(OSError):
                write_safely(self.path, msgspec.json.encode(party))

    def drop(self) -> None:
        """It is over."""
        if not self._newer():
            with contextlib.suppress(OSError):
                self.path.unlink()
