"""What is said to players: one line for each thing that happens, `{n}` = the name of seat n."""

from __future__ import annotations

from game.rules.boomtown.cards import Card
from game.rules.kernel import seat_word

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
    "no income": "no paying Establishment",
    "no hand": "no cards in hand",
    "no bad": "no Bad Gunslinger",
    "no good": "no Good Gunslinger",
    "no claimant": "no Bad or Ugly Gunslinger",
    "no claim": "no rival owns an Establishment",
    "no quarry": "no rival has a Bad Gunslinger",
    "holdup": "there was a Holdup this turn",
    "showdown": "there was a Showdown this turn",
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
SAID = {
    "first": "{seat} rolled highest and goes first.",
    "head start": "{seat} goes later and starts with ${amount}.",
    "turn": "Turn {turn}: {seat}.",
    "recruited": "{seat} recruits {card}.",
    "claimed": "{seat} opens {card}.",
    "discarded": "{seat} discards {cards}.",
    "drew": "{seat} draws {cards}.",
    "reshuffled": "The deck is empty: the discards are reshuffled.",
    "deed": "{seat} plays {card}.",
    "deed on": "{seat} plays {card} on {other}'s {target}.",
    "deed on own": "{seat} plays {card} on their own {target}.",
    "war": "Range War: {seat} may fight on until a capture.",
    "called off": "{seat} thinks better of it and takes {card} back.",
    "claim": "{seat} goes for {other}'s {card}.",
    "job": "{seat} plays {card} for ${amount}.",
    "sent": "{seat} sends {card}.",
    "declined": "{seat} stays out of it.",
    "fight": "Shootout: {ours} against {theirs}.",
    "plus": "{seat} adds one to the total.",
    "reroll": "{seat} rerolls a die: {before} becomes {value}.",
    "waste": "{seat} wastes a Shootout card.",
    "hunted": "{seat} sends {rider} after {other}'s {bare}.",
    "intervened": "{other} sends {card} against {rider}.",
    "unopposed": "Nobody steps in: the {raid} succeeds without a shot.",
    "reward": "{card}: ${amount} for {seat}.",
    "taken": "{card} now belongs to {seat}.",
    "kept": "The {raid} fails: {other} keeps {card}.",
    "no money": "The {raid} fails: no money.",
    "lower": "Lower total: {seat} spends Shootout cards first.",
    "equal": "Equal totals: {seat} spends Shootout cards first.",
    "alone": "Only {seat} has Shootout cards to spend.",
    "decided": "No Shootout card can change that now.",
    "goal": "{seat} has ${amount} and is the new Mayor.",
    "limit": "No Mayor after {turns} turns: the title goes to the richest, {seats}.",
}
"""One line for each thing that happens; what is filled in is in its braces."""
ASKED = {
    "recruit": "{seat} may recruit a Gunslinger.",
    "claim": "{seat} may open an Establishment.",
    "deeds": "{seat} may play a Dirty Deed.",
    "holdup": "{seat} may pull a Holdup.",
    "showdown": "{seat} may start a Showdown.",
    "posse": "{seat} may send a Posse.",
    "discard": "{seat} has to discard.",
}
"""What a phase is about, by phase: said where the line before it is that another one was skipped."""
PASSED = {
    "recruit": "{seat} recruits nobody.",
    "claim": "{seat} opens nothing.",
    "deeds": "{seat} plays no Dirty Deed.",
    "holdup": "{seat} pulls no Holdup.",
    "showdown": "{seat} starts no Showdown.",
    "posse": "{seat} sends no Posse.",
}
"""By phase: that nothing is done in it."""
RAID_WORDS = {"holdup": "Holdup", "showdown": "Showdown", "posse": "Posse"}


def say(what: str, **words: str | int) -> str:
    """One of the lines of SAID, filled in."""
    return sentence(SAID[what].format(**words))


def sentence(words: str) -> str:
    """With a capital at its beginning."""
    return words[:1].upper() + words[1:]


def phase_says(lines: dict[str, str], phase: str, seat: int) -> str:
    """The line of a phase in ASKED or PASSED, '' if it has none."""
    return lines.get(phase, "").format(seat=seat_word(seat))


def cards_word(count: int) -> str:
    """So many cards."""
    return "a card" if count == 1 else f"{count} cards"


def skip_words(phase: str, reason: str) -> str:
    """Why a phase was skipped."""
    return f"{PHASE_WORDS[phase]} skipped: {SKIPPED[reason]}."


def income_words(card: Card, seat: int, amount: int, count: int, die: int) -> str:
    """What an Establishment pays, to whom and for what."""
    pays = sentence(f"{card.called} pays {seat_word(seat)} ${amount}")
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


def death_words(card: Card, seat: int, deaths: int, amount: int) -> str:
    """What an undertaker earns."""
    died = "a Gunslinger died" if deaths == 1 else f"{deaths} Gunslingers died"
    return sentence(f"{card.called} pays {seat_word(seat)} ${amount}: {died}.")


def fight_words(kind: str, outcome: str, names: tuple[str, str], totals: list[int]) -> str:
    """How a shootout ended. names: of both Gunslingers, the active player's first: one person or a gang."""
    if outcome == "tie":
        end = "nobody is killed" if kind == "holdup" else "both are killed"
        return sentence(f"{names[0]} and {names[1]} tie at {totals[0]}: {end}.")
    first, second = names if outcome == "won" else names[::-1]
    return sentence(f"{first} shot {second} down, {max(totals)} to {min(totals)}.")
