"""What each word after `python3 -m installer` does."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from installer import bootstrap, build, checks, screen, system, translations
from installer.bootstrap import PROGRAMS, PYTHON, ROOT
from installer.dependencies import lock
from installer.failure import Failure
from installer.screen import DRAWING
from installer.soak.command import soak
from installer.stress.closing import closing

# One more than cores: whoever waits for a frame or a file leaves its core to the others.
WORKERS = 3
# Milliseconds between two frames: without a graphics card, drawing is most of the tests' work.
SLOW_SCREEN = {"QT_QPA_UPDATE_IDLE_TIME": "30"}
IN_MEMORY = "/dev/shm"  # noqa: S108 a folder of its own is made in it
WITHOUT_WINDOW = {"arena", "referee", "replay", "print", "--help", "-h", "--version"}
TOOLS = ("tour", "bench", "trials")
"""What developers run; players get none of it."""
NO_DISPLAY = (
    "There is no display here for the window. Without one, `python3 -m installer tour --out"
    " pictures` takes its pictures, and `python3 -m installer play arena --help` tells how"
    " computers play in the terminal."
)


def play(arguments: Sequence[str]) -> int:
    """Start the program; further words are its own arguments."""
    first = arguments[0] if arguments else ""
    if first not in WITHOUT_WINDOW and not screen.has_display(os.environ):
        raise Failure(NO_DISPLAY)
    bootstrap.prepare(system.WINDOW)
    translations.compile_all()
    return subprocess.run([str(PROGRAMS / "beamme"), *arguments], check=False).returncode


def _tool(name: str, arguments: Sequence[str]) -> int:
    """Run a developers' tool, on a virtual screen if there is no display."""
    virtual = not screen.has_display(os.environ)
    bootstrap.prepare((*system.WINDOW, *(system.VIRTUAL_SCREEN if virtual else ())))
    translations.compile_all()
    with ExitStack() as stack:
        environment = dict(os.environ)
        if virtual:
            environment |= {**DRAWING, "DISPLAY": stack.enter_context(screen.virtual_screen())}
        command = [str(PYTHON), "-m", f"installer.tools.{name}", *arguments]
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def test(arguments: Sequence[str]) -> int:
    """Run the tests on virtual screens; further words are pytest's own arguments.

    `--stress closing` opens and closes the real window many times instead.
    """
    needs = (
        *system.WINDOW,
        *system.VIRTUAL_SCREEN,
        *system.ACCESSIBILITY,
        *system.PACKAGING,
    )
    bootstrap.prepare(needs, ["test"])
    translations.compile_all()
    with tempfile.TemporaryDirectory(prefix="beamme-test-", dir=_quick_folder()) as home:
        match arguments:
            case ["--stress", "closing", *rest]:
                return closing(rest, os.environ | test_environment(Path(home), [""]))
            case ["--stress", *_]:
                raise Failure("There is one stress test: --stress closing.")
            case _:
                return _pytest(arguments, Path(home))


def _pytest(arguments: Sequence[str], home: Path) -> int:
    # A replaced worker would get none of the tests that are left, and the run would never end.
    spread = ["-n", str(WORKERS), "--dist", "loadfile", "--max-worker-restart", "0"]
    # Files in the order of tests/conftest.py, not by how many tests they hold.
    spread += ["--no-loadscope-reorder"]
    files = ["--basetemp", str(home / "files")]
    command = [str(PYTHON), "-m", "pytest", *spread, *files, *arguments]
    with ExitStack() as stack:
        displays: list[str] = []
        if sys.platform == "linux":
            command = ["dbus-run-session", "--", *command]
            displays = [stack.enter_context(screen.virtual_screen()) for _ in range(WORKERS)]
        environment = os.environ | test_environment(home, displays) | SLOW_SCREEN
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def test_environment(home: Path, displays: Sequence[str]) -> dict[str, str]:
    """Give every run of the tests the same surroundings, away from the player's own files."""
    variables = {
        "LC_ALL": "C.UTF-8",
        # Compile each module once, not again in every program that a test starts.
        "PYTHONDONTWRITEBYTECODE": "",
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
    bootstrap.prepare((*system.WINDOW, *system.VIRTUAL_SCREEN), ["check", "test"])
    return checks.run(arguments or tuple(checks.CHECKS))


def _quick_folder() -> str | None:
    """A folder in memory, if there is one: a disk makes whoever saves wait until all is on it."""
    return IN_MEMORY if os.access(IN_MEMORY, os.W_OK) else None


def _folder(path: Path) -> Path:
    path.mkdir(mode=0o700)
    return path


COMMANDS: Mapping[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "test": test,
    "check": check,
    "build": build.build,
    "lock": lock.lock,
    "soak": soak,
    **{name: partial(_tool, name) for name in TOOLS},
}
