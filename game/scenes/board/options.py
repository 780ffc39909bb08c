"""The options of a board game: preset and house rules, how hands are kept, how good bots are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.match.boxes import Preset
from game.match.games import Choice as Value
from game.match.games import Game
from game.scenes.board.option_words import WORDS
from game.scenes.match_options import MatchOptions
from game.scenes.settings import MANNERS, SECRECY
from game.stage.rows import Choice, Outcome, Row, Toggle

if TYPE_CHECKING:
    from game.store.settings import Settings

PRESET = "preset"


def preset_of(game: Game, settings: Settings) -> Preset | None:
    """The preset that is chosen, the first if none is, None in a game without presets."""
    box = game.box()
    chosen = box.preset(str(settings.boards.get(game.id, {}).get(PRESET, "")))
    return chosen or (box.presets[0] if box.presets else None)


def options_of(game: Game, settings: Settings) -> dict[str, Value]:
    """The options of the next match: the preset's, and the house rules that are kept over them."""
    preset = preset_of(game, settings)
    kept = settings.boards.get(game.id, {})
    house = {name: kept[name] for name, known in game.options.items() if _is_one(kept.get(name), known)}
    return {**(preset.options if preset else {}), **house}


def _is_one(value: Value | None, known: Sequence[Value]) -> bool:
    """Whether it is one of those; 1 is not True."""
    return any(value == one and type(value) is type(one) for one in known)


def house_rules(game: Game, settings: Settings) -> str:
    """What is not as the preset has it, '' if all is."""
    preset, values = preset_of(game, settings), options_of(game, settings)
    printed = preset.options if preset else {}
    said = []
    for name, known in game.options.items():
        value = values.get(name, known[0])
        if value != printed.get(name, known[0]):
            row = _row(name, known, values)
            word = row.words[row.on] if isinstance(row, Toggle) else row.options[row.index][1]
            said.append(f"{row.label}: {word}")
    return f"House rules. {', '.join(said)}." if said else ""


def turn_preset(game: Game, settings: Settings, step: int) -> None:
    """Choose the next preset, or the one before."""
    presets = game.box().presets
    here = preset_of(game, settings)
    if here is not None:
        _keep(game, settings, PRESET, presets[(presets.index(here) + step) % len(presets)].id)


def _keep(game: Game, settings: Settings, name: str, value: Value) -> None:
    """Another preset takes back what it sets itself."""
    kept = dict(settings.boards.get(game.id, {}))
    kept[name] = value
    preset = game.box().preset(str(value)) if name == PRESET else None
    for own in preset.options if preset else ():
        kept.pop(own, None)
    settings.boards = {**settings.boards, game.id: kept}


class BoardOptionsScene(MatchOptions):
    """Preset, house rules, and how hands are kept."""

    theme = "mars"

    def __init__(self, game: Game, theme: str) -> None:
        """game: whose options. theme: its look."""
        super().__init__(game.id)
        self.game = game
        self.theme = theme

    def own_rows(self) -> Sequence[Row]:
        """All options as they stand."""
        s = self.app.settings
        preset, values = preset_of(self.game, s), options_of(self.game, s)
        rows: list[Row] = []
        if preset is not None:
            names = [(one.id, one.name) for one in self.game.box().presets]
            rows.append(Choice(PRESET, "Setup", names, preset.id, note=preset.text))
        rows += [_row(name, known, values) for name, known in self.game.options.items()]
        return (*rows, Choice("secrecy", "Hidden hands", SECRECY, s.secrecy, note=MANNERS[s.secrecy]))

    def set(self, outcome: Outcome) -> None:
        """How hands are kept, or a house rule."""
        settings = self.app.settings
        if outcome.id == "secrecy":
            settings.secrecy = outcome.value  # type: ignore[assignment]  # one of SECRECY
        elif isinstance(outcome.value, str | int):
            _keep(self.game, settings, outcome.id, outcome.value)


def _row(name: str, known: Sequence[Value], values: Mapping[str, Value]) -> Toggle | Choice:
    words = WORDS.get(name)
    label = words.label if words else name.replace("_", " ").capitalize()
    note = words.note if words else ""
    value = values.get(name, known[0])
    if isinstance(known[0], bool):
        return Toggle(name, label, bool(value), note=note)
    rising = sorted(known, key=int) if all(isinstance(one, int) for one in known) else known
    said = [(one, words.said(one) if words else str(one)) for one in rising]
    return Choice(name, label, said, value, note=note)
