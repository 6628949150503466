"""Try the dice and count those of saved matches, in portions, in the background."""

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
from ui.models.pages.fairness_model import UNTRIED, WANTED, FairnessModel


class FairnessTrials:
    """Asks the worker for dice while the fairness page is open."""

    def __init__(self, model: FairnessModel, folder: Path, worker: Worker, tasks: Tasks) -> None:
        self._model = model
        self._folder = folder
        self._worker = worker
        self._tasks = tasks
        self._cache: dict[str, tuple[int, Remembered]] = {}
        self._tried: dict[str, Tried] = {}
        self._reading: asyncio.Task[None] | None = None
        self._trying: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Read the saved matches; unchanged ones are cached."""
        self._reading = self._replace(self._reading, self._read())

    def begin(self) -> None:
        """Throw all dice again, with a new seed for each game."""
        self._tried = dict.fromkeys(GAMES, UNTRIED)
        seeds = {game: secrets.token_bytes(SEED_BYTES) for game in GAMES}
        self._trying = self._replace(self._trying, self._try(seeds))

    def stop(self) -> None:
        """Stop throwing; the results stay on the page."""
        if self._trying is not None and not self._trying.done():
            self._trying.cancel()
            self._model.show_trials(self._tried, running=False)

    def leave(self) -> None:
        """Page closed: stop all work."""
        self.stop()
        if self._reading is not None:
            self._reading.cancel()

    def _replace(
        self, task: asyncio.Task[None] | None, work: Coroutine[Any, Any, None]
    ) -> asyncio.Task[None]:
        if task is not None:
            task.cancel()
        return self._tasks.spawn(work)

    async def _try(self, seeds: dict[str, bytes]) -> None:
        self._model.show_trials(self._tried, running=True)
        with suppress(NoAnswer):
            while any(each.dice < WANTED for each in self._tried.values()):
                for game, seed in seeds.items():
                    await self._portion(game, seed)
        self._model.show_trials(self._tried, running=False)

    async def _portion(self, game: str, seed: bytes) -> None:
        before = self._tried[game]
        if before.dice < WANTED:
            more = await self._worker.ask(tried, game, seed, before.dice, WANTED)
            self._tried = {**self._tried, game: before.and_then(more)}
            self._model.show_trials(self._tried, running=True)

    async def _read(self) -> None:
        self._show_remembered(reading=True)
        with suppress(NoAnswer):
            await self._read_files()
        self._show_remembered(reading=False)

    async def _read_files(self) -> None:
        files = await self._worker.ask(files_in, self._folder)
        changed = dict(files)
        self._cache = {
            name: (at, old) for name, (at, old) in self._cache.items() if changed.get(name) == at
        }
        left = [name for name, _ in files if name not in self._cache]
        while left:
            found = await self._worker.ask(remembered, self._folder, tuple(left))
            self._cache |= {each.name: (changed[each.name], each) for each in found}
            del left[: len(found)]
            self._show_remembered(reading=bool(left))

    def _show_remembered(self, *, reading: bool) -> None:
        readable = [each for _, each in self._cache.values() if each.game]
        # Matches with the same seed have the same dice: count only the longest.
        longest = {
            (each.game, each.seed): each.counts
            for each in sorted(readable, key=lambda each: sum(each.counts))
        }
        own: dict[str, Counts] = {}
        for (game, _), counts in longest.items():
            own[game] = added(own.get(game, NOTHING), counts)
        self._model.show_matches(own, len(readable), reading=reading)
