"""The start of the frozen program against that of the source tree."""

import sys
from collections.abc import Sequence
from pathlib import Path

from beamme.commands.measures.figure import ROUNDS, Figure
from beamme.commands.measures.window import until_visible

PROGRAM = Path(__file__).parents[3] / "dist" / "beamme" / "beamme"
"""Where `python3 -m installer build` puts it."""
SOURCE_TREE = (sys.executable, "-m", "ui")
NAME = "window of the frozen program visible, against the source tree"
STARTS = 2 * ROUNDS
"""Of each: both are so close that a busy moment must not decide."""
NOT_BUILT = "not built; `python3 -m installer build folder` does it"


def frozen_start(
    program: Path = PROGRAM, source_tree: Sequence[str] = SOURCE_TREE, rounds: int = STARTS
) -> list[Figure]:
    """Both start in turns, so that neither has the better hour."""
    if not program.exists():
        return [Figure(NAME, None, "times", at_most=1.2, note=NOT_BUILT)]
    frozen = [str(program), "measure", "start"]
    source = [*source_tree, "measure", "start"]
    for command in (frozen, source):
        until_visible(command)  # the first start reads everything from the disk
    times = [(until_visible(frozen), until_visible(source)) for _ in range(rounds)]
    quickest = [min(each) for each in zip(*times, strict=True)]
    note = f"{quickest[0]:.2f} s against {quickest[1]:.2f} s"
    return [Figure(NAME, quickest[0] / quickest[1], "times", at_most=1.2, note=note)]
