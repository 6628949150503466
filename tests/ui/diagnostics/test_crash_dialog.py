"""Errors that nobody caught are shown in a dialog, wherever they happened."""

import asyncio
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tests.ui.diagnostics.raised_error import failed
from tests.ui.helpers.driving import run, until
from tests.ui.helpers.screen import left_behind
from ui.app.event_loop import reporting_uncaught_errors
from ui.app.paths import places
from ui.diagnostics.crash_report import Reports
from ui.models.dialogs import crash_model
from ui.models.dialogs.crash_model import CrashModel


def test_an_error_in_a_slot_a_thread_or_a_task_is_reported(
    qapp: QApplication, start: Any, tmp_path: Path
) -> None:
    before = sys.excepthook, threading.excepthook

    async def work() -> None:
        async with start() as program:
            with reporting_uncaught_errors(program):
                sys.excepthook(RuntimeError, failed("slot"), None)
                assert "slot" in program.crash.property("message")
                program.crash.dismiss()
                assert program.crash.property("happened") is False
                thread = threading.Thread(target=lambda: 1 / 0)
                thread.start()
                await asyncio.to_thread(thread.join)
                await until(lambda: program.crash.property("happened"), "the report")
                assert "ZeroDivisionError: division by zero" in program.crash.property("message")
                program.crash.dismiss()
                program.failed(failed("task"))
                assert "RuntimeError: task" in program.crash.property("message")
            assert (sys.excepthook, threading.excepthook) == before

    run(qapp, work())
    names = [path.name for path in places(tmp_path).state.iterdir()]
    assert len([name for name in names if name.startswith("crash-")]) == 3


def test_whoever_wants_to_stop_is_not_reported(
    qapp: QApplication, start: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped: list[BaseException] = []
    monkeypatch.setattr(sys, "__excepthook__", lambda _, error, __: stopped.append(error))

    async def work() -> None:
        async with start() as program:
            with reporting_uncaught_errors(program):
                sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
            assert program.crash.property("happened") is False

    run(qapp, work())
    assert len(stopped) == 1
    assert not places(tmp_path).state.exists()


def test_only_the_first_of_several_errors_is_shown(qapp: QApplication, tmp_path: Path) -> None:  # noqa: ARG001
    model = CrashModel(Reports(tmp_path))
    model.add(failed("first"))
    model.add(failed("second"))
    assert "first" in model.property("message")
    place = model.property("place")
    assert "first" in Path(place).read_text("utf-8")
    model.dismiss()
    model.add(failed("third" * 1000))
    assert len(model.property("message")) < 300


def test_the_dialog_shows_where_the_report_is(
    qapp: QApplication, shown: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders: list[str] = []
    desk = SimpleNamespace(openUrl=lambda url: folders.append(url.toLocalFile()))
    monkeypatch.setattr(crash_model, "QDesktopServices", desk)

    async def work() -> None:
        async with shown() as screen:
            screen.program.failed(failed())
            await until(lambda: screen.find("crashPlace"), "the dialog")
            place = str(screen.find("crashPlace").property("text"))
            assert place in screen.texts()
            await screen.click("crashFolder")
            await until(lambda: folders, "the folder")
            assert folders == [str(Path(place).parent)]
            await screen.click("crashCopy")
            await until(lambda: "Copied" in screen.texts(), "the copy")
            assert "RuntimeError: no dice" in QGuiApplication.clipboard().text()
            for language in ("de", "en"):
                screen.program.settings.change("language", language)
                assert left_behind(screen.texts(), language) == []
            await screen.click("dialogAccept")
            await until(lambda: not screen.find("crashPlace"), "the end of the dialog")
            screen.program.failed(failed("again"))
            await until(lambda: screen.find("crashPlace"), "another dialog")
            assert any("again" in text for text in screen.texts())

    run(qapp, work())


def test_the_last_crash_is_told_when_the_window_is_there(qapp: QApplication, shown: Any) -> None:
    async def work() -> None:
        async with shown() as screen:
            screen.program.crash.add_fault("BeamMe: 0\n\nFatal Python error")
            await until(lambda: screen.find("crashPlace"), "the dialog")
            said = "BeamMe ended by mistake the last time. Your matches are saved; play on."
            assert said in screen.texts()

    run(qapp, work())
