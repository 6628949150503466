"""Teaches the network that judges positions of Kuh Vadis.

    python -m resources.kuh_vadis.tables.build MINUTES SEED

The network plays against itself on numbered sheets, some matches from scattered marks. Before the
dice of a turn are rolled, the turn is solved exactly, so that every turn yields what it is worth in
the mean over all dice; what a position is worth to who has just moved is learned from a mixture of
these values and the result (TD with lambda 0.8, in portions: play, learn from the last portions,
play on with what was learned). The network reads the same numbers as the program. Of the counts of
fields by their detours it learns only sums over classes: with a weight for each class it learned
its few thousand matches by heart.

Each run goes on from the file that is there; the first one starts with matches of players who only
compare distances. Numba is a tool of this script only.
"""

import sys
import time
from pathlib import Path

import numpy as np

from beamme.ai import turns
from beamme.ai.kuh_vadis.network import DETOURS, OF_FIELDS, READS
from beamme.games.kuh_vadis.board import FIELDS
from beamme.games.kuh_vadis.generator import sheet_of
from resources.kuh_vadis.tables.boards import (
    ALL_FIELDS,
    FAR,
    joined,
    look,
    njit,
    prepared,
    workspace,
)
from resources.kuh_vadis.tables.games import MOST_TURNS, played

TARGET = Path(turns.__file__).parent / "tables" / "kuh_vadis.npz"

SHEETS = range(1000, 3500)
MATCHES = 2500
PORTIONS = 12
"""How many portions of matches are kept."""
STEPS, BATCH, RATE = 4000, 512, 1e-3
LAMBDA = 0.8
HIDDEN, DEEPER = 40, 16
DECAY = 1e-5
SCATTERED = (0, 0, 0, 1, 2, 3, 5)
"""How many random marks of each player a match may begin with."""


def sums() -> np.ndarray:
    """Which classes of fields are counted together: contested ones, near ones, all."""
    classes = [
        (first, second, cow)
        for first in range(DETOURS)
        for second in range(DETOURS)
        for cow in (False, True)
    ]
    zero, little, more = (0,), (1, 2), (3, 4)
    near = (*zero, *little)
    everything = range(DETOURS)
    pairs = (
        [(zero, zero), (zero, little), (little, zero), (near, near)]
        + [(some, everything) for some in (zero, little, more)]
        + [(everything, some) for some in (zero, little, more)]
    )
    columns = [
        [a in first and b in second and cow == kind for a, b, kind in classes]
        for cow in (False, True)
        for first, second in pairs
    ]
    return np.array([*columns, [True] * len(classes)], np.float32).T / 10


SUMS = sums()
SUMMED = SUMS.shape[1] + READS - OF_FIELDS


def narrowed(reads: np.ndarray) -> np.ndarray:
    """What the network learns from."""
    return np.hstack([reads[:, :OF_FIELDS] @ SUMS, reads[:, OF_FIELDS:]])


def widened(net: list[np.ndarray]) -> tuple[np.ndarray, ...]:
    """The same network for everything that the program reads."""
    first = np.vstack([SUMS @ net[0][: SUMS.shape[1]], net[0][SUMS.shape[1] :]])
    return np.ascontiguousarray(first, np.float32), *net[1:]


def fresh(random: np.random.Generator) -> list[np.ndarray]:
    """A new, untrained network."""
    layers = [
        random.normal(0, 0.1, (SUMMED, HIDDEN)),
        np.zeros(HIDDEN),
        random.normal(0, (2 / HIDDEN) ** 0.5, (HIDDEN, DEEPER)),
        np.zeros(DEEPER),
        random.normal(0, 0.2, DEEPER + 1),
    ]
    return [layer.astype(np.float32) for layer in layers]


