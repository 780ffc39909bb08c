"""Who has got up can come back, also after the match was broken off: the journal knows them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.match.journal import Written, read
from game.match.party import Party
from game.match.seats import SeatSpec, parse_seats
from game.scenes.board import start as boomtown
from game.scenes.entrance import play, resume, title
from game.scenes.lost import hand_over
from game.scenes.noon import start as noon
from game.scenes.party.start import Evening
from game.scenes.party.start import resume as resume_party
from game.scenes.sitdown import seat_known
from game.stage.palette import SEATS
from tests.scenes.house import House, house
from tests.scenes.test_party import evening

ANN, BOB = "Ann", "Bob"
GAMES = ("bandits", "noon", "boomtown", "bountytown")


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, speed="fast", deck="half") as opened:
        for name in (ANN, BOB):
            opened.app.records.profiles.seen(name)
        yield opened


def specs(*words: str) -> tuple[SeatSpec, ...]:
    """Ann, Bob and whoever else, in looks that are not their seats' own."""
    seats = parse_seats(",".join(words))
    return tuple(replace(spec, name=(ANN, BOB, "")[seat], look=7 - seat) for seat, spec in enumerate(seats))


def begin(place: House, game: str, seats: tuple[SeatSpec, ...]) -> None:
    app = place.app
    if game == "noon":
        seat_known(app.roster, seats, [])
        place.open(noon.scene(app, noon.deal(app, seats, 3), lambda: title(app)))
    else:
        place.open(play(app, game, seats))
    place.frames(2)


def broken_off(place: House) -> Written:
    """The journal of the match, as a kill leaves it."""
    journal = place.top.course.match.journal
    journal.flush(sync=True)
    written = read(journal.path)
    place.app.roster.clear()
    place.app.stack.reset(title(place.app))
    return written


def go_on(place: House, written: Written) -> None:
    place.app.stack.reset(resume(place.app, written))
    place.frames(2)


def sits(place: House, seat: int) -> tuple[str, str, int | None]:
    sitter = place.app.roster.sitters[seat]
    assert sitter is not None
    return sitter.device, sitter.name, sitter.look


def comes_back(place: House, seat: int, device: str) -> bool:
    """Whether somebody sits down at a seat with a palm, as soon as the match lets them."""
    for _ in range(120):
        place.tap(device, "slam")
        if place.app.inputs.seats.device_of(seat) == device:
            return True
        place.frames(20)
    return False


def at_the_result(place: House, *, out: bool) -> None:
    """Bob has got up in a match of two that is over now."""
    begin(place, "noon", specs("keys1", "keys2"))
    hand_over(place.app, place.top.course, 1, out=out)
    place.until(lambda: place.names[-1] == "NoonResult", "the result")
    place.frames(200)


@pytest.mark.parametrize("out", [False, True])
def test_who_got_up_and_presses_at_the_result_is_themselves_and_has_won_nothing_meanwhile(
    place: House, out: bool
) -> None:
    at_the_result(place, out=out)
    assert place.top.winners
    place.tap("keys2", "slam")
    assert sits(place, 1) == ("keys2", BOB, 6) and place.app.roster.people == [0, 1]
    place.tap("keys1", "slam")
    place.frames(2)
    assert place.names[-1] == "NoonScene"
    assert [seat.name for seat in place.top.course.match.seats] == [ANN, BOB]


@pytest.mark.parametrize("out", [False, True])
def test_who_got_up_can_come_back_to_the_next_match_as_well_and_a_bot_plays_until_then(
    place: House, out: bool
) -> None:
    at_the_result(place, out=out)
    place.tap("keys1", "slam")
    place.frames(2)
    assert place.names[-1] == "NoonScene" and list(place.top.course.bots) == [1]
    go_on(place, broken_off(place))
    assert sits(place, 1) == ("bot", BOB, 6)
    assert comes_back(place, 1, "keys2")
    assert sits(place, 1)[1] == BOB


@pytest.mark.parametrize("out", [False, True])
def test_in_the_lobby_no_bot_keeps_the_name_of_who_got_up_and_they_are_known_again(
    place: House, out: bool
) -> None:
    at_the_result(place, out=out)
    place.tap("keys1", "down")
    assert place.names[-1] == "SeatsScene"
    assert BOB not in [sitter.name for sitter in place.app.roster.sitters if sitter]
    place.tap("keys2", "slam")
    assert place.app.roster.sitters[6] is not None
    assert sits(place, 6) == ("keys2", BOB, 6)


def test_what_a_bot_wins_for_somebody_is_not_counted(place: House) -> None:
    roster = place.app.roster
    seat_known(roster, specs("keys1", "keys2"), [])
    roster.stand_in(1, "hard")
    roster.won(1)
    roster.come_back(1, "keys2")
    assert roster.sitters[1] is not None and not roster.sitters[1].wins


