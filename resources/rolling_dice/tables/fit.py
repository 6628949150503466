"""Finds what a scoring die is worth later, if all play alike and as well as they can.

    python -m resources.rolling_dice.tables.fit [LEVEL …]

For each level and number of colours: where the others' dice lie follows from how everybody plays;
how one plays best against that is found by policy iteration; and so on, a few times. A minute
on one core; the results are added to the table of throws.
"""

import sys
from pathlib import Path

import numpy as np

from beamme.ai import turns
from beamme.ai.rolling_dice.faces import FORBIDDEN, expected_best, highest_of
from beamme.ai.rolling_dice.foresight import FEWEST_COLOURS, NO_RING, PLACES, THROWS
from beamme.ai.rolling_dice.ground import CELL, CELLS, FACES, spots_of, values_of
from beamme.ai.rolling_dice.throws import MANY, SPEEDS, Landings, hand_of
from beamme.ai.strategy import Level
from beamme.games.rolling_dice.board import built_in_floe
from beamme.physics.floe.bundle import OPPONENTS

TARGET = Path(turns.__file__).parent / "tables" / "rolling_dice.npz"
COLOURS = range(FEWEST_COLOURS, 7)
FLOE = built_in_floe()
FIELDS = values_of(FLOE)
FACE = np.arange(1, FACES + 1)
FEW, MORE = 48, 160
"""How many throws of a kind are tried first, and in the closer look."""
BEST = 6
ITERATIONS = 5
CHAINS, ROUNDS, FIRST = 3000, 16, 4
"""How many matches of how many rounds are played; counting starts with round FIRST."""


class Thrown:
    """All straight throws of three or four dice with one grip."""

    def __init__(self, grip, dice) -> None:
        every = hand_of(grip, dice).all
        aside = every.aside[:, None] + PLACES[:, None, None]
        ahead = np.broadcast_to(every.ahead[:, None], aside.shape)
        spots = spots_of(FLOE, Landings(aside, ahead))
        shape = (THROWS, MANY, dice)
        self.there = spots.there.reshape(shape)
        self.ahead = spots.ahead.reshape(shape)
        self.cell = spots.cell.reshape(shape)
        self.field = FIELDS[spots.field].reshape(shape)

    def worths(self, kept, throws, samples):
        """The worth of each die with each face."""
        pick = np.ix_(throws, np.arange(samples))
        found = kept.T[self.cell[pick]] + self.field[pick][..., None]
        return np.where(self.there[pick][..., None], found, FORBIDDEN)


def worth_of_ring(three, kept, lost, ring, throws, samples):
    """The worth of each throw to a player with this ringed die."""
    face, cell = divmod(ring, CELLS)
    worths = three.worths(kept, throws, samples)
    ahead = three.ahead[np.ix_(throws, np.arange(samples))] > (cell + 0.5) * CELL
    beats = ahead[..., None] | (face + 1 < FACE)
    return expected_best(np.where(beats, worths, FORBIDDEN), lost[face]).mean(axis=1)


def worth_of_four(four, kept, lost, throws, samples):
    """The worth of each throw to a player without a ringed die."""
    water = float(highest_of(4) @ lost)
    return expected_best(four.worths(kept, throws, samples), water).mean(axis=1)


def now(density, blocks, colours):
    """Points of this round more than the others, by face and part of the floe, and if lost."""
    others = colours - 1
    by_cell = (FACE[:, None] * density).sum(axis=0)
    behind = np.cumsum(by_cell) - by_cell / 2
    there = density.sum(axis=0)
    before = there.sum() - np.cumsum(there) + there / 2
    kept = FACE[:, None] * (1 - before) + others * (behind + FACE @ blocks)
    return kept, -FACE * there.sum()


