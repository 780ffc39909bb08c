import subprocess
import sys

from game.match.seeds import derive


def test_each_stream_of_chance_has_a_seed_of_its_own_that_never_changes() -> None:
    seeds = {derive(5, *stream) for stream in (("rules",), ("world",), ("pace",), ("bot", 0), ("bot", 1))}
    assert len(seeds) == 5
    assert derive(5, "rules") != derive(6, "rules")
    code = "from game.match.seeds import derive; print(derive(5, 'bot', 1))"
    for hash_seed in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        )
        assert int(done.stdout) == derive(5, "bot", 1)
