"""Who learns: the pupil sits alone, others do not disturb, a pad that is gone is replaced."""

from __future__ import annotations

import time

from game.scenes.entrance import title
from game.scenes.sitter import Sitter
from game.scenes.stack import Scene
from tests.scenes.house import House
from tests.scenes.tutorial.conftest import each_game
from tests.scenes.tutorial.pupil import GAP_FRAMES, Pupil, begin
from tests.support.pads import virtual_pads


def test_the_pupil_sits_alone_and_all_have_their_seats_again_afterwards(place: House) -> None:
    roster = place.app.roster
    roster.put(0, Sitter("keys1", wins=2))
    roster.put(1, Sitter("bot"))
    place.open(Scene())
    scene = begin(place, "bountytown", "keys1")
    assert roster.people == [scene.pupil]
    assert place.app.inputs.seats.seat_of("keys1") == scene.pupil
    place.tap("keys1", "start")
    place.top.menu.select("leave")
    place.tap("keys1", "slam")
    assert roster.people == [0]
    assert roster.bots == [1]
    assert roster.sitters[0] == Sitter("keys1", wins=2)


def test_others_do_not_move_the_pupil_s_panel(place: House) -> None:
    scene = begin(place, "bountytown")
    Pupil(place, scene).step()
    place.until(lambda: scene.asking.panel is not None, "the Characters")
    place.frames(GAP_FRAMES)
    place.tap("keys1", "down", "slam")
    assert scene.asking.panel is not None
    assert scene.asking.panel.index == 0


def test_whoever_presses_first_is_the_pupil(place: House) -> None:
    """A mouse may have opened it."""
    scene = begin(place, "bountytown", "keys1")
    place.frames(2)
    place.tap("keys2", "slam")
    assert place.app.inputs.seats.seat_of("keys2") == scene.pupil
    place.tap("keys1", "slam")
    assert place.app.inputs.seats.seat_of("keys1") is None


@each_game
def test_how_to_play_offers_it_first_and_then_the_rulebook(place: House, game: str) -> None:
    place.app.settings.game = game
    place.open(title(place.app)).frames(3)
    place.tap("keys1", "start", "right")
    assert [row.id for row in place.top.menu.rows] == ["lesson", "book", "others"]
    place.tap("keys1", "slam")
    assert place.names == ["TitleScene", "MainMenu", "TutorialScene"]
    assert place.top.lesson.game == game
    place.tap("keys1", "start")
    place.top.menu.select("rules")
    place.tap("keys1", "slam")
    assert place.names[-1] == "RulebookScene"


def test_a_pupil_whose_pad_is_gone_goes_on_with_another_device(place: House) -> None:
    with virtual_pads() as pads:
        pads.attach("P", (6, 15, 1), "Twin")
        place.until(lambda: _pads(place), "a pad")
        scene = begin(place, "bountytown", _pads(place)[0])
        scene.turn_to(1)
        pupil = Pupil(place, scene, _pads(place)[0])
        scene._sits._sure = True
        pads.detach("P")
        place.until(lambda: not _pads(place), "no pad")
        place.frames(200)
        assert place.top is scene
        assert scene.asking.panel is None
        place.tap("keys2", "slam")
        pupil.device = "keys2"
        pupil.step()
        assert scene.board.match.count > 0


def _pads(place: House) -> list[str]:
    """The devices of the pads that are there."""
    time.sleep(0.0012)
    place.now_ns = max(place.now_ns, time.perf_counter_ns())
    return [info.device for info in place.app.inputs.pads()]
