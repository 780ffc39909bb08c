"""Scenes on a stack: who is told of what, who is drawn, and that keys do not leak from one to the next."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from game.scenes.stack import Scene, Stack


class Actor(Scene):
    """Notes what is asked of it."""

    def __init__(self, name: str, log: list[str], *, through: bool = False, stays: bool = False) -> None:
        self.name, self.log, self.see_through, self.stays = name, log, through, stays

    def enter(self) -> None:
        self.log.append(f"{self.name} enters")

    def leave(self) -> bool:
        self.log.append(f"{self.name} leaves")
        return not self.stays

    def suspend(self) -> None:
        self.log.append(f"{self.name} is covered")

    def resume(self) -> None:
        self.log.append(f"{self.name} is back")

    def draw(self, canvas: Any) -> None:  # noqa: ARG002
        self.log.append(f"{self.name} is drawn")


def stage() -> tuple[Stack, list[str]]:
    log: list[str] = []
    app: Any = SimpleNamespace(input_break=lambda: log.append("break"))
    return Stack(app), log


def test_each_change_of_scene_breaks_the_input_before_the_next_scene_is_told() -> None:
    stack, log = stage()
    stack.push(Actor("one", log))
    stack.push(Actor("two", log))
    stack.pop()
    stack.swap(Actor("three", log))
    assert log == [
        "break", "one enters", "one is covered", "break", "two enters", "two leaves", "break", "one is back",
        "one leaves", "break", "three enters",
    ]  # fmt: skip


def test_a_scene_that_refuses_to_leave_stays() -> None:
    stack, log = stage()
    first = Actor("one", log, stays=True)
    stack.push(first)
    assert not stack.pop()
    stack.swap(Actor("two", log))
    assert stack.top is first


def test_a_reset_lets_all_go_whether_they_like_it_or_not() -> None:
    stack, log = stage()
    for name in ("one", "two"):
        stack.push(Actor(name, log, stays=True))
    last = Actor("three", log)
    stack.reset(last)
    assert stack.top is last
    assert [line for line in log if line.endswith("leaves")] == ["two leaves", "one leaves"]


def test_only_what_shows_through_is_drawn_below_the_top() -> None:
    stack, log = stage()
    for actor in (Actor("one", log), Actor("two", log), Actor("three", log, through=True)):
        stack.push(actor)
    log.clear()
    canvas: Any = SimpleNamespace(layer=lambda: log.append("layer"))
    stack.draw(canvas)
    assert log == ["two is drawn", "layer", "three is drawn", "layer"]


def test_an_empty_stack_has_no_top_and_pops_nothing() -> None:
    stack, _ = stage()
    assert stack.top is None
    assert not stack.pop()
