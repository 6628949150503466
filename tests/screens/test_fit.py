"""Every text fits on every screen, in all sizes and scales, with long names and all seats taken."""

import os
import subprocess
import sys

import pytest

from installer.bootstrap import ROOT

SECONDS = 90
"""For a walk through all screens, also on a busy computer."""


def walk(*words: str, scale: str = "1") -> str:
    """What does not fit, line by line."""
    done = subprocess.run(
        [sys.executable, "-m", "installer.tools.tour", "--fit", *words],
        cwd=ROOT,
        env={**os.environ, "QT_SCALE_FACTOR": scale, "PYTHONWARNINGS": "error"},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == bool(done.stdout)
    return done.stdout


@pytest.mark.slow
def test_every_text_fits_in_german() -> None:
    assert walk("--language", "de") == ""


@pytest.mark.slow
def test_every_text_fits_in_english() -> None:
    assert walk("--language", "en", "--size", "960x540") == ""


@pytest.mark.slow
@pytest.mark.parametrize(("scale", "size"), [("1.5", "1280x720"), ("2", "960x540")])
def test_every_text_fits_on_screens_with_small_pixels(scale: str, size: str) -> None:
    assert walk("--language", "de", "--size", size, scale=scale) == ""
