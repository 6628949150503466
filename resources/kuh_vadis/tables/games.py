"""Kuh Vadis played by a network against itself: a turn is solved exactly, extra rounds included.

Numba is a tool of this script only.
"""

import math

import numpy as np

from beamme.ai import turns
from beamme.ai.kuh_vadis.network import READS
from beamme.games.kuh_vadis.board import COW, FIELDS
from beamme.games.kuh_vadis.scoring import claim
from resources.kuh_vadis.tables.boards import (
    ALL_FIELDS,
    FAR,
    around,
    joined,
    look,
    lowest,
    njit,
    workspace,
)

FEWER_DICE = turns.FIRST_ROLL
KEEPS, ROLLS = len(turns.KEEPS), len(turns.ROLLS)
PROBABILITY = turns.PROBABILITY
MORE = np.concatenate(turns.MORE)
LESS = np.full((KEEPS, turns.DICE), -1)
for _level, _less in zip(turns.LEVELS[1:], turns.LESS, strict=True):
    LESS[_level, : _less.shape[1]] = _less
MASKS = np.array(
    [[turns.kept(roll, mask) for mask in range(1 << turns.DICE)] for roll in turns.ROLLS]
)
CLAIMS = [claim(roll) for roll in turns.ROLLS]
AGAIN = np.array([each.again for each in CLAIMS])
OFFERS = np.array([[*each.symbols, 0, 0][:2] for each in CLAIMS])
WIDTH = 2
"""For how many of the best fields of each symbol the extra round is solved."""
MOST_TURNS = 400
TENDENCY = 0.5
"""How strongly an untrained player prefers the shorter way."""


@njit(cache=True)
def solved(finals, late, early, best):
    """The value of a round; `late` and `early` get those of the keeps with one and two rolls."""
    late[FEWER_DICE:] = finals
    for stage in range(turns.REROLLS):
        keeps = late if stage == 0 else early
        if stage:
            keeps[FEWER_DICE:] = best[FEWER_DICE:]
        for keep in range(FEWER_DICE - 1, -1, -1):
            total = 0.0
            for face in range(turns.SIDES):
                total += keeps[MORE[keep, face]]
            keeps[keep] = total / turns.SIDES
        keeps[FEWER_DICE:] = finals
        best[0] = keeps[0]
        for keep in range(1, KEEPS):
            most = keeps[keep]
            for die in range(turns.DICE):
                less = LESS[keep, die]
                if less >= 0 and best[less] > most:
                    most = best[less]
            best[keep] = most
    return (PROBABILITY * best[FEWER_DICE:]).sum()


@njit(cache=True)
def rolled(keep):
    """The roll that five dice become when those that are not kept are rolled."""
    while keep < FEWER_DICE:
        keep = MORE[keep, np.random.randint(turns.SIDES)]  # noqa: NPY002 Numba knows no other
    return keep - FEWER_DICE


@njit(cache=True)
def final_roll(late, early):
    """Three rolls with the best keeps."""
    roll = rolled(0)
    for keeps in (early, late):
        keep = MASKS[roll, 0]
        for mask in range(1, 1 << turns.DICE):
            if keeps[MASKS[roll, mask]] > keeps[keep]:
                keep = MASKS[roll, mask]
        if keep >= FEWER_DICE:
            return keep - FEWER_DICE
        roll = rolled(keep)
    return roll


@njit(cache=True, fastmath=True)
def forward(values, layer, sums):
    """Adds what a layer makes of the values above 0, or of all that are not 0 in the first one."""
    for place in range(len(values)):
        value = values[place]
        if value > 0 or (value < 0 and len(values) == READS):
            for unit in range(len(sums)):
                sums[unit] += value * layer[place, unit]


@njit(cache=True)
def chance(own, other, seat, sheet, net, work, reads):
    """The chance of `seat`, who has just moved; a draw counts half."""
    _symbols, _cows, starts = sheet
    if joined(own, starts[seat].sum()):
        return 1.0
    least, other_least = look(reads, own, other, seat, sheet, work)
    if least >= FAR and other_least >= FAR:
        return 0.5
    first, first_bias, second, second_bias, last = net
    if len(first_bias) == 0:  # nothing learned yet: who is nearer?
        sum_ = TENDENCY * (min(other_least, 15) - min(least, 15) - 1)
    else:
        hidden, deeper = first_bias.copy(), second_bias.copy()
        forward(reads, first, hidden)
        forward(hidden, second, deeper)
        sum_ = last[-1]
        for place in range(len(deeper)):
            if deeper[place] > 0:
                sum_ += deeper[place] * last[place]
    found = 1 / (1 + math.exp(-sum_))
    if other_least >= FAR:
        return 0.5 + found / 2
    return found / 2 if least >= FAR else found


