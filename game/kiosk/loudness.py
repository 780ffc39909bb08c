"""How loud a kiosk is, and whether anything is heard at all: operators want to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.app import App

BACK = "The sound is back."


class Loudness:
    """Below the operator's ceiling. Notices when the loudspeaker fails, and when that is over."""

    def __init__(self) -> None:
        """All is well."""
        self._said = ""

    def set(self, app: App, ceiling: float, *, silent: bool) -> None:
        """Let the settings count as far as they may. silent: not even that."""
        app.sound.volume_effects = min(app.settings.effects, ceiling)
        app.sound.volume_music = min(app.settings.music, ceiling)
        app.sound.mute = app.settings.mute or app.silent or silent

    def news(self, notice: str) -> str:
        """A sentence when it has changed, else ''. notice: what is wrong with the sound now, or ''."""
        before, self._said = self._said, notice
        return "" if notice == before else notice or BACK
