"""Review a finished match, in portions, in the background; a report is kept beside its match."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from beamme.ai.report import Step, portion, summed_up
from beamme.table.play.worker import Worker, if_possible
from beamme.table.storage.record import Record
from beamme.table.storage.reports import load_report, save_report
from ui.app.tasks import Tasks
from ui.models.pages.report_model import ReportModel

PORTION = 12
"""Entries reviewed at once; the worker answers other questions between portions."""
RETRY_SECONDS = 10.0
"""The pause after the worker did not answer."""


class Reviewing:
    """Asks the worker about every entry and updates the report."""

    def __init__(
        self, model: ReportModel, worker: Worker, tasks: Tasks, path: Callable[[str], Path]
    ) -> None:
        """Keep reports of saved matches at `path`, by the name of the match."""
        self._model = model
        self._worker = worker
        self._tasks = tasks
        self._path = path
        self._task: asyncio.Task[Any] | None = None
        self._reviewed: Record | None = None

    def begin(self, name: str, record: Record) -> None:
        """Review this match, unless that was done before."""
        if not self._is_reviewed(record):
            self._show_unknown(record)
            self._reviewed = record
            self._task = self._tasks.spawn(self._review(name, record))

    def recall(self, name: str, record: Record) -> None:
        """Show what is known of this match, without reviewing it."""
        if not self._is_reviewed(record):
            self._show_unknown(record)
            self._reviewed = None
            self._task = self._tasks.spawn(self._recall(name, record))

    def _is_reviewed(self, record: Record) -> bool:
        known = self._reviewed
        return (
            known is not None
            and known.seed == record.seed
            and known.match.log == record.match.log
            and known.seating == record.seating
        )

    def _show_unknown(self, record: Record) -> None:
        """Cancel what runs for another match."""
        if self._task is not None:
            self._task.cancel()
        self._model.show(record, None, 0.0)

    async def _recall(self, name: str, record: Record) -> None:
        report = await if_possible(self._worker.ask(load_report, self._path(name), record.match))
        if report is not None:
            self._model.show(record, report, 1.0)

    async def _review(self, name: str, record: Record) -> None:
        await self._recall(name, record)
        if self._model.ready:
            return
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
        report = summed_up(match, steps)
        self._model.show(record, report, 1.0)
        # If it cannot be kept, it is computed again when it is wanted.
        await if_possible(self._worker.ask(save_report, self._path(name), match, report))
