"""Run the smoke test and print a line for each step."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from beamme.games import GAMES
from installer.failure import Failure
from installer.freezing.elf import requirements
from installer.smoke import debian, steps, wheels
from installer.smoke.environment import clean_environment
from installer.smoke.program import Program

Step = tuple[str, Callable[[], object]]
"""The name of a step and its function, which raises Failure."""

PROGRAM = "beamme-terminal.exe" if sys.platform == "win32" else "beamme"
"""The executable that can print: on Windows, only the one with a console."""


def smoke(built: Mapping[str, Sequence[Path]], *, quick: bool) -> int:
    """Test these packages, `quick` with fewer steps; return 1 if any step failed."""
    results = [_run_step(name, step) for name, step in _steps(built, quick=quick)]
    return 0 if all(results) else 1


def _steps(built: Mapping[str, Sequence[Path]], *, quick: bool) -> Iterator[Step]:
    if "folder" in built:
        yield from _of_folder(built["folder"][0], quick=quick)
    if "archive" in built:
        yield "archive", partial(check_archive, built["archive"][0])
    if "deb" in built:
        yield "deb", partial(debian.check_package, built["deb"][0])
    if "wheel" in built:
        yield "wheel", partial(wheels.check_wheel, built["wheel"][0])


def _of_folder(folder: Path, *, quick: bool) -> Iterator[Step]:
    with clean_environment() as environment:
        program = Program((str(folder / PROGRAM),), environment)
        yield "version", partial(steps.check_version, program)
        for game in GAMES:
            yield f"arena {game}", partial(steps.play_arena, program, game)
        yield "pictures", partial(steps.check_pictures, program)
        for game in GAMES:
            yield f"print {game}", partial(steps.print_pad, program, game)
        yield "licences", partial(check_licences, folder)
        if sys.platform == "linux":
            yield "libraries", partial(check_library_paths, folder)
            for game in () if quick else GAMES:
                yield f"window {game}", partial(steps.finish_match, program, game)


def check_licences(folder: Path) -> None:
    """Check that every distribution in the folder has its licence, Qt and fonts elsewhere."""
    inside = folder / "lib"
    apart = ("pyside6_", "shiboken6-", "font_")
    told = [path for path in inside.glob("*-info") if not path.name.startswith(apart)]
    lacking = [path.name for path in told if not any(path.glob("licenses/*"))]
    texts = inside / "resources" / "common" / "licences"
    for name in ("LGPL-3.0-only.txt", "GPL-3.0-only.txt", "bundled/Python.txt"):
        lacking += [] if (texts / name).is_file() else [name]
    if lacking or not list(inside.glob("beamme-*-info")):
        raise Failure(f"Licences are missing: {', '.join(lacking) or 'our own'}.")


def check_library_paths(folder: Path) -> None:
    """Check that no file searches for libraries in folders of the build machine."""
    places = requirements(folder).places
    if places:
        raise Failure(f"Libraries are looked for in {', '.join(sorted(places))}.")


def check_archive(archive: Path) -> None:
    """Check that the program in the archive starts wherever it is unpacked."""
    with tempfile.TemporaryDirectory() as name, clean_environment() as environment:
        command = ["tar", "--extract", "--directory", name, "--file", str(archive)]
        subprocess.run(command, check=True)
        (folder,) = Path(name).iterdir()
        steps.check_version(Program((str(folder / PROGRAM),), environment))


def _run_step(name: str, step: Callable[[], object]) -> bool:
    start, findings = time.monotonic(), ""
    try:
        step()
    except Failure as problem:
        findings = f"\n{problem}"
    state = "failed" if findings else "ok"
    print(f"{name:<20}{state:<7}{time.monotonic() - start:5.1f} s{findings}", flush=True)
    return not findings
