"""How many more turns a player needs: the packed tables, loaded on first use."""

import lzma
from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from beamme.ai.beam_me_up.stones import STATES, side_of, template
from beamme.games.beam_me_up.board import COLUMNS, ROWS, SPACE, TOP

Turns = NDArray[np.float32]

STEPS_PER_TURN = 256
"""The tables count in steps of 1/256 of a turn."""

WIND = {
    2: (0.084,) * 6 + (0.237,),
    3: (0.086,) * 6 + (0.238,),
    4: (0.086,) * 6 + (0.238,),
}
"""How often an opponent's turn cools a number's column and STRASSE, by number of players.

Measured between equal opponents: resources/beam_me_up/tables/measure_wind.py.
"""


def turns_needed(players: int, waiting: int, space: int = SPACE) -> Turns:
    """The expected turns that a player needs from each position, after `waiting` opponents' turns.

    Positions are indices with three bits per column, in the order of the template. If space begins
    at another row than usual, stones are judged by the usual rows that are as near to it.
    """
    return _with_line(players, waiting, space) if space != SPACE else _usual(players, waiting)


@cache
def _usual(players: int, waiting: int) -> Turns:
    if waiting:
        return _after_wind(_usual(players, waiting - 1), WIND[players])
    packed = (files("beamme.ai") / "tables" / f"beam_me_up_{players}.xz").read_bytes()
    return unpack(packed)


@cache
def _with_line(players: int, waiting: int, space: int) -> Turns:
    """The table for boards whose space begins at this row."""
    rows = np.arange(ROWS)
    alike = np.where(rows < space, rows * SPACE / space, SPACE + rows - space).clip(max=TOP)
    below = np.minimum(alike.astype(np.intp), TOP - 1)
    share = (alike - below).astype(np.float32)
    found = _usual(players, waiting).reshape((ROWS,) * COLUMNS)
    for axis in range(COLUMNS):
        weights = share.reshape([-1 if each == axis else 1 for each in range(COLUMNS)])
        low, high = (np.take(found, rows, axis=axis) for rows in (below, below + 1))
        found = low + weights * (high - low)
    return found.reshape(STATES)


def pack(table: Turns) -> bytes:
    """Compress 16-bit steps, stored as differences, with low and high bytes separated."""
    steps = np.rint(table * STEPS_PER_TURN).astype("<u2")
    steps[1:] -= steps[:-1].copy()
    return lzma.compress(steps.view(np.uint8).reshape(-1, 2).T.tobytes(), preset=9)


def unpack(data: bytes) -> Turns:
    """Restore a packed table, exact to half a step."""
    parts = np.frombuffer(lzma.decompress(data), np.uint8).reshape(2, STATES)
    steps = np.add.accumulate(np.ascontiguousarray(parts.T).view("<u2")[:, 0], dtype=np.uint16)
    return (steps / np.float32(STEPS_PER_TURN)).astype(np.float32)


def _after_wind(turns: Turns, wind: tuple[float, ...]) -> Turns:
    """The expectation over the Cool down of one opponent's turn (BMU-17)."""
    sinks = side_of(template()).sinks
    before = turns.reshape((ROWS,) * COLUMNS)
    after = before.copy()
    for column in range(COLUMNS):
        # Column 0 has the lowest bits: it is the last axis.
        rows_before = np.moveaxis(before, COLUMNS - 1 - column, 0)
        rows_after = np.moveaxis(after, COLUMNS - 1 - column, 0)
        for row in range(1, ROWS):
            if sinks[column][row]:
                rows_after[row] += np.float32(wind[column]) * (
                    rows_before[row - 1] - rows_before[row]
                )
    return after.reshape(STATES)
