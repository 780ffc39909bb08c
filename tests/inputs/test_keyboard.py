"""Which keys count."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.inputs.bindings import Bindings
from game.inputs.keyboard import GRACE_NS, Keyboard
from game.inputs.scancodes import CODES
from game.inputs.source import Edge, Stamp
from game.inputs.span import MS, Span

V, RETURN, Z, ESCAPE = (CODES[name] for name in ("V", "Return", "Z", "Escape"))
LATER = Span(10_000 * MS, 10_016 * MS)


def board() -> Keyboard:
    return Keyboard(Bindings(), ())


def found(
    keyboard: Keyboard, scancode: int, pressed: bool, span: Span = LATER
) -> tuple[str, str, float] | None:
    move = keyboard.key(scancode, pressed, span)
    return (move.device, move.change.control, move.change.value) if move else None


def test_keys_belong_to_zones_or_to_nobody() -> None:
    one = board()
    assert found(one, V, True) == ("keys1", "slam", 1.0)
    assert found(one, RETURN, True) == ("keys2", "slam", 1.0)
    assert found(one, Z, True) == ("keys", "", 1.0)
    assert found(one, ESCAPE, True) == ("keys", "start", 1.0)
    assert found(one, V, False) == ("keys1", "slam", 0.0)


def test_auto_repeat_is_no_press() -> None:
    one = board()
    assert found(one, V, True)
    assert [found(one, V, True) for _ in range(20)] == [None] * 20


def test_a_key_held_when_the_focus_went_must_be_released_before_it_counts() -> None:
    one = board()
    found(one, V, True)
    one.focus_lost()
    one.focus_gained(0)
    assert found(one, V, True) is None
    assert found(one, V, False) is None
    assert found(one, V, True) == ("keys1", "slam", 1.0)


def test_releases_that_sdl_sends_just_before_the_loss_of_focus_don_t_count_as_releases() -> None:
    one = board()
    found(one, V, True)
    one.begin()
    assert found(one, V, False) == ("keys1", "slam", 0.0)
    one.focus_lost()
    one.focus_gained(0)
    assert found(one, V, True) is None


def test_a_key_released_long_before_the_loss_of_focus_counts_at_once() -> None:
    one = board()
    found(one, V, True)
    found(one, V, False)
    one.begin()
    one.focus_lost()
    one.focus_gained(0)
    assert found(one, V, True)


def test_in_the_first_moment_of_the_focus_keys_may_be_held_over_and_don_t_count() -> None:
    one = board()
    one.focus_gained(0)
    assert found(one, V, True, Span(GRACE_NS - 5, GRACE_NS)) is None
    assert found(one, RETURN, True, Span(GRACE_NS + 1, GRACE_NS + 2))
    assert found(one, V, True) is None, "it still has to be released"
    assert found(one, V, False) is None
    assert found(one, V, True)


def test_where_the_server_tells_what_is_held_nothing_else_is_doubted() -> None:
    one = board()
    found(one, V, True)
    one.focus_lost()
    one.focus_gained(LATER.lo)
    one.held_keys_told()
    assert found(one, V, True) == ("keys1", "slam", 1.0)


class HeldOver:
    """A source that knows of keys held over."""

    def begin(self) -> None:
        pass

    def stamp(self, edge: Edge, pump: Span) -> Stamp | None:
        return Stamp(pump, "x11", held_over=True) if edge.pressed and edge.code == V else None


def test_a_key_that_a_source_calls_held_over_is_no_press_until_it_was_released() -> None:
    one = Keyboard(Bindings(), (HeldOver(),))
    assert found(one, V, True) is None
    assert found(one, V, True) is None
    assert found(one, RETURN, True)


@given(st.lists(st.tuples(st.sampled_from([V, RETURN, Z, "lost", "gained"]), st.booleans()), max_size=40))
def test_every_press_that_counts_was_preceded_by_a_release_in_this_focus_period(
    events: list[tuple[int | str, bool]],
) -> None:
    one, down, away = board(), set[int](), set[int]()
    for what, pressed in events:
        one.begin()
        if what == "lost":
            away |= down
            down.clear()
            one.focus_lost()
        elif what == "gained":
            one.focus_gained(0)
        else:
            code = int(what)
            move = found(one, code, pressed)
            if pressed and move:
                assert code not in down and code not in away
                down.add(code)
            if not pressed:
                assert (move is not None) == (code in down)
                down.discard(code)
                away.discard(code)
