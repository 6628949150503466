"""The log stays small, hears Qt too, and never keeps anybody from playing."""

import subprocess
import sys
from pathlib import Path

from ui.logbook import LARGEST, NAME, OLDER

SCRIPT = """
import logging, sys
from pathlib import Path
from PySide6.QtCore import QLoggingCategory, qCritical, qInfo, qWarning
from ui import logbook

logbook.begin(Path(sys.argv[1]))
{deed}
logbook.end()
qWarning("after the end")
"""


def note(folder: Path, deed: str) -> "subprocess.CompletedProcess[str]":
    """Keep a log in a process of its own: pytest has a handler for Qt's messages too."""
    return subprocess.run(
        [sys.executable, "-c", SCRIPT.format(deed=deed), str(folder)],
        capture_output=True,
        text=True,
        check=True,
    )


def test_what_the_program_and_qt_say_is_noted_and_warnings_are_seen(tmp_path: Path) -> None:
    deed = (
        "logging.getLogger('ui.life').info('größer als sonst')\n"
        "logging.getLogger('ui.life').debug('nobody cares')\n"
        "qInfo('well'); qWarning('hm 100 %s'); qCritical('oh')"
    )
    done = note(tmp_path / "state", deed)
    lines = (tmp_path / "state" / NAME).read_text("utf-8").splitlines()
    assert [line.split(" ", 2)[2] for line in lines] == [
        "INFO ui.life: größer als sonst",
        "INFO qt.default: well",
        "WARNING qt.default: hm 100 %s",
        "ERROR qt.default: oh",
    ]
    assert done.stderr.splitlines() == ["hm 100 %s", "oh", "after the end"]


def test_the_next_run_goes_on_in_the_same_file(tmp_path: Path) -> None:
    note(tmp_path, "qInfo('first')")
    note(tmp_path, "qInfo('second')")
    text = (tmp_path / NAME).read_text("utf-8")
    assert "first" in text
    assert "second" in text


def test_the_log_never_grows_large(tmp_path: Path) -> None:
    note(tmp_path, f"for n in range(3000): logging.info('%s', str(n) + 'x' * {LARGEST // 400})")
    sizes = {path.name: path.stat().st_size for path in tmp_path.iterdir()}
    assert set(sizes) == {NAME, *(f"{NAME}.{number + 1}" for number in range(OLDER))}
    assert max(sizes.values()) <= LARGEST
    assert "2999x" in (tmp_path / NAME).read_text("utf-8")


def test_a_folder_that_cannot_be_written_is_told_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "state").touch()
    done = note(tmp_path / "state", "qWarning('hm')")
    assert done.stderr.splitlines()[0].startswith("no log: ")
    assert done.stderr.splitlines()[1] == "hm"
