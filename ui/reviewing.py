"""Reviewing a match that has ended, portion by portion, beside everything else."""

import asyncio

from beamme.ai.report import Step, portion, summed_up
from beamme.table.brain import Brain
from beamme.table.record import Record
from ui.models.report_model import ReportModel
from ui.tasks import Tasks

PORTION = 12
"""Entries that are reviewed at once; between two portions the brain may answer others."""


class Reviewing:
    """Asks the brain about every entry and tells the report how far it is."""

    def __init__(self, model: ReportModel, brain: Brain, tasks: Tasks) -> None:
        self._model = model
        self._brain = brain
        self._tasks = tasks
        self._task: asyncio.Task[None] | None = None

    def begin(self, record: Record) -> None:
        """Review this match; what was being reviewed is dropped."""
        if self._task is not None:
            self._task.cancel()
        self._model.show(record, None, 0.0)
        self._task = self._tasks.spawn(self._review(record))

    async def _review(self, record: Record) -> None:
        match = record.match
        steps: list[Step] = []
        for first in range(0, len(match.log), PORTION):
            steps += await self._brain.ask(portion, match, first, first + PORTION)
            self._model.show(record, None, len(steps) / len(match.log))
        self._model.show(record, summed_up(match, steps), 1.0)
