"""Where QML, resources and translations are, and where matches and settings are kept."""

from dataclasses import dataclass
from pathlib import Path

import platformdirs

_HERE = Path(__file__).parents[1]

QML = _HERE / "qml"


def _beside(name: str) -> Path:
    """Inside the package where it is installed, beside it in the source tree."""
    inside = _HERE / name
    return inside if inside.is_dir() else _HERE.parent / name


RESOURCES = _beside("resources")
TRANSLATIONS = _beside("translations")


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of one user."""

    data: Path
    config: Path
    state: Path
    """The program's log and crash reports."""

    @property
    def matches(self) -> Path:
        """Saved matches."""
        return self.data / "matches"

    @property
    def boards(self) -> Path:
        """The user's own boards, a folder for each game."""
        return self.data / "boards"

    @property
    def settings(self) -> Path:
        """Preferences."""
        return self.config / "settings.json"


def places(folder: Path | None = None) -> Places:
    """The usual folders of this system, or everything below one folder."""
    if folder is not None:
        return Places(folder / "data", folder / "config", folder / "state")
    return Places(
        platformdirs.user_data_path("BeamMe", appauthor=False),
        platformdirs.user_config_path("BeamMe", appauthor=False),
        platformdirs.user_state_path("BeamMe", appauthor=False),
    )
