"""The board games on the command line."""

from __future__ import annotations

import io
import json
import os
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.cli import bench_peers
from game.cli.bench_rules import random_board
from game.cli.main import main
from game.match.games import Game
from game.rules.kernel import SeededChance, Setup
from game.store.folders import data_root
from tests.cli.test_commands import MATCH_KEYS, TOTAL_KEYS
from tests.match.boards import BOARDS, board_of, play

every_board = pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.id)


def lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    assert main([*arguments, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@every_board
def test_simulate_tells_each_match_and_then_the_totals(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("simulate", game.id, "--seats", "4", "--bots", "normal,random", "--matches", "3", "--seed", "7")
    *matches, totals = lines(capsys, *asked)
    assert [list(match) for match in matches] == [MATCH_KEYS] * 3
    assert list(totals) == TOTAL_KEYS
    for number, match in enumerate(matches):
        assert (match["game"], match["seed"], match["match"], match["seats"]) == (game.id, 7, number, 4)
        assert match["bots"] == ["normal", "random", "normal", "random"]
        assert match["game_ms"] == 0
        assert len(match["digest"]) == 32
    assert totals["decisions"] == sum(match["decisions"] for match in matches)
    assert sum(totals["wins_by_seat"]) == sum(len(match["winners"]) for match in matches)
    assert lines(capsys, *asked)[:-1] == matches


def test_simulate_gives_the_same_matches_and_report_however_the_work_is_shared(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ("simulate", "boomtown", "--seats", "3", "--bots", "random", "--matches", "6", "--report")
    *alone, _, report = lines(capsys, *asked)
    *shared, _, again = lines(capsys, *asked, "--jobs", "2")
    assert shared == alone
    assert again == report
    assert report["report"] == "boomtown"
    assert report["matches"] == {"matches": 6}


@every_board
def test_simulate_and_its_report_speak_to_people_as_well(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", game.id, "--seats", "3", "--bots", "random", "--report"]) == 0
    out = capsys.readouterr().out
    assert "match 0: seat" in out
    assert f"{game.score} " in out
    assert "wins by seat:" in out
    assert "turn order:" in out


def test_bandits_have_a_report_too(capsys: pytest.CaptureFixture[str]) -> None:
    *_, report = lines(capsys, "simulate", "bandits", "--seats", "2", "--report", "--option", "deck=half")
    assert report["report"] == "bandits"
    assert sum(row["played"] for row in report["seats"]) == 2


def test_presets_and_options_change_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("simulate", "boomtown", "--seats", "2", "--bots", "random")
    plain, short, shorter = (
        lines(capsys, *asked, *more)[0]
        for more in ((), ("--preset", "short"), ("--preset", "short", "--option", "goal=30"))
    )
    assert max(plain["scores"]) >= 100 > max(short["scores"]) >= 50 > max(shorter["scores"]) >= 30


@every_board
def test_replay_checks_the_journal_of_a_board_game(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = board_of(game, journals=tmp_path)
    play(board)
    board.close()
    path = next(tmp_path.glob("*.jsonl"))
    assert main(["replay", str(path), "--check"]) == 0
    assert "responses of a whole match, every digest is the same" in capsys.readouterr().out
    text = path.read_text()
    place = text.index('"d":"', len(text) // 2) + 5
    path.write_text(f"{text[:place]}{'f' * 32}{text[place + 32 :]}")
    assert main(["replay", str(path), "--check"]) == 1
    assert "differs: after response" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("5G 5S 2C 2H 2D", "4\tRainbow\tRainbow: 2H 2D 2C 5S 5G"),
        ("5G 5S 2C 2H 2C", "7\tFull House\tFull House: 2 2 2 over 5 5"),
        ("1h 2h 3h 4h 5h", "1\tStraight Flush\tStraight Flush: 1 2 3 4 5 of Hearts"),
        ("3D", "11\tHigh Card\tHigh Card: 3"),
        ("3D 3C 3S", "9\tThree of a Kind\tThree of a Kind: 3 3 3"),
    ],
)
def test_rank_tells_place_name_and_reason_bt1(
    cards: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rank", *cards.split()]) == 0
    assert capsys.readouterr().out == f"{told}\n"


def test_rank_knows_the_house_rule_of_bt1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rank", "3D", "3C", "3S", "--three-above"]) == 0
    assert capsys.readouterr().out.startswith("8\tThree of a Kind")


def test_rank_reads_a_hand_a_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("5G 5S\n\n1H\n"))
    assert main(["rank"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "10\tOne Pair\tOne Pair: 5 5",
        "11\tHigh Card\tHigh Card: 1",
    ]


def test_rank_names_the_line_that_is_no_hand(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("5G 5S\n9Z\n"))
    assert main(["rank"]) == 2
    err = capsys.readouterr().err
    assert (
        err
        == "red-frontier: line 2: '9Z' isn't a card; a card is a value 1-5 and a suit of HDCSG, such as 5G.\n"
    )


def test_rank_refuses_what_is_no_text(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe"), encoding="utf-8"))
    assert main(["rank"]) == 2
    assert "standard input is not text" in capsys.readouterr().err


def test_check_names_the_faults_of_every_game_in_one_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(data_root() / "levels", tmp_path / "levels")
    spoilt = ("bandits/saloon.toml", "bountytown/wounds.toml", "boomtown/jobs.toml")
    for name in spoilt:
        path = tmp_path / "levels" / name
        path.write_text(path.read_text().replace("\nname =", "\nnam =", 1))
    assert main(["check", str(tmp_path)]) == 2
    err = capsys.readouterr().err
    for name in spoilt:
        assert f"{name}: " in err
        assert "nam: unknown key" in err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[[item]]\nid = "X"\n', "item[0]"),
        ('[[card]]\nid = "x"\nkind = "deed"\n', "card[0]"),
        ("[[preset]]\nid = 3\n", "preset[0]"),
    ],
)
def test_check_knows_a_file_that_lies_elsewhere_by_its_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, words: str
) -> None:
    level = tmp_path / "mine.toml"
    level.write_text(text)
    assert main(["check", str(level)]) == 2
    assert f"{level}: {words}" in capsys.readouterr().err


def test_levels_of_a_board_game_that_cannot_be_used_are_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.cli.content.data_root", lambda: tmp_path)
    assert main(["simulate", "bountytown", "--seats", "3"]) == 2
    err = capsys.readouterr().err
    assert "the levels can't be used" in err
    assert err.count("\n") == 1


@every_board
def test_the_engine_alone_plays_at_random_for_its_bench(game: Game) -> None:
    chance = SeededChance(1)
    state = game.rules.new(Setup(4, {}, game.box().content), chance)
    assert random_board(game, state, chance, Random(1)) > 100
    assert game.rules.pending(state) == ()


def test_a_peer_that_is_not_installed_or_of_another_make_is_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    peers = {"no_such_package": ("none", lambda _: 1), "json": ("odd", lambda _: json.dance())}  # type: ignore[attr-defined]
    monkeypatch.setattr(bench_peers, "PEERS", peers)
    assert list(bench_peers.figures(0.01)) == []
    monkeypatch.setattr(bench_peers, "PEERS", {"json": ("quick", lambda seed: len(str(seed)))})
    assert [figure.name for figure in bench_peers.figures(0.01)] == ["quick, random play"]


@pytest.mark.soak
@every_board
def test_two_thousand_matches_of_bots_come_to_their_proper_end(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("simulate", game.id, "--seats", "4", "--bots", "normal,easy", "--matches", "2000", "--report")
    *matches, _, report = lines(capsys, *asked, "--jobs", str(os.cpu_count() or 1))
    assert len({match["digest"] for match in matches}) == 2000
    ends = {"bountytown": {"renown", "duel", "shared"}, "boomtown": {"goal"}}[game.id]
    assert set(report["decided by"]) <= ends
    assert sum(report["decided by"].values()) == 2000
