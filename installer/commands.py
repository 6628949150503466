"""What the words play, test, check and build do."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

from installer import bootstrap, build, checks, screen, system, translations
from installer.bootstrap import PROGRAMS, PYTHON, ROOT
from installer.failure import Failure

WORKERS = 2
WITHOUT_WINDOW = {"arena", "referee", "replay", "trials", "print", "--help", "-h", "--version"}
UNATTENDED = {"tour", "bench", "measure"}
# The same pixels on every machine that draws without a graphics card.
DRAWING = {
    "QT_QPA_PLATFORM": "xcb",
    "QSG_ANTIALIASING_METHOD": "vertex",
    "QT_SCALE_FACTOR": "1",
}
NO_DISPLAY = (
    "There is no display here for the window. Without one, `beamme tour` takes its pictures"
    " (python3 -m installer play tour --out pictures) and `beamme arena` plays in the terminal"
    " (python3 -m installer play arena --help)."
)


def play(arguments: Sequence[str]) -> int:
    """Start the program; further words are its own arguments."""
    first = arguments[0] if arguments else ""
    needs_screen = first not in WITHOUT_WINDOW and not screen.has_display(os.environ)
    if needs_screen and first not in UNATTENDED:
        raise Failure(NO_DISPLAY)
    bootstrap.prepare((*system.WINDOW, *(system.VIRTUAL_SCREEN if needs_screen else ())))
    translations.compile_all()
    with ExitStack() as stack:
        environment = dict(os.environ)
        if needs_screen:
            environment |= {**DRAWING, "DISPLAY": stack.enter_context(screen.virtual_screen())}
        program = [str(PROGRAMS / "beamme"), *arguments]
        return subprocess.run(program, env=environment, check=False).returncode


def test(arguments: Sequence[str]) -> int:
    """Run the tests on virtual screens; further words are pytest's own arguments."""
    needs = (
        *system.WINDOW,
        *system.VIRTUAL_SCREEN,
        *system.ACCESSIBILITY,
        *system.PACKAGING,
    )
    bootstrap.prepare(needs, ["test"])
    translations.compile_all()
    command = [str(PYTHON), "-m", "pytest", "-n", str(WORKERS), "--dist", "loadfile", *arguments]
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="beamme-test-")))
        displays: list[str] = []
        if sys.platform == "linux":
            command = ["dbus-run-session", "--", *command]
            displays = [stack.enter_context(screen.virtual_screen()) for _ in range(WORKERS)]
        environment = os.environ | test_environment(home, displays)
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def test_environment(home: Path, displays: Sequence[str]) -> dict[str, str]:
    """Give every run of the tests the same surroundings, away from the player's own files."""
    variables = {
        "LC_ALL": "C.UTF-8",
        **{
            f"XDG_{name}": str(_folder(home / name.lower()))
            for name in ("CACHE_HOME", "CONFIG_HOME", "DATA_HOME", "RUNTIME_DIR", "STATE_HOME")
        },
    }
    if displays:
        # One screen per worker: windows on the same screen would take each other's focus.
        variables |= {
            **DRAWING,
            "DISPLAY": displays[0],
            "BEAMME_TEST_DISPLAYS": " ".join(displays),
        }
    return variables


def check(arguments: Sequence[str]) -> int:
    """Run every check, or those that are named."""
    unknown = sorted(set(arguments) - set(checks.CHECKS))
    if unknown:
        raise Failure(f"Unknown check {unknown[0]}; there are: {', '.join(checks.CHECKS)}.")
    bootstrap.prepare(system.WINDOW, ["check", "test"])
    return checks.run(arguments or tuple(checks.CHECKS))


def _folder(path: Path) -> Path:
    path.mkdir(mode=0o700)
    return path


COMMANDS: Mapping[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "test": test,
    "check": check,
    "build": build.build,
}
