"""All pads that are plugged in, by SDL's instance id: indices and `.joy` may name another pad tomorrow."""

from __future__ import annotations

import contextlib
from typing import NamedTuple

import pygame

from game.inputs.bindings import Bindings
from game.inputs.padlook import PadLook, look_of, style_of
from game.inputs.padroles import parts_of, roles_for
from game.inputs.pads import Change, Pad, PadInfo
from game.inputs.sdl import PadEvent, Sdl
from game.inputs.source import Edge, Source, Stamp, stamped
from game.inputs.span import Span, now_ns


class PadMove(NamedTuple):
    """A change of a pad's control and when it was."""

    info: PadInfo
    change: Change
    stamp: Stamp


class PadFacts(NamedTuple):
    """What SDL told about a pad when it was opened. rests: where its axes stood, as far as known."""

    mapping: str
    rests: dict[int, int]


class PadPark:
    """Opens and closes pads and turns their reports into dated changes."""

    def __init__(self, bindings: Bindings, sdl: Sdl | None, sources: tuple[Source, ...]) -> None:
        self._bindings = bindings
        self._sdl = sdl
        self._sources = sources
        self._looked_ns: int | None = None
        self._pads: dict[int, Pad] = {}
        self._facts: dict[int, PadFacts] = {}
        self._looks: dict[tuple[int, str], PadLook] = {}
        self._joysticks: dict[int, pygame.joystick.JoystickType] = {}  # kept: SDL closes what Python drops

    def infos(self) -> list[PadInfo]:
        """The pads that are plugged in, longest first."""
        return [pad.info for pad in self._pads.values()]

    def scan(self) -> list[PadInfo]:
        """Open every pad that isn't open yet; returns the new ones.

        Looks at all of them, not at the index in an event: it is stale once another pad has come or gone.
        """
        return [info for index in range(pygame.joystick.get_count()) if (info := self._open(index))]

    def remove(self, instance: int) -> tuple[PadInfo, list[Change]] | None:
        """Close a pad that is gone; who it was and how its stick falls back, None if it wasn't open."""
        pad = self._pads.pop(instance, None)
        self._joysticks.pop(instance, None)
        self._facts.pop(instance, None)
        return (pad.info, pad.centre()) if pad else None

    def controls(self, device: str) -> dict[str, str]:
        """Control by raw control of a pad, {} if it is not plugged in."""
        return next((pad.controls for pad in self._pads.values() if pad.info.device == device), {})

    def parts(self, device: str) -> dict[str, str]:
        """Where the buttons of a pad lie, by raw control; {} if nobody knows."""
        for instance, pad in self._pads.items():
            if pad.info.device == device:
                return parts_of(self._facts[instance].mapping)
        return {}

    def look(self, device: str, style: str = "") -> PadLook:
        """What is printed on a pad, and where its controls lie; plain if it is not plugged in.

        style: it bears the letters of that one, '' = of its own.
        """
        for instance, pad in self._pads.items():
            if pad.info.device == device:
                found = self._looks.get((instance, style))
                if found is None:
                    mapping = self._facts[instance].mapping
                    found = look_of(style or pad.info.style, mapping, pad.controls)
                    self._looks[instance, style] = found
                return found
        return PadLook(style)

    def rumble(self, device: str, ms: int, strength: float) -> None:
        """Let a pad tremble, if it can and is still there."""
        for instance, pad in self._pads.items():
            if pad.info.device == device:
                with contextlib.suppress(pygame.error):
                    self._joysticks[instance].rumble(strength, strength, ms)

    def rebind(self, bindings: Bindings) -> None:
        """Use other bindings from now on; buttons held now count once they are pressed anew."""
        self._bindings = bindings
        self._looks.clear()
        for instance, old in list(self._pads.items()):
            self._pads[instance] = self._make(old.info)
            self._pads[instance].period = old.period

    def take(self, pump: Span) -> list[PadMove]:
        """The changes that wait in SDL's queue."""
        if self._sdl is None:
            return []
        unseen, self._looked_ns = self._looked_ns, now_ns()
        events = self._sdl.take_pad_events()
        until_now = Span(pump.lo, now_ns() + 1)  # the thread may have queued some since the pump has ended
        return [move for event in events for move in self._feed(event, until_now, unseen)]

    def feed(self, event: PadEvent, pump: Span) -> list[PadMove]:
        """The changes of a report that came by pygame: queued since `take`, or that has no SDL."""
        until_now = pump if self._looked_ns is None else Span(pump.lo, now_ns() + 1)
        return self._feed(event, until_now, self._looked_ns)

    def _feed(self, event: PadEvent, pump: Span, unseen_ns: int | None) -> list[PadMove]:
        pad = self._pads.get(event.instance)
        if pad is None:
            return []
        edge = Edge(pad.info.device, event.number, bool(event.value), event.tick, unseen_ns)
        stamp = stamped(self._sources, edge, pump)
        pad.period.report(stamp.span.hi)
        dated = stamp._replace(span=stamp.span.widen(pad.period.ns))
        return [PadMove(pad.info, change, dated) for change in pad.feed(event)]

    def centre(self) -> list[tuple[PadInfo, Change]]:
        """Take all sticks as centred until they report again; what that changes."""
        return [(pad.info, change) for pad in self._pads.values() for change in pad.centre()]

    def _open(self, index: int) -> PadInfo | None:
        try:
            joystick = pygame.joystick.Joystick(index)
            instance = joystick.get_instance_id()
        except pygame.error:  # already gone again
            return None
        if instance in self._pads:
            return None
        self._joysticks[instance] = joystick
        self._facts[instance] = PadFacts(self._sdl.mapping(index) if self._sdl else "", self._rests(joystick))
        self._pads[instance] = self._make(self._info(index, joystick))
        return self._pads[instance].info

    def _make(self, info: PadInfo) -> Pad:
        facts = self._facts[info.instance]
        bindings = self._bindings
        overrides = {**bindings.pads.get("*", {}), **bindings.pads.get(info.name, {})}
        roles = roles_for(facts.mapping, overrides)
        pad = Pad(info, roles, dead_zone=bindings.dead_zone, trigger=bindings.trigger)
        for axis, value in facts.rests.items():
            pad.rest(axis, value)
        return pad

    def _info(self, index: int, joystick: pygame.joystick.JoystickType) -> PadInfo:
        instance = joystick.get_instance_id()
        serial = self._sdl.serial(instance) if self._sdl else ""
        virtual = self._sdl.is_virtual(index) if self._sdl else False
        name, guid = joystick.get_name(), joystick.get_guid()
        style = style_of(self._sdl.kind(index) if self._sdl else 0, guid, name)
        return PadInfo(instance, name, guid, serial, virtual, style)

    def _rests(self, joystick: pygame.joystick.JoystickType) -> dict[int, int]:
        if self._sdl is None:
            return {}
        found = {
            axis: self._sdl.rest(joystick.get_instance_id(), axis) for axis in range(joystick.get_numaxes())
        }
        return {axis: value for axis, value in found.items() if value is not None}


def pad_report(event: pygame.event.Event) -> PadEvent:
    """A report as pygame gives it: without SDL's tick."""
    if event.type == pygame.JOYAXISMOTION:
        return PadEvent(event.instance_id, "axis", event.axis, round(event.value * 32767), None)
    if event.type == pygame.JOYHATMOTION:
        x, y = event.value
        bits = (1 if y > 0 else 0) | (2 if x > 0 else 0) | (4 if y < 0 else 0) | (8 if x < 0 else 0)
        return PadEvent(event.instance_id, "hat", event.hat, bits, None)
    return PadEvent(event.instance_id, "button", event.button, int(event.type == pygame.JOYBUTTONDOWN), None)
