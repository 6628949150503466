"""Watch a match: a cursor over its log, moved by hand or by playback."""

import asyncio
from dataclasses import replace

from beamme.table.storage.record import Record
from ui.app.tasks import Tasks
from ui.match.showing.stage import Stage
from ui.models.game_model import View
from ui.models.match.log_model import turn_starts
from ui.models.match.match_model import MatchModel
from ui.models.match.match_view_state import MatchViewState, Moment

LEAST_PAUSE_SECONDS = 0.06
"""The least time for an entry, so that it is visible even at the fastest pace."""


class Watching:
    """Shows any position of a record and plays it back from there."""

    def __init__(self, model: MatchModel, stage: Stage, tasks: Tasks) -> None:
        self._model = model
        self._stage = stage
        self._tasks = tasks
        self._record: Record | None = None
        self._moment: Moment | None = None
        self._task: asyncio.Task[None] | None = None
        model.seekWanted.connect(self.seek)
        model.playingWanted.connect(self._toggle)

    def begin(self, record: Record, moment: Moment | None = None) -> None:
        """Watch this record from its start, or at a moment of it."""
        self._record, self._moment = record, moment
        self._stage.reset()
        self._model.show(
            MatchViewState(
                phase="watch",
                plies=len(record.match.log),
                turns=turn_starts(record),
                error=self._model.now.error,
                revealed=record.revealed,
            )
        )
        self._show(0 if moment is None else moment.ply)
        self._model.watched.emit()

    async def stop(self) -> None:
        """Stop watching."""
        self._record = None
        await self._tasks.stop(self._task)

    def seek(self, ply: int) -> None:
        """Show the match after this many entries."""
        if self._record is not None:
            self._stage.skip()
            self._show(min(max(ply, 0), len(self._record.match.log)))

    def _show(self, ply: int) -> None:
        if self._record is None:
            return
        if ply < self._at():
            self._stage.reset()  # dice that were rolled later
        shown = replace(self._record, match=self._record.match.back_to(ply))
        moment = self._moment if self._moment is not None and self._moment.ply == ply else None
        if moment is None:
            self._model.update(view=View(shown, None), hint="")
        else:
            self._model.update(view=View(shown, None, moment.best), hint=moment.note)

    def _toggle(self) -> None:
        if self._record is None:
            return
        if self._task is not None and not self._task.done():
            self._tasks.spawn(self._pause())
        else:
            self._task = self._tasks.spawn(self._play(self._record))

    async def _pause(self) -> None:
        self._stage.skip()
        await self._tasks.stop(self._task)
        self._model.update(playing=False)

    async def _play(self, record: Record) -> None:
        self._model.update(playing=True)
        if self._at() == len(record.match.log):
            self._show(0)
        while self._at() < len(record.match.log):
            at = self._at()
            match = record.match.back_to(at + 1)
            await self._stage.play(replace(record, match=match))
            if self._at() == at:
                self._show(at + 1)
                await self._stage.pause(replace(record, match=match))
            await asyncio.sleep(LEAST_PAUSE_SECONDS)
        self._model.update(playing=False)

    def _at(self) -> int:
        view = self._model.now.view
        return 0 if view is None else len(view.match.log)
