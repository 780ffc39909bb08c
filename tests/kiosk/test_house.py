"""The kiosk's keeper over the real program: what guests can and can't do, and what happens when they go."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.inputs.notices import Notice
from game.inputs.press import Press
from game.kiosk.config import Kiosk
from game.kiosk.operator_tests import SoundTest
from game.kiosk.photo import best_photo
from game.match.journal import latest_first, read
from game.match.party import Party
from game.match.seats import parse_seats
from game.scenes import entrance
from game.scenes.bandits.hunt import HuntScene
from game.scenes.bandits.start import play
from game.scenes.board import start as boards
from game.scenes.keeper import Keeper
from game.scenes.party.start import Evening, broken_off
from game.scenes.sitdown import seat_known
from game.sound.device import NO_DEVICE
from tests.kiosk.booth import Booth
from tests.scenes.house import house


@pytest.fixture
def booth(tmp_path: Path) -> Iterator[Booth]:
    with house(tmp_path) as place:
        yield Booth(place, tmp_path)


def test_an_empty_table_shows_the_loop_and_the_press_that_wakes_it_does_nothing_else(booth: Booth) -> None:
    booth.seconds(21)
    assert booth.keeper.attracting
    booth.place.tap("keys1", "slam")
    assert not booth.keeper.attracting
    assert booth.top == "TitleScene"
    booth.place.tap("keys1", "slam")
    assert booth.top == "SeatsScene"


def test_the_loop_shows_each_game_in_turn_and_comes_round(booth: Booth) -> None:
    booth.keeper.attract()
    seen = []
    for _ in range(6):
        seen.append(booth.keeper._act.name if booth.keeper._act else "")
        booth.place.frames(2)
        booth.keeper._next_act()
    assert seen == ["title", "bandits", "bountytown", "boomtown", "noon", "title"], "no wall without records"
    assert not list(latest_first(booth.app.folders.journals)), "matches of the loop leave no journal"


@pytest.mark.parametrize("raw", ["Escape", "F11", "F4", "Left GUI"])
def test_keys_of_no_zone_do_nothing(booth: Booth, raw: str) -> None:
    before = booth.top
    for value in (1.0, 0.0):
        now = booth.place.now_ns
        control = "start" if raw == "Escape" else ""
        booth.app._give(Press(None, control, value, now - 1, now, now, "test", "keys", raw))
    booth.place.frames(3)
    assert booth.top == before


def test_zones_that_were_not_chosen_do_nothing(booth: Booth) -> None:
    booth.place.tap("keys3", "slam")
    assert booth.top == "TitleScene"


def test_only_zones_that_were_chosen_are_named_on_the_title(booth: Booth) -> None:
    named: list[str] = []
    legend = booth.app.inputs.key_name

    def told(device: str, control: str) -> str:
        named.append(device)
        return legend(device, control)

    booth.app.inputs.key_name = told  # type: ignore[method-assign]
    booth.place.draw()
    assert {*named} == {"keys1", "keys2"}


def test_nobody_closes_the_window(booth: Booth) -> None:
    assert not booth.keeper.notice(Notice("quit"))


def test_the_menu_offers_guests_no_way_out_and_the_operator_by_pin(booth: Booth) -> None:
    booth.place.tap("pad:0", "start")
    rows = {row.id for row in booth.place.top.menu.rows}
    assert rows.isdisjoint({"quit", "settings", "lab"})
    booth.place.top.menu.select("operator")
    booth.place.tap("pad:0", "slam")
    assert booth.opened == [booth.keeper]


def test_games_that_the_operator_has_switched_off_are_not_offered(booth: Booth) -> None:
    booth.keeper.configure(Kiosk(zones=("keys1",), games=("boomtown", "noon")))
    booth.app.stack.reset(entrance.title(booth.app))
    booth.place.tap("keys1", "slam")
    assert booth.place.top.venue.id == "boomtown"
    booth.app.stack.reset(entrance.title(booth.app))
    booth.place.tap("pad:0", "start")
    rows = {row.id for row in booth.place.top.menu.rows}
    assert "noon" in rows
    assert "party" not in rows


def sit_and_begin(booth: Booth) -> HuntScene:
    booth.app.settings.auto_reveal_s = 1
    booth.place.tap("keys1", "slam", "slam")
    booth.place.until(lambda: booth.top == "HuntScene", "the match begins")
    scene = booth.place.top
    assert isinstance(scene, HuntScene)
    return scene


def test_a_seat_that_nobody_plays_becomes_a_bots_and_an_idle_table_is_cut_short(booth: Booth) -> None:
    scene = sit_and_begin(booth)
    booth.seconds(11)
    assert scene.hunt.bots.keys() == {0, 1, 2, 3}
    assert booth.audits.counts()["idle_seat"] == 1
    journal = read(latest_first(booth.app.folders.journals)[0])
    assert not journal.ended
    booth.seconds(11)
    assert booth.keeper.attracting
    assert booth.audits.counts()["cut_short"] == 1
    assert read(journal.path).ended


@pytest.mark.parametrize("manner", ["peek", "curtain"])
def test_who_waits_for_anothers_answer_is_not_idle(booth: Booth, manner: str) -> None:
    """All choose their Characters, one after the other in the same panel."""
    booth.app.settings.secrecy = manner
    specs = parse_seats("keys1,keys2,bot")
    seat_known(booth.app.roster, specs, [])
    board = boards.deal(booth.app, "bountytown", specs)
    booth.app.stack.swap(boards.scene(booth.app, board, lambda: entrance.title(booth.app)))
    for _ in range(4):
        booth.seconds(4)
        booth.place.tap("keys1", "left")
    assert board.bots.keys() == {2}, "the second could not answer yet"
    booth.place.tap("keys1", "slam")
    booth.seconds(9)
    assert 1 not in board.bots, "and is asked just now"
    booth.seconds(3)
    assert 1 in board.bots


def test_a_party_that_nobody_plays_any_more_is_over(booth: Booth) -> None:
    specs = parse_seats("keys1,bot,bot")
    seat_known(booth.app.roster, specs, [])
    party = Party(tuple(spec.word for spec in specs), ("",) * 3, ("noon", "noon", "noon"))
    Evening(booth.app, party, lambda: entrance.title(booth.app)).go_on()
    booth.place.frames(120)
    booth.place.tap("keys1", "slam")
    booth.place.until(lambda: booth.top == "NoonScene", "the first round begins")
    assert broken_off(booth.app) is not None
    booth.seconds(21)
    assert booth.keeper.attracting
    assert broken_off(booth.app) is None


def test_who_presses_stays_a_person(booth: Booth) -> None:
    scene = sit_and_begin(booth)
    for _ in range(5):
        booth.seconds(6)
        booth.place.tap("keys1", "left")
    assert 0 not in scene.hunt.bots
    assert not booth.keeper.attracting


def test_a_worn_stick_that_never_rests_is_nobody(booth: Booth) -> None:
    for _ in range(7):
        booth.seconds(3)
        booth.place.press("pad:0", "x", 0.3)
    assert booth.keeper.attracting


def coin(booth: Booth) -> None:
    now = booth.place.now_ns
    booth.app._give(Press(None, "", 1.0, now - 1, now, now, "test", "keys", "5"))


def test_a_match_begins_only_when_it_is_paid(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        booth = Booth(place, tmp_path, Kiosk(zones=("keys1",), credits_a_match=2))
        booth.place.tap("keys1", "slam", "slam")
        booth.seconds(4)
        assert booth.top == "SeatsScene"
        assert booth.keeper.price() == "Insert 2 credits"
        coin(booth)
        assert booth.keeper.price() == "Insert 1 credit"
        coin(booth)
        booth.place.until(lambda: booth.top == "HuntScene", "the match begins")
        assert booth.keeper.till.credits == 0
        assert booth.audits.counts()["coin"] == 2


def test_the_loop_shows_the_closest_finish_of_the_day_again(booth: Booth) -> None:
    booth.app.settings.deck = "half"
    scene = play(booth.app, parse_seats("bot:hard,bot:hard,bot:hard,bot:hard"))
    booth.app.stack.reset(scene)
    booth.app.keeper = Keeper()  # nobody looks on while they play
    booth.place.until(lambda: booth.top == "ResultScene", "the match is over")
    (best, *_) = booth.app.records.photos_of_a_day()
    photo = best_photo(booth.app)
    assert photo is not None
    assert photo.hunt.ledger.races == best.race
    booth.app.stack.reset(photo)
    booth.place.until(lambda: photo.hunt.ledger.races > best.race, "the race is run again")
    assert best.gap_ns in [capture.gap_ns for capture in photo.hunt.ledger.captures]


def test_a_credit_is_told_wherever_it_is_inserted(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        booth = Booth(place, tmp_path, Kiosk(zones=("keys1",), credits_a_match=2))
        notes = place.app.notes
        coin(booth)
        assert [*notes._waiting] == ["Credits: 1. Insert 1 credit."]
        place.frames(6)
        coin(booth)
        coin(booth)
        assert [*notes._waiting] == ["Credits: 3."], "the note and the corner say the same"


def test_guests_are_not_taken_for_those_who_sat_there_before_them(booth: Booth) -> None:
    place, roster = booth.place, booth.app.roster
    place.tap("keys1", "slam")
    booth.app.records.profiles.seen("Emma")
    roster.name(0, "Emma")
    booth.app.stack.pop()
    place.tap("keys1", "slam")
    assert [sitter.name for sitter in roster.sitters if sitter] == [""]


def test_what_is_wrong_with_the_machine_is_for_the_operator_only(booth: Booth) -> None:
    app = booth.app
    app.silent = False
    app.apply_settings()
    app.sound.notice = NO_DEVICE
    for _ in range(2):
        app.settings_file.notices.append("The settings can't be saved (/x/settings.json: disk full).")
        booth.place.frames(2)
    app.report("Broken: /x/y.toml.", guests="It is broken.")
    assert [*app.notes._waiting] == ["It is broken."]
    told = [(audit.kind, audit.text) for audit in booth.audits.all() if audit.kind != "sound"]
    settings = ("storage", "The settings can't be saved (/x/settings.json: disk full).")
    assert told == [settings, ("notice", "Broken: /x/y.toml.")]
    app.notes.__init__()  # type: ignore[misc]
    booth.place.open(SoundTest())
    assert [*app.notes._waiting] == [NO_DEVICE]
