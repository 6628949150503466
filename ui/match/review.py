"""Review a finished match, in portions, in the background."""

import asyncio

from beamme.ai.report import Step, portion, summed_up
from beamme.table.play.worker import Worker, if_possible
from beamme.table.storage.record import Record
from ui.app.tasks import Tasks
from ui.models.pages.report_model import ReportModel

PORTION = 12
"""Entries reviewed at once; the worker answers other questions between portions."""
RETRY_SECONDS = 10.0
"""The pause after the worker did not answer."""


class Reviewing:
    """Asks the worker about every entry and updates the report."""

    def __init__(self, model: ReportModel, worker: Worker, tasks: Tasks) -> None:
        self._model = model
        self._worker = worker
        self._tasks = tasks
        self._task: asyncio.Task[None] | None = None

    def begin(self, record: Record) -> None:
        """Review this match; a running review is cancelled."""
        if self._task is not None:
            self._task.cancel()
        self._model.show(record, None, 0.0)
        self._task = self._tasks.spawn(self._review(record))

    async def _review(self, record: Record) -> None:
        match = record.match
        steps: list[Step] = []
        while len(steps) < len(match.log):
            first = len(steps)
            more = await if_possible(self._worker.ask(portion, match, first, first + PORTION))
            if more is None:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            steps += more
            self._model.show(record, None, len(steps) / len(match.log))
        self._model.show(record, summed_up(match, steps), 1.0)
