"""Throws dice onto an empty floe, straight ahead, and notes where each of them comes to rest.

    python -m resources.rolling_dice.tables.build THROWS

So many throws of three dice are made, and as many of four. The floe is wider than a real one, so
that no die meets water or a wall at its sides: a throw from another place of the entrance ends
beside it. How a throw was sent off follows from its number, so that a longer run goes on where the
last one stopped, in whole portions of 250. About 40 throws per second on one core.
"""

import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy as np

from beamme.ai import turns
from beamme.ai.rolling_dice.samples import NOWHERE, UNIT, sent_off
from beamme.core.chance import Body
from beamme.games.rolling_dice.board import built_in_floe
from beamme.physics.engine.labels import nth_seed
from beamme.physics.floe.bundle import SLOTS, Bundle, Sent
from beamme.physics.floe.shapes import FLOE
from beamme.physics.floe.throw import landings

TARGET = Path(turns.__file__).parent / "tables" / "rolling_dice.npz"
PORTION = 250
WIDE = 80_000


def rests_of(numbers, dice, seed):
    """Where the dice of these throws lie, from the place of the hand; NOWHERE if not on the ice."""
    sent = sent_off(numbers, dice)
    bundles = [
        Bundle(0, tuple(Sent(round(100 * one), round(two)) for one, two in zip(*row, strict=True)))
        for row in zip(sent.directions.tolist(), sent.speeds.tolist(), strict=True)
    ]
    thrown = landings(replace(FLOE, width=WIDE), bundles, (), seed).thrown
    floe = replace(built_in_floe(), width=WIDE)
    found = np.full((len(numbers), dice, 2), NOWHERE, np.int16)
    for row, lying in zip(found, thrown, strict=True):
        for place, die in zip(row, lying, strict=True):
            if floe.holds(Body("a1", die.x, die.y, die.face, die.turn)):
                place[:] = round(die.x / UNIT), round((die.y + floe.reach) / UNIT)
    return found


def store(name, rests):
    """Exchange the file at once: somebody may be reading it."""
    others = dict(np.load(TARGET)) if TARGET.exists() else {}
    fresh = TARGET.with_name(f"new_{TARGET.name}")
    np.savez_compressed(fresh, **(others | {name: rests}))
    fresh.replace(TARGET)


def main():
    """Go on with the table."""
    throws = int(sys.argv[1])
    stored = dict(np.load(TARGET)) if TARGET.exists() else {}
    empty = {f"rests{dice}": np.zeros((0, dice, 2), np.int16) for dice in SLOTS}
    tables = {name: stored.get(name, nothing) for name, nothing in empty.items()}
    started = time.monotonic()
    while any(len(rests) < throws for rests in tables.values()):
        for dice in SLOTS:
            rests = tables[f"rests{dice}"]
            numbers = np.arange(len(rests), len(rests) + PORTION)
            seed = nth_seed(b"floe", len(rests) // PORTION)
            tables[f"rests{dice}"] = np.concatenate([rests, rests_of(numbers, dice, seed)])
            store(f"rests{dice}", tables[f"rests{dice}"])
        print(f"{len(numbers) + numbers[0]} throws, {time.monotonic() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
