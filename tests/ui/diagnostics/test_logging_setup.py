"""The log stays small, hears the QML engine too, and never keeps anybody from playing."""

import os
import subprocess
import sys
from pathlib import Path

from ui.diagnostics.logging_setup import BACKUPS, LARGEST_BYTES, NAME

SCRIPT = """
import logging, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, qWarning
from PySide6.QtQml import QQmlComponent, QQmlEngine
from ui.diagnostics import logging_setup

application = QCoreApplication()
engine = QQmlEngine()
logging_setup.begin(Path(sys.argv[1]))
logging_setup.follow(engine)
{deed}
logging_setup.end()
"""


def note(folder: Path, deed: str) -> "subprocess.CompletedProcess[str]":
    """Keep a log in a process of its own: pytest has handlers for what is logged too."""
    return subprocess.run(
        [sys.executable, "-c", SCRIPT.format(deed=deed), str(folder)],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ
        | {
            "QT_MESSAGE_PATTERN": "%{message}",
            "PYTHONPATH": str(Path(__file__).parents[3]),
        },
    )


QML = """
component = QQmlComponent(engine)
component.setData(b"import QtQml; QtObject { property int n: undefined }", "file:///Odd.qml")
component.create()
"""


def test_what_the_program_and_the_qml_engine_say_is_noted_and_warnings_are_seen(
    tmp_path: Path,
) -> None:
    deed = (
        "logging.getLogger('ui.app.event_loop').info('größer als sonst')\n"
        "logging.getLogger('ui.app.event_loop').debug('nobody cares')\n"
    )
    done = note(tmp_path / "state", deed + QML)
    lines = (tmp_path / "state" / NAME).read_text("utf-8").splitlines()
    warning = "file:///Odd.qml:1:26: Unable to assign [undefined] to int"
    assert [line.split(" ", 2)[2] for line in lines] == [
        "INFO ui.app.event_loop: größer als sonst",
        f"WARNING ui.diagnostics.logging_setup: {warning}",
    ]
    assert done.stderr.splitlines() == [warning]


def test_qt_speaks_to_the_terminal_and_never_to_python(tmp_path: Path) -> None:
    deed = "from PySide6.QtCore import qInstallMessageHandler; qWarning('hm')\n"
    done = note(tmp_path, deed + "assert qInstallMessageHandler(None) is None")
    assert done.stderr.splitlines() == ["hm"]


def test_the_next_run_goes_on_in_the_same_file(tmp_path: Path) -> None:
    note(tmp_path, "logging.info('first')")
    note(tmp_path, "logging.info('second')")
    text = (tmp_path / NAME).read_text("utf-8")
    assert "first" in text
    assert "second" in text


def test_the_log_never_grows_large(tmp_path: Path) -> None:
    note(
        tmp_path, f"for n in range(3000): logging.info('%s', str(n) + 'x' * {LARGEST_BYTES // 400})"
    )
    sizes = {path.name: path.stat().st_size for path in tmp_path.iterdir()}
    assert set(sizes) == {NAME, *(f"{NAME}.{number + 1}" for number in range(BACKUPS))}
    assert max(sizes.values()) <= LARGEST_BYTES
    assert "2999x" in (tmp_path / NAME).read_text("utf-8")


def test_a_folder_that_cannot_be_written_is_told_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "state").touch()
    done = note(tmp_path / "state", "logging.warning('hm')")
    assert done.stderr.splitlines()[0].startswith("no log: ")
    assert done.stderr.splitlines()[1] == "hm"


def test_a_full_disk_is_told_once_and_the_log_goes_on_when_there_is_room(tmp_path: Path) -> None:
    deed = (
        "from tests.helpers.full_disk import full_disk\n"
        "with full_disk():\n"
        "    for n in range(3): logging.info('lost %s', n)\n"
        "logging.info('kept')"
    )
    done = note(tmp_path, deed)
    assert done.stderr == "BeamMe: the log cannot be written: File too large\n"
    assert "kept" in (tmp_path / NAME).read_text("utf-8")


def test_nobody_writes_lines_of_their_own_into_the_log_or_gives_orders(tmp_path: Path) -> None:
    deed = (
        "logging.warning('%s', 'bad\\x1b[31m\\n2026-01-01 INFO ui: fine\\udcff')\n"
        "try: raise ValueError('key\\x1b[2J\\n2026-01-01 INFO ui: fine')\n"
        "except ValueError: logging.exception('oh')"
    )
    done = note(tmp_path, deed)
    text = (tmp_path / NAME).read_text("utf-8")
    said = done.stderr
    for told in (text, said):
        assert "\x1b" not in told
        assert r"bad\x1b[31m\n2026-01-01 INFO ui: fine\udcff" in told
        assert r"  ValueError: key\x1b[2J" in told
        assert not [line for line in told.splitlines() if line.startswith("2026-01-01")]
