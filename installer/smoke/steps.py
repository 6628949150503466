"""What a player would do with a program, one step after the other."""

import json
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

from installer.bootstrap import PYTHON, ROOT
from installer.failure import Failure
from installer.project import version
from installer.smoke.program import Program, Window

DEMOS = sorted((ROOT / "resources").glob("*/demo/*-aiming.beamme"))
SOLID = {path.stem: path for path in DEMOS}
"""Matches that are drawn in space, in which a person aims."""
FEWEST_COLOURS = 100
"""In the middle of such a screen; a bare one has two or three."""
LEAST_DEPTH = 0.1
"""The share of pixels by which a board in space differs at least from a flat one."""
LEAST_DIFFERENCE = 0.002
"""The share of pixels by which a screen in another language differs at least."""


def tells_its_version(program: Program) -> None:
    """The version is that of the source tree."""
    told = program.run("--version").strip()
    if told != f"BeamMe {version()}":
        raise Failure(f"The program calls itself {told!r}.")


def plays(program: Program, game: str) -> None:
    """Two opponents play a match without a window, with the physics where dice fly."""
    words = ("--game", game, "--seats", "casual,casual", "--games", "1", "--seed", "1", "--json")
    told = json.loads(program.run("arena", *words))
    if told["games"] != 1:
        raise Failure(f"{game}: no match was played.")


def shortest_game() -> str:
    """The game that is over soonest, as the descriptors of the games say."""
    command = [str(PYTHON), "-m", "installer.smoke.shortest_game"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def shows_itself(program: Program) -> None:
    """The window speaks both languages one after the other, and draws in space."""
    home = program.around.home
    program.around.prefer(theme="light", flat_dice=True)
    with program.opened() as window:
        for name, match in {"home": None, **SOLID}.items():
            german, english = (home / f"{name}-{language}.png" for language in ("de", "en"))
            program.run("--language", "de", *([] if match is None else [str(match)]))
            _picture_at_rest(window, german)
            program.run("--language", "en")
            _picture_at_rest(window, english)
            if look([german, english])[1]["differing"] < LEAST_DIFFERENCE:
                raise Failure(f"{name}: German and English look the same.")
    program.around.prefer(flat_dice=False)
    for name, match in SOLID.items():
        flat, solid = (home / f"{name}-{kind}.png" for kind in ("en", "solid"))
        with program.opened(str(match)) as window:
            seen = partial(_has_depth, window, solid, flat)
            window.wait(seen, f"{name}: nothing is drawn in space")


def _picture_at_rest(window: Window, path: Path) -> None:
    """Take a picture when nothing moves any more."""
    before = path.with_stem(f"{path.stem}-before")
    window.take_picture(path)

    def still() -> bool:
        path.replace(before)
        window.take_picture(path)
        return look([before, path])[1]["differing"] == 0.0

    window.wait(still, f"{path.stem}: never comes to rest")


def _has_depth(window: Window, solid: Path, flat: Path) -> bool:
    window.take_picture(solid)
    seen = look([flat, solid])[1]
    return seen["colours"] >= FEWEST_COLOURS and seen["differing"] >= LEAST_DEPTH


def look(pictures: list[Path]) -> list[dict[str, float]]:
    """What pictures show; Qt of the project's environment reads them."""
    command = [str(PYTHON), "-m", "installer.smoke.pictures", *map(str, pictures)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    told: list[dict[str, float]] = json.loads(done.stdout)
    return told


def prints(program: Program, game: str) -> None:
    """The blank sheets of a game in German become a PDF."""
    pdf = program.around.home / "pad.pdf"
    program.run("print", "--game", game, "--language", "de", "--out", str(pdf))
    if not pdf.read_bytes().startswith(b"%PDF-"):
        raise Failure(f"{game}: the pad is no PDF.")


def finishes_a_match(program: Program, game: str) -> Path:
    """Two opponents play in the window until the match is over; it is saved and stands."""
    before = _kept(program)
    judge = Program((program.command[0],), program.around)

    def over() -> bool:
        return any(
            "Over after" in judge.run("replay", str(path)) for path in _kept(program) - before
        )

    program.show("--game", game, "--seats", "casual,casual", until=over)
    return next(iter(_kept(program) - before))


def opens(program: Program, saved: Path) -> None:
    """A double-click on a match of a friend opens it; a second one needs no other window."""
    sent = program.around.home / "from-a-friend.beamme"
    sent.write_text(json.dumps(_begun_elsewhere(saved)), "utf-8")
    before = _kept(program)

    def goes_on() -> bool:
        if not _kept(program) - before:
            return False
        program.run(str(sent))  # ends at once: the window that is there takes it
        return True

    program.show(str(sent), until=goes_on)


def _begun_elsewhere(saved: Path) -> dict[str, Any]:
    """The first two entries of a match as version 0.5.0 would have saved them, begun in 2026."""
    told: dict[str, Any] = json.loads(saved.read_text("utf-8"))
    log = [line.split(" ", 1)[1] for line in told["log"][:2]]
    return {**told, "format": 1, "started": "2026-01-01T12:00:00+00:00", "log": log}


def _kept(program: Program) -> set[Path]:
    """The matches that the program has saved."""
    return set(program.around.matches.glob("*.beamme"))
