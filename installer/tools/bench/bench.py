"""`python3 -m installer bench`: speed and size, as ratios against yardsticks of the same run."""

import json
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import asdict

from beamme.commands.terminal import say
from installer.tools.bench.entries import log_entries
from installer.tools.bench.figure import Figure
from installer.tools.bench.flights import flights
from installer.tools.bench.frozen import frozen_start
from installer.tools.bench.games import groups_of_games
from installer.tools.bench.idle import idle
from installer.tools.bench.solver import turn_solver
from installer.tools.bench.window import window

PROG = "python3 -m installer bench"
GROUPS: dict[str, Callable[[], list[Figure]]] = {
    "solver": turn_solver,
    "entries": log_entries,
    **groups_of_games(),
    "window": window,
    "flights": flights,
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
