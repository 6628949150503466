"""A program that crashed hard or could not start says so, at the latest at its next start."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from beamme import __version__
from tests.ui.diagnostics.raised_error import failed
from tests.ui.helpers.driving import run
from tests.ui.helpers.starting import running
from ui.app.paths import places
from ui.app.shell import Shell
from ui.diagnostics.fault_log import FaultLog
from ui.diagnostics.startup_error import show_startup_error

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