@njit(cache=True)
def judged(own, other, seat, sheet, net, work, reads, room, marks):
    """Fills in the chance of each mark; returns that of passing."""
    marks[:] = -1.0
    while room:
        bit = room & -room
        room ^= bit
        marks[lowest(bit)] = chance(own | bit, other, seat, sheet, net, work, reads)
    return chance(own, other, seat, sheet, net, work, reads)


@njit(cache=True)
def round_value(plain, again, none, keeps):
    """The value of a round from the best field of each symbol."""
    finals, late, early, best = keeps
    for roll in range(ROLLS):
        offers = again if AGAIN[roll] else plain
        most = max(offers[OFFERS[roll, 0]], offers[OFFERS[roll, 1]])
        finals[roll] = none if most < 0 else most
    return solved(finals, late, early, best)


@njit(cache=True)
def plan(own, other, seat, anchor, sheet, net, work, reads, keeps, inner, fields_of):
    """The value of a round; `fields_of` gets the best field of each symbol, plain and again."""
    symbols = sheet[0]
    free = ALL_FIELDS & ~(own | other)
    plain, again = np.full(COW + 1, -1.0), np.full(COW + 1, -1.0)
    marks, further = np.empty(FIELDS), np.empty(FIELDS)
    inner_plain = np.empty(COW + 1)
    room = free if anchor < 0 else around(1 << anchor) & free
    none = judged(own, other, seat, sheet, net, work, reads, room, marks)
    for symbol in range(1, COW + 1):
        done = 0
        for _ in range(WIDTH):
            best = -1
            for place in range(FIELDS):
                fits = symbols[place] == symbol and marks[place] >= 0 and not done >> place & 1
                if fits and (best < 0 or marks[place] > marks[best]):
                    best = place
            if best < 0:
                break
            if not done:
                plain[symbol], fields_of[0, symbol] = marks[best], best
            done |= 1 << best
            value = marks[best]
            if value < 1.0:
                mine = own | 1 << best
                near = around(1 << best) & free & ~(1 << best)
                passes = judged(mine, other, seat, sheet, net, work, reads, near, further)
                inner_plain[:] = -1.0
                for place in range(FIELDS):
                    inner_plain[symbols[place]] = max(inner_plain[symbols[place]], further[place])
                value = round_value(inner_plain, inner_plain, passes, inner)
            if value > again[symbol]:
                again[symbol], fields_of[1, symbol] = value, best
    value = round_value(plain, again, none, keeps)
    fields_of[2] = (plain * 1e9).astype(np.int64)
    fields_of[3] = (again * 1e9).astype(np.int64)
    return value


@njit(cache=True)
def played(begin, sheet, net, seat, positions, values):
    """A match; the winning seat or -1, and the number of turns.

    For each turn the marks of who waited and of who moved, and the seat that waited; and what the
    turn was worth to who moved, before any dice.
    """
    work, reads = workspace(), np.empty(READS, np.float32)
    keeps = (np.empty(ROLLS), np.empty(KEEPS), np.empty(KEEPS), np.empty(KEEPS))
    inner = (np.empty(ROLLS), np.empty(KEEPS), np.empty(KEEPS), np.empty(KEEPS))
    fields_of = np.zeros((4, COW + 1), np.int64)
    marks = begin.copy()
    starts = sheet[2].sum(axis=1)
    for turn in range(MOST_TURNS):
        anchor = -1
        while True:
            own, other = marks[seat], marks[1 - seat]
            value = plan(own, other, seat, anchor, sheet, net, work, reads, keeps, inner, fields_of)
            if anchor < 0:
                positions[turn, 0], positions[turn, 1], positions[turn, 2] = other, own, 1 - seat
                values[turn] = value
            roll = final_roll(keeps[1], keeps[2])
            row = 1 if AGAIN[roll] else 0
            first, second = OFFERS[roll]
            symbol = first if fields_of[row + 2, first] >= fields_of[row + 2, second] else second
            if symbol == 0 or fields_of[row + 2, symbol] < 0:
                break
            anchor = fields_of[row, symbol]
            marks[seat] |= 1 << anchor
            free = ALL_FIELDS & ~(marks[0] | marks[1])
            if joined(marks[seat], starts[seat]):
                return seat, turn + 1
            if not joined(marks[0] | free, starts[0]) and not joined(marks[1] | free, starts[1]):
                return -1, turn + 1
            if not AGAIN[roll] or not around(1 << anchor) & free:
                break
        seat = 1 - seat
    return -1, MOST_TURNS
