"""Test the wheel, installed with pip in a virtual environment."""

import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from beamme.games import GAMES
from installer.bootstrap import PYTHON
from installer.failure import Failure
from installer.smoke import steps
from installer.smoke.environment import clean_environment
from installer.smoke.program import Program


def check_wheel(wheel: Path) -> None:
    """Install the wheel, play a match, and print with its resources."""
    with tempfile.TemporaryDirectory() as name, clean_environment() as environment:
        venv = Path(name)
        _run([sys.executable, "-m", "venv", str(venv)])
        programs = venv / PYTHON.parent.name
        _run([str(programs / PYTHON.name), "-m", "pip", "install", "--no-deps", str(wheel)])
        # Its dependencies are those of the project's environment; only the program is installed.
        place = sysconfig.get_path("purelib", vars={"base": name, "platbase": name})
        (Path(place) / "others.pth").write_text(f"{_packages()}\n", "utf-8")
        program = Program((str(programs / "beamme"),), environment)
        steps.check_version(program)
        for game in GAMES:
            steps.play_arena(program, game)
            steps.print_pad(program, game)


def _packages() -> str:
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return _run([str(PYTHON), "-c", code]).strip()


def _run(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"{done.stderr}{' '.join(command[1:4])} failed.")
    return done.stdout
