"""Holdup, Showdown and Posse: who rides, who meets them, and what comes of it (BO10-BO15, BO18, BO19)."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.boomtown import fights
from game.rules.boomtown.money import kill, pay, use_up
from game.rules.boomtown.state import PASS, Raid, State, of_sides, others, owner_of, turn_of
from game.rules.boomtown.words import RAID_WORDS, say
from game.rules.kernel import TABLE, Chance, Event, seat_word


class RaidRule(NamedTuple):
    """What a kind of raid allows. riders, guards: sides. tie_kills: a tie kills both (BO18)."""

    riders: tuple[str, ...]
    guards: tuple[str, ...]
    tie_kills: bool


RAIDS = {
    "holdup": RaidRule(("bad",), ("good",), tie_kills=False),
    "showdown": RaidRule(("bad", "ugly"), ("good", "ugly"), tie_kills=True),
    "posse": RaidRule(("good",), ("bad",), tie_kills=True),
}
WON = ("won", "unopposed")


def begin(s: State, raid: Raid, out: list[Event]) -> None:
    """Announce a raid; its card, if any, has left the hand."""
    turn_of(s).did = raid.kind
    s.stack.append(raid)
    card = s.cards[raid.card or raid.target]
    words = {"seat": seat_word(s.active), "card": card.bare}
    if raid.target:
        raid.foe = owner_of(s, raid.target)
        why = say("claim", **words, other=seat_word(raid.foe))
        data: dict[str, str | int] = {"card": "", "amount": 0, "target": raid.target, "owner": raid.foe}
    else:
        why = say("job", **words, amount=card.amount)
        data = {"card": raid.card, "amount": card.amount, "target": "", "owner": TABLE}
    out.append(Event("raid", s.active, {"raid": raid.kind, **data}, why=why))


def step(s: State, raid: Raid, _: Chance, out: list[Event]) -> bool:
    """Go on until an answer is needed (True) or something else is on top (False)."""
    if raid.outcome:
        _conclude(s, raid, out)
        return False
    if not raid.gunslinger:
        choices = riders(s, raid)
        if len(choices) > 1:
            return True
        send(s, raid, choices[0], out)
    if raid.kind == "posse" and not raid.guard:
        choices = quarry(s)
        if len(choices) > 1:
            return True
        hunt(s, raid, choices[0], out)
    if not raid.guard:
        if asked(s, raid) is not None:
            return True
        raid.outcome = "unopposed"
        why = say("unopposed", raid=RAID_WORDS[raid.kind])
        out.append(Event("unopposed", s.active, {"raid": raid.kind}, why=why))
        return False
    fights.begin(s, (s.active, raid.foe), (raid.gunslinger, raid.guard), out)
    return False


def riders(s: State, raid: Raid) -> list[str]:
    """Whom the active player can send."""
    return of_sides(s, s.active, RAIDS[raid.kind].riders)


def send(s: State, raid: Raid, gunslinger: str, out: list[Event]) -> None:
    """The active player's Gunslinger rides."""
    raid.gunslinger = gunslinger
    data = {"raid": raid.kind, "gunslinger": gunslinger}
    why = say("sent", seat=seat_word(s.active), card=s.cards[gunslinger].called)
    out.append(Event("sent", s.active, data, why=why))


def quarry(s: State) -> list[str]:
    """Whom a Posse can hunt, opponents clockwise (BO13)."""
    return [card for seat in others(s) for card in of_sides(s, seat, RAIDS["posse"].guards)]


def hunt(s: State, raid: Raid, guard: str, out: list[Event]) -> None:
    """A Posse has its quarry, who can't decline (BO13)."""
    raid.foe = owner_of(s, guard)
    raid.guard = guard
    out.append(Event("hunted", raid.foe, {"gunslinger": guard}, why=_meeting(s, raid, "hunted")))


