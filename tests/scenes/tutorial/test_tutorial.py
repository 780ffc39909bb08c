"""Learn by playing: a pupil gets through, wrong choices change nothing, and nothing is kept."""

from __future__ import annotations

from game.rules.kernel import Response
from game.scenes.bountytown.geometry import RANKING
from game.scenes.entrance import title
from game.scenes.tutorial.coach import BODY, EDGE, lines_of
from game.scenes.tutorial.says import words_of
from game.scenes.tutorial.tables import DUEL, FIGHT, HAND, STREET, TOWN
from game.stage.palette import THEMES
from tests.scenes.house import House
from tests.scenes.tutorial.conftest import each_game
from tests.scenes.tutorial.pupil import DEVICE, GAP_FRAMES, READ_FRAMES, Pupil, begin

ROOM = {TOWN: 2, HAND: 3, **dict.fromkeys(DUEL, 3), **dict.fromkeys(STREET, 4), **dict.fromkeys(FIGHT, 6)}
"""How many lines each board holds."""
SIGN_PX = 60.0


def room_for(place: House, scene: object) -> None:
    """What is said now has room on its board."""
    coach = scene.coach  # type: ignore[attr-defined]
    if not coach.shows or coach.box is None:
        return
    canvas, theme = place.app.window.canvas, THEMES[scene.theme]  # type: ignore[attr-defined]

    def measure(word: str) -> float:
        return SIGN_PX if word.endswith("}") else canvas.text_width(word, theme.body, BODY)

    lines = lines_of(coach._words.line, coach.box.w - 2 * EDGE, measure, 10.0)
    assert len(lines) <= ROOM[coach.box], coach._words


@each_game
def test_a_pupil_who_follows_the_words_gets_to_the_end(place: House, game: str) -> None:
    below = title(place.app)
    place.open(below)
    scene = begin(place, game)
    pupil = Pupil(place, scene)
    steps = {scene.index}
    while pupil.step():
        room_for(place, scene)
        steps.add(scene.index)
    assert len(steps) == len(scene.lesson.steps)
    assert scene.board.over
    assert scene.board.result["winners"] == [scene.pupil]
    assert place.top is below
    assert list(place.app.folders.journals.iterdir()) == []
    assert place.app.records.count() == 0


def test_no_word_of_a_lesson_stands_alone_in_the_last_line() -> None:
    lines = lines_of("Big Nose George is here: duel him!", 27.0, lambda word: float(len(word)), 1.0)
    assert [[word for word, _ in line] for line in lines] == [
        ["Big", "Nose", "George", "is", "here:"],
        ["duel", "him!"],
    ]


def test_the_words_lie_neither_on_the_open_hand_nor_on_the_table_of_ranks(place: House) -> None:
    scene = begin(place, "bountytown")
    scene.turn_to(4)
    pupil = Pupil(place, scene)
    place.until(pupil.asked, "a Location")
    pupil.step()
    place.until(lambda: scene.pupil in scene.asking.trays, "a tray")
    place.frames(GAP_FRAMES)
    words, tray = scene.coach.box, scene.table.tray_box(scene.pupil)
    assert words is not None
    assert words.y + words.h < tray.y
    assert words.x + words.w < RANKING.x


@each_game
def test_wrong_choices_change_nothing_and_are_answered_kindly(place: House, game: str) -> None:
    scene = begin(place, game)
    board, course = scene.board, scene.board.course
    wrong = 0
    for _ in range(len(scene.lesson.steps)):
        while (act := course.next) is not None:
            if act.asks:
                before = board.match.digest()
                for request in board.asked(scene.pupil):
                    for option in request.options:
                        response = Response(scene.pupil, request.kind, (option,))
                        if not act.fits(response):
                            assert scene.answer(response) == f"First {act.now}."
                            wrong += 1
                assert board.match.digest() == before
            board.do(act)
        course.go_on()
    assert wrong > 30


def test_what_is_not_due_is_off_and_says_what_is(place: House) -> None:
    scene = begin(place, "bountytown")
    scene.turn_to(3)
    place.until(lambda: scene.asking.panel is not None, "a turn")
    place.frames(GAP_FRAMES)
    panel = scene.asking.panel
    assert panel is not None
    assert [line.label for line in panel.lines if not line.off] == ["Move to…"]
    count = scene.board.match.count
    place.tap(DEVICE, "up", "slam", "slam")
    assert panel.refused == "First move to the Trading Post."
    assert scene.board.match.count == count
    place.tap(DEVICE, "down", "slam")
    assert [line.label for line in panel.lines if not line.off] == ["Trading Post"]


def test_wrong_cards_are_refused_before_the_pupil_s_eyes_and_on_the_board(place: House) -> None:
    scene = begin(place, "boomtown")
    scene.turn_to(3)
    pupil = Pupil(place, scene)
    place.until(pupil.asked, "a Claim")
    place.frames(GAP_FRAMES)
    place.press(DEVICE, "back")
    pupil.mark(("cotton-mill",))
    place.frames(3)
    words = "First open the Cattle Ranch."
    assert scene.asking.trays[0].secret.picks.refusal == words
    said = words_of(scene)
    assert said is not None
    assert said.line == words
    assert scene.board.view(None)["streets"] == [[], []]


@each_game
def test_it_can_be_left_at_each_step(place: House, game: str) -> None:
    place.open(title(place.app)).frames(2)
    below = place.names
    for index in range(len(begin(place, game).lesson.steps)):
        place.top.turn_to(index)
        place.frames(3)
        assert place.top.index == index
        place.tap(DEVICE, "start")
        place.top.menu.select("leave")
        place.tap(DEVICE, "slam")
        assert place.names == below
        begin(place, game)


@each_game
def test_each_step_can_be_skipped_and_gone_back_to(place: House, game: str) -> None:
    place.open(title(place.app))
    scene = begin(place, game)
    place.frames(3)
    count = len(scene.lesson.steps)
    for index in range(count):
        assert scene.index == index
        place.tap(DEVICE, "start")
        place.top.menu.select("skip")
        place.tap(DEVICE, "slam")
    assert place.names == ["TitleScene"]
    scene = begin(place, game)
    scene.turn_to(count - 1)
    place.frames(3)
    place.tap(DEVICE, "start")
    place.top.menu.select("back")
    place.tap(DEVICE, "slam")
    assert scene.index == count - 2


def test_the_words_stand_until_they_have_been_read(place: House) -> None:
    scene = begin(place, "boomtown")
    place.tap(DEVICE, "slam", "slam")
    assert (scene.index, scene.phase) == (0, "talk")
    place.frames(READ_FRAMES)
    place.tap(DEVICE, "slam")
    place.frames(2)
    assert scene.index == 1


def test_the_others_wait_while_somebody_reads(place: House) -> None:
    scene = begin(place, "bountytown")
    scene.turn_to(6)
    count = scene.board.match.count
    place.frames(300)
    assert scene.phase == "talk"
    assert scene.board.match.count == count


def test_the_next_question_comes_once_all_has_been_seen(place: House) -> None:
    scene = begin(place, "boomtown")
    scene.turn_to(8)
    pupil = Pupil(place, scene)
    pupil.step()
    place.until(lambda: scene.asking.panel is not None, "dice that fell")
    assert scene.director.done


@each_game
def test_every_step_shows_a_picture_of_its_own(place: House, game: str) -> None:
    scene = begin(place, game)
    pictures = set()
    for index in range(len(scene.lesson.steps)):
        scene.turn_to(index)
        place.frames(40)
        pictures.add(place.draw())
    assert len(pictures) == len(scene.lesson.steps)
