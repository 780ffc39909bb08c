"""The board as a whole: nothing jumps, nothing is covered, everything finds its place."""

from __future__ import annotations

import pytest

from game.rules.kernel import Event
from game.scenes.bountytown import geometry
from game.scenes.bountytown.town import cell_street
from game.stage.art import Art
from tests.scenes.bountytown.saloon import in_turn, laid, let_go, match, questions, still
from tests.support.drawing import moments, picture

SEATS = (3, 4, 5, 6)


def test_to_settle_makes_nothing_jump(art: Art) -> None:
    board = match(4, 2)
    table = laid(art, board)
    for count, (events, view) in enumerate(moments(board)):
        for event in events:
            table.play(event)
        if table.duel is None and count % 25 == 0:
            still(table)
            table.board.actions = view["actions"]  # what a use costs, only the view tells
            before = picture(table, art)
            table.settle(view)
            assert picture(table, art) == before, [event.kind for event in events]
        else:
            table.settle(view)


def test_hurried_motion_ends_where_motion_ends(art: Art) -> None:
    boards = [match(3, 4), match(3, 4)]
    calm, hurried = (laid(art, board) for board in boards)
    calm.app.pace.less_motion = hurried.app.pace.less_motion = True  # no arrow bobs
    for (events, view), (_, _) in zip(moments(boards[0]), moments(boards[1]), strict=True):
        for event in events:
            calm.play(event)
            still(calm)
            hurried.play(event)
            hurried.finish()
            assert not hurried.moving
        for table in (calm, hurried):
            table.settle(view)
            table.finish()
        if view["turn"] > 8:
            break
    assert [w.place for w in calm.walkers.all] == [w.place for w in hurried.walkers.all]
    assert picture(calm, art) == picture(hurried, art)


def test_a_card_is_not_in_the_hand_before_it_has_arrived(art: Art) -> None:
    table = laid(art, in_turn(3, 7))
    cards = table.look(1).cards
    table.play(Event("drew", 1, {"count": 2, "reason": "reload"}))
    assert table.look(1).cards == cards
    still(table)
    assert table.look(1).cards == cards + 2


def test_a_figure_walks_through_the_streets_and_arrives_where_it_stands(art: Art) -> None:
    table = laid(art, in_turn(4, 3))
    town = table.board.town
    wait = table.play(Event("moved", 2, {"from": town[3], "to": town[8], "left": 2}))
    xs = set()
    while table.walkers.all[2].moving:
        table.advance(16_000_000)
        xs.add(round(table.walkers.all[2].place[0]))
    assert wait > 0
    assert table.walkers.all[2].place == cell_street(8)
    assert {round(x) for x in geometry.STREETS_X} & xs


def test_who_was_carried_off_in_a_duel_walks_when_the_town_is_back(art: Art) -> None:
    table = laid(art, in_turn(4, 3))
    town = table.board.town
    table.play(Event("duel", 1, {"defender": None, "bounty": "butch-cassidy", "with": None}))
    start = table.walkers.all[1].place
    table.play(Event("carried", 1, {"from": town[3], "to": town[4]}))
    assert table.walkers.all[1].place == start
    table.play(Event("duel_over", 1, {"cancelled": False}))
    still(table)
    assert table.duel is None
    assert table.walkers.all[1].place == cell_street(4)


def test_a_match_that_is_resumed_in_a_duel_shows_the_duel(art: Art) -> None:
    _, board = next(questions(3, 4, "select"))
    table = laid(art, board)
    assert table.duel is not None
    assert not table.moving
    picture(table, art)


def test_the_train_comes_and_goes_and_nobody_has_the_turn_any_more(art: Art) -> None:
    table = laid(art, in_turn(3, 7))
    wait = table.play(Event("train"))
    assert wait > 2000
    let_go(table, wait / 2)
    assert table.ending.moving
    assert len(table.particles) > 0
    assert table.board.seat is None
    still(table)
    assert not table.ending.moving


def test_less_motion_has_no_steam_no_confetti_and_no_rising_town(art: Art) -> None:
    table = laid(art, in_turn(3, 7))
    table.app.pace.less_motion = True
    assert table.raise_town() == 0.0
    table.play(Event("train"))
    let_go(table, 2000)
    table.play(Event("winner", 0, {"winners": [0], "how": "renown", "places": [1, 2, 3]}))
    assert len(table.particles) == 0


def test_a_character_is_called_by_name_from_when_it_was_seen_to_be_chosen(art: Art) -> None:
    board = match(3, 1)
    table = laid(art, board)
    names = table.names(board.view(None))
    told = next(events for events, _ in moments(board) if any(event.kind == "chosen" for event in events))
    chosen = next(event for event in told if event.kind == "chosen")
    assert table.names(board.view(None)) == names
    table.play(chosen)
    after = table.names(board.view(None))
    assert after[chosen.seat] == table.lore.characters[chosen.data["character"]].name


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_looked_at_changes_the_picture_and_is_forgotten_again(art: Art, seats: int) -> None:
    table = laid(art, in_turn(seats, 5))
    plain = picture(table, art)
    for spot in (f"bounty:{table.board.active[0]}", "cell:1", f"seat:{seats - 1}", "pile:deck"):
        table.point((spot,))
        assert picture(table, art) != plain, spot
    table.point(())
    assert picture(table, art) == plain


def test_the_result_tells_renown_and_bounties_of_each(art: Art) -> None:
    board = match(3, 5)
    list(moments(board))
    table = laid(art, board)
    lines = table.result_lines(board.result, board.view(None))
    assert [line[0] for line in lines] == [f"{renown} Renown" for renown in board.result["renown"]]
    assert all("Bount" in line[1] for line in lines)
