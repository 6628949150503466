"""The environment of a program in the smoke test, as a fixture."""

import os
from pathlib import Path

import pytest

from installer.smoke.environment import Environment


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    home = tmp_path / "home"
    home.mkdir()
    return Environment(home, {"PATH": os.environ["PATH"]})
