"""beamme bench: speed and size, each as a ratio against its yardstick measured in the same run."""

import json
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import asdict

from beamme.commands.measures.claims import claim_chances
from beamme.commands.measures.entries import log_entries
from beamme.commands.measures.figure import Figure
from beamme.commands.measures.flicks import flicks
from beamme.commands.measures.frozen import frozen_start
from beamme.commands.measures.idle import idle
from beamme.commands.measures.printing import printing
from beamme.commands.measures.rolls import rolls
from beamme.commands.measures.solver import turn_solver
from beamme.commands.measures.window import window
from beamme.commands.measures.wins import win_checks
from beamme.commands.terminal import say

PROG = "beamme bench"
GROUPS: dict[str, Callable[[], list[Figure]]] = {
    "solver": turn_solver,
    "claims": claim_chances,
    "wins": win_checks,
    "entries": log_entries,
    "flicks": flicks,
    "rolls": rolls,
    "printing": printing,
    "window": window,
    "idle": idle,
    "frozen": frozen_start,
}


def main(arguments: list[str]) -> int:
    """Measure and print; exit code 1 if a bar is missed."""
    parser = ArgumentParser(prog=PROG, description=__doc__)
    parser.add_argument("--only", choices=GROUPS, help="measure one group")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args(arguments)
    figures = [
        figure
        for name, measure in GROUPS.items()
        if options.only in {None, name}
        for figure in measure()
    ]
    if options.json:
        text = json.dumps([{**asdict(figure), "passed": figure.passed} for figure in figures])
    else:
        text = "\n".join(map(_line, figures))
    return say(PROG, text) or int(any(figure.passed is False for figure in figures))


def _line(figure: Figure) -> str:
    if figure.value is None:
        return f"   –  {figure.name}: {figure.note}"
    bar = f"≥ {figure.at_least:g}" if figure.at_most is None else f"≤ {figure.at_most:g}"
    note = f", {figure.note}" if figure.note else ""
    mark = "ok" if figure.passed else "NO"
    value = f"{figure.value:.3g}" if figure.value < 1000 else f"{figure.value:,.0f}"
    return f"  {mark}  {figure.name}: {value} {figure.unit} (bar {bar}{note})"
