"""Save matches in a thread of its own, and retry until it succeeds."""

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
from ui.models.dialogs.saving_model import SavingModel
from ui.text.reasons import file_error_text

RETRY_SECONDS = 10.0
LAST_ATTEMPT_SECONDS = 5.0
"""The limit of the last attempt; then the player is asked what to do."""

_log = logging.getLogger(__name__)


class Saver:
    """Keeps the newest state of every match until it is on disk."""

    def __init__(self, library: Library, model: SavingModel, tasks: Tasks) -> None:
        self._library = library
        self._model = model
        self._tasks = tasks
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="library")
        self._unsaved: dict[str, Record] = {}
        self._reasons: dict[str, str] = {}
        """Why the last attempt failed, by match."""
        self._elsewhere: dict[str, Path] = {}
        """The place that the player chose instead, by match."""
        self._retrying: asyncio.Task[None] | None = None

    @property
    def unsaved(self) -> Mapping[str, Record]:
        """The matches whose newest state is not yet on disk, by name."""
        return self._unsaved

    def new_name(self) -> str:
        """An unused name for a match."""
        return self._library.new_name()

    def load(self, name: str) -> Record:
        """The match of this name, saved or not; raises BadData."""
        unsaved = self._unsaved.get(name)
        return self._library.load(name) if unsaved is None else unsaved

    async def save(self, name: str, record: Record) -> None:
        """Write this match, then retry those that failed before."""
        self._unsaved[name] = record
        self._show_problem()
        await self._write(name)
        if name not in self._reasons:
            await self.retry()

    async def retry(self) -> None:
        """Retry the matches that could not be written."""
        for name in tuple(self._reasons):
            await self._write(name)

    async def save_elsewhere(self, name: str, path: Path) -> bool:
        """Write this match to `path` from now on; return whether it succeeded."""
        self._elsewhere[name] = path
        await self._write(name)
        if name in self._reasons:
            del self._elsewhere[name]
        return name not in self._reasons

    async def flush(self) -> bool:
        """Make one last attempt at everything; return whether it succeeded.

        Newer states from moves made meanwhile do not count as failures: `close` saves them.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_ATTEMPT_SECONDS):
                for name in tuple(self._unsaved):
                    await self._write(name)
                return not self._reasons
        return False

    def forget(self, name: str) -> None:
        """Stop saving this match."""
        self._unsaved.pop(name, None)
        self._reasons.pop(name, None)
        self._show_problem()

    def finish_writing(self) -> None:
        """Wait until everything so far has been written; may be called in any thread."""
        with suppress(RuntimeError, TimeoutError):  # already closed, or the disk does not answer
            self._writer.submit(int).result(LAST_ATTEMPT_SECONDS)

    async def close(self) -> None:
        """Make one last attempt without asking the player, and stop."""
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
            # One writer thread: a later attempt never writes an older state.
            await loop.run_in_executor(self._writer, self._put, name, record)
        except OSError as error:
            self._failed(name, file_error_text(error))
        except Exception as error:  # noqa: BLE001 no error may lose the match
            _log.exception("a match cannot be saved")
            self._failed(name, str(error))
        else:
            self._reasons.pop(name, None)
            if self._unsaved.get(name) is record:
                del self._unsaved[name]
        self._show_problem()

    def _put(self, name: str, record: Record) -> None:
        """Write the file; runs in the writer thread."""
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
        self._model.update(reason, pending=bool(self._unsaved))
