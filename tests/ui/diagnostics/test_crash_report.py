"""What goes wrong unexpectedly leaves a report that tells everything needed, and no names."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from driving import run, until
from PySide6.QtCore import QTimer, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox
from screen import left_behind
from starting import running

from beamme import __version__
from ui.app.event_loop import reporting_uncaught_errors
from ui.app.paths import places
from ui.app.shell import Shell
from ui.diagnostics import crash_report as module
from ui.diagnostics.crash_report import KEPT, MAX_PER_RUN, Reports
from ui.diagnostics.fault_log import FaultLog
from ui.diagnostics.startup_error import show_startup_error
from ui.models.dialogs import crash_model
from ui.models.dialogs.crash_model import CrashModel

CRASH = """
import faulthandler, os, sys
from pathlib import Path
from ui.diagnostics.fault_log import FaultLog

faults = FaultLog(Path(sys.argv[1]))
print(repr(faults.begin()))
if sys.argv[2] == "hard":
    faulthandler._sigsegv()
elif sys.argv[2] == "abort":
    os.abort()
elif sys.argv[2] == "killed":
    import signal
    os.kill(os.getpid(), signal.SIGKILL)
faults.end()
"""
BROKEN = """
import sys
from PySide6.QtCore import QTimer
import ui.app.event_loop

def run_event_loop(application, shell, start):
    clock = QTimer(application, interval=10)
    clock.timeout.connect(lambda: (box := application.activeModalWidget()) and box.accept())
    clock.start()
    raise RuntimeError("no pages")

ui.app.event_loop.run_event_loop = run_event_loop
from ui.__main__ import main

