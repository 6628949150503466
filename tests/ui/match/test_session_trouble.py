"""What goes wrong is said in a sentence, and the match goes on."""

import errno
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from beamme.table.storage.record import to_bytes
from tests.helpers.saved import played
from tests.ui.helpers.driving import (
    act,
    begin_hot_seat,
    log_of,
    opened,
    play,
    run,
    saved_in,
    until,
    until_asked,
    write_settings,
)
from tests.ui.helpers.recorded import heard
from ui.app.paths import places
from ui.app.program import Program
from ui.app.shell import Shell

Opened = Any


def test_a_full_disk_is_told_once_and_play_goes_on(
    qapp: QApplication, start: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with start() as program:
            errors: list[str] = []
            program.match.changed.connect(lambda: errors.append(program.match.property("error")))
            begin_hot_seat(program)
            await play(program, 2)
            monkeypatch.setattr(program.store, "save", full)
            await until_asked(program)
            act(program)
            await until(lambda: program.match.property("error"), "the message")
            assert program.match.property("error") == (
                "The match cannot be saved (No space left on device). "
                "You can play on; BeamMe keeps trying."
            )
            program.match.dismissError()
            await play(program, 6)
            assert program.match.property("error") == "", "once is enough"
            monkeypatch.undo()
            before = len(log_of(program))
            await play(program, 3)
            assert len(log_of(program)) > before
            await until_asked(program)
            await until(lambda: not program.saver.unsaved, "saving")
            assert saved_in(tmp_path).match.log == log_of(program), (
                "saved whole as soon as it can be"
            )

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    run(qapp, work())


def test_a_damaged_match_opens_up_to_the_damage_and_says_so(
    qapp: QApplication, start: Opened, tmp_path: Path
) -> None:
    record = replace(played(40), seating=tuple(replace(s, level=None) for s in played(1).seating))
    folder = places(tmp_path).matches
    folder.mkdir(parents=True)
    text = to_bytes(record).decode()
    damaged = text[: text.rindex(" faces")]
    (folder / "bad.beamme").write_text(damaged, "utf-8")

    async def work() -> None:
        async with start() as program:
            program.library.refresh()
            program.library.open("bad")
            await until_asked(program)
            good = len(log_of(program))
            assert log_of(program)[:good] == record.match.log[:good]
            assert 0 < good < 40
            assert "is damaged; it continues before it." in program.match.property("error")
            program.match.dismissError()
            assert program.match.property("error") == ""
            await play(program, 1)
            await until_asked(program)

    run(qapp, work())
    assert (folder / "bad.beamme.damaged").read_text("utf-8") == damaged


def test_what_is_no_match_says_so_and_opens_nothing(
    qapp: QApplication, start: Opened, tmp_path: Path
) -> None:
    folder = places(tmp_path).matches
    folder.mkdir(parents=True)
    (folder / "bad.beamme").write_text("{", "utf-8")

    async def work() -> None:
        async with start() as program:
            started = heard(program.match.started)
            for name in ("bad", "not there"):
                program.session.open(name)
                error = program.match.property("error")
                assert error.startswith("This match cannot be opened: ")
                program.match.dismissError()
            program.session.watch("bad")
            assert program.match.property("error")
            assert not started
            assert program.match.property("phase") == "none"

    run(qapp, work())


def test_unreadable_preferences_are_told_and_set_aside(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        config = tmp_path / "config"
        async with opened(qapp, tmp_path, monkeypatch):
            pass
        (config / "settings.json").write_text("{]", "utf-8")
        monkeypatch.setattr("ui.models.settings_model.system_language", lambda: "en")
        program = Program(Shell(qapp, places(tmp_path)))
        assert program.match.property("error").startswith(
            "Your preferences could not be read and were set aside: "
        )
        assert (config / "settings.damaged").read_text("utf-8") == "{]"
        await program.close()

    run(qapp, work())


async def test_what_could_not_be_saved_before_the_window_was_there_is_told(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_settings(tmp_path)
    monkeypatch.setattr("ui.app.shell.save_settings", read_only)
    shell = Shell(qapp, places(tmp_path))
    shell.settings.change("theme", "dark")
    program = Program(shell)
    told = program.match.property("error")
    assert told == "Your preferences cannot be saved: Read-only file system"
    await program.close()


def read_only(*_: object) -> None:
    raise OSError(errno.EROFS, "Read-only file system")


def test_preferences_that_cannot_be_saved_are_told(
    qapp: QApplication, start: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with start() as program:
            monkeypatch.setattr("ui.app.shell.save_settings", read_only)
            program.settings.setProperty("theme", "dark")
            assert program.settings.property("dark") is True
            said = program.match.property("error")
            assert said == "Your preferences cannot be saved: Read-only file system"

    run(qapp, work())


def test_a_board_of_one_s_own_that_is_wrong_is_told(
    qapp: QApplication, start: Opened, tmp_path: Path
) -> None:
    folder = places(tmp_path).boards / "beam_me_up"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text("name = 1", "utf-8")

    async def work() -> None:
        async with start() as program:
            program.lobby.open("beam-me-up")
            assert "A board of your own cannot be used: mine.toml" in program.match.now.error
            program.match.dismissError()
            program.lobby.play()
            await until_asked(program)

    run(qapp, work())
