"""What was played when a game died is gone on with, unless it may be what kills it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kiosk.played import LIVED_S, STUCK_S, Played

NAME = "boomtown-1.jsonl"
BEAT = f"0 {NAME}\n".encode()


@pytest.fixture
def played(tmp_path: Path) -> Played:
    return Played(tmp_path)


def test_nothing_is_gone_on_with_where_nothing_was_played(played: Played) -> None:
    assert played.again(1.0) == ""
    played.heard(b"0 \n0 \n")
    assert played.again(2.0) == ""


def test_the_last_beat_counts_and_half_of_one_does_not(played: Played) -> None:
    played.heard(b"0 \n0 other.jsonl\n0 " + NAME.encode() + b"\n0 boomt")
    assert played.again(1.0) == NAME
    assert played.again(2.0) == NAME, "one that died before its first frame had the same match before it"
    played.heard(b"0 \n")
    assert played.again(3.0) == ""


def test_a_match_in_which_nothing_happens_any_more_is_given_up_at_last(
    played: Played, tmp_path: Path
) -> None:
    journal = tmp_path / NAME
    step_s = STUCK_S / 3
    for turn in range(12):
        played.heard(BEAT)
        with journal.open("ab") as file:
            file.write(b"a line\n")
        assert played.again(turn * step_s) == NAME, turn
    found = []
    for turn in range(12, 17):
        played.heard(BEAT)
        found.append(played.again(turn * step_s))
    assert found == [NAME, NAME, NAME, "", ""]


def test_a_match_in_which_nothing_happens_for_long_is_gone_on_with_if_its_game_lived(played: Played) -> None:
    for turn in range(5):
        played.heard(BEAT)
        assert played.again(turn * (LIVED_S + 1)) == NAME


def test_what_guests_had_inserted_is_known_whatever_a_beat_looks_like(played: Played) -> None:
    played.heard(b"2 " + NAME.encode() + b"\n")
    assert played.credits == 2
    played.heard(b"rubbish\n\n3")
    assert played.credits == 2
    played.heard(b"1 \n")
    assert (played.credits, played.again(1.0)) == (1, "")


def test_what_the_game_of_a_supervisor_that_died_left_is_adopted_once(played: Played, tmp_path: Path) -> None:
    left = tmp_path / "left-over"
    left.write_bytes(b"1 " + NAME.encode() + b"\n")
    assert played.adopt(left) == NAME
    assert played.credits == 1
    assert not left.exists()
    assert Played(tmp_path).adopt(left) == ""


@pytest.mark.parametrize(
    "left", [b"9" * 5000 + b" x\n", b"1 a\0b\n", b"1 ../../x\n", b"\xff\xfe\n", b"-1 x\n"]
)
def test_what_another_supervisor_can_not_have_left_is_passed_over(
    played: Played, tmp_path: Path, left: bytes
) -> None:
    (tmp_path / "left-over").write_bytes(left)
    assert played.adopt(tmp_path / "left-over") == ""
    assert played.credits == 0