def scattered(starts: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """Random marks at the start, so that the network also learns unusual openings."""
    marks = [int(each) for each in starts]
    for number in range(2 * int(random.choice(SCATTERED))):
        free = [place for place in range(FIELDS) if not (marks[0] | marks[1]) >> place & 1]
        marks[number % 2] |= 1 << int(random.choice(free))
    free = ALL_FIELDS & ~(marks[0] | marks[1])
    over = any(joined(marks[seat], int(starts[seat])) for seat in (0, 1))
    shut = any(not joined(marks[seat] | free, int(starts[seat])) for seat in (0, 1))
    return starts.copy() if over or shut else np.array(marks)


@njit(cache=True)
def look_at(positions, sheet, reads, leasts):
    """What the network reads at each of these positions."""
    work = workspace()
    for row in range(len(positions)):
        own, other, seat = positions[row]
        leasts[row] = look(reads[row], own, other, seat, sheet, work)


def learned(values: np.ndarray, result: float) -> np.ndarray:
    """What to learn for each turn's start, to who waits; the result is that of the last mover."""
    found = np.empty(len(values))
    for turn in range(len(values) - 1, -1, -1):
        result = (1 - LAMBDA) * values[turn] + LAMBDA * result
        found[turn] = result = 1 - result
    return found


def portion(net: list[np.ndarray] | None, sheets: list, random: np.random.Generator) -> list:
    """Matches as rows of what is read, what is to be learned, and how much it weighs."""
    nobody = tuple(np.zeros(shape, np.float32) for shape in ((0, 0), 0, (0, 0), 0, 0))
    player = widened(net) if net else nobody
    positions, values = np.zeros((MOST_TURNS, 3), np.int64), np.zeros(MOST_TURNS)
    rows = []
    for number in range(MATCHES):
        sheet = sheets[int(random.integers(len(sheets)))]
        begin = scattered(sheet[2].sum(axis=1), random)
        winner, count = played(begin, sheet, player, number % 2, positions, values)
        mover = 1 - positions[count - 1, 2]
        goals = learned(values[:count], 0.5 if winner < 0 else float(winner == mover))
        reads, leasts = np.empty((count, READS), np.float32), np.empty((count, 2), np.int64)
        look_at(positions[:count], sheet, reads, leasts)
        mine, theirs = (leasts == FAR).T
        # The network's word counts half where somebody is blocked: a draw is certain at least.
        goals = np.where(theirs, 2 * goals - 1, np.where(mine, 2 * goals, goals)).clip(0, 1)
        weights = np.where(mine & theirs, 0.0, np.where(mine | theirs, 0.5, 1.0))
        rows.append((narrowed(reads), goals.astype(np.float32), weights.astype(np.float32)))
    return [np.concatenate(column) for column in zip(*rows, strict=True)]


def learn(net: list[np.ndarray], known: list, random: np.random.Generator) -> float:
    """Gradient descent (Adam) with a rate that falls to 0; returns the mean squared error."""
    reads, goals, weights = known
    means, squares = ([np.zeros_like(layer) for layer in net] for _ in range(2))
    total = 0.0
    for step in range(1, STEPS + 1):
        chosen = random.integers(len(goals), size=BATCH)
        seen = reads[chosen]
        hidden = np.maximum(seen @ net[0] + net[1], 0)
        deeper = np.maximum(hidden @ net[2] + net[3], 0)
        said = 1 / (1 + np.exp(-(deeper @ net[4][:-1] + net[4][-1])))
        error = ((said - goals[chosen]) * weights[chosen] / BATCH).astype(np.float32)
        total += float((weights[chosen] * (said - goals[chosen]) ** 2).mean())
        back = np.outer(error, net[4][:-1]) * (deeper > 0)
        far_back = (back @ net[2].T) * (hidden > 0)
        slopes = [
            seen.T @ far_back + DECAY * net[0],
            far_back.sum(axis=0),
            hidden.T @ back + DECAY * net[2],
            back.sum(axis=0),
            np.append(deeper.T @ error, error.sum()),
        ]
        rate = RATE * (1 - step / STEPS)
        for place, slope in enumerate(slopes):
            means[place] += 0.1 * (slope - means[place])
            squares[place] += 0.001 * (slope**2 - squares[place])
            mean, square = means[place] / (1 - 0.9**step), squares[place] / (1 - 0.999**step)
            net[place] -= rate * mean / (np.sqrt(square) + 1e-8)
    return total / STEPS


def stored() -> list[np.ndarray] | None:
    """The network learned so far, if there is one."""
    if not TARGET.exists():
        return None
    with np.load(TARGET) as opened:
        net = [opened[name] for name in opened.files]
    sums_of = np.linalg.lstsq(SUMS, net[0][:OF_FIELDS], rcond=None)[0]
    net[0] = np.vstack([sums_of, net[0][OF_FIELDS:]]).astype(np.float32)
    return net


def main() -> None:
    """Learn for as many minutes as the command line says; every portion is stored."""
    minutes, seed = float(sys.argv[1]), int(sys.argv[2])
    random = np.random.default_rng(seed)
    sheets = [prepared(sheet_of(number)) for number in SHEETS]
    began = time.perf_counter()
    net, portions = stored(), []
    while time.perf_counter() - began < 60 * minutes:
        portions = [*portions[1 - PORTIONS :], portion(net, sheets, random)]
        net = net or fresh(random)
        known = [np.concatenate(column) for column in zip(*portions, strict=True)]
        error = learn(net, known, random)
        np.savez(TARGET, *widened(net))
        seconds = time.perf_counter() - began
        print(
            f"{len(known[1]):,} turns, mean squared error {error:.4f}, {seconds:.0f} s", flush=True
        )


if __name__ == "__main__":
    main()
