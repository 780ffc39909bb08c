"""The line of news: each deed is told of, and none for ever."""

from __future__ import annotations

from game.rules.kernel import Event, tell
from game.scenes.board.director import Director
from game.scenes.bountytown.board_said import STAYS_NS, WORDS, Said
from game.scenes.bountytown.duel_layout import NOWHERE
from game.scenes.bountytown.lore import Lore
from game.scenes.names import seat_names
from game.stage.art import Art
from tests.scenes.bountytown.saloon import CONTENT, laid, let_go, match
from tests.support.drawing import moments

LORE = Lore(CONTENT)


def told(kind: str, **data: object) -> str:
    said = Said(LORE)
    said.hear(Event(kind, 0, data), "Bart")
    return said.line


def test_deeds_without_a_reason_are_told_in_a_few_words() -> None:
    assert told("turn", actions=3) == "Bart's turn: 3 Actions."
    assert told("moved", to="docs") == "Bart goes to Doc's."
    assert told("moved", to="boot-hill") == "Bart goes to Boot Hill."
    assert told("moved", to="bank") == "Bart goes to the Bank."
    assert told("drew", count=2, reason="reload") == "Bart reloads: 2 cards."
    assert told("drew", count=1, reason="draw") == "Bart draws 1 card."
    assert told("discarded", cards=["3Ha"], reason="draw") == "Bart discards the 3 of Hearts."
    assert told("took", card="5Gb") == "Bart takes the 5 of Gold from the discards."
    assert told("discarded", cards=["5Ga"], reason="paid") == "", "what is bought is told"


def test_a_reason_of_the_rules_takes_the_place_of_the_boards_own_line(house: Art) -> None:
    table = laid(house, match(3, 1))
    table.play(Event("turn", 0, {"actions": 3}))
    assert table.said.line and table.why_box() == NOWHERE
    table.play(Event("stocked", 0, {"items": []}, why="The store has something new."))
    assert not table.said.line and table.why_box() == table.why_place()


def test_old_news_go_away(house: Art) -> None:
    table = laid(house, match(3, 1))
    assert table.why_box() != NOWHERE
    let_go(table, STAYS_NS / 1e6 + 100)
    assert table.why_box() == NOWHERE and not table.said.fresh


def test_all_that_is_told_fits_one_line(house: Art) -> None:
    table = laid(house, match(4, 2))
    heard = set()
    for events, view in moments(match(4, 2)):
        for event in events:
            table.play(event)
            table.finish()
            heard |= {event.kind} if table.said.line else set()
            assert len(table.said.line) < 60 and "{" not in table.said.line
        table.settle(view)
    assert heard >= WORDS.keys() - {"took"}


def test_reasons_name_seats_as_they_were_called_then_at_once_and_after_a_resume(house: Art) -> None:
    board = match(3, 1)
    live = laid(house, board)
    directors = [Director(live, live.app.sound, live.app.pace)]
    events: list[Event] = []
    for news, view in moments(board):
        directors[0].take(news, view)
        directors[0].hurry()
        events += news
        if [event.kind for event in events].count("chosen") == 3 and events[-1].kind != "chosen":
            break
    table = laid(house, board)
    directors.append(Director(table, table.app.sound, table.app.pace))
    directors[1].remember(events, board.view(None))
    chosen = [tell(event.why, seat_names(3)) for event in events if event.kind == "chosen"]
    for director in directors:
        assert [line for line in director.reasons if line in chosen] == chosen
        assert len(director.reasons) > len(chosen)
    assert directors[0].reasons == directors[1].reasons