sys.exit(main())
"""


def failed(what: str = "no dice") -> RuntimeError:
    """An error that was really raised."""

    def fail() -> None:
        raise RuntimeError(what)

    try:
        fail()
    except RuntimeError as error:
        return error
    raise AssertionError


def test_a_report_tells_what_and_where(tmp_path: Path) -> None:
    report = Reports(tmp_path / "state").add(failed())
    assert report is not None
    assert report.path is not None
    text = report.path.read_text("utf-8")
    assert text == report.text
    head, _, trace = text.partition("\n\n")
    assert [line.split(":")[0] for line in head.splitlines()] == [
        "BeamMe",
        "Python",
        "Qt",
        "System",
        "Time",
    ]
    assert f"BeamMe: {__version__}\n" in head
    assert f"Qt: {qVersion()}\n" in head
    assert sys.version.split()[0] in head
    assert "in fail\n" in trace
    assert trace.endswith("RuntimeError: no dice\n")


def test_a_report_names_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = Path("/", "home", "ada.lovelace")
    monkeypatch.setenv("HOME", str(home))
    report = Reports(tmp_path).add(failed(f"{home}/.local/share/BeamMe: full"))
    assert report is not None
    assert "ada" not in report.text.replace(str(tmp_path), "")
    assert "~/.local/share/BeamMe: full" in report.text
    assert os.uname().nodename not in report.text.split("Traceback")[0]


def test_the_same_error_is_reported_once_and_a_flood_not_at_all(tmp_path: Path) -> None:
    reports, error = Reports(tmp_path), failed()
    assert reports.add(error) is not None
    assert reports.add(error) is None
    added = [reports.add(failed(f"{number}")) for number in range(20)]
    assert sum(each is not None for each in added) == MAX_PER_RUN - 1
    assert len(list(tmp_path.iterdir())) == MAX_PER_RUN


def test_old_reports_are_forgotten(tmp_path: Path) -> None:
    for day in range(10, 30):
        (tmp_path / f"crash-202601{day}-120000.txt").touch()
    (tmp_path / "beamme.log").touch()
    report = Reports(tmp_path).write("new")
    kept = sorted(path.name for path in tmp_path.glob("crash-*"))
    assert len(kept) == KEPT
    assert report.path is not None
    assert report.path.name == kept[-1]
    assert kept[0] == "crash-20260121-120000.txt"
    assert (tmp_path / "beamme.log").exists()


def test_a_report_that_cannot_be_written_can_still_be_copied(tmp_path: Path) -> None:
    (tmp_path / "state").touch()
    report = Reports(tmp_path / "state").add(failed())
    assert report is not None
    assert report.path is None
    assert "no dice" in report.text


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


@pytest.mark.parametrize("way", ["hard", "abort"])
def test_a_hard_crash_is_found_by_the_next_start(tmp_path: Path, way: str) -> None:
    first = crash(tmp_path, way)
    assert first.returncode < 0
    assert first.stdout == "''\n"
    second = crash(tmp_path, "well")
    assert second.returncode == 0
    trace = eval(second.stdout)
    assert trace.startswith(f"BeamMe: {__version__}\n")
    assert "Fatal Python error" in trace
    assert 'File "<string>"' in trace
    assert crash(tmp_path, "well").stdout == "''\n"
    assert list(tmp_path.iterdir()) == []


def crash(folder: Path, way: str) -> "subprocess.CompletedProcess[str]":
    """Run a program that ends in this way."""
    return subprocess.run(
        [sys.executable, "-u", "-c", CRASH, str(folder), way],
        capture_output=True,
        text=True,
        check=False,
    )


def test_who_was_only_switched_off_did_not_crash(tmp_path: Path) -> None:
    assert crash(tmp_path, "killed").returncode < 0
    assert (tmp_path / "fault.txt").exists()
    assert crash(tmp_path, "well").stdout == "''\n"


def test_a_folder_that_cannot_be_written_keeps_nobody_from_playing(tmp_path: Path) -> None:
    (tmp_path / "state").touch()
    faults = FaultLog(tmp_path / "state")
    assert faults.begin() == ""
    faults.end()


def test_the_last_crash_is_told_when_the_window_is_there(qapp: QApplication, shown: Any) -> None:
    async def work() -> None:
        async with shown() as screen:
            screen.program.crash.add_fault("BeamMe: 0\n\nFatal Python error")
            await until(lambda: screen.find("crashPlace"), "the dialog")
            said = "BeamMe ended by mistake the last time. Your matches are saved; play on."
            assert said in screen.texts()

    run(qapp, work())


@pytest.mark.parametrize(
    ("slip", "error"),
    [
        ("fail", "RuntimeError: a hand slipped"),
        ("fail in a task", "ZeroDivisionError: division by zero"),
    ],
)
def test_the_real_program_survives_a_slip_and_reports_it(
    tmp_path: Path, slip: str, error: str
) -> None:
    with running(tmp_path) as window:
        window.request(slip)
        state = places(tmp_path).state
        window.until(lambda _: list(state.glob("crash-*.txt")))
        assert window.close() == 0
    (report,) = state.glob("crash-*.txt")
    assert error in report.read_text("utf-8")
    assert "ERROR ui.app.program: unexpected" in (state / "beamme.log").read_text("utf-8")


def test_the_real_program_reports_at_its_next_start_that_it_crashed(tmp_path: Path) -> None:
    state = places(tmp_path).state
    with running(tmp_path) as window:
        window.process.send_signal(signal.SIGSEGV)
        window.process.wait()
    with running(tmp_path) as window:
        assert window.close() == 0
    (report,) = state.glob("crash-*.txt")
    assert "Fatal Python error: Segmentation fault" in report.read_text("utf-8")
    assert not (state / "fault.txt").exists()


def test_without_a_window_a_plain_dialog_says_it(qapp: QApplication, tmp_path: Path) -> None:
    texts: list[str] = []

    def read() -> None:
        box = qapp.activeModalWidget()
        if not isinstance(box, QMessageBox):
            return
        texts.extend([box.text(), box.informativeText(), box.detailedText()])
        box.accept()

    clock = QTimer(interval=10)
    clock.timeout.connect(read)
    clock.start()
    show_startup_error(tmp_path / "state", failed())
    clock.stop()
    (report,) = (tmp_path / "state").iterdir()
    assert texts[0] == "BeamMe cannot go on. Your matches are saved."
    assert str(report) in texts[1]
    assert texts[2] == report.read_text("utf-8")


def test_a_start_that_fails_says_so_and_leaves_a_report(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BROKEN, "--data-dir", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    (report,) = places(tmp_path).state.iterdir()
    assert report.read_text("utf-8").endswith("RuntimeError: no pages\n")
    assert "RuntimeError: no pages" in done.stderr


@pytest.mark.qt_warns("Pages.qml.*Required property")
def test_a_window_whose_rooms_are_missing_is_not_left_empty(
    qapp: QApplication, tmp_path: Path
) -> None:
    async def work() -> None:
        shell = Shell(qapp, places(tmp_path))
        shell.show()
        with pytest.raises(RuntimeError, match="the pages cannot be shown"):
            shell.load_pages((), {})
        await shell.close()

    run(qapp, work())


def test_reports_of_the_same_second_stand_beside_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Clock(module.datetime):
        @classmethod
        def now(cls, tz: object = None) -> "Clock":  # type: ignore[override]  # noqa: ARG003
            return cls(2026, 5, 4, 3, 2, 1)

    monkeypatch.setattr(module, "datetime", Clock)
    reports = Reports(tmp_path)
    for number in range(3):
        reports.write(f"{number}")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "crash-20260504-030201-2.txt",
        "crash-20260504-030201-3.txt",
        "crash-20260504-030201.txt",
    ]