@pytest.mark.parametrize("out", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_law_4_who_had_got_up_before_a_kill_comes_back_with_name_and_look(
    place: House, game: str, out: bool
) -> None:
    begin(place, game, specs("keys1", "keys2", "bot:easy"))
    hand_over(place.app, place.top.course, 1, out=out)
    go_on(place, broken_off(place))
    assert sits(place, 1) == ("away" if out else "bot", BOB, 6)
    assert place.app.roster.stood_in == [1]
    assert place.top.course.match.seats[1].name == "", "what a bot does is not Bob's"
    assert comes_back(place, 1, "keys2")
    assert sits(place, 1) == ("keys2", BOB, 6)
    assert place.top.course.match.seats[1].name == BOB
    go_on(place, broken_off(place))
    assert sits(place, 1) == ("keys2", BOB, 6) and not place.app.roster.stood_in


def test_all_wear_in_the_match_after_one_that_was_gone_on_with_what_they_wore_in_it(place: House) -> None:
    begin(place, "boomtown", specs("keys1", "pad", "bot:easy"))
    place.tap("pad:1", "slam")
    go_on(place, broken_off(place))
    place.tap("pad:5", "slam")
    place.app.roster.make_bot(2, "hard")
    worn = SEATS.worn[:3]
    assert worn == (7, 6, 5)
    boomtown.begin(place.app, "boomtown", lambda: title(place.app))
    assert place.names[-1] == "BoardScene" and SEATS.worn[:3] == worn
    assert [seat.look for seat in place.top.course.match.seats] == list(worn)


def test_law_4_who_was_replaced_before_a_match_went_on_can_come_back_to_it(place: House) -> None:
    place.open(play(place.app, "boomtown", specs("keys1", "pad")))
    place.tap("keys1", "slam")
    assert place.names[-1] == "BoardScene" and sits(place, 1) == ("bot", BOB, 6)
    assert comes_back(place, 1, "pad:4")
    assert sits(place, 1) == ("pad:4", BOB, 6)


def test_of_several_who_had_got_up_before_a_kill_each_has_the_seat_of_their_device(place: House) -> None:
    begin(place, "boomtown", specs("keys1", "keys2", "keys3"))
    for seat in (0, 1):
        hand_over(place.app, place.top.course, seat)
    go_on(place, broken_off(place))
    assert comes_back(place, 1, "keys2") and comes_back(place, 0, "keys1")


def test_pa6_law_4_who_gets_up_in_a_round_is_known_after_a_kill_in_it_and_in_all_later_rounds(
    place: House,
) -> None:
    night = evening(place, "noon", "noon", "noon")
    place.tap("keys2", "slam")
    place.app.roster.name(3, BOB)
    place.frames(100)
    place.tap("keys1", "slam")
    assert place.names[-1] == "NoonScene"
    hand_over(place.app, place.top.course, 3)
    for _ in range(2):
        broken_off(place)
        place.app.stack.reset(resume_party(place.app, lambda: title(place.app)))
        assert place.names == ["NoonScene"] and place.app.roster.stood_in == [3]
        place.until(lambda: place.names[-1] == "PartyBoard", "the table")
        assert (place.top.party.names[3], place.top.party.away) == (BOB, (3,))
        place.frames(200)
        place.tap("keys1", "slam")
        assert place.names[-1] == "NoonScene"
    assert len(night.party.seats) == 4
    assert comes_back(place, 3, "keys2")
    assert sits(place, 3)[1] == BOB


def test_pa6_law_4_who_got_up_in_a_round_that_had_just_ended_at_a_kill_is_away_at_the_table(
    place: House,
) -> None:
    evening(place, "noon", "noon")
    place.tap("keys2", "slam")
    place.app.roster.name(3, BOB)
    place.frames(100)
    place.tap("keys1", "slam")
    course = place.top.course
    hand_over(place.app, course, 3)
    place.until(lambda: not course.match.pending(), "all rounds are decided")
    assert place.names == ["NoonScene"]
    broken_off(place)
    place.app.stack.reset(resume_party(place.app, lambda: title(place.app)))
    assert place.names == ["PartyBoard"] and len(place.top.party.rounds) == 1
    assert place.app.roster.stood_in == [3] and place.top.party.away == (3,)
    place.tap("keys2", "slam")
    assert sits(place, 3)[:2] == ("keys2", BOB)


def test_all_wear_what_they_wore_when_a_party_goes_on_at_its_table(place: House) -> None:
    seats = specs("keys1", "keys2", "bot:easy")
    seat_known(place.app.roster, seats, [])
    party = Party(tuple(spec.word for spec in seats), (ANN, BOB, ""), ("noon",))
    place.open(Evening(place.app, party, lambda: title(place.app)).table())
    place.app.roster.clear()
    place.app.stack.reset(resume_party(place.app, lambda: title(place.app)))
    assert place.names == ["PartyBoard"] and SEATS.worn[:3] == (7, 6, 5)
    assert [sits(place, seat)[2] for seat in range(3)] == [7, 6, 5]


@pytest.mark.parametrize("game", GAMES)
def test_whose_name_has_gone_since_a_match_was_broken_off_plays_on_as_a_guest(
    place: House, game: str
) -> None:
    profiles = place.app.records.profiles
    begin(place, game, specs("keys1", "keys2", "bot:easy"))
    hand_over(place.app, place.top.course, 1)
    written = broken_off(place)
    profiles.rename(ANN, "ANN")
    profiles.delete(BOB, with_records=True)
    go_on(place, written)
    assert (sits(place, 0)[1], sits(place, 1)[1]) == ("ANN", "")
    assert comes_back(place, 1, "keys2")
    profiles.delete("ANN", with_records=True)
    go_on(place, broken_off(place))
    assert [seat.name for seat in place.top.course.match.seats] == ["", "", ""]
    assert sits(place, 0) == ("keys1", "", 7)
    place.top.cut_short()
    assert not profiles.all()


def test_whose_name_has_gone_since_a_party_was_broken_off_is_a_guest_at_its_table(place: House) -> None:
    night = evening(place, "noon")
    place.app.roster.name(0, ANN)
    night._keep()
    place.app.roster.clear()
    place.app.records.profiles.delete(ANN, with_records=False)
    place.app.stack.reset(resume_party(place.app, lambda: title(place.app)))
    assert place.names == ["PartyBoard"]
    assert sits(place, 0)[1] == "" and place.top.party.names[0] == ""
