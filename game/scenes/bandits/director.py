"""Plays the events of a hunt: each moves its pieces, has its voice and leaves its reason on screen."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from game.rules.kernel import TABLE, Event
from game.scenes.bandits.cues import CUES, FLIP_VOICES
from game.scenes.bandits.photo import Finishes, Photo
from game.scenes.names import named
from game.stage.motion import Timeline

if TYPE_CHECKING:
    from game.scenes.bandits.banner import Banner
    from game.scenes.bandits.labels import Labels
    from game.scenes.bandits.tabletop import Tabletop
    from game.sound.mixer import Sound
    from game.stage.particles import Particles

REASONS_KEPT = 10
TURN_STEP_MS = 22.0
"""Hidden one after the other: the wave of cards that turn."""
STEP_MS = {
    "placed": 700.0,
    "turn": 200.0,
    "right": 380.0,
    "wrong": 380.0,
    "turned": 500.0,
    "lost_bandits": 300.0,
    "sheriff_taken": 260.0,
    "sheriff_safe": 260.0,
    "sheriff_returned": 200.0,
    "returned": 300.0,
    "sent": 300.0,
    "removed": 500.0,
    "score": 700.0,
}
"""What the check shows one after the other: the time before each."""
AT_ONCE = ("hush", "flip", "bell", "race_broken", "time_up")
"""Nothing may still be on its way when one of these comes."""


class Director:
    """Carries out what `CUES` names. reasons: the last ten 'why' lines, oldest first."""

    def __init__(
        self, top: Tabletop, banner: Banner, labels: Labels, sound: Sound, particles: Particles
    ) -> None:
        """The parts of the screen that events move."""
        self.top = top
        self.banner = banner
        self.labels = labels
        self.sound = sound
        self.particles = particles
        self._finishes = Finishes()
        self.reasons: deque[str] = deque(maxlen=REASONS_KEPT)
        self.scores: dict[int, dict[str, Any]] = {}
        self._line = Timeline()

    def take(self, events: list[Event]) -> None:
        """Show events of one moment, the check step by step; what is still on its way is hurried."""
        wait = 0.0
        for event in events:
            if event.kind in AT_ONCE:
                self.hurry()
                wait = 0.0
            wait += self.top.pace.ms(STEP_MS.get(event.kind, 0.0))
            if wait:
                self._line.at(wait, partial(self.play, event))
            else:
                self.play(event)

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self._line.advance(dt_ns)
        if self._line.done:
            self._line = Timeline()

    @property
    def done(self) -> bool:
        """Whether everything has been shown."""
        return self._line.done

    @property
    def photo(self) -> Photo | None:
        """The closest meeting of hands in the race that is open or being checked."""
        return self._finishes.closest()

    def hurry(self) -> None:
        """Show at once all that is still on its way."""
        self._line.finish()
        self._line = Timeline()

    def play(self, event: Event) -> None:
        """Show one event."""
        play = PLAYS.get(event.kind)
        if play is not None:
            play(self, event)
        if event.why:
            self._say(event)
        voice = CUES[event.kind].voice
        if voice:
            self.sound.play(voice, self._pan(event))

    def _say(self, event: Event) -> None:
        sentence = named(event.why)
        self.reasons.append(sentence)
        if event.kind not in ("dealt", "flip", "time_up"):  # there the banner says what to do
            self.banner.say(sentence)

    def _pan(self, event: Event) -> float:
        if event.seat == TABLE:
            return 0.0
        return self.top.layout.pan(self.top.layout.home(event.seat)[0])

    # Turns

    def _dealt(self, event: Event) -> None:
        self.top.deal(event.seat)

    def _turn(self, event: Event) -> None:
        self.banner.turn(event.seat)

    def _hush(self, event: Event) -> None:
        self._finishes = Finishes()
        self.labels.clear()
        self.banner.hush()
        self.top.draw(event.seat, event.data["left"])

    def _false_start(self, event: Event) -> None:
        self.labels.add(self.top.layout.home(event.seat), "FALSE START", alarm=True)

    def _flip(self, event: Event) -> None:
        self.top.show(event.data["card"])
        self.banner.flip(event.data, named(event.why))
        voice = FLIP_VOICES.get(event.data["kind"])
        if voice:
            self.sound.play(voice)

    def _placed(self, event: Event) -> None:
        self.top.lay(event.data["card"], event.data["spot"])

    def _race(self, event: Event) -> None:
        self.banner.race(event.data["limit_ns"])
        self.sound.tension(1.0)

    # Hands

    def _award(self, event: Event) -> None:
        self._finishes.award(event)

    def _beaten(self, event: Event) -> None:
        self._finishes.beaten(event)
        gap = f"+{abs(event.data['gap_ns']) / 1e6:.0f} ms"
        words = f"DEAD HEAT {gap}" if event.data["dead_heat"] else gap
        self.labels.add(self._target_place(event.data["target"]), words, seat=event.seat)

    def _slip(self, event: Event) -> None:
        words = {"late": "TOO LATE", "kind": "WRONG KIND", "not yours": "NOT YOURS"}
        self.labels.add(self._target_place(event.data["target"]), words[event.data["fault"]], seat=event.seat)

    def _target_place(self, target: str) -> tuple[float, float]:
        if target.startswith("spot-"):
            place = self.top.layout.spot(int(target.removeprefix("spot-")))
        else:
            place = self.top.tokens[target].place
        return place.x, place.y

    def _capture_over(self, _event: Event) -> None:
        self.banner.check()
        self.sound.tension(0.0)

    # The check

    def _right(self, event: Event) -> None:
        data = event.data
        place = self.top.layout.spot(data["spot"])
        self.labels.add((place.x, place.y), f"+{data['credits']}", seat=event.seat, coin=True)
        self.particles.coins(place.x, place.y, 5 * data["credits"])
        self.top.capture(event.seat, data["spot"], data["card"])

    def _wrong(self, event: Event) -> None:
        place = self.top.layout.spot(event.data["spot"])
        self.labels.add((place.x, place.y), "WRONG", seat=event.seat, alarm=True)
        self.top.check(event.data["spot"], event.data["card"])

    def _turned(self, event: Event) -> None:
        for index, row in enumerate(event.data["spots"]):
            self.top.turn(row["spot"], row["card"], up=event.data["up"], delay_ms=600 + index * TURN_STEP_MS)
        if not event.data["up"]:
            self.top.hide_checked(delay_ms=600)

    def _removed(self, _event: Event) -> None:
        self.top.drop_shown()

    def _token(self, event: Event) -> None:
        self.top.give_token(event.data["token"], event.seat)

    def _token_home(self, event: Event) -> None:
        self.top.give_token(event.data["token"], None)

    def _escape(self, event: Event) -> None:
        self.top.escape(event.data["card"])

    def _lost(self, event: Event) -> None:
        self.top.flee(event.seat, event.data["cards"], event.data["escape"])

    def _returned(self, event: Event) -> None:
        cards = [(row["card"], row["spot"]) for row in event.data["cards"]]
        self.top.come_back(event.data["escape"], cards)

    def _sent(self, event: Event) -> None:
        cards = [(row["card"], row["spot"]) for row in event.data["cards"]]
        self.top.send(event.data["escape"], cards)

    # The end

    def _time_up(self, _event: Event) -> None:
        self.banner.time_up()

    def _score(self, event: Event) -> None:
        self.scores[event.seat] = event.data


PLAYS: dict[str, Callable[[Director, Event], None]] = {
    "dealt": Director._dealt,
    "turn": Director._turn,
    "hush": Director._hush,
    "false_start": Director._false_start,
    "flip": Director._flip,
    "placed": Director._placed,
    "race": Director._race,
    "award": Director._award,
    "beaten": Director._beaten,
    "slip": Director._slip,
    "capture_over": Director._capture_over,
    "right": Director._right,
    "wrong": Director._wrong,
    "turned": Director._turned,
    "removed": Director._removed,
    "sheriff_taken": Director._token,
    "sheriff_safe": Director._token,
    "sheriff_returned": Director._token_home,
    "escape": Director._escape,
    "lost_bandits": Director._lost,
    "returned": Director._returned,
    "sent": Director._sent,
    "time_up": Director._time_up,
    "score": Director._score,
}
"""What moves, by kind of event."""
