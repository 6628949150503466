"""What could not be saved is tried again until it is saved."""

import asyncio
import errno
import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from beamme.table.storage.library import Library
from beamme.table.storage.record import Record
from tests.helpers.saved import played
from tests.ui.helpers.driving import (
    log_of,
    open_record,
    play,
    run,
    saved_in,
    until,
)
from tests.ui.helpers.recorded import heard, rows_of
from tests.ui.helpers.unsaved import FULL, Disk, play_unsaved, unsaved
from ui.app.tasks import Tasks
from ui.match import saving
from ui.match.saving import Saver
from ui.models.dialogs.saving_model import SavingModel

Opened = Any
pytestmark = pytest.mark.usefixtures("no_review")


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try again without much patience."""
    monkeypatch.setattr(saving, "RETRY_SECONDS", 0.01)


@pytest.mark.usefixtures("soon")
async def test_it_is_tried_again_without_another_entry(
    start: Opened, disk: Disk, tmp_path: Path
) -> None:
    async with start() as program:
        failed, recovered = heard(program.saving.failed), heard(program.saving.recovered)
        await play_unsaved(program, disk)
        attempts = disk.attempts
        await until(lambda: disk.attempts > attempts + 2, "some more attempts")
        assert program.match.property("error") == "", "told once"
        disk.full = False
        await until(lambda: not unsaved(program), "saving")
        assert saved_in(tmp_path).match.log == log_of(program)
        assert len(failed) == len(recovered) == 1


async def test_it_is_tried_again_on_leaving(start: Opened, disk: Disk, tmp_path: Path) -> None:
    async with start() as program:
        await play_unsaved(program, disk)
        log = log_of(program)
        disk.full = False
        program.match.leave()
        await until(lambda: not unsaved(program), "saving")
        assert saved_in(tmp_path).match.log == log
        await until(lambda: len(rows_of(program.library)) == 1, "the list")


async def test_it_is_tried_again_at_the_end_of_a_match(
    start: Opened, disk: Disk, tmp_path: Path
) -> None:
    async with start() as program:
        await play_unsaved(program, disk)

        def make_room() -> None:
            disk.full = False

        # Between the last entry and the end.
        program.match.changed.connect(
            lambda: make_room() if program.match.now.phase == "over" else None
        )
        await play(program)
        await until(lambda: not unsaved(program), "saving")
        assert saved_in(tmp_path).match == open_record(program).match


@pytest.mark.usefixtures("soon")
async def test_several_matches_that_were_left_are_all_saved_later(
    start: Opened, disk: Disk
) -> None:
    async with start() as program:
        expected = {}
        for _ in range(2):
            await play_unsaved(program, disk)
            expected[program.session.name] = log_of(program)
            await program.session.leave()
        assert set(program.saver.unsaved) == set(expected)
        disk.full = False
        await until(lambda: not unsaved(program), "saving")
        for name, log in expected.items():
            assert program.store.load(name).match.log == log


@pytest.mark.parametrize("way", ["open", "watch", "open_received"])
async def test_a_match_that_was_left_unsaved_is_opened_as_it_was_left(
    start: Opened, disk: Disk, way: str
) -> None:
    async with start() as program:
        await play_unsaved(program, disk)
        name, log = program.session.name, log_of(program)
        await program.session.leave()
        if way == "open_received":
            program.session.open_received(name, program.store.load(name))
        else:
            getattr(program.session, way)(name)
        await until(lambda: program.match.timeline.property("plies") == len(log), "the match")
        assert open_record(program).match.log == log


def test_what_was_removed_is_not_saved_again(
    qapp: QApplication, start: Opened, disk: Disk, tmp_path: Path
) -> None:
    async def work() -> None:
        async with start() as program:
            await play_unsaved(program, disk)
            name = program.session.name
            await program.session.leave()
            program.library.remove(name)
            assert not unsaved(program)
            disk.full = False
            await program.saver.retry()

    run(qapp, work())
    assert list((tmp_path / "data").rglob("*.beamme")) == []


def test_an_older_state_never_replaces_a_newer_one(qapp: QApplication, tmp_path: Path) -> None:
    class Slow(Library):
        """A library whose first attempt takes long, and fails."""

        def __init__(self) -> None:
            super().__init__(tmp_path)
            self.go = threading.Event()
            self.begun = 0

        def save(self, name: str, record: Record) -> None:
            self.begun += 1
            if self.begun == 1:
                self.go.wait()
                raise OSError(errno.EIO, "broken")
            super().save(name, record)

    async def work() -> None:
        library, tasks = Slow(), Tasks()
        saver = Saver(library, SavingModel(), tasks)
        both = [asyncio.ensure_future(saver.save("match", played(plies))) for plies in (5, 9)]
        await until(lambda: library.begun == 1, "the first attempt")
        library.go.set()
        await asyncio.gather(*both)
        assert not saver.unsaved
        assert len(library.load("match").match.log) == 9
        await saver.close()
        await tasks.close()

    run(qapp, work())


async def test_who_plays_on_during_the_last_attempt_has_not_failed_to_save(tmp_path: Path) -> None:
    go = threading.Event()

    class Slow(Library):
        def save(self, name: str, record: Record) -> None:
            go.wait()
            super().save(name, record)

    library, tasks = Slow(tmp_path), Tasks()
    saver = Saver(library, SavingModel(), tasks)
    attempts = [asyncio.ensure_future(saver.save("match", played(5)))]
    await asyncio.sleep(0)
    closing = asyncio.ensure_future(saver.flush())
    await asyncio.sleep(0)
    attempts.append(asyncio.ensure_future(saver.save("match", played(9))))
    await asyncio.sleep(0)
    go.set()
    assert await closing, "no question about a match that can be saved"
    await asyncio.gather(*attempts)
    await saver.close()
    await tasks.close()
    assert len(library.load("match").match.log) == 9


def test_the_end_makes_a_last_attempt(
    qapp: QApplication, start: Opened, disk: Disk, tmp_path: Path
) -> None:
    logs: list[Any] = []

    async def work() -> None:
        async with start() as program:
            await play_unsaved(program, disk)
            logs.append(log_of(program))
            disk.full = False

    run(qapp, work())
    assert saved_in(tmp_path).match.log == logs[0]


def test_the_end_says_what_it_could_not_save(
    qapp: QApplication, start: Opened, disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with start() as program:
            await play_unsaved(program, disk)

    run(qapp, work())
    (line,) = [each for each in caplog.records if each.name == "ui.match.saving"]
    assert line.levelname == "ERROR"
    assert line.getMessage().endswith(f".beamme could not be saved: {FULL}")
