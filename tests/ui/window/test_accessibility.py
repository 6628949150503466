"""A match played through the accessibility tree alone, as a screen reader's user plays it."""

import os
import subprocess
import sys
from pathlib import Path

from tests.ui.helpers.driving import write_settings
from tests.ui.helpers.simple_player import WORD

LISTENER = Path(__file__).with_name("listener.py")
SYSTEM_PYTHON = "/usr/bin/python3"


def test_a_whole_match_is_played_by_ear(tmp_path: Path) -> None:
    write_settings(tmp_path, view="flat", level="beginner")
    program = [sys.executable, "-m", "ui", "--data-dir", str(tmp_path)]
    done = subprocess.run(
        ["dbus-run-session", "--", SYSTEM_PYTHON, str(LISTENER), WORD, *program],
        env=os.environ | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "GTK_A11Y": "none"},
        capture_output=True,
        text=True,
        timeout=80,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
