"""A simulated full disk, and a match played on it."""

import errno

import pytest

from beamme.table.storage.library import Library
from beamme.table.storage.record import Record
from tests.ui.helpers.driving import begin_hot_seat, play, until, until_asked
from ui.app.program import Program

FULL = "No space left on device"


class Disk:
    """A disk that can be made full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self.attempts = 0
        write = Library.save

        def save(library: Library, name: str, record: Record) -> None:
            self.attempts += 1
            if self.full:
                raise OSError(errno.ENOSPC, FULL)
            write(library, name, record)

        monkeypatch.setattr(Library, "save", save)


def unsaved(program: Program) -> bool:
    return bool(program.saving.property("unsaved"))


async def play_unsaved(program: Program, disk: Disk, decisions: int = 4) -> None:
    """Play while the disk is full."""
    begin_hot_seat(program)
    await play(program, 2)
    disk.full = True
    await play(program, decisions)
    await until_asked(program)
    await until(lambda: unsaved(program), "the failure")
    program.match.dismissError()
