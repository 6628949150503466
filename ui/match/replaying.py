"""Show the last throw of anybody again, from two angles, when somebody asks for it."""

import asyncio
from typing import Any

from beamme.table.storage.record import Record
from beamme.throws.landed import Landed
from ui.app.tasks import Tasks
from ui.match.showing.stage import Stage
from ui.models.game_model import View
from ui.models.match.match_model import MatchModel
from ui.models.settings_model import SettingsModel
from ui.models.throws import last_throw
from ui.text.words import translate

ANGLES = ("close", "above")


class Replaying:
    """Holds what is shown next until a throw was seen again."""

    def __init__(
        self, model: MatchModel, stage: Stage, settings: SettingsModel, tasks: Tasks
    ) -> None:
        self._model = model
        self._stage = stage
        self._settings = settings
        self._tasks = tasks
        self._task: asyncio.Task[None] | None = None
        model.replayWanted.connect(self._toggle)

    async def stop(self) -> None:
        """Show the present again."""
        await self._tasks.stop(self._task)

    def _toggle(self) -> None:
        if self._task is not None and not self._task.done():
            self._tasks.spawn(self.stop())
        elif not self._settings.calm and not self._stage.alone.locked():
            self._task = self._tasks.spawn(self._replay())

    async def _replay(self) -> None:
        now = self._model.now
        record = now.record
        landed = last_throw(record.match) if record is not None and now.can_replay else None
        if record is None or landed is None:
            return
        async with self._stage.alone:
            found = await self._stage.flown(record.with_match(landed))
            if found is None:
                self._model.update(error=_unknown())
            else:
                await self._show(record.with_match(landed), found)

    async def _show(self, record: Record, found: Landed) -> None:
        """Show the throw that ends this record from every angle, and then the present again."""
        game: Any = self._model.game
        match = record.match
        before = View(record.with_match(match.back_to(len(match.log) - 1)), None)
        try:
            for angle in ANGLES:
                game.look_back(before)
                self._model.update(replay=angle)
                await self._stage.replay(record, found, angle)
                if not game.looking_back:
                    return  # something new is shown
        finally:
            game.look_forward()
            self._model.update(replay="")


def _unknown() -> str:
    return translate("Match", "This throw was made by another version: only how it ended is known.")
