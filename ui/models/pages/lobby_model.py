"""The list of games and the set-up of a new match."""

import logging
import secrets
from dataclasses import replace
from hashlib import sha256
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.ai.strategy import Level
from beamme.commands.terminal import visible
from beamme.core.names import tidy_name
from beamme.games import GAMES
from beamme.table.play.fate import SEED_BYTES, lot
from beamme.table.storage.line_ups import written
from beamme.table.storage.record import Record, begin
from beamme.table.storage.seating import Seating
from beamme.throws.hands import HELPS
from beamme.throws.throwing import is_thrown
from ui.games.game_ui import game_ui
from ui.models.pages import line_up
from ui.models.pages.lobby_rows import (
    GameRow,
    LevelRow,
    SeatChoice,
    game_rows,
    level_rows,
    seat_rows,
)
from ui.models.rows import RowsModel
from ui.models.settings_model import SettingsModel
from ui.models.setup_model import Setup
from ui.text.games import title
from ui.text.reasons import reason_text
from ui.text.words import fill, translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

BY_LOT = -1

_log = logging.getLogger(__name__)


@QmlElement
@QmlUncreatable("made by the program")
class LobbyModel(QObject):  # type: ignore[operator]
    """The games on the home screen, and the set-up of a new match."""

    changed = Signal()
    begun = Signal(object)
    failed = Signal(str)

    def __init__(self, settings: SettingsModel, setups: dict[str, Setup]) -> None:
        super().__init__()
        self._settings = settings
        self._setups = setups
        self._key = next(iter(GAMES))
        self._seating: list[Seating] = []
        self._starter = BY_LOT
        self._seed_text = ""
        self._games = RowsModel(GameRow, self)
        self._seats = RowsModel(SeatChoice, self)
        self._levels = RowsModel(LevelRow, self)
        for setup in setups.values():
            setup.changed.connect(self._update)
        self.retranslate()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._games.show(game_rows())
        self._levels.show(level_rows())
        if self._seating:
            self._setups[self._key].retranslate()
        self._update()

    @Slot()
    def _update(self) -> None:
        usual, note = self._settings.value, self._setups[self._key].note
        helps = usual.assist if is_thrown(self._key) else ""
        self._seats.show(seat_rows(self._seating, usual.level, note, helps))
        self.changed.emit()

    @Slot(str)
    def open(self, key: str) -> None:
        """Set up a new match of this game, with those who played it last."""
        if key not in GAMES:
            return
        self._key = key
        self._seating = line_up.usual(key, self._settings.value)
        self._starter = BY_LOT
        self._seed_text = ""
        problems = self._setups[key].open(len(self._seating))
        self._update()
        for problem in problems:
            _log.warning("a board cannot be used: %s", problem)
        if problems:
            text = translate("Lobby", "A board of your own cannot be used: %1")
            self.failed.emit(fill(text, visible(reason_text(problems[0]))))

    @Slot()
    def addSeat(self) -> None:
        """Add an opponent."""
        if len(self._seating) >= game_ui(self._key).seats.stop - 1:
            return
        self._seating.append(line_up.opponent(self._seating, self._settings.value))
        self._setups[self._key].seat_count(len(self._seating))

    @Slot(int)
    def removeSeat(self, seat: int) -> None:
        """Remove this seat, if enough remain."""
        enough = len(self._seating) > game_ui(self._key).seats.start
        if not enough or seat not in range(len(self._seating)):
            return
        del self._seating[seat]
        self._starter = BY_LOT
        self._setups[self._key].remove_seat(seat)

    @Slot(int, str)
    def setName(self, seat: int, name: str) -> None:
        self._change(seat, name=tidy_name(name))

    @Slot(int, bool)
    def setPerson(self, seat: int, person: bool) -> None:
        self._change(seat, level=None if person else Level(self._settings.value.level))

    @Slot(int, str)
    def setLevel(self, seat: int, level: str) -> None:
        if level in list(Level):
            self._change(seat, level=Level(level))

    @Slot(int, str)
    def setHelp(self, seat: int, key: str) -> None:
        """Show this person so much of a throw."""
        if key in HELPS:
            self._change(seat, help=key)

    @Slot()
    def play(self) -> None:
        """Begin the match."""
        if not self._seating or line_up.problem(self._seating):
            return
        seed = self._seed()
        count = len(self._seating)
        first = lot(seed, count) if self._starter == BY_LOT else self._starter
        order = [(first + seat) % count for seat in range(count)]
        game = self._setups[self._key].game(order)
        line_ups = self._settings.value.line_ups
        self._settings.remember(line_ups={**line_ups, self._key: written(self._seating)})
        seating = [self._seating[seat] for seat in order]
        self.begun.emit(begin(game, seating, seed, self._settings.value.assist))

    def again(self, record: Record) -> None:
        """Begin a rematch in which the next seat starts."""
        game = self._setups[record.match.game.key].rotated(record.match.game)
        seating = (*record.seating[1:], record.seating[0])
        seed, helps = secrets.token_bytes(SEED_BYTES), self._settings.value.assist
        self.begun.emit(begin(game, seating, seed, helps))

    def _change(self, seat: int, **changes: Any) -> None:
        if 0 <= seat < len(self._seating):
            self._seating[seat] = replace(self._seating[seat], **changes)
            self._update()

    def _seed(self) -> bytes:
        word = self._seed_text.strip()
        return sha256(word.encode()).digest() if word else secrets.token_bytes(SEED_BYTES)

    @Property(QObject, constant=True)
    def games(self) -> QObject:
        return self._games

    @Property(QObject, constant=True)
    def seats(self) -> QObject:
        return self._seats

    @Property(QObject, constant=True)
    def levels(self) -> QObject:
        return self._levels

    @Property(str, notify=changed)
    def gameKey(self) -> str:
        return self._key

    @Property(str, notify=changed)
    def title(self) -> str:
        return title(self._key)

    @Property(int, notify=changed)
    def seatCount(self) -> int:
        return len(self._seating)

    @Property(int, notify=changed)
    def minSeats(self) -> int:
        return game_ui(self._key).seats.start

    @Property(int, notify=changed)
    def maxSeats(self) -> int:
        return game_ui(self._key).seats.stop - 1

    @Property(str, notify=changed)
    def problem(self) -> str:
        return line_up.problem(self._seating)

    @Property(str, notify=changed)
    def goal(self) -> str:
        return self._setups[self._key].goal() if self._seating else ""

    @Property(str, notify=changed)
    def starterHint(self) -> str:
        """Who begins by the rulebook."""
        return self._setups[self._key].begins() if self._seating else ""

    @Property(str, notify=changed)
    def summary(self) -> str:
        return line_up.summary(self._key, self._seating)

    def _get_starter(self) -> int:
        return self._starter

    def _set_starter(self, value: int) -> None:
        if BY_LOT <= value < len(self._seating):
            self._starter = value
            self.changed.emit()

    starter = Property(int, _get_starter, _set_starter, notify=changed)

    def _get_seed_text(self) -> str:
        return self._seed_text

    def _set_seed_text(self, value: str) -> None:
        self._seed_text = value[:100]
        self.changed.emit()

    seedText = Property(str, _get_seed_text, _set_seed_text, notify=changed)
