"""`python3 -m installer trials`: throw dice many times, to see whether all ends well and fairly."""

import argparse
import json
import sys
from dataclasses import asdict
from typing import Any

from beamme.commands.terminal import INTERRUPTED, Parser, say
from installer.tools.trials.box_trials import Tally
from installer.tools.trials.trial_jobs import ONCE_IN_1000, AnyTally, Results, jobs, problems, run

PROG = "python3 -m installer trials"
FAILED = 1
USUAL_THROWS = 20_000
MOST_THROWS = 10_000_000
STEPS_TOLD = 20
"""In how many steps progress is reported where a line cannot be overwritten."""


class Progress:
    """Reports progress on stderr."""

    def __init__(self, throws: int) -> None:
        self._throws = throws
        self._told = 0

    def __call__(self, thrown: int) -> None:
        """Report that this many throws have been simulated."""
        text = f"{PROG}: {thrown:,} of {self._throws:,} throws"
        if sys.stderr.isatty():
            end = "\n" if thrown == self._throws else ""
            print(f"\r{text}", end=end, file=sys.stderr, flush=True)
        elif (step := thrown * STEPS_TOLD // self._throws) > self._told:
            self._told = step
            print(text, file=sys.stderr, flush=True)


def main(argv: list[str]) -> int:
    """Run the command: 0 if every trial passes, 1 if one does not, 2 for bad input."""
    parser = Parser(
        PROG,
        "Throw real dice many times, one into a box and several onto a floe. None may be lost, go"
        " through a wall, overlap another by more than 0.2 mm or move for longer than 5 simulated"
        " seconds; the same seed has to give the same rests, and every face has to come up equally"
        " often.",
        "Exit code 0: all trials pass; 1: one does not.",
    )
    parser.add_argument(
        "--throws",
        type=_throws,
        default=USUAL_THROWS,
        metavar="N",
        help=f"usual and extreme flicks each (without it: {USUAL_THROWS:,}); a tenth as many among"
        " other dice, half as many each onto floes, and three times as many for the faces",
    )
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    options = parser.parse_args(argv)
    todo = jobs(options.throws)
    try:
        results = run(todo, Progress(sum(job.throws for job in todo)))
    except KeyboardInterrupt:
        return INTERRUPTED
    text = json.dumps(as_table(results), indent=2) if options.json else as_text(results)
    return say(PROG, text) or (0 if _passed(results) else FAILED)


def as_text(results: Results) -> str:
    """The figures as people read them."""
    lines = [_line(name, tally) for name, tally in results.tallies.items()]
    repeats = "the same seed gives the same rests"
    lines.append(f"{_mark(passed=results.repeats)}  {repeats}")
    counts = " ".join(map(str, results.faces))
    lines.append(
        f"{_mark(passed=_is_fair(results))}  faces {counts}: chi-square {results.unevenness:.2f}"
        f" (bar ≤ {ONCE_IN_1000})"
    )
    return "\n".join(lines)


def as_table(results: Results) -> dict[str, Any]:
    """The same for programs."""
    return {
        "passed": _passed(results),
        "trials": [
            {"name": name, **asdict(tally), "passed": not problems(tally)}
            for name, tally in results.tallies.items()
        ],
        "repeats": results.repeats,
        "faces": {
            "counts": results.faces,
            "chi_square": results.unevenness,
            "passed": _is_fair(results),
        },
    }


def _line(name: str, tally: AnyTally) -> str:
    wrong = problems(tally)
    told = (
        f"{_mark(passed=not wrong)}  {name}, {tally.throws}: {_ends(tally)},"
        f" at most {tally.longest:.2f} s, overlap at most {tally.deepest:.3f} mm"
    )
    return f"{told}; {', '.join(wrong)}" if wrong else told


def _ends(tally: AnyTally) -> str:
    if isinstance(tally, Tally):
        where = f"{tally.hollow} dice in hollows, {tally.moat} in the moat"
        return f"{where}, {tally.outside} outside; {tally.shaken} shaken"
    where = f"{tally.floe} dice on the ice, {tally.water} in the water"
    return f"{where}, {tally.outside} outside; {tally.pushed} pushed off, {tally.nudged} nudged"


def _mark(*, passed: bool) -> str:
    return "  ok" if passed else "  NO"


def _is_fair(results: Results) -> bool:
    return results.unevenness <= ONCE_IN_1000


def _passed(results: Results) -> bool:
    ended_well = not any(problems(tally) for tally in results.tallies.values())
    return ended_well and results.repeats and _is_fair(results)


def _throws(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_THROWS:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to {MOST_THROWS}")
    return int(text)
