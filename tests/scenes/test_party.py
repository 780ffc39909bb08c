"""A party from the title's menu to the podium, left early, and gone on with after a kill."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.match.journal import read
from game.match.party import Party
from game.match.party_file import PartyFile
from game.match.seats import parse_seats
from game.scenes import entrance
from game.scenes.party.start import Evening, resume
from game.scenes.party.venue import PARTY
from game.scenes.sitdown import seat_known
from game.scenes.stack import Scene
from tests.scenes.house import House, house

SEATS = ("keys1", "bot:hard", "bot:easy")


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, speed="fast") as opened:
        yield opened


def title(place: House) -> Scene:
    return entrance.title(place.app)


def evening(place: House, *plan: str) -> Evening:
    """A party at its table, before the first round."""
    seat_known(place.app.roster, parse_seats(",".join(SEATS)), [])
    party = Party(SEATS, ("", "", ""), plan)
    night = Evening(place.app, party, lambda: title(place))
    place.open(night.table())
    return night


def begin_round(place: House) -> None:
    place.until(lambda: place.top.age_ns > 2_600_000_000, "the points")
    place.tap("keys1", "slam")


def to_table(place: House) -> None:
    place.until(lambda: place.names[-1] in ("PartyBoard", "PartyFinale"), "the end of a round")


def leave(place: House) -> None:
    place.tap("keys1", "start")
    place.top.menu.select("leave")
    place.tap("keys1", "slam", "down", "slam")


def test_from_the_menu_over_the_seats_to_the_first_round(place: House) -> None:
    place.app.settings.boards = {PARTY: {"bandits": False, "noon": True, "length": 5}}
    place.open(title(place))
    place.tap("keys1", "start")
    place.top.menu.select("party")
    place.tap("keys1", "slam")
    assert place.names == ["TitleScene", "SeatsScene"]
    place.tap("keys1", "slam", "slam")
    place.until(lambda: place.names[-1] == "PartyBoard", "the table")
    assert place.top.party.plan == ("noon",) * 5
    begin_round(place)
    assert place.names == ["TitleScene", "NoonScene"]
    assert len(place.top.standoff.match.seats) == 4


def test_rounds_score_and_the_last_leads_to_the_podium(place: House) -> None:
    night = evening(place, "noon", "noon")
    place.draw()
    begin_round(place)
    to_table(place)
    assert sum(night.party.totals) == 7 and night.party.rounds[0].game == "noon"
    place.frames(150)
    place.draw()
    begin_round(place)
    to_table(place)
    assert place.names[-1] == "PartyFinale" and len(night.party.rounds) == 2
    assert PartyFile(place.app.folders.root).load() is None
    assert place.app.records.count("noon") == 2
    place.frames(200)
    place.draw()
    assert "fanfare" in place.heard
    place.tap("keys1", "slam")
    assert place.names[-1] == "PartyBoard" and not place.top.party.rounds


@pytest.mark.parametrize(
    ("game", "scene"),
    [("bandits", "HuntScene"), ("boomtown", "BoardScene"), ("bountytown", "BoardScene")],
)
def test_pa4_a_round_is_a_short_match_of_its_game(place: House, game: str, scene: str) -> None:
    night = evening(place, game, "noon")
    begin_round(place)
    assert place.names[-1] == scene
    played = place.top.hunt if game == "bandits" else place.top.board
    assert played.match.rules.id == game and len(played.match.seats) == 3
    wanted = {"bandits": ("minutes", 4), "boomtown": ("goal", 30)}.get(game)
    assert wanted is None or played.match.setup.options[wanted[0]] == wanted[1]
    assert night.party.journal.startswith(game)


def test_leaving_before_anything_was_played_leads_to_the_title(place: House) -> None:
    evening(place, "noon", "noon")
    begin_round(place)
    leave(place)
    assert place.names == ["TitleScene"]
    assert PartyFile(place.app.folders.root).load() is None


def test_leaving_later_ends_the_party_with_those_who_lead(place: House) -> None:
    night = evening(place, "noon", "noon", "noon")
    begin_round(place)
    to_table(place)
    leave(place)
    assert place.names == ["PartyFinale"]
    place.frames(10)
    place.draw()
    assert len(night.party.rounds) == 1 and PartyFile(place.app.folders.root).load() is None


def test_law_4_a_party_killed_in_a_round_goes_on_in_that_round(place: House) -> None:
    evening(place, "noon", "noon")
    begin_round(place)
    place.until(lambda: place.top.standoff.phase == "check", "a round of Noon")
    rounds = place.top.standoff.view["rounds"]
    place.top.standoff.match.close()
    place.app.roster.clear()
    again = resume(place.app, lambda: title(place))
    place.app.stack.reset(again)
    assert place.names == ["NoonScene"] and place.top.standoff.view["rounds"] == rounds
    assert place.app.inputs.seats.device_of(0) == "keys1"
    to_table(place)
    assert len(place.top.party.rounds) == 1


def test_law_4_a_round_that_ended_just_before_the_kill_counts(place: House) -> None:
    night = evening(place, "noon", "noon")
    begin_round(place)
    place.until(lambda: not place.top.standoff.match.pending(), "its end")
    places = place.top.standoff.result["places"]
    place.top.standoff.match.close()
    assert not night.party.rounds
    place.app.stack.reset(resume(place.app, lambda: title(place)))
    assert place.names == ["PartyBoard"]
    assert list(place.top.party.rounds[0].places) == places


def test_a_round_whose_journal_is_of_another_match_is_begun_anew(place: House) -> None:
    night = evening(place, "noon", "noon")
    begin_round(place)
    place.until(lambda: not place.top.standoff.match.pending(), "its end")
    place.top.standoff.match.close()
    night.party.plan = ("boomtown", "noon")
    PartyFile(place.app.folders.root).save(night.party)
    place.app.stack.reset(resume(place.app, lambda: title(place)))
    assert place.names == ["PartyBoard"] and place.top.party.rounds == []


def test_a_party_that_was_broken_off_is_offered_on_the_title(place: House) -> None:
    night = evening(place, "noon", "noon")
    night.party.score([1, 2, 3], [2, 1, 0])
    PartyFile(place.app.folders.root).save(night.party)
    place.app.stack.reset(title(place))
    place.tap("keys1", "start")
    place.top.menu.select("party_on")
    place.tap("keys1", "slam")
    assert place.names == ["TitleScene", "PartyBoard"]
    assert place.top.party.totals == [4, 2, 1]


def test_the_options_choose_the_games_and_the_last_one_stays_with_a_reason(place: House) -> None:
    place.open(entrance.seats(place.app, PARTY))
    place.tap("keys1", "slam", "start")
    assert place.names[-1] == "PartyOptions"
    for game in ("bandits", "noon"):
        place.top.menu.select(game)
        place.tap("keys1", "slam")
    assert place.app.settings.boards[PARTY] == {"bandits": False}
    assert place.heard[-1] == "deny" and "another one" in place.top.menu.selected.off
    place.draw()
    place.tap("keys1", "back")
    assert place.top.venue.games == ["noon"]
    place.tap("keys1", "right")
    assert place.top.venue.length == 5
    place.draw()


def test_to_go_on_with_its_open_match_is_to_go_on_with_the_party(place: House) -> None:
    night = evening(place, "noon", "noon")
    begin_round(place)
    place.until(lambda: place.top.standoff.phase == "toll", "a round of Noon")
    journal = place.app.folders.journals / night.party.journal
    place.top.standoff.match.close()
    place.app.roster.clear()
    place.app.stack.reset(entrance.resume(place.app, read(journal)))
    assert place.names == ["NoonScene"]
    to_table(place)
    assert place.names == ["PartyBoard"]


def test_the_rules_are_two_presses_from_a_partys_table_and_from_all_seats(place: House) -> None:
    evening(place, "noon", "noon")
    place.tap("keys1", "start", "right")
    assert place.names[-1] == "RulebookScene" and place.top.pages[-1].rows[0].code == "PA1"
    place.app.stack.reset(title(place))
    for game in ("party", "noon", "bandits", "boomtown"):
        place.app.stack.reset(entrance.seats(place.app, game))
        place.tap("keys1", "slam", "start", "slam")
        assert place.names[-1] == "RulebookScene"
        assert place.top._name.lower().replace(" ", "").startswith(game)
