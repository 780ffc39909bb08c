"""A match on screen: what is drawn, what is heard, when it waits, and when it may be left."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.clock import SETTLE_NS
from game.match.journal import read
from game.match.replay import check
from game.scenes.bandits.hunt import HuntScene
from game.scenes.bandits.start import seats
from game.scenes.bandits.tabletop import Tabletop
from tests.scenes.felt import shown
from tests.scenes.house import FRAME_NS, MS, SECOND, House, house

QUICK = {"speed": "fast", "deck": "half", "auto_reveal_s": 1}


def settle(scene: HuntScene) -> None:
    scene.director.hurry()
    for piece in scene.top.pieces():
        piece.finish()
    scene.top.advance(0)


def test_a_match_of_bots_is_played_to_its_result_and_the_table_is_right_at_every_turn(tmp_path: Path) -> None:
    with house(tmp_path, seed=7, **QUICK) as place:
        scene = place.hunt("bot:easy,bot,bot:hard")
        turn = -1
        while place.top is scene:
            place.frames()
            hunt = scene.hunt
            if hunt.phase == "wait" and hunt.view["turn"] != turn:
                turn = hunt.view["turn"]
                settle(scene)
                assert shown(scene.top) == shown(Tabletop(scene.layout, scene.top.pace, hunt.view)), (
                    f"turn {turn}"
                )
        assert place.names == ["ResultScene"]
        assert turn > 15
        assert check(read(next(tmp_path.glob("journals/*.jsonl")))) is None
        assert {"reveal", "slam", "coin", "deal", "train", "fanfare"} <= set(place.heard)


def hide_and_seek(folder: Path, *, swapped: bool) -> list[bytes]:
    """All frames of a race over hidden cards, in which two of these may have changed places."""
    with house(folder, seed=7, **QUICK) as place:
        place.now_ns = 10**10
        scene = place.hunt("bot:easy,bot,bot:hard")
        hunt = scene.hunt

        def hidden() -> list[int]:
            s = hunt.match.state
            return [spot for spot, card in enumerate(s.spots) if card and not s.up[spot]]

        place.until(lambda: hunt.phase == "race" and len(hidden()) >= 3, "a race over hidden cards")
        if swapped:
            a, *_, b = hidden()
            spots = hunt.match.state.spots
            spots[a], spots[b] = spots[b], spots[a]
            hunt.match.changes += 1
        frames = []
        while hunt.phase == "race":
            place.frames()
            if hunt.phase == "race":
                frames.append(place.draw())
        return frames


def test_which_card_lies_hidden_where_changes_no_pixel_before_the_check_bm7(tmp_path: Path) -> None:
    one = hide_and_seek(tmp_path / "one", swapped=False)
    two = hide_and_seek(tmp_path / "two", swapped=True)
    assert len(one) > 20
    assert len(set(one)) > 10, "nothing moves"
    assert one == two


def test_the_race_begins_when_the_card_is_on_screen_and_not_before(tmp_path: Path) -> None:
    with house(tmp_path, **QUICK) as place:
        scene = place.hunt("keys1,bot")
        place.phase("hush")
        while scene.hunt.phase != "flip":
            place.now_ns += FRAME_NS
            scene.advance(place.now_ns)
        place.now_ns += 150 * MS  # a frame that takes long
        scene.advance(place.now_ns)
        assert scene.hunt.phase == "flip"
        scene.draw(place.app.window.begin())
        place.now_ns += 40 * MS
        scene.flipped(place.now_ns)
        flipped = scene._clock.game_ns(place.now_ns)  # type: ignore[union-attr]
        place.frames(6)
        assert scene.hunt.phase in ("race", "check")
        assert scene.hunt.since_ns == flipped


def test_the_card_of_the_turn_is_drawn_at_the_palm_of_the_one_whose_turn_it_is(tmp_path: Path) -> None:
    with house(tmp_path, deck="half", auto_reveal_s=0) as place:
        scene = place.hunt("keys1,keys2")
        place.frames(60 * 20)
        assert scene.hunt.phase == "wait", "it does not turn by itself"
        active = scene.hunt.active
        place.tap(f"keys{2 - active}", "slam")
        place.frames(10)
        assert scene.hunt.phase == "wait"
        place.tap(f"keys{active + 1}", "slam")
        place.frames(2 + SETTLE_NS // (16 * MS))
        assert scene.hunt.phase == "hush"
        assert place.heard.count("deal") >= 2


def test_a_false_start_is_told_and_the_hand_starts_later_bm19(tmp_path: Path) -> None:
    with house(tmp_path, **QUICK) as place:
        scene = place.hunt("keys1,keys2")
        place.phase("hush")
        place.tap("keys2", "slam")
        place.frames(6)
        assert "false-start" in place.heard
        assert [label.words for label in scene.labels._labels] == ["FALSE START"]


def test_every_phase_of_a_match_at_noon_is_drawn(tmp_path: Path) -> None:
    """A match in which nobody captures anything is decided at noon (BM16)."""
    with house(tmp_path, seed=2, **QUICK) as place:
        scene = place.hunt("keys1,keys2,keys3")
        hunt = scene.hunt
        place.phase("toll")
        place.frames(2, draw=True)
        assert [group.seat for group in scene.hints()] == [0, 1, 2]
        place.tap("keys3", "slam")
        place.phase("noon")
        place.frames(2, draw=True)
        assert [group.seat for group in scene.hints()] == [0, 1]
        place.tap("keys1", "slam")
        place.frames(20, draw=True)
        place.until(lambda: place.names == ["ResultScene"], "the result")
        assert hunt.result["how"] == "noon"
        assert {"bell", "gunshot"} <= set(place.heard)


def draw_phases(place: House, scene: HuntScene, wanted: set[str]) -> set[str]:
    """Draw three frames of each phase until all that are wanted have come, or the match is over."""
    drawn: dict[str, int] = {}
    while place.top is scene and any(drawn.get(phase, 0) < 3 for phase in wanted):
        phase = scene.hunt.phase
        draw = drawn.get(phase, 0) < 3
        drawn[phase] = drawn.get(phase, 0) + draw
        place.frames(draw=draw)
    return set(drawn)


@pytest.mark.parametrize("table", ["saloon", "cantina", "railcar", "duststorm"])
def test_eight_seats_are_drawn_on_every_table(tmp_path: Path, table: str) -> None:
    wanted = {"wait", "hush", "flip", "race", "check"}
    with house(tmp_path, seed=9, **QUICK) as place:
        scene = place.hunt(",".join(["bot"] * 8), table=table)
        assert scene.hunt.table.id == table
        assert wanted <= draw_phases(place, scene, wanted)


def test_bm21_a_quick_match_shows_its_clock_and_says_when_time_is_up(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        place.open(seats(place.app))
        place.tap("keys1", "slam", "start")
        place.top.menu.select("deck")
        place.tap("keys1", "right", "right")
        assert (place.app.settings.deck, place.app.settings.minutes) == ("half", 4)
        scene = place.hunt("bot:easy,bot")
        place.frames(2)
        plain = place.draw()
        scene.hunt._spent_ns += 200 * SECOND
        assert place.draw() != plain
        scene.hunt._spent_ns = 240 * SECOND - scene.hunt.now_ns
        place.until(lambda: scene.banner.head == "TIME IS UP", "the end of time")
        place.draw()
        place.until(lambda: place.names[-1] == "ResultScene", "the result")
