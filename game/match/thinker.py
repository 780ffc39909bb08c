"""Lets one bot at a time think on a thread, so that no frame waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor

from game.rules.kernel import Event, Request, Response

Asked = tuple[Request, ...]


class Thinker:
    """seat: whose bot thinks, or has thought and was not heard yet; None if nobody's.

    A bot that thinks must be left alone: what happens meanwhile is kept for it, see `missed`.
    """

    def __init__(self) -> None:
        """The thread starts with the first thought."""
        self.seat: int | None = None
        self._asked: Asked = ()
        self._thought: Future[Response] | None = None
        self._missed: list[Event] = []
        self._deaf: int | None = None
        self._pool: ThreadPoolExecutor | None = None

    @property
    def idle(self) -> bool:
        """Whether another bot can start."""
        return self._thought is None

    def start(self, seat: int, asked: Asked, work: Callable[[], Response]) -> None:
        """Think about the requests of a seat."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(1, "bot")
        self.seat = self._deaf = seat
        self._asked = asked
        self._thought = self._pool.submit(work)

    def take(self) -> tuple[int, Asked, Response] | None:
        """The seat, what it was asked and its answer, once, when it has one. Raises what its bot raised."""
        thought, seat = self._thought, self.seat
        if thought is None or seat is None or not thought.done():
            return None
        self._thought = self.seat = None
        return seat, self._asked, thought.result()

    def missed(self, events: Iterable[Event]) -> None:
        """Something happened while a bot thought."""
        if self._deaf is not None:
            self._missed += events

    def caught_up(self) -> list[tuple[int, list[Event]]]:
        """The seat whose bot has thought, with what it missed; nothing while it thinks."""
        if self._deaf is None or (self._thought is not None and not self._thought.done()):
            return []
        told = [(self._deaf, self._missed)]
        self._missed = []
        if self._thought is None:
            self._deaf = None
        return told

    def forget(self, seat: int) -> None:
        """The bot of a seat is not wanted any more."""
        if self._deaf == seat:
            self.seat = self._deaf = self._thought = None
            self._missed = []

    def close(self) -> None:
        """Wait for no thought."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
