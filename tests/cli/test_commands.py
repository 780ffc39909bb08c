import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.cli.bench_rules import random_match
from game.cli.main import main
from game.kiosk.pin import PIN, Pin
from game.match.seats import bot_seats
from game.match.start import new_match
from game.rules.bandits import BanditsRules
from game.rules.kernel import SeededChance
from game.store.folders import Folders, data_root
from tests.match.hands import content

MAIN = str(data_root() / "main.py")
MATCH_KEYS = ["game", "seed", "match", "seats", "bots", "winners", "scores", "decisions", "game_ms", "digest"]
TOTAL_KEYS = ["matches", "decisions", "seconds", "decisions_per_s", "wins_by_seat"]


def lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    assert main([*arguments, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_simulate_tells_each_match_and_then_the_totals(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("simulate", "bandits", "--seats", "3", "--bots", "easy,hard", "--matches", "2", "--seed", "7")
    *matches, totals = lines(capsys, *asked)
    assert [list(match) for match in matches] == [MATCH_KEYS] * 2
    assert [match["match"] for match in matches] == [0, 1]
    assert {match["seed"] for match in matches} == {7}
    assert matches[0]["bots"] == ["easy", "hard", "easy"]
    assert list(totals) == TOTAL_KEYS
    assert totals["matches"] == 2
    assert totals["decisions"] == sum(match["decisions"] for match in matches)
    assert sum(totals["wins_by_seat"]) == sum(len(match["winners"]) for match in matches)


def test_simulate_gives_the_same_matches_however_the_work_is_shared(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ("simulate", "bandits", "--seats", "2", "--matches", "3", "--seed", "3")
    alone = lines(capsys, *asked)[:-1]
    assert lines(capsys, *asked, "--jobs", "2")[:-1] == alone


def test_simulate_speaks_to_people_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "bandits", "--seats", "2"]) == 0
    out = capsys.readouterr().out
    assert "match 0: seat " in out
    assert "wins by seat:" in out


def test_replay_check_says_that_all_is_the_same(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(journal), "--check"]) == 0
    assert "every digest is the same" in capsys.readouterr().out


def test_replay_check_ends_with_one_and_names_the_first_difference(
    journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = journal.read_text().splitlines(keepends=True)
    place = next(n for n, row in enumerate(rows) if '"d":"' in row and n > 10)
    start = rows[place].index('"d":"') + 5
    rows[place] = f"{rows[place][:start]}{'f' * 32}{rows[place][start + 32 :]}"
    spoilt = tmp_path / "spoilt.jsonl"
    spoilt.write_text("".join(rows))
    assert main(["replay", str(spoilt), "--check"]) == 1
    assert "differs: after response" in capsys.readouterr().out


def test_check_is_content_with_what_comes_with_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert "no fault" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["", "play", "simulate", "replay", "lab", "check", "rank", "bench"])
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([*command.split(), "--help"])
    assert end.value.code == 0
    assert "usage: red-frontier" in capsys.readouterr().out


def test_control_c_ends_without_a_word() -> None:
    process = subprocess.Popen(
        [sys.executable, MAIN, "simulate", "bandits", "--seats", "2", "--matches", "9999"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    os.kill(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err == ""


def test_a_reader_that_goes_away_is_no_fault() -> None:
    process = subprocess.Popen(
        [sys.executable, MAIN, "simulate", "bandits", "--seats", "2", "--matches", "9999"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.wait(timeout=30) == 0
    assert process.stderr is not None
    assert process.stderr.read() == ""


def test_the_engine_alone_plays_at_random_for_its_bench() -> None:
    rules, chance = BanditsRules(), SeededChance(1)
    state = rules.new(new_match(content(), bot_seats(8, ("easy",)), 1).setup, chance)
    assert random_match(rules, state, chance, Random(1)) > 100
    assert rules.pending(state) == ()


def test_a_pin_is_set_in_the_folder_of_a_kiosk_that_runs(tmp_path: Path) -> None:
    running = Folders(tmp_path)
    assert main(["pin", "0420", "--data-dir", str(tmp_path)]) == 0
    assert Pin(tmp_path / PIN).fits("0420")
    assert main(["pin", "--data-dir", str(tmp_path)]) == 0
    assert not Pin(tmp_path / PIN).known
    running.close()


def test_pin_says_in_which_folder_it_looked_or_wrote(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (["pin"], ["pin", "0420"], ["pin"]):
        assert main([*words, "--data-dir", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"There was no PIN in {tmp_path}.",
        f"The PIN in {tmp_path} is set.",
        f"The PIN in {tmp_path} is reset.",
    ]
