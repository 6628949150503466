"""All that is tried out of what was built, with a line for each step."""

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
from installer.smoke.program import Program
from installer.smoke.surroundings import surroundings

Step = tuple[str, Callable[[], object]]
"""What is tried out, and how; it raises Failure."""

PROGRAM = "beamme-terminal.exe" if sys.platform == "win32" else "beamme"
"""The one that can be heard: a window of Windows has nowhere to print to."""


def smoke(built: Mapping[str, Sequence[Path]], *, quick: bool) -> int:
    """Try out these packages, less thoroughly if time is short; 1 if any step failed."""
    results = [_try_out(name, step) for name, step in _steps(built, quick=quick)]
    return 0 if all(results) else 1


def _steps(built: Mapping[str, Sequence[Path]], *, quick: bool) -> Iterator[Step]:
    if "folder" in built:
        yield from _of_folder(built["folder"][0], quick=quick)
    if "archive" in built:
        yield "archive", partial(unpacks, built["archive"][0])
    if "deb" in built:
        yield "deb", partial(debian.comes_and_goes, built["deb"][0])
    if "wheel" in built:
        yield "wheel", partial(wheels.installs, built["wheel"][0])


def _of_folder(folder: Path, *, quick: bool) -> Iterator[Step]:
    with surroundings() as around:
        program = Program((str(folder / PROGRAM),), around)
        yield "version", partial(steps.tells_its_version, program)
        for game in GAMES:
            yield f"arena {game}", partial(steps.plays, program, game)
        yield "pictures", partial(steps.shows_itself, program)
        for game in GAMES:
            yield f"print {game}", partial(steps.prints, program, game)
        yield "licences", partial(brings_licences, folder)
        if sys.platform == "linux":
            yield "libraries", partial(knows_no_machine, folder)
            for game in () if quick else GAMES:
                yield f"window {game}", partial(steps.finishes_a_match, program, game)


def brings_licences(folder: Path) -> None:
    """Every distribution in the folder has its licence with it; Qt and fonts keep theirs apart."""
    inside = folder / "lib"
    apart = ("pyside6_", "shiboken6-", "font_")
    told = [path for path in inside.glob("*-info") if not path.name.startswith(apart)]
    lacking = [path.name for path in told if not any(path.glob("licenses/*"))]
    texts = inside / "resources" / "common" / "licences"
    for name in ("LGPL-3.0-only.txt", "GPL-3.0-only.txt", "bundled/Python.txt"):
        lacking += [] if (texts / name).is_file() else [name]
    if lacking or not list(inside.glob("beamme-*-info")):
        raise Failure(f"Licences are missing: {', '.join(lacking) or 'our own'}.")


def knows_no_machine(folder: Path) -> None:
    """No file of the folder looks for libraries where the builder has them."""
    places = requirements(folder).places
    if places:
        raise Failure(f"Libraries are looked for in {', '.join(sorted(places))}.")


def unpacks(archive: Path) -> None:
    """The program in the archive starts wherever it is unpacked."""
    with tempfile.TemporaryDirectory() as name, surroundings() as around:
        command = ["tar", "--extract", "--directory", name, "--file", str(archive)]
        subprocess.run(command, check=True)
        (folder,) = Path(name).iterdir()
        steps.tells_its_version(Program((str(folder / PROGRAM),), around))


def _try_out(name: str, step: Callable[[], object]) -> bool:
    start, findings = time.monotonic(), ""
    try:
        step()
    except Failure as problem:
        findings = f"\n{problem}"
    state = "failed" if findings else "ok"
    print(f"{name:<20}{state:<7}{time.monotonic() - start:5.1f} s{findings}", flush=True)
    return not findings
