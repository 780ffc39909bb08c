"""Holdups, Showdowns and Posses: what they promise, whom they hit, and when to step in (BO10-BO15, BO18)."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.boomtown_mind import Mind, Plan
from game.bots.boomtown_town import BAD, GOOD, GUARDS, RIDERS
from game.rules.boomtown.state import PASS

DEFENDS = 0.9
"""How likely an owner with a guard steps in against a claim."""
STOPS = 0.6
"""How likely a seat with a Good Gunslinger steps in against a Holdup."""
SIDE_NAMES = ("A Good", "A Bad", "An Ugly")


def _mine(mind: Mind, sides: Sequence[int]) -> list[int]:
    """The sides on which the bot has somebody to send."""
    return [side for side in sides if mind.town.crews[mind.me][side]]


def _guard(mind: Mind, seat: int) -> int | None:
    """The side from which an owner will send a guard, the one with more of them; None without any."""
    crew = mind.town.crews[seat]
    side = max(GUARDS, key=lambda side: crew[side])
    return side if crew[side] else None


def claim_gain(mind: Mind, card: str, owner: int, rider: int) -> float:
    """What a Showdown for an Establishment promises with a rider of a side (BO11, BO12, BO18)."""
    me = mind.me
    prize = ((card, me),)
    taken = mind.gain(moves=prize)
    guard = _guard(mind, owner)
    if guard is None:
        return taken
    win, tie = mind.fight(me, owner)
    if win < mind.level.nerve:
        return -abs(mind.base)
    dead = (owner, guard)
    fought = (
        win * mind.gain(moves=prize, dead=(dead,))
        + tie * mind.gain(dead=(dead, (me, rider)))
        + (1 - win - tie) * mind.gain(dead=((me, rider),))
    )
    return DEFENDS * fought + (1 - DEFENDS) * taken


def claims(mind: Mind) -> list[Plan]:
    """The best claim on every opponent's street."""
    found = []
    riders = _mine(mind, RIDERS)
    for owner in mind.others:
        street = mind.town.streets[owner]
        if street and riders:
            card = max(street, key=mind.town.pays)
            gain = max(claim_gain(mind, card, owner, rider) for rider in riders)
            why = f"{mind.deck.card(card).name} is the Showdown that promises most."
            found.append(Plan(card, gain, why))
    return found


def _stoppers(mind: Mind, seats: Sequence[int]) -> list[int]:
    return [seat for seat in seats if mind.town.crews[seat][GOOD]]


def holdup_gain(mind: Mind, amount: int) -> float:
    """What a Holdup promises (BO10, BO11, BO18)."""
    me = mind.me
    cash = ((me, amount),)
    found, open_way = 0.0, 1.0
    for seat in _stoppers(mind, mind.others):
        win, tie = mind.fight(me, seat)
        met = win * mind.gain(dead=((seat, GOOD),), cash=cash)
        met += (1 - win - tie) * mind.gain(dead=((me, BAD),))
        found += open_way * STOPS * met
        open_way *= 1 - STOPS
    return found + open_way * mind.gain(cash=cash)


def holdup_plans(mind: Mind, options: Sequence[str]) -> list[Plan]:
    """Each Holdup of the hand, and what else this turn could bring if there is none (BO14)."""
    found = []
    for card in options[:-1]:
        row = mind.deck.card(card)
        found.append(Plan(card, holdup_gain(mind, row.amount), f"{row.name} promises ${row.amount}."))
    other = max([0.0, *(plan.gain for plan in claims(mind))])
    return [*found, Plan(PASS, other, "Something else promises more than a Holdup.")]


def hunt_gain(mind: Mind, seat: int, amount: int) -> float:
    """What a Posse after a Bad of a seat promises (BO13, BO18)."""
    me = mind.me
    win, tie = mind.fight(me, seat)
    if win < mind.level.nerve:
        return -abs(mind.base)
    return (
        win * mind.gain(dead=((seat, BAD),), cash=((me, amount),))
        + tie * mind.gain(dead=((seat, BAD), (me, GOOD)))
        + (1 - win - tie) * mind.gain(dead=((me, GOOD),))
    )


def posse_plans(mind: Mind, options: Sequence[str]) -> list[Plan]:
    """Each Posse of the hand, and none."""
    prey = [seat for seat in mind.others if mind.town.crews[seat][BAD]]
    found = [Plan(PASS, 0.0, "No Posse is worth the risk.")]
    for card in options[:-1]:
        row = mind.deck.card(card)
        gain = max(hunt_gain(mind, seat, row.amount) for seat in prey)
        found.append(Plan(card, gain, f"{row.name} promises ${row.amount}."))
    return found


def showdown_plans(mind: Mind) -> list[Plan]:
    """The best claim on every street, and none."""
    return [*claims(mind), Plan(PASS, 0.0, "No Showdown is worth the risk.")]


def rider_plans(mind: Mind, options: Sequence[str]) -> list[Plan]:
    """Whom to send: the one whose death would hurt least."""
    return [_sent(mind, card) for card in options]


def _sent(mind: Mind, card: str) -> Plan:
    side = mind.deck.side(card)
    loss = mind.gain(dead=((mind.me, side),))
    return Plan(card, loss, f"{SIDE_NAMES[side]} Gunslinger is missed least.")


def quarry_plans(mind: Mind, options: Sequence[str]) -> list[Plan]:
    """Whom a Posse hunts."""
    amount = mind.view["raid"]["amount"]
    gains = {seat: hunt_gain(mind, seat, amount) for seat in mind.others if mind.town.crews[seat][BAD]}
    crews = mind.view["crews"]
    return [
        Plan(card, gains[next(seat for seat in gains if card in crews[seat])], "This hunt promises most.")
        for card in options
    ]


def intervene_plans(mind: Mind, options: Sequence[str]) -> list[Plan]:
    """Each guard that can step in, and nobody."""
    raid = mind.view["raid"]
    found = [_step_in(mind, card, raid) for card in options[:-1]]
    let = (
        mind.gain(moves=((raid["target"], mind.view["active"]),)) if raid["target"] else _let_ride(mind, raid)
    )
    return [*found, Plan(PASS, let, "Stepping in would risk more than it saves.")]


def _let_ride(mind: Mind, raid: dict[str, int]) -> float:
    """What comes of declining: those who are asked later may yet stop a Holdup (BO10)."""
    rider: int = mind.view["active"]
    later = mind.others
    later = _stoppers(mind, later[: later.index(rider)])
    return (1 - STOPS) ** len(later) * mind.gain(cash=((rider, raid["amount"]),))


def _step_in(mind: Mind, card: str, raid: dict[str, str | int]) -> Plan:
    me, foe = mind.me, int(mind.view["active"])
    target = str(raid["target"] or "")
    side = mind.deck.side(card)
    win, tie = mind.fight(foe, me)
    rider = (foe, mind.deck.side(str(raid["gunslinger"])))
    prize = ((target, foe),) if target else ()
    cash = ((foe, int(raid["amount"])),)
    if 1 - win - tie < mind.level.nerve / 2:
        return Plan(card, -abs(mind.base), "")
    gain = (
        win * mind.gain(moves=prize, dead=((me, side),), cash=cash)
        + tie * (mind.gain(dead=(rider, (me, side))) if target else 0.0)
        + (1 - win - tie) * mind.gain(dead=(rider,))
    )
    return Plan(card, gain, f"{mind.deck.card(card).name} can stop this.")