def played(three, four, kept, throws, random):
    """Where dice lie when rounds are over, and which go to the blocks."""
    density, blocks = np.zeros((FACES, CELLS)), np.zeros(FACES)
    rings, aheads = np.full(CHAINS, NO_RING), np.zeros(CHAINS)
    for number in range(ROUNDS):
        fresh, fresh_ahead = np.empty_like(rings), np.zeros(CHAINS)
        for hand, mine in ((three, rings != NO_RING), (four, rings == NO_RING)):
            if not mine.any():
                continue
            sample = throws[rings[mine]], random.integers(MANY, size=mine.sum())
            cell, ahead = hand.cell[sample], hand.ahead[sample]
            face = random.integers(FACES, size=cell.shape)
            worth = kept[face, cell] + hand.field[sample]
            allowed = hand.there[sample]
            lost = face.max(axis=1)
            if hand is three:
                old = rings[mine] // CELLS
                allowed &= (face > old[:, None]) | (ahead > aheads[mine][:, None] + 50)
                lost = old
            best = np.where(allowed, worth, FORBIDDEN).argmax(axis=1)
            row = np.arange(len(best))
            some = allowed.any(axis=1)
            fresh[mine] = np.where(some, face[row, best] * CELLS + cell[row, best], NO_RING)
            fresh_ahead[mine] = ahead[row, best]
            if number >= FIRST:
                blocks += np.bincount(lost[~some], minlength=FACES)
        rings, aheads = fresh, fresh_ahead
        if number >= FIRST:
            density += np.bincount(rings, minlength=NO_RING + 1)[:-1].reshape(density.shape)
    total = CHAINS * (ROUNDS - FIRST)
    return density / total, blocks / total


def solved(three, four, points, lost, later, throws):
    """Policy iteration: later values and best throws, computed for every other part of the floe."""
    every = np.arange(THROWS)
    kept = points + later
    worths = worth_of_four(four, kept, lost, every, MANY)
    found = {NO_RING: every[np.argsort(-worths)[:BEST]]}
    for ring in range(0, NO_RING, 2):
        worths = worth_of_ring(three, kept, lost, ring, every, FEW)
        found[ring] = every[np.argsort(-worths)[:BEST]]
    for _ in range(ITERATIONS):
        kept = points + later
        none = worth_of_four(four, kept, lost, found[NO_RING], MANY)
        throws[NO_RING] = found[NO_RING][none.argmax()]
        fresh = np.zeros(NO_RING)
        for ring in range(0, NO_RING, 2):
            worths = worth_of_ring(three, kept, lost, ring, found[ring], MORE)
            fresh[ring] = worths.max() - none.max()
            throws[ring] = throws[ring + 1] = found[ring][worths.argmax()]
        later = fresh.reshape(FACES, CELLS)
        later[:, 1:-1:2] = (later[:, :-2:2] + later[:, 2::2]) / 2
        later[:, -1] = 1.5 * later[:, -2] - 0.5 * later[:, -4]
    return later, throws, float(none.max())


def fitted(name):
    """The table of a level, for each number of colours."""
    three, four = (Thrown(OPPONENTS[name], dice) for dice in (3, 4))
    found = np.zeros((FACES, CELLS))
    policy = np.full(NO_RING + 1, 7 * len(PLACES) + len(PLACES) // 2)
    density, blocks = np.full((FACES, CELLS), 1 / (FACES * CELLS)), np.zeros(FACES)
    parts = {"later": [], "kept": [], "throws": []}
    for colours in COLOURS:
        for _ in range(2 if colours == COLOURS[0] else 1):
            points, lost = now(density, blocks, colours)
            found, policy, gain = solved(three, four, points, lost, found, policy)
            random = np.random.default_rng(1)
            density, blocks = played(three, four, points + found, policy, random)
        points, lost = now(density, blocks, colours)
        parts["later"].append(found.astype(np.float32))
        parts["kept"].append((points + found).astype(np.float32))
        parts["throws"].append(policy.astype(np.uint16))
        print(
            f"{name} {colours}: gain {gain:.2f}, lost {blocks.sum():.3f}, "
            f"mean face {(density.sum(1) @ FACE) / density.sum():.2f}, "
            f"mean cell {(density.sum(0) @ np.arange(CELLS)) / density.sum():.1f}, "
            f"four at {SPEEDS[policy[NO_RING] // len(PLACES)]:.0f}",
            flush=True,
        )
    return {part: np.stack(rows) for part, rows in parts.items()}


def store(level, found):
    """Exchange the rows of a level; the file at once, for somebody may be reading it."""
    stored = dict(np.load(TARGET))
    for part, rows in found.items():
        old = stored.get(part)
        if old is None or old.shape[1:] != rows.shape:
            old = np.zeros((len(Level), *rows.shape), rows.dtype)
        old[level] = rows
        stored[part] = old
    fresh = TARGET.with_name(f"new_{TARGET.name}")
    np.savez_compressed(fresh, **stored)
    fresh.replace(TARGET)


def main():
    """Fit the levels that are named, or all of them."""
    for name in sys.argv[1:] or list(Level):
        store(list(Level).index(name), fitted(Level(name)))


if __name__ == "__main__":
    main()
