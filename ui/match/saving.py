"""Saving matches: in a thread of its own, and again and again until it succeeds."""

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from beamme.table.storage.files import write_atomically
from beamme.table.storage.library import Library
from beamme.table.storage.record import Record, to_bytes
from ui.app.tasks import Tasks
from ui.models.saving_model import SavingModel
from ui.text.reasons import file_error_text

RETRY_SECONDS = 10.0
LAST_SECONDS = 5.0
"""How long the last attempt may take before whoever closes the window is asked."""

_log = logging.getLogger(__name__)


class Saver:
    """Remembers the newest state of every match until it is on the disk."""

    def __init__(self, library: Library, model: SavingModel, tasks: Tasks) -> None:
        self._library = library
        self._model = model
        self._tasks = tasks
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="library")
        self._unsaved: dict[str, Record] = {}
        self._reasons: dict[str, str] = {}
        """Why the last attempt failed, for each match at which it did."""
        self._elsewhere: dict[str, Path] = {}
        """The other place of a match for which somebody chose one."""
        self._retrying: asyncio.Task[None] | None = None

    @property
    def unsaved(self) -> Mapping[str, Record]:
        """The matches that are not yet on the disk as they are now, by name."""
        return self._unsaved

    def new_name(self) -> str:
        """A name that no match has yet."""
        return self._library.new_name()

    def load(self, name: str) -> Record:
        """The match of this name, saved or not; raises BadData."""
        unsaved = self._unsaved.get(name)
        return self._library.load(name) if unsaved is None else unsaved

    async def save(self, name: str, record: Record) -> None:
        """Write this match, and then those that could not be written before."""
        self._unsaved[name] = record
        self._show_problem()
        await self._write(name)
        if name not in self._reasons:
            await self.retry()

    async def retry(self) -> None:
        """Write what could not be written before."""
        for name in tuple(self._reasons):
            await self._write(name)

    async def save_elsewhere(self, name: str, path: Path) -> bool:
        """Write this match there from now on; tells whether it succeeded."""
        self._elsewhere[name] = path
        await self._write(name)
        if name in self._reasons:
            del self._elsewhere[name]
        return name not in self._reasons

    async def flush(self) -> bool:
        """Make one last attempt at everything; tells whether it succeeded.

        Whoever plays on meanwhile makes newer states, which are no failure: the end saves them.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                for name in tuple(self._unsaved):
                    await self._write(name)
                return not self._reasons
        return False

    def forget(self, name: str) -> None:
        """This match need not be saved any more."""
        self._unsaved.pop(name, None)
        self._reasons.pop(name, None)
        self._show_problem()

    async def close(self) -> None:
        """Make one last attempt without asking anybody, and stop."""
        await self._tasks.stop(self._retrying)
        await self.flush()
        for name in self._unsaved:
            reason = self._reasons.get(name, "the disk does not answer")
            path = self._elsewhere.get(name, self._library.path(name))
            _log.error("%s could not be saved: %s", path, reason)
        self._writer.shutdown(wait=not self._unsaved, cancel_futures=True)

    async def _write(self, name: str) -> None:
        record = self._unsaved.get(name)
        if record is None:
            return
        loop = asyncio.get_running_loop()
        try:
            # One after the other: a later attempt never writes an older state.
            await loop.run_in_executor(self._writer, self._put, name, record)
        except OSError as error:
            self._failed(name, file_error_text(error))
        except Exception as error:  # noqa: BLE001 whatever it is, the match must not be lost
            _log.exception("a match cannot be saved")
            self._failed(name, str(error))
        else:
            self._reasons.pop(name, None)
            if self._unsaved.get(name) is record:
                del self._unsaved[name]
        self._show_problem()

    def _put(self, name: str, record: Record) -> None:
        """In the writer's thread."""
        path = self._elsewhere.get(name)
        if path is None:
            self._library.save(name, record)
        else:
            write_atomically(path, to_bytes(record))

    def _failed(self, name: str, reason: str) -> None:
        if name in self._unsaved:
            self._reasons[name] = reason
        if self._retrying is None or self._retrying.done():
            self._retrying = self._tasks.spawn(self._keep_trying())

    async def _keep_trying(self) -> None:
        while self._reasons:
            await asyncio.sleep(RETRY_SECONDS)
            await self.retry()

    def _show_problem(self) -> None:
        reason = next(iter(self._reasons.values()), "")
        self._model.tell(reason, pending=bool(self._unsaved))
