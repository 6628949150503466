"""Practise throws: one throw after the other from the same position, never saved."""

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject

from beamme.core.chance import Throw
from beamme.core.game import Chance
from beamme.core.match import Answered, Match, Moved
from beamme.table.play.fate import SEED_BYTES
from beamme.table.play.throwing import throw_seed
from beamme.table.play.worker import Worker, if_possible
from beamme.table.storage.record import Record, begin
from beamme.table.storage.seating import Seating
from beamme.throws.hands import PERSON
from beamme.throws.landed import Landed
from beamme.throws.throwing import thrown
from ui.app.tasks import Tasks
from ui.games.game_ui import Services, game_ui
from ui.match.showing.stage import Stage
from ui.models.game_model import GameModel, View
from ui.models.pages.practice_model import PracticeModel
from ui.models.setup_model import Setup
from ui.throwing.practice import hits_of, practice_of


class Practising:
    """Lets the dice of the practice page fly."""

    def __init__(
        self,
        model: PracticeModel,
        setups: Mapping[str, Setup],
        services: Services,
        stage: Stage,
    ) -> None:
        self._model = model
        self._setups = setups
        self._services = services
        self._stage = stage
        self._games: dict[str, GameModel] = {}
        self._record: Record | None = None
        self._task: asyncio.Task[None] | None = None
        model.decided.connect(self._decide)
        model.helpWanted.connect(self._help)

    @property
    def _worker(self) -> Worker:
        return self._services.worker()

    @property
    def _tasks(self) -> Tasks:
        return self._services.tasks()

    def open(self, key: str) -> None:
        """Practise this game, on the board that was chosen last."""
        game = practice_of(key).rules(self._setups[key])
        if key not in self._games:
            self._games[key] = self._new_model(key)
        usual = self._services.settings.value
        seating = [Seating(name, None, colour) for colour, name in enumerate(usual.names[:2])]
        record = begin(game, seating, secrets.token_bytes(SEED_BYTES), usual.assist)
        start = Match(game, len(seating), (), (practice_of(key).begun(game),))
        self._record = replace(record, match=start)
        self._model.bring(key, self._games[key], game, usual.assist)
        self._show(self._record, deciding=0)

    def leave(self) -> None:
        """Stop what flies."""
        if self._task is not None:
            self._task.cancel()
        self._task = self._record = None

    def _new_model(self, key: str) -> GameModel:
        ui = game_ui(key)
        model = ui.new_model()
        if isinstance(model, QObject):
            model.setParent(self._model)
        ui.attend(model, self._services)
        model.decided.connect(self._decide)
        model.actionsChanged.connect(self._model.actionsChanged)
        self._model.brought.emit(model, ui.sounds)
        return model

    def _decide(self, moves: tuple[Any, ...]) -> None:
        busy = self._task is not None and not self._task.done()
        if self._record is not None and not busy:
            self._task = self._tasks.spawn(self._throw(self._record, moves[0]))

    def _help(self, help_: str) -> None:
        if self._record is not None:
            seats = [replace(seat, help=help_) for seat in self._record.seating]
            self._record = replace(self._record, seating=tuple(seats))
            if self._task is None or self._task.done():
                self._show(self._record, deciding=0)

    async def _throw(self, record: Record, move: Any) -> None:  # noqa: ANN401 the moves of any game
        flying = record.match.add(Moved(0, move))
        turn, seed = flying.turn, throw_seed(record.seed, 0)
        if not isinstance(turn, Chance) or not isinstance(turn.ask, Throw):
            raise TypeError(turn)
        game: Any = flying.game
        asked = asyncio.ensure_future(self._land(game, turn.ask, seed))
        try:
            await asyncio.sleep(0)  # the simulation starts before the window is busy
            self._show(replace(record, match=flying), deciding=None)
            landed = await asked
        finally:
            asked.cancel()
        if landed is not None:
            rested = replace(record, match=flying.add(Answered(landed.rest)))
            await self._stage.show_throw(rested, self._game.common.arena, landed)
            self._show(rested, deciding=None)
            self._model.note(hits_of(game.key, game, turn.ask, landed))
            await self._stage.pause(rested)
        if self._record is not None:
            self._record = replace(self._record, seed=secrets.token_bytes(SEED_BYTES))
            self._show(self._record, deciding=0)

    async def _land(self, game: Any, throw: Throw, seed: bytes) -> Landed | None:  # noqa: ANN401 the rules of any game
        return await if_possible(self._worker.ask(thrown, game, throw, PERSON, seed))

    @property
    def _game(self) -> GameModel:
        return self._games[self._model.property("gameKey")]

    def _show(self, record: Record, deciding: int | None) -> None:
        self._game.show(View(record, deciding))
        self._model.actionsChanged.emit()
