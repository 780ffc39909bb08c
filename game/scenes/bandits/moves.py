"""What each event of a hunt does to the parts of the screen: pieces, labels, banner, dust."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.times import gap_words
from game.scenes.bandits.cues import FLIP_VOICES
from game.scenes.bandits.photo import Finishes, Photo
from game.scenes.names import named

if TYPE_CHECKING:
    from game.rules.kernel import Event
    from game.scenes.bandits.banner import Banner
    from game.scenes.bandits.labels import Labels
    from game.scenes.bandits.tabletop import Tabletop
    from game.sound.mixer import Sound
    from game.stage.particles import Particles

TURN_STEP_MS = 22.0
"""Hidden one after the other: the wave of cards that turn."""


class Moves:
    """The parts of the screen that events move, and how; when they do is the director's."""

    def __init__(
        self, top: Tabletop, banner: Banner, labels: Labels, sound: Sound, particles: Particles
    ) -> None:
        """The parts."""
        self.top = top
        self.banner = banner
        self.labels = labels
        self.sound = sound
        self.particles = particles
        self._finishes = Finishes()

    @property
    def photo(self) -> Photo | None:
        """The closest meeting of hands in the race that is open or being checked."""
        return self._finishes.closest()

    def move(self, event: Event) -> None:
        """Let an event move what it moves; many move nothing."""
        move = MOVES.get(event.kind)
        if move is not None:
            move(self, event)

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
        gap = f"+{gap_words(abs(event.data['gap_ns']))}"
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
        place = self.top.layout.home(event.seat)
        self.labels.add(place, str(event.data["credits"]), seat=event.seat, coin=True)


MOVES: dict[str, Callable[[Moves, Event], None]] = {
    "dealt": Moves._dealt,
    "turn": Moves._turn,
    "hush": Moves._hush,
    "false_start": Moves._false_start,
    "flip": Moves._flip,
    "placed": Moves._placed,
    "race": Moves._race,
    "award": Moves._award,
    "beaten": Moves._beaten,
    "slip": Moves._slip,
    "capture_over": Moves._capture_over,
    "right": Moves._right,
    "wrong": Moves._wrong,
    "turned": Moves._turned,
    "removed": Moves._removed,
    "sheriff_taken": Moves._token,
    "sheriff_safe": Moves._token,
    "sheriff_returned": Moves._token_home,
    "escape": Moves._escape,
    "lost_bandits": Moves._lost,
    "returned": Moves._returned,
    "sent": Moves._sent,
    "time_up": Moves._time_up,
    "score": Moves._score,
}
"""What moves, by kind of event."""
