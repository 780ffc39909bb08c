import pytest

from game.match.seats import SeatError, SeatSpec, bot_seats, parse_levels, parse_seats


def test_seats_are_read_in_their_order() -> None:
    assert parse_seats("keys1, keys4,pad,pad,bot,bot:hard") == (
        SeatSpec("keys1"),
        SeatSpec("keys4"),
        SeatSpec("pad"),
        SeatSpec("pad"),
        SeatSpec("bot", "normal"),
        SeatSpec("bot", "hard"),
    )


def test_the_word_of_a_seat_is_read_as_that_seat() -> None:
    seats = parse_seats("keys2,pad,bot:easy,bot")
    assert parse_seats(",".join(seat.word for seat in seats)) == seats


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("keys1", "2 to 8 seats"),
        ("", "not a seat"),
        (",".join(["bot"] * 9), "names 9"),
        ("keys1,keys1", "names it more than once"),
        ("keys1,keys5", "'keys5' is not a seat"),
        ("keys1,bot:wild", "'wild' is not a bot level"),
        ("keys1,bot:", "'' is not a bot level"),
        ("keys1,,pad", "'' is not a seat"),
        ("keys1,pad:hard", "'pad:hard' is not a seat"),
        ("KEYS1,pad", "'KEYS1' is not a seat"),
    ],
)
def test_a_list_of_seats_that_makes_no_sense_is_refused_with_a_sentence(text: str, words: str) -> None:
    with pytest.raises(SeatError, match=words):
        parse_seats(text)


def test_levels_of_bots_repeat_when_there_are_fewer_than_seats() -> None:
    assert [seat.level for seat in bot_seats(5, parse_levels("easy,hard"))] == [
        "easy",
        "hard",
        "easy",
        "hard",
        "easy",
    ]
