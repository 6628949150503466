"""Simulates flicks into an empty box, and where dice bounce from an occupied hollow.

    python -m resources.dice_flick.tables.build FLICKS [BOUNCES]

Where each flick ended is one byte; how it was sent off follows from its number, so that a longer
run goes on where the last one stopped, in whole portions of 2,000. Then BOUNCES of the flicks that
ended in each hollow are tried again with a die lying there. About 180 flicks per second on one
core.
"""

import sys
import time
from pathlib import Path

import numpy as np

from beamme.ai import turns
from beamme.ai.dice_flick.samples import ENDS, MOAT, OUTSIDE, sent_off, speed_for
from beamme.core.plate import Plate
from beamme.games.dice_flick.board import HOLLOWS, SIZE
from beamme.physics.box.flick import landings
from beamme.physics.box.launch import Aim
from beamme.physics.box.shapes import BOX
from beamme.physics.engine.labels import nth_seed
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.noise import Noise

TARGET = Path(turns.__file__).parent / "tables" / "dice_flick.npz"
PORTION = 2000
SPIN = 500
"""The spread of the spin of an average hand, in hundredths of a radian per second."""


def aims_of(numbers):
    """The flicks with these numbers."""
    directions, ranges, lifts = sent_off(numbers)
    speeds = speed_for(ranges, lifts)
    found = []
    for number, direction, speed, lift in zip(numbers, directions, speeds, lifts, strict=True):
        noise = Noise(nth_seed(b"spin", int(number)), b"table")
        spin = tuple(round(SPIN * noise.normal()) for _ in range(3))
        found.append(
            Aim(
                Plate.SOUTH,
                0,
                round(100 * float(direction)),
                round(float(speed)),
                round(100 * float(lift)),
                spin,
            )
        )
    return found


def end_of(rest):
    """The hollow in which a die lies, or the moat, or outside."""
    if rest is None:
        return OUTSIDE
    column, row = ((way + BOX.field) // BOX.pitch for way in (rest.x, rest.y))
    inside = 0 <= column < SIZE and 0 <= row < SIZE
    return (SIZE - 1 - row) * SIZE + column if inside else MOAT


def ends_of(numbers, lying, seed):
    """Where these flicks end."""
    rests = landings(BOX, aims_of(numbers), lying, seed).rests
    return np.array([end_of(rest) for rest in rests], np.uint8)


def bounces_of(ends, each):
    """For each hollow, where this many dice end that find another one in it."""
    counts = np.zeros((HOLLOWS, ENDS), np.uint16)
    for place in range(HOLLOWS):
        numbers = np.flatnonzero(ends == place)[:each]
        x, y = ((place % SIZE - 2) * BOX.pitch, (2 - place // SIZE) * BOX.pitch)
        for turn in (0, 1500, 3000, 4500):
            there = ends_of(numbers[turn // 1500 :: 4], (Lying(x, y, turn, 1),), b"bounce")
            counts[place] += np.bincount(there, minlength=ENDS).astype(np.uint16)
        print(f"hollow {place}: {counts[place].tolist()}", flush=True)
    return counts


def store(ends, bounces):
    """Exchange the file at once: somebody may be reading it."""
    fresh = TARGET.with_name(f"new_{TARGET.name}")
    np.savez_compressed(fresh, ends=ends, bounces=bounces)
    fresh.replace(TARGET)


def main():
    """Go on with the table."""
    flicks = int(sys.argv[1])
    each = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    stored = dict(np.load(TARGET)) if TARGET.exists() else {}
    ends = stored.get("ends", np.zeros(0, np.uint8))
    bounces = stored.get("bounces", np.zeros((HOLLOWS, ENDS), np.uint16))
    started = time.monotonic()
    while len(ends) < flicks:
        numbers = np.arange(len(ends), len(ends) + PORTION)
        seed = nth_seed(b"table", len(ends) // PORTION)
        ends = np.concatenate([ends, ends_of(numbers, (), seed)])
        store(ends=ends, bounces=bounces)
        print(f"{len(ends)} flicks, {time.monotonic() - started:.0f} s", flush=True)
    if each:
        store(ends=ends, bounces=bounces_of(ends, each))


if __name__ == "__main__":
    main()
