"""Pictures of a match, taken when something happens and kept when there is time."""

from __future__ import annotations

import time

import pygame

from tests.e2e.people import MS
from tests.e2e.rig import PICTURES, Program
from tests.e2e.tail import Tail

AFTER_MS = {"hush": 250, "race": 560, "award": 60, "capture_over": 1_150, "choose": 300, "flip": 60}
"""After which events a picture is taken, and how long after."""


class Album:
    """One picture of each kind of moment."""

    def __init__(self, program: Program, tail: Tail, prefix: str) -> None:
        """prefix: of the files' names."""
        self.pictures: dict[str, pygame.Surface] = {}
        self._program, self._tail, self._prefix = program, tail, prefix
        self._due: dict[str, int] = {}
        self._told = len(tail.told)

    def look(self) -> None:
        """Take what is due; to be called again and again."""
        now = time.perf_counter_ns()
        kind = self._tail.view["kind"]
        for event in self._tail.told[self._told :]:
            if event.kind in AFTER_MS:
                name = f"{event.kind}-{kind}" if kind else event.kind
                if event.kind == "flip":
                    name = f"flip-{event.data['kind']}"
                self._due.setdefault(name, now + AFTER_MS[event.kind] * MS)
        self._told = len(self._tail.told)
        for name, due in self._due.items():
            if name not in self.pictures and due <= now:
                self.pictures[name] = self._program.photo()
                return

    def keep(self) -> None:
        """Write all to files."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        for name, picture in self.pictures.items():
            pygame.image.save(picture, str(PICTURES / f"{self._prefix}-{name}.jpg"))
