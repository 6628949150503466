"""Every text fits on every screen, in all sizes and scales, with long names and all seats taken."""

import os
import subprocess
import sys

import pytest

from installer.bootstrap import ROOT
from installer.tools.tour.fitting import ALL

BATCHES = 4
SECONDS = 90
"""For a walk through a batch of screens, also on a busy computer."""


def walk(*words: str, batch: int, of: int, scale: str = "1") -> str:
    """What does not fit, line by line."""
    stops = [word for name in tuple(ALL)[batch::of] for word in ("--stop", name)]
    done = subprocess.run(
        [sys.executable, "-m", "installer.tools.tour", "--fit", *words, *stops],
        cwd=ROOT,
        env={**os.environ, "QT_SCALE_FACTOR": scale},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == bool(done.stdout)
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_text_fits_in_both_languages_and_all_sizes(batch: int) -> None:
    assert walk(batch=batch, of=BATCHES) == ""


@pytest.mark.slow
@pytest.mark.parametrize(("scale", "size"), [("1.5", "1280x720"), ("2", "960x540")])
@pytest.mark.parametrize("batch", range(2))
def test_every_text_fits_on_screens_with_small_pixels(batch: int, scale: str, size: str) -> None:
    assert walk("--language", "de", "--size", size, batch=batch, of=2, scale=scale) == ""
