"""Sound effects; silent without a sound device."""

import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, SignalInstance, Slot

from beamme.physics.engine.flight import Surface
from beamme.table.storage.settings import LOUDEST
from ui.app.paths import RESOURCES
from ui.models.dice_model import DiceModel
from ui.models.game_model import GameModel
from ui.models.match.match_model import MatchModel
from ui.models.settings_model import SettingsModel

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect


def has_sound_server() -> bool:
    """Whether sound can be played; Qt Multimedia is slow to find out, and logs warnings."""
    if sys.platform != "linux" or "PULSE_SERVER" in os.environ or shutil.which("pulseaudio"):
        return True
    folder = Path(os.environ.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}"))
    sockets = (folder / "pulse" / "native", folder / "pipewire-0", Path("/run/pulse/native"))
    return any(socket.exists() for socket in sockets)


def struck(surface: str) -> str:
    """The event of a die that strikes this surface."""
    return f"struck-{surface}"


SOUNDS = {"match-ended": "win", **{struck(surface): str(surface) for surface in Surface}}
"""The sound of each event that no game owns; `ui/games/<game>/game.py` has those of a game."""


class Sounds(QObject):
    """One effect per file of all games, loaded once."""

    def __init__(self, settings: SettingsModel) -> None:
        super().__init__()
        self._settings = settings
        self._turn = 0
        self._effects: dict[str, QSoundEffect] = {}
        if has_sound_server():
            self._load()

    def _load(self) -> None:
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect  # noqa: PLC0415 see above

        if not QMediaDevices.audioOutputs():
            return
        for path in sorted(RESOURCES.glob("*/sounds/*.wav")):
            effect = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(path)))
            self._effects[path.stem] = effect

    def follow_match(self, match: MatchModel, dice: DiceModel) -> None:
        """Play the sounds that all games share."""
        match.ended.connect(lambda: self.play(SOUNDS["match-ended"]))
        self._follow_impacts(dice.struck, SOUNDS)

    @Slot(object, object)
    def follow_game(self, model: GameModel, own: Mapping[str, str]) -> None:
        """Play what happens in a game, by its own table of sounds."""
        names = {**SOUNDS, **own}
        model.happened.connect(lambda event: self.play(names[event]))
        if hasattr(model, "struck"):  # its dice fly
            self._follow_impacts(model.struck, names)

    def _follow_impacts(self, impact: SignalInstance, names: Mapping[str, str]) -> None:
        impact.connect(lambda strength, surface: self.play(names[struck(surface)], strength))

    def play(self, name: str, strength: float = 1.0) -> None:
        """Play the effect of this name, cycling through its numbered variants."""
        variants = [key for key in self._effects if key == name or key.startswith(f"{name}-")]
        if not variants or not self._settings.value.sound:
            return
        self._turn += 1
        effect = self._effects[variants[self._turn % len(variants)]]
        effect.setVolume(strength * self._settings.value.volume / LOUDEST)
        effect.play()

    def close(self) -> None:
        """Stop all sounds and release the sound device."""
        for effect in self._effects.values():
            effect.stop()
            effect.deleteLater()
        self._effects = {}
