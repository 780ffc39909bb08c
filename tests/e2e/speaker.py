"""A sound server of its own with a loudspeaker that nobody hears but its monitor."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from tests.e2e.rig import until

NEEDED = ("pulseaudio", "pactl", "parec")
SINK = "speaker"
RATE = 44_100
HEARD = 30
"""Of 32768: louder than a silence."""


class Speaker:
    """PulseAudio with a null sink. environment: of programs that shall find it, and nothing else."""

    def __init__(self, folder: Path) -> None:
        """folder: for its socket; short, as the paths of sockets must be."""
        self._folder = folder
        self._server: subprocess.Popen[bytes] | None = None
        self.environment = {
            "XDG_RUNTIME_DIR": str(folder),
            "PULSE_SERVER": f"unix:{folder}/native",
            "PULSE_COOKIE": str(folder / "cookie"),
            "HOME": str(folder),
            "SDL_AUDIODRIVER": "pulseaudio",
        }

    def start(self) -> None:
        """The server, with its loudspeaker."""
        words = ("-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disallow-exit=yes")
        modules = (
            f"module-null-sink sink_name={SINK}",
            f"module-native-protocol-unix socket={self._folder}/native auth-anonymous=1",
        )
        self._server = subprocess.Popen(
            ("pulseaudio", *words, *(part for module in modules for part in ("-L", module))),
            env=os.environ | self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until(lambda: self._ask("info").returncode == 0, "the sound server answers")

    def kill(self) -> None:
        """As by a crash of the server."""
        if self._server is not None:
            self._server.kill()
            self._server.wait()

    def hang(self) -> None:
        """It is there and does nothing."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """It does again."""
        self._signal(signal.SIGCONT)

    def unplug(self) -> None:
        """The server stays, without a loudspeaker."""
        assert self._ask("unload-module", "module-null-sink").returncode == 0

    def plug_in(self) -> None:
        """The loudspeaker is there again."""
        assert self._ask("load-module", "module-null-sink", f"sink_name={SINK}").returncode == 0

    def loudest(self, seconds: float) -> int:
        """Of 32768, what comes out of it meanwhile."""
        words = ("parec", f"--device={SINK}.monitor", "--raw", "--format=s16le", f"--rate={RATE}")
        env = os.environ | self.environment
        with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as tape:
            time.sleep(seconds)
            tape.terminate()
            heard, _ = tape.communicate()
        samples = np.frombuffer(heard[: len(heard) // 2 * 2], "<i2").astype(int)
        return int(np.abs(samples).max(initial=0))

    def heard_within(self, seconds: float) -> float:
        """How long it takes until something is heard, s."""
        begin = time.monotonic()
        until(lambda: self.loudest(0.5) > HEARD, "something is heard", within_s=seconds)
        return time.monotonic() - begin

    def _ask(self, *words: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            ("pactl", *words), env=os.environ | self.environment, capture_output=True, check=False, timeout=20
        )

    def _signal(self, sign: signal.Signals) -> None:
        assert self._server is not None
        self._server.send_signal(sign)


@contextmanager
def speaker() -> Iterator[Speaker]:
    """A loudspeaker that is on; the test is skipped where there is no such server."""
    missing = [program for program in NEEDED if shutil.which(program) is None]
    if missing:
        pytest.skip(f"no sound server to take away: {', '.join(missing)} not installed")
    with tempfile.TemporaryDirectory(prefix="rf-") as folder:
        there = Speaker(Path(folder))
        there.start()
        try:
            yield there
        finally:
            there.kill()
