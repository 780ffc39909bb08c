"""What is said to players: one line for each thing that happens, `{n}` = the name of seat n."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.boomtown.cards import Card

PHASE_WORDS = {
    "draw": "Draw",
    "collection": "Collection",
    "recruit": "Recruit",
    "claim": "Claim",
    "deeds": "Dirty Deeds",
    "holdup": "Holdup",
    "showdown": "Showdown",
    "posse": "Posse",
    "discard": "Discard",
}
SKIPPED = {
    "full": "every hand is full",
    "dry": "deck and discards are empty",
    "no income": "no Establishment that pays",
    "no hand": "no cards in hand",
    "no bad": "no Bad Gunslinger",
    "no good": "no Good Gunslinger",
    "no claimant": "no Bad or Ugly Gunslinger",
    "no claim": "no Establishment of an opponent",
    "no quarry": "no Bad Gunslinger of an opponent",
    "holdup": "there was a Holdup this turn",
    "showdown": "a claim was laid this turn",
}
"""Why a phase was skipped, by the reason in its event: things that everybody can see."""
COUNT_WORDS = {
    "gunslinger": ("Gunslinger in play", "Gunslingers in play"),
    "good": ("Good Gunslinger in play", "Good Gunslingers in play"),
    "bad": ("Bad Gunslinger in play", "Bad Gunslingers in play"),
    "ugly": ("Ugly Gunslinger in play", "Ugly Gunslingers in play"),
    "establishment": ("Establishment in play", "Establishments in play"),
    "player": ("player in the game", "players in the game"),
}
RAID_WORDS = {"holdup": "Holdup", "showdown": "Showdown", "posse": "Posse"}


def seat_word(seat: int) -> str:
    """The placeholder of a seat's name."""
    return f"{{{seat}}}"


def seat_list(seats: Sequence[int]) -> str:
    """Several seats as 'A, B and C', '' if none."""
    words = [seat_word(seat) for seat in seats]
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def skip_words(phase: str, reason: str) -> str:
    """Why a phase was skipped."""
    return f"{PHASE_WORDS[phase]} skipped: {SKIPPED[reason]}."


def income_words(card: Card, amount: int, count: int, die: int) -> str:
    """What an Establishment pays, and for what."""
    pays = f"{card.name} pays ${amount}"
    income = card.income
    if income is None or income.fixed:
        return f"{pays}."
    if income.die:
        less = f", less {income.less}" if income.less else ""
        bust = " and it is worked out" if income.bust and die == income.bust else ""
        return f"{pays}: the die shows {die}{less}{bust}."
    what = COUNT_WORDS[income.count][count != 1]
    per = f", $1 for every {income.per}, rounded up" if income.per > 1 else ""
    return f"{pays}: {count} {what}{per}."


def death_words(card: Card, deaths: int, amount: int) -> str:
    """What an undertaker earns."""
    died = "a Gunslinger died" if deaths == 1 else f"{deaths} Gunslingers died"
    return f"{died[0].upper()}{died[1:]}: {card.name} pays ${amount}."


def fight_words(kind: str, outcome: str, names: tuple[str, str], totals: list[int]) -> str:
    """How a shootout ended. names: of both Gunslingers, the active player's first."""
    score = f"{max(totals)} to {min(totals)}"
    if outcome == "tie":
        end = "nobody is killed" if kind == "holdup" else "both are killed"
        return f"{names[0]} and {names[1]} tie at {totals[0]}: {end}."
    first, second = names if outcome == "won" else names[::-1]
    return f"{first} beats {second}, {score}."