def guards(s: State, raid: Raid, seat: int) -> list[str]:
    """Whom a seat can send into the way of a raid."""
    return of_sides(s, seat, RAIDS[raid.kind].guards)


def asked(s: State, raid: Raid) -> int | None:
    """Who is to say whether they intervene: whoever can, clockwise (BO10); a claim's owner only (BO12)."""
    seats = (raid.foe,) if raid.target else others(s)
    able = [seat for seat in seats if guards(s, raid, seat)]
    return able[raid.declined] if raid.declined < len(able) else None


def answer(s: State, raid: Raid, seat: int, pick: str, out: list[Event]) -> None:
    """The answer to whichever question of a raid is open."""
    if not raid.gunslinger:
        send(s, raid, pick, out)
    elif raid.kind == "posse":
        hunt(s, raid, pick, out)
    elif pick == PASS:
        raid.declined += 1
        out.append(Event("declined", seat, {"raid": raid.kind}, why=say("declined", seat=seat_word(seat))))
    else:
        _step_in(s, raid, seat, pick, out)


def _step_in(s: State, raid: Raid, seat: int, guard: str, out: list[Event]) -> None:
    """A seat sends one of its own into the way (BO10, BO12)."""
    raid.foe = seat
    raid.guard = guard
    data = {"raid": raid.kind, "gunslinger": guard}
    out.append(Event("intervened", seat, data, why=_meeting(s, raid, "intervened")))


def _meeting(s: State, raid: Raid, what: str) -> str:
    """Who meets whom, in words."""
    rider, guard = s.cards[raid.gunslinger].called, s.cards[raid.guard]
    words = {"seat": seat_word(s.active), "rider": rider, "other": seat_word(raid.foe)}
    return say(what, **words, card=guard.called, bare=guard.bare)


def _conclude(s: State, raid: Raid, out: list[Event]) -> None:
    """The fallen are buried and Boot Hill is paid, then the prize is (BO18, BO19)."""
    s.stack.pop()
    if raid.card:
        use_up(s, raid.card, out)
    kill(s, _fallen(s, raid), raid.kind, out)
    if s.winners:
        return
    won = raid.outcome in WON
    if won and raid.target:
        _capture(s, raid, out)
    elif won:
        card = s.cards[raid.card]
        why = say("reward", card=card.name, seat=seat_word(s.active), amount=card.amount)
        pay(s, s.active, raid.card, card.amount, out, way=raid.kind, why=why)
    else:
        line, prize = ("kept", s.cards[raid.target].called) if raid.target else ("no money", "")
        why = say(line, raid=RAID_WORDS[raid.kind], other=seat_word(raid.foe), card=prize)
        out.append(Event("failed", s.active, {"raid": raid.kind}, why=why))
    turn = turn_of(s)
    turn.again = turn.war and bool(raid.target) and not won


def _fallen(s: State, raid: Raid) -> list[tuple[int, str]]:
    """Who dies, as rows of owner and card."""
    rider, guard = (s.active, raid.gunslinger), (raid.foe, raid.guard)
    dead = {
        "won": [guard],
        "lost": [rider],
        "tie": [rider, guard] if RAIDS[raid.kind].tie_kills else [],
        "unopposed": [],
    }[raid.outcome]
    for owner, _ in dead:
        s.tally["losses"][owner] += 1
        s.tally["kills"][s.active if owner != s.active else raid.foe] += 1
    return dead


def _capture(s: State, raid: Raid, out: list[Event]) -> None:
    """The claim stands: the Establishment changes hands (BO11, BO12)."""
    take(s, raid.target, raid.foe, out)
    s.tally["captures"][s.active] += 1


def take(s: State, card: str, owner: int, out: list[Event]) -> None:
    """An Establishment comes to the active player."""
    s.streets[owner].remove(card)
    s.streets[s.active].append(card)
    why = say("taken", card=s.cards[card].called, seat=seat_word(s.active))
    out.append(Event("taken", s.active, {"card": card, "from": owner}, why=why))
