"""A journal on screen: time passes as fast as was asked, and the end leads on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.match.headless import run
from game.match.journal import Written, read
from game.match.playback import Playback
from game.match.seats import bot_seats
from game.match.start import new_hunt
from game.scenes.bandits.replay import ReplayScene
from game.scenes.stack import Scene
from tests.match.hands import content
from tests.scenes.parlour import FRAME_NS, Parlour, parlour


@pytest.fixture(scope="module")
def room() -> Iterator[Parlour]:
    with parlour() as made:
        yield made


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Written:
    folder = tmp_path_factory.mktemp("journals")
    hunt = new_hunt(
        content(), bot_seats(2, ("hard",)), 3, options={"deck": "half"}, journals=folder, headless=True
    )
    run(hunt)
    hunt.match.close()
    return read(next(folder.glob("*.jsonl")))


@pytest.mark.parametrize("speed", [0.5, 1.0, 8.0, 20.0])
def test_game_time_passes_as_fast_as_was_asked(room: Parlour, written: Written, speed: float) -> None:
    scene = ReplayScene(Playback(written), speed=speed, title=Scene)
    room.push(scene)
    room.frames(31)
    room.app.stack.pop()
    assert scene.game_ns - scene.hunt.now_ns < FRAME_NS * 3
    assert scene.hunt.now_ns == pytest.approx(30 * FRAME_NS * speed, rel=0.02, abs=FRAME_NS)


def test_a_replay_ends_where_the_match_ended_and_leads_on(room: Parlour, written: Written) -> None:
    title = Scene()
    playback = Playback(written)
    room.push(ReplayScene(playback, speed=20.0, title=lambda: title))
    for _ in range(3_000):
        room.frames()
        if room.app.stack.top is title:
            break
    room.app.stack.pop()
    assert playback.phase == "over" and playback.script.difference is None
    assert playback.match.pending() == ()
