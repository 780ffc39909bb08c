"""The 107 cards, and what content must be."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from game.rules.boomtown.cards import Preset, row_id
from game.rules.boomtown.content import content_faults, preset_faults, read_cards
from game.rules.kernel import RuleError
from tests.rules.boomtown.table import CONTENT, ROWS, read

BY_ID = {row["id"]: row for row in ROWS}
NAMES = """
Pick Axe Pete, Geronimo, Crazy Horse, Sitting Bull, John Doc Holiday, Cowboy Kyle, The Old Timer, The
Klondike Kid, Trapper John, Buckaroo, Calamity Jane, The Sheriff, The Deputy, Wild Bill Hickock, Davie
Crockett, Texas Ranger, Federal Marshall, Wyatt Earp, Bat Masterson, Buffalo Bill, Colonel Custer,
Pinkerton Detective, Butch Cassidy, The Sundance Kid, The Dalton Gang, Billy the Kid, Johnny Reb, The
Shootist, Big Bad Bart, The Frio Bandito, The James Gang, Jesse James, The Regulators, Double Barrel
Shotgun, Winchester Rifle, Six shooter, Scattergun, Derringer, Tomahawk, Bowie Knife, Smith & Wesson,
Frontier Revolver, Colt Revolver, Peacemaker, Beechers Bible, Remington Double Action, Sharps Breech
Loader, Buffalo Rifle, Deadwood Posse, Lynch Mob, Missouri Border Ruffians, Doge City Peace Commission,
Miners, Sioux Indian Braves, Mexican Bandits, Outlaws, Soldiers, Cavalry, Ranchers, Townsfolk of
Tombstone, Mountain Men, Sun in your eyes, Quick Draw, Ambush, Dead Drunk, Killer Instinct, High Noon, Out
of Bullets, Yellow Bellied, Ricochet, Fanning the Hammer, Got the drop on him, Hipshooting, Stampede,
Misfire, Dynamite, Claim Jumping, Hang em High, Arson, Shot in the Back, Pony Express, Range War, Bank
Robbery, Train Robbery, Cattle Rustling, Stagecoach Robbery, Wells Fargo Holdup, Reward Notice, Tracker,
Apache Indian Guide, Bounty Hunters, Box Canyon, Acme Saloon, Red Light Brothel, Gambling Hall, Horse
Trader, Trading Post, Railroad Station, McSween's Store, Gold Mine, First National Bank, Cattle Ranch, OK
Corral, Coal Mine, Boot Hill Cemetery, Cotton Mill, Telegraph Office
"""


def test_bo1_the_deck_has_one_of_each_of_the_rulebooks_107_cards() -> None:
    assert [row["name"] for row in ROWS] == " ".join(NAMES.split()).split(", ")
    assert len({row["id"] for row in ROWS}) == 107
    kinds = Counter(row["kind"] for row in ROWS)
    assert kinds == {
        "gunslinger": 33,
        "shootout": 42,
        "deed": 7,
        "holdup": 5,
        "posse": 5,
        "establishment": 15,
    }
    assert Counter(row["side"] for row in ROWS if "side" in row) == {"good": 11, "bad": 11, "ugly": 11}
    assert Counter(row["suit"] for row in ROWS if "suit" in row) == {"gun": 15, "gang": 13, "guts": 14}


def test_holdups_and_posses_are_worth_what_the_rulebook_lists() -> None:
    assert [row["amount"] for row in ROWS if row["kind"] == "holdup"] == [15, 10, 5, 5, 10]
    assert [row["amount"] for row in ROWS if row["kind"] == "posse"] == [5] * 5


def test_bo1_two_decks_hold_every_card_twice_under_ids_of_their_own() -> None:
    cards = read_cards(CONTENT, decks=2)
    assert len({card.id for card in cards}) == 214
    assert Counter(row_id(card.id) for card in cards) == dict.fromkeys(BY_ID, 2)
    assert all(card.name == BY_ID[row_id(card.id)]["name"] for card in cards)


def test_every_row_has_a_drawing_a_source_and_a_line_of_help() -> None:
    assert content_faults(ROWS) == []
    assert len({row["art"] for row in ROWS}) == 107
    for row in ROWS:
        assert row["source"] == "rulebook" and 10 < len(row["text"]) < 120, row["id"]


def test_bo23_the_presets_are_the_full_game_the_short_game_and_two_decks() -> None:
    rows = read("presets")["preset"]
    assert {row["id"]: row["options"] for row in rows} == {
        "full": {"goal": 100, "decks": 1},
        "short": {"goal": 50, "decks": 1},
        "two-decks": {"goal": 100, "decks": 2},
    }
    for row in rows:
        assert Preset(**row).text and preset_faults(row["options"], "preset") == []
    (fault,) = preset_faults({"goal": 40}, "preset[0]")
    assert fault == "preset[0].options: option goal is 40; expected one of 30, 50, 75, 100"


def _spoilt(card: str, **changes: Any) -> list[dict[str, Any]]:
    rows = deepcopy(ROWS)
    row = rows[list(BY_ID).index(card)]
    for key, value in changes.items():
        row.pop(key, None)
        row |= {} if value is None else {key: value}
    return rows


@pytest.mark.parametrize(
    ("card", "changes", "fault"),
    [
        ("the-sheriff", {"kind": "hero"}, "card[11].kind: expected one of gunslinger, shootout, deed"),
        ("the-sheriff", {"side": "nice"}, "card[11].side: expected one of good, bad, ugly, found 'nice'"),
        ("the-sheriff", {"side": None}, "card[11].side: expected a value for kind 'gunslinger', found none"),
        ("the-sheriff", {"amount": 3}, "card[11].amount: expected none for kind 'gunslinger', found 3"),
        ("the-sheriff", {"name": ""}, "card[11].name: expected a text, found ''"),
        ("the-sheriff", {"id": "a#2"}, "card[11].id: expected a text without '#', found 'a#2'"),
        ("the-sheriff", {"id": "the-deputy"}, "card[12].id: expected an id of its own, found 'the-deputy'"),
        ("the-sheriff", {"source": "hearsay"}, "card[11].source: expected one of rulebook, original"),
        ("the-sheriff", {"art": ""}, "card[11].art: expected a text, found ''"),
        ("the-sheriff", {"text": None}, "card[11].text: expected a text, but the key is missing"),
        ("the-sheriff", {"hat": 1}, "card[11].hat: unknown key; expected one of id, kind"),
        ("derringer", {"suit": "gum"}, "card[37].suit: expected one of gun, gang, guts, found 'gum'"),
        ("dynamite", {"deed": {"verb": "hug"}}, "card[75].deed.verb: expected one of destroy, take, search"),
        (
            "dynamite",
            {"deed": {"verb": "take", "target": "bad"}},
            "card[75].deed.target: expected one of esta",
        ),
        (
            "dynamite",
            {"deed": {"verb": "war", "target": "bad"}},
            "card[75].deed.target: expected one of none",
        ),
        ("bank-robbery", {"amount": -5}, "card[82].amount: expected 1 or more, found -5"),
        (
            "gold-mine",
            {"income": {"die": 6, "fixed": 1}},
            "card[99].income: expected one of fixed, count, die",
        ),
        ("gold-mine", {"income": {"die": 6, "less": 7}}, "card[99].income.less: expected at most die = 6"),
        ("gold-mine", {"income": {"fixed": 1, "per": 2}}, "card[99].income.per: expected none without count"),
        (
            "gold-mine",
            {"income": {"count": "cow"}},
            "card[99].income.count: expected one of gunslinger, good",
        ),
        ("gold-mine", {"income": {"count": "bad", "per": 0}}, "card[99].income.per: expected 1 or more"),
        ("gold-mine", {"income": {"dye": 6}}, "card[99].income.dye: unknown key; expected one of "),
    ],
)
def test_a_row_that_does_not_fit_is_named_with_its_key_and_what_was_expected(
    card: str, changes: dict[str, Any], fault: str
) -> None:
    found = content_faults(_spoilt(card, **changes))
    assert any(line.startswith(fault) for line in found), found


def test_every_fault_is_told_in_one_run_and_the_rules_refuse_the_first_with_a_sentence() -> None:
    rows = _spoilt("the-sheriff", side="nice")
    rows[0]["kind"] = "hero"
    assert [fault.partition(":")[0] for fault in content_faults(rows)] == ["card[0].kind", "card[11].side"]
    with pytest.raises(RuleError, match=r"does not fit: card\[0\]\.kind: expected one of .* found 'hero'"):
        read_cards({"cards": rows}, decks=1)
    with pytest.raises(RuleError, match="no list of cards"):
        read_cards({"cards": 7}, decks=1)


def test_a_deck_in_which_nobody_could_earn_is_refused() -> None:
    rows = [row for row in ROWS if row["kind"] != "establishment"]
    with pytest.raises(RuleError, match="expected an Establishment that pays at Collection, found none"):
        read_cards({"cards": rows}, decks=1)
