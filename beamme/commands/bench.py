"""beamme bench: speed and size, each as a ratio against its yardstick measured in the same run."""

import json
import random
import subprocess
import sys
import time
import timeit
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from importlib.util import find_spec
from itertools import product

from beamme.core.chance import Faces, Roll
from beamme.core.game import Chance, Outcome, Seat
from beamme.core.match import Answered, Match, Moved, new_match
from beamme.games import GAMES

SECONDS = 2.0
ROUNDS = 4


@dataclass(frozen=True, slots=True)
class Figure:
    """A measurement and the bar it has to pass; without a value its yardstick is not there."""

    name: str
    value: float | None
    unit: str
    at_least: float | None = None
    at_most: float | None = None
    note: str = ""

    @property
    def passed(self) -> bool:
        """Whether the bar is kept; what could not be measured is no failure."""
        if self.value is None:
            return True
        enough = self.at_least is None or self.value >= self.at_least
        return enough and (self.at_most is None or self.value <= self.at_most)


def turn_solver() -> list[Figure]:
    """The exact turn solver against a recursive expectation in plain Python, on the same values."""
    import numpy as np  # noqa: PLC0415 only this figure needs it

    from beamme.ai import turns  # noqa: PLC0415

    values = np.random.default_rng(1).random(len(turns.ROLLS))
    solved = turns.solve(values)
    quick = min(timeit.repeat(lambda: turns.solve(values), number=20, repeat=40)) / 20
    start = time.perf_counter()
    slow_value = _recursive_turn(dict(zip(turns.ROLLS, values.tolist(), strict=True)))
    slow = time.perf_counter() - start
    if abs(slow_value - float(solved.before)) > 1e-9:
        raise RuntimeError("the two turn solvers disagree")
    return [
        Figure("exact turn solver, faster than recursion by", slow / quick, "times", at_least=1000),
        Figure("exact turn solver, one turn", 1000 * quick, "ms", at_most=0.2),
    ]


def _recursive_turn(values: dict[tuple[int, ...], float]) -> float:
    """What anybody would write first: try every keep and average over every ordered re-roll.

    It remembers the rolls it has met; without that it would not end.
    """
    die = range(1, 7)

    @cache
    def best(roll: tuple[int, ...], rerolls: int) -> float:
        found = values[roll]
        if rerolls == 0:
            return found
        for mask in range(31):
            kept = tuple(face for place, face in enumerate(roll) if mask >> place & 1)
            found = max(found, expected(kept, rerolls - 1))
        return found

    def expected(kept: tuple[int, ...], rerolls: int) -> float:
        rolls = product(die, repeat=5 - len(kept))
        results = [best(tuple(sorted((*kept, *fresh))), rerolls) for fresh in rolls]
        return sum(results) / len(results)

    return expected((), 2)


def log_entries() -> list[Figure]:
    """Checked log entries per second against plies per second of OpenSpiel, all in turns."""
    runs: dict[str, Callable[[random.Random], int]] = {"own": _own_match}
    if find_spec("pyspiel") is not None:
        runs |= {name: _spiel_match(name) for name in ("backgammon", "yacht")}
    speed = dict.fromkeys(runs, 0.0)
    for _ in range(ROUNDS):
        for name, run in runs.items():
            speed[name] += _per_second(run, SECONDS / ROUNDS) / ROUNDS
    figures = []
    for name, bar in (("backgammon", 0.5), ("yacht", 10.0)):
        ratio = speed["own"] / speed[name] if name in speed else None
        note = f"{speed['own']:.0f} entries/s" if ratio else "open_spiel is not installed"
        what = f"checked log entries per ply of OpenSpiel's {name}"
        figures.append(Figure(what, ratio, "times", at_least=bar, note=note))
    return figures


def _per_second(run: Callable[[random.Random], int], seconds: float) -> float:
    rng = random.Random(1)  # noqa: S311 a benchmark needs no secrets
    done, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        done += run(rng)
    return done / passed


def _own_match(rng: random.Random) -> int:
    match: Match[object, object] = new_match(GAMES["beam-me-up"].from_options({}, 2), 2)
    while True:
        turn = match.turn
        if isinstance(turn, Outcome):
            return len(match.log)
        if isinstance(turn, Seat):
            move = rng.choice(match.game.legal(match.state))
            match = match.add(Moved(turn.index, move))
        elif isinstance(turn, Chance) and isinstance(turn.ask, Roll):
            faces = tuple(rng.randint(1, 6) for _ in range(turn.ask.count))
            match = match.add(Answered(Faces(faces)))


def _spiel_match(name: str) -> Callable[[random.Random], int]:
    import pyspiel  # noqa: PLC0415 a yardstick, not a dependency

    game = pyspiel.load_game(name)

    def run(rng: random.Random) -> int:
        state, plies = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, chances)[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            plies += 1
        return plies

    return run


EMPTY_WINDOW = """
import sys
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6 import QtQuick
application = QGuiApplication(sys.argv)
engine = QQmlApplicationEngine()
engine.loadData(b'import QtQuick; Window { width: 1280; height: 800; visible: true }')
frames = []
def seen():
    frames.append(1)
    if len(frames) == 1:
        print("visible", flush=True)
        application.quit()
engine.rootObjects()[0].frameSwapped.connect(seen)
application.exec()
"""


def window() -> list[Figure]:
    """Start, the longest hold-up while an opponent thinks, and memory, each in a real window."""
    empty = [sys.executable, "-c", EMPTY_WINDOW]
    own = [sys.executable, "-m", "ui", "measure", "start"]
    _until_visible(own)  # the first start reads everything from the disk
    times = [(_until_visible(own), _until_visible(empty)) for _ in range(ROUNDS)]
    ratio = min(first for first, _ in times) / min(second for _, second in times)
    run = subprocess.run(
        [sys.executable, "-m", "ui", "measure", "play"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    seen = json.loads(run.stdout.splitlines()[-1])
    note = f"{min(first for first, _ in times):.2f} s"
    return [
        Figure(
            "window visible, against an empty Quick window", ratio, "times", at_most=2.5, note=note
        ),
        Figure("event loop held up while an opponent thinks", seen["gap_ms"], "ms", at_most=50),
        Figure("resident memory of a running match", seen["rss_mb"], "MB", at_most=450),
    ]


def _until_visible(command: list[str]) -> float:
    """From starting a program to the moment it says that its first frame is on the screen."""
    start = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        for line in process.stdout or ():
            if line.strip() == "visible":
                return time.perf_counter() - start
    raise RuntimeError("the window never became visible")


GROUPS: dict[str, Callable[[], list[Figure]]] = {
    "solver": turn_solver,
    "entries": log_entries,
    "window": window,
}


def main(arguments: list[str]) -> int:
    """Measure and print; exit code 1 if a bar is missed."""
    parser = ArgumentParser(prog="beamme bench", description=__doc__)
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
        print(json.dumps([{**asdict(figure), "passed": figure.passed} for figure in figures]))
    else:
        for figure in figures:
            print(_line(figure))
    return 0 if all(figure.passed for figure in figures) else 1


def _line(figure: Figure) -> str:
    if figure.value is None:
        return f"   –  {figure.name}: {figure.note}"
    bar = f"≥ {figure.at_least:g}" if figure.at_most is None else f"≤ {figure.at_most:g}"
    note = f", {figure.note}" if figure.note else ""
    mark = "ok" if figure.passed else "NO"
    return f"  {mark}  {figure.name}: {figure.value:.3g} {figure.unit} (bar {bar}{note})"
