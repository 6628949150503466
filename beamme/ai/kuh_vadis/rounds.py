"""Rounds of three rolls, solved exactly for many positions at once, extra rounds included."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from beamme.ai import turns
from beamme.ai.kuh_vadis.trees import Sets, members
from beamme.games.kuh_vadis.board import COW, FIELDS, NEIGHBOURS, Sheet
from beamme.games.kuh_vadis.scoring import claim

Floats = NDArray[np.float64]
Places = NDArray[np.intp]

NEVER = -1.0
"""Worse than any chance: the value of a field that cannot be marked."""
ANYWHERE = -1
"""The anchor of a round that may mark any field."""
_NEAR = np.array([*NEIGHBOURS, (1 << FIELDS) - 1])
_SYMBOLS = range(1, COW + 1)

_CLAIMS = [claim(roll) for roll in turns.ROLLS]
_AGAIN = np.array([each.again for each in _CLAIMS])[:, np.newaxis]
# No roll claims more than two symbols; 0 means none.
_FIRST = np.array([each.symbols[0] if each.symbols else 0 for each in _CLAIMS])
_LAST = np.array([each.symbols[-1] if each.symbols else 0 for each in _CLAIMS])


@dataclass(frozen=True, slots=True)
class Table:
    """The sheet and the starts, the mover's first."""

    sheet: Sheet
    starts: tuple[int, int]

    @property
    def turned(self) -> "Table":
        """The same from the other player's point of view."""
        return Table(self.sheet, (self.starts[1], self.starts[0]))


class View(Protocol):
    """Judges positions by the chance of the player who just moved; a draw counts as half a win."""

    def __hash__(self) -> int: ...

    def chances(self, table: Table, own: Sets, other: Sets) -> Floats:
        """The chance at the end of the mover's turn; 1 where the starts are joined."""


@dataclass(frozen=True, slots=True)
class Mind:
    """How an opponent judges positions, and how far ahead it thinks."""

    view: View
    extra: tuple[int, ...] = (2,)
    """How many of the best fields of each symbol get their extra round solved; the next number is
    for extra rounds within that round, and so on."""
    reply: int = 0
    """How many of the best fields of each symbol also get the other player's turn solved."""


@dataclass(frozen=True, slots=True, eq=False)
class Rounds:
    """What can happen in a round from each position, by the mover's chance."""

    plain: Floats
    """For each position and face, the best mark if the turn then ends; face 0 is passing."""
    again: Floats
    """The same if an extra round follows."""
    values: turns.TurnValues
    """The rolls, solved exactly; the last axis is the position."""


@lru_cache(maxsize=64)
def symbols_of(sheet: Sheet) -> NDArray[np.int64]:
    """The face shown on each field; 0 on a start."""
    return np.array([sheet.symbol(place) for place in range(FIELDS)])


def rounds(mind: Mind, table: Table, own: Sets, other: Sets, anchors: Places) -> Rounds:
    """The rounds from these positions; each may mark fields that touch its anchor."""
    place, position = np.nonzero(members(~(own | other) & _NEAR[anchors]))
    marked = own[position] | np.int64(1) << place
    chances = mind.view.chances(table, np.append(own, marked), np.append(other, other[position]))
    none = chances[: len(own)]
    ended = np.full((len(own), FIELDS), NEVER)
    ended[position, place] = chances[len(own) :]
    marks = ended
    if mind.reply:
        none = after_reply(mind, table, own, other, none)
        position, place = np.nonzero(_foremost(table.sheet, ended, mind.reply))
        marks = np.full(ended.shape, NEVER)
        marks[position, place] = after_reply(
            mind,
            table,
            own[position] | np.int64(1) << place,
            other[position],
            ended[position, place],
        )
    plain = again = _by_symbol(table.sheet, marks, none)
    if mind.extra:
        position, place = np.nonzero(_foremost(table.sheet, marks, mind.extra[0]))
        further = np.full(marks.shape, NEVER)
        further[position, place] = marks[position, place] + gain_of_extra_round(
            mind,
            table,
            own[position] | np.int64(1) << place,
            other[position],
            place,
            ended[position, place],
        )
        again = _by_symbol(table.sheet, further, none)
    return Rounds(plain, again, turns.solve(_finals(plain, again)))


def after_reply(mind: Mind, table: Table, own: Sets, other: Sets, ended: Floats) -> Floats:
    """The mover's chance at the end of the turn, after solving the other player's turn.

    `ended` is the chance as judged without that; there is no reply to a win.
    """
    found = ended.copy()
    going_on = np.flatnonzero(ended < 1.0)
    if len(going_on):
        anywhere = np.full(len(going_on), ANYWHERE)
        mind = replace(mind, extra=(1,), reply=0)
        reply = rounds(mind, table.turned, other[going_on], own[going_on], anywhere)
        found[going_on] = 1.0 - reply.values.before
    return found


def gain_of_extra_round(
    mind: Mind, table: Table, own: Sets, other: Sets, anchors: Places, ended: Floats
) -> Floats:
    """What the extra round adds to the chance at the end of a turn; nothing after a win."""
    found = np.zeros(len(own))
    going_on = np.flatnonzero(ended < 1.0)
    if len(going_on):
        mind = replace(mind, extra=mind.extra[1:], reply=0)
        follow = rounds(mind, table, own[going_on], other[going_on], anchors[going_on])
        found[going_on] = follow.values.before - ended[going_on]
    return found


def _by_symbol(sheet: Sheet, marks: Floats, none: Floats) -> Floats:
    """The best mark of each symbol; symbol 0 is passing."""
    symbols = symbols_of(sheet)
    best = (marks[:, symbols == each].max(axis=1, initial=NEVER) for each in _SYMBOLS)
    return np.column_stack([none, *best])


def _foremost(sheet: Sheet, marks: Floats, width: int) -> NDArray[np.bool_]:
    """For each position, the best few fields of each symbol."""
    chosen = np.zeros(marks.shape, np.bool_)
    rows = np.arange(len(marks))[:, np.newaxis]
    for symbol in _SYMBOLS:
        places = np.flatnonzero(symbols_of(sheet) == symbol)
        order = np.argsort(-marks[:, places], axis=1, kind="stable")[:, :width]
        chosen[rows, places[order]] = True
    return chosen & (marks > NEVER)


def _finals(plain: Floats, again: Floats) -> turns.Values:
    """For each of the 252 rolls and each position, the chance with the best possible mark."""
    offers = np.where(_AGAIN, again.T[_FIRST], np.maximum(plain.T[_FIRST], plain.T[_LAST]))
    # KV-12 the turn passes if no field can be marked.
    finals: turns.Values = np.where(offers == NEVER, plain[:, 0], offers)
    return finals
