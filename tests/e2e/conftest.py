"""Plays of the whole program take time and little work: several run side by side, each on its own screen."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import pytest

COMPANY = 3
"""So many programs at once: more would be late for their own frames on two cores."""
LONGEST_FIRST = (
    "test_boards",
    "test_match",
    "test_sizes",
    "test_kiosk",
    "test_pads",
    "test_stalls",
    "test_kill",
)

_plays = pytest.StashKey[dict[str, "Future[None]"]]()
_pool = pytest.StashKey[ThreadPoolExecutor]()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "company: takes only tmp_path, and may run beside others of its kind")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Wait for a play that runs beside others; with the first one all of them begin."""
    if pyfuncitem.get_closest_marker("company") is None:
        return None
    config = pyfuncitem.config
    if _plays not in config.stash:
        config.stash[_pool] = ThreadPoolExecutor(COMPANY, "play")
        config.stash[_plays] = dict(_begin(pyfuncitem.session, config.stash[_pool]))
    config.stash[_plays][pyfuncitem.nodeid].result()
    return True


def _begin(session: pytest.Session, pool: ThreadPoolExecutor) -> Iterator[tuple[str, Future[None]]]:
    factory: pytest.TempPathFactory = session.config._tmp_path_factory  # type: ignore[attr-defined]
    items = [item for item in session.items if item.get_closest_marker("company")]
    for item in sorted(items, key=_place):
        assert isinstance(item, pytest.Function)
        arguments = {"tmp_path": factory.mktemp("play")}
        arguments |= item.callspec.params if hasattr(item, "callspec") else {}
        yield item.nodeid, pool.submit(item.obj, **arguments)


def _place(item: pytest.Item) -> int:
    name = item.path.stem
    return LONGEST_FIRST.index(name) if name in LONGEST_FIRST else len(LONGEST_FIRST)


def pytest_unconfigure(config: pytest.Config) -> None:
    """What has not begun when the tests are broken off never begins."""
    if _pool in config.stash:
        config.stash[_pool].shutdown(cancel_futures=True)
