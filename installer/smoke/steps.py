"""The steps of the smoke test: what a player does with the program."""

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
MATCHES_IN_3D = {path.stem: path for path in DEMOS}
"""Matches drawn in 3D, in which a person aims."""
FEWEST_COLOURS = 100
"""The fewest colours in the middle of a 3D scene; an empty one has two or three."""
LEAST_DEPTH = 0.1
"""The least share of pixels in which a 3D board differs from a flat one."""
LEAST_DIFFERENCE = 0.002
"""The least share of pixels in which a screen differs in another language."""


def check_version(program: Program) -> None:
    """Check that the version is that of the source tree."""
    printed = program.run("--version").strip()
    if printed != f"BeamMe {version()}":
        raise Failure(f"The program calls itself {printed!r}.")


def play_arena(program: Program, game: str) -> None:
    """Let two opponents play a match without a window, including physics."""
    words = ("--game", game, "--seats", "casual,casual", "--games", "1", "--seed", "1", "--json")
    told = json.loads(program.run("arena", *words))
    if told["games"] != 1:
        raise Failure(f"{game}: no match was played.")


def shortest_game() -> str:
    """The game with the shortest matches, according to the descriptors."""
    command = [str(PYTHON), "-m", "installer.smoke.shortest_game"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def check_pictures(program: Program) -> None:
    """Check that the window shows both languages and draws in 3D."""
    home = program.environment.home
    program.environment.prefer(theme="light", view="flat")
    with program.opened() as window:
        for name, match in {"home": None, **MATCHES_IN_3D}.items():
            german, english = (home / f"{name}-{language}.png" for language in ("de", "en"))
            program.run("--language", "de", *([] if match is None else [str(match)]))
            _picture_at_rest(window, german)
            program.run("--language", "en")
            _picture_at_rest(window, english)
            if inspect([german, english])[1]["differing"] < LEAST_DIFFERENCE:
                raise Failure(f"{name}: German and English look the same.")
    program.environment.prefer(view="automatic")
    for name, match in MATCHES_IN_3D.items():
        flat, solid = (home / f"{name}-{kind}.png" for kind in ("en", "solid"))
        with program.opened(str(match)) as window:
            seen = partial(_has_depth, window, solid, flat)
            window.wait(seen, f"{name}: nothing is drawn in space")


def _picture_at_rest(window: Window, path: Path) -> None:
    """Take a picture when nothing moves."""
    before = path.with_stem(f"{path.stem}-before")
    window.take_picture(path)

    def still() -> bool:
        path.replace(before)
        window.take_picture(path)
        return inspect([before, path])[1]["differing"] == 0.0

    window.wait(still, f"{path.stem}: never comes to rest")


def _has_depth(window: Window, solid: Path, flat: Path) -> bool:
    window.take_picture(solid)
    seen = inspect([flat, solid])[1]
    return seen["colours"] >= FEWEST_COLOURS and seen["differing"] >= LEAST_DEPTH


def inspect(pictures: list[Path]) -> list[dict[str, float]]:
    """Analyse pictures with the project's own Qt."""
    command = [str(PYTHON), "-m", "installer.smoke.pictures", *map(str, pictures)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: list[dict[str, float]] = json.loads(done.stdout)
    return found


def print_pad(program: Program, game: str) -> None:
    """Print the German pad of a game as a PDF."""
    pdf = program.environment.home / "pad.pdf"
    program.run("print", "--game", game, "--language", "de", "--out", str(pdf))
    if not pdf.read_bytes().startswith(b"%PDF-"):
        raise Failure(f"{game}: the pad is no PDF.")


def finish_match(program: Program, game: str) -> Path:
    """Let two opponents finish a match in the window; check that it is saved and valid."""
    before = _saved_matches(program)
    judge = Program((program.command[0],), program.environment)

    def over() -> bool:
        return any(
            "Over after" in judge.run("replay", str(path))
            for path in _saved_matches(program) - before
        )

    program.show("--game", game, "--seats", "casual,casual", until=over)
    return next(iter(_saved_matches(program) - before))


def open_received_match(program: Program, saved: Path) -> None:
    """Open a match from another computer; a second start must use the same window."""
    sent = program.environment.home / "from-a-friend.beamme"
    sent.write_text(json.dumps(_begun_elsewhere(saved)), "utf-8")
    before = _saved_matches(program)

    def goes_on() -> bool:
        if not _saved_matches(program) - before:
            return False
        program.run(str(sent))  # ends at once: the open window takes it
        return True

    program.show(str(sent), until=goes_on)


def _begun_elsewhere(saved: Path) -> dict[str, Any]:
    """The first two entries of a match as version 0.5.0 would have saved them, begun in 2026."""
    told: dict[str, Any] = json.loads(saved.read_text("utf-8"))
    log = [line.split(" ", 1)[1] for line in told["log"][:2]]
    return {**told, "format": 1, "started": "2026-01-01T12:00:00+00:00", "log": log}


def _saved_matches(program: Program) -> set[Path]:
    """The files of all saved matches."""
    return set(program.environment.matches.glob("*.beamme"))
