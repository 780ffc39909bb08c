"""The contract of who may import whom, as written in pyproject.toml."""

import subprocess
import sys

from game.store.folders import data_root


def test_the_rooms_import_each_other_only_as_the_contract_says() -> None:
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    command = [sys.executable, "-c", code, "--no-cache"]
    done = subprocess.run(command, cwd=data_root(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout
