"""Trying dice and looking through old matches, portion by portion, beside everything else."""

import asyncio
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

from beamme.games import GAMES
from beamme.table.jobs.fairness import NOTHING, Counts, added
from beamme.table.jobs.fairness_sampling import Remembered, Tried, files_in, remembered, tried
from beamme.table.play.fate import SEED_BYTES
from beamme.table.play.worker import NoAnswer, Worker
from ui.app.tasks import Tasks
from ui.models.fairness_model import UNTRIED, WANTED, FairnessModel


class FairnessTrials:
    """Asks the worker for dice while somebody looks at the page of fair dice."""

    def __init__(self, model: FairnessModel, folder: Path, worker: Worker, tasks: Tasks) -> None:
        self._model = model
        self._folder = folder
        self._worker = worker
        self._tasks = tasks
        self._known: dict[str, tuple[int, Remembered]] = {}
        self._tried: dict[str, Tried] = {}
        self._reading: asyncio.Task[None] | None = None
        self._trying: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Look through the saved matches; those that have not changed are known."""
        self._reading = self._instead(self._reading, self._read())

    def begin(self) -> None:
        """Throw all dice anew, each kind with a seed of its own."""
        self._tried = dict.fromkeys(GAMES, UNTRIED)
        seeds = {game: secrets.token_bytes(SEED_BYTES) for game in GAMES}
        self._trying = self._instead(self._trying, self._try(seeds))

    def stop(self) -> None:
        """Throw no more; what has been thrown stays on the page."""
        if self._trying is not None and not self._trying.done():
            self._trying.cancel()
            self._model.try_out(self._tried, running=False)

    def leave(self) -> None:
        """Nobody looks any more: do nothing."""
        self.stop()
        if self._reading is not None:
            self._reading.cancel()

    def _instead(
        self, task: asyncio.Task[None] | None, work: Coroutine[Any, Any, None]
    ) -> asyncio.Task[None]:
        if task is not None:
            task.cancel()
        return self._tasks.spawn(work)

    async def _try(self, seeds: dict[str, bytes]) -> None:
        self._model.try_out(self._tried, running=True)
        with suppress(NoAnswer):
            while any(each.dice < WANTED for each in self._tried.values()):
                for game, seed in seeds.items():
                    await self._portion(game, seed)
        self._model.try_out(self._tried, running=False)

    async def _portion(self, game: str, seed: bytes) -> None:
        before = self._tried[game]
        if before.dice < WANTED:
            more = await self._worker.ask(tried, game, seed, before.dice, WANTED)
            self._tried = {**self._tried, game: before.and_then(more)}
            self._model.try_out(self._tried, running=True)

    async def _read(self) -> None:
        self._show_remembered(reading=True)
        with suppress(NoAnswer):
            await self._read_files()
        self._show_remembered(reading=False)

    async def _read_files(self) -> None:
        files = await self._worker.ask(files_in, self._folder)
        changed = dict(files)
        self._known = {
            name: (at, old) for name, (at, old) in self._known.items() if changed.get(name) == at
        }
        left = [name for name, _ in files if name not in self._known]
        while left:
            found = await self._worker.ask(remembered, self._folder, tuple(left))
            self._known |= {each.name: (changed[each.name], each) for each in found}
            del left[: len(found)]
            self._show_remembered(reading=bool(left))

    def _show_remembered(self, *, reading: bool) -> None:
        readable = [each for _, each in self._known.values() if each.game]
        # Matches of one seed show the same dice: only the longest of them is counted.
        longest = {
            (each.game, each.seed): each.counts
            for each in sorted(readable, key=lambda each: sum(each.counts))
        }
        own: dict[str, Counts] = {}
        for (game, _), counts in longest.items():
            own[game] = added(own.get(game, NOTHING), counts)
        self._model.remember(own, len(readable), reading=reading)
