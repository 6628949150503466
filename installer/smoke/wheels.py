"""The wheel, installed as pip and pipx do it, in an environment of its own."""

import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from beamme.games import GAMES
from installer.bootstrap import PYTHON
from installer.failure import Failure
from installer.smoke import steps
from installer.smoke.program import Program
from installer.smoke.surroundings import surroundings


def installs(wheel: Path) -> None:
    """The command of the wheel plays, and prints with the resources that the wheel brings."""
    with tempfile.TemporaryDirectory() as name, surroundings() as around:
        environment = Path(name)
        _run([sys.executable, "-m", "venv", str(environment)])
        programs = environment / PYTHON.parent.name
        _run([str(programs / PYTHON.name), "-m", "pip", "install", "--no-deps", str(wheel)])
        # The packages that it stands on are those of the project; only the program is new.
        place = sysconfig.get_path("purelib", vars={"base": name, "platbase": name})
        (Path(place) / "others.pth").write_text(f"{_packages()}\n", "utf-8")
        program = Program((str(programs / "beamme"),), around)
        steps.tells_its_version(program)
        for game in GAMES:
            steps.plays(program, game)
            steps.prints(program, game)


def _packages() -> str:
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return _run([str(PYTHON), "-c", code]).strip()


def _run(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"{done.stderr}{' '.join(command[1:4])} failed.")
    return done.stdout
