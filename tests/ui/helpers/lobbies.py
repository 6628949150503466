"""A lobby of all games, opened for a match of one of them."""

from pathlib import Path
from typing import Any

from beamme.games import GAMES
from beamme.table.storage.record import Record
from beamme.table.storage.settings import Settings
from tests.ui.helpers.recorded import heard, rows_of
from tests.ui.helpers.window_fixtures import Watch
from ui.app.language import Language
from ui.games.game_ui import game_ui
from ui.models.pages.lobby_model import LobbyModel
from ui.models.settings_model import SettingsModel


class Lobby:
    """Seats, names and set-up of a match, as the window uses them."""

    def __init__(
        self, language: Language, folder: Path, watched: Watch, key: str, spoken: str = "en"
    ) -> None:
        own = Settings(language=spoken, level="casual")
        self.settings = SettingsModel(own, lambda _: None, language)
        setups = {each: game_ui(each).new_setup(folder) for each in GAMES}
        self.setup: Any = setups[key]
        self.model = LobbyModel(self.settings, setups)
        for rows in (self.model.seats, self.model.games, self.model.levels):
            watched(rows)
        self.begun = heard(self.model.begun)
        self.failed = heard(self.model.failed)
        self.model.open(key)

    def record(self) -> Record:
        """Play, and give the match that began."""
        self.model.play()
        return self.last()

    def again(self, record: Record) -> Record:
        """Play once more with the same players, and give the match that began."""
        self.model.again(record)
        return self.last()

    def last(self) -> Record:
        """Give the match that began last."""
        record: Record = self.begun[-1][0]
        return record

    def names(self) -> list[str]:
        """Tell who sits there."""
        return [row["name"] for row in rows_of(self.model.seats)]

    def notes(self) -> list[str]:
        """Tell what stands below the names."""
        return [row["note"] for row in rows_of(self.model.seats)]
