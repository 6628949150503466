"""Builds the tables of Beam Me Up: how many own turns a player still needs, from every position.

    python -m resources.beam_me_up.tables.build [PLAYERS ...]      (2, 3 and 4 if none are named)

A position is one player's seven stones, three bits per column: 2,097,152 positions. Own moves only
raise the sum of the rows, so positions of equal sum do not depend on each other, and one sweep from
the highest sum to the lowest solves the race against nobody exactly: every roll, keep, part, joker
and rocket. Opponents' Cool downs are a wind that blows between own turns: after the turn of each
opponent the stone of column c sinks with the probability WIND[c], unless it stands on a star or on
the ground. What a stone sinks to is solved later in the same sweep, so its value is taken from the
sweep before, and sweeps are repeated until the largest change is below the step in which the table
is stored. While changes are still large, the lower position is expected to change as much as the
one above it; that finds the general level in two sweeps instead of ten.

Every sweep is stored, so that a run can be stopped and taken up again.

Numba is a tool of this script only. The packed tables are package data of `beamme.ai`, because the
program must find them beside its own modules: in a source tree, installed, or frozen.
"""

import sys
import time
from pathlib import Path

import numpy as np

try:
    from numba import get_num_threads, njit, prange
except ImportError:  # the same as plain Python: slow, but good enough to check a few positions
    prange = range

    def njit(**_: bool):
        """Leave a function as it is."""
        return lambda function: function

    def get_num_threads():
        """Count the only one."""
        return 1


from beamme.ai import turns
from beamme.ai.beam_me_up.stones import template
from beamme.ai.beam_me_up.table import STEPS_PER_TURN, WIND, pack, unpack
from beamme.games.beam_me_up.board import COLUMNS, ROWS, SPACE, STARS, TOP, Board, Field
from beamme.games.beam_me_up.scoring import readings

TARGET = Path(turns.__file__).parent / "tables"

NEED = {2: 5, 3: 4, 4: 4}  # BMU-20 stones in space
CLOSE_ENOUGH = 1e-5
ROUGH = 1.0
MOST_SWEEPS = 40

STATES = ROWS**COLUMNS
NO_COLUMN = COLUMNS
ALL_READINGS = sorted({readings(roll)[0].parts for roll in turns.ROLLS}, key=str)
READING_OF_ROLL = np.array([ALL_READINGS.index(readings(roll)[0].parts) for roll in turns.ROLLS])
PART_COUNT = np.array([len(parts) for parts in ALL_READINGS])
PART_COLUMN = np.array(
    [[p.column for p in parts] + [0] * (2 - len(parts)) for parts in ALL_READINGS]
)
PART_STEPS = np.array([[p.steps for p in parts] + [0] * (2 - len(parts)) for parts in ALL_READINGS])
PART_OPTIONAL = np.array(
    [[p.optional for p in parts] + [False] * (2 - len(parts)) for parts in ALL_READINGS]
)
_STEP_LISTS = [tuple((p.steps, p.optional) for p in parts) for parts in ALL_READINGS]
STEP_LIST = np.array([sorted(set(_STEP_LISTS)).index(steps) for steps in _STEP_LISTS])
JOKER_KEYS = (STEP_LIST.max() + 1) * (COLUMNS + 1) ** 2
FEWER_DICE = turns.FIRST_ROLL
KEEPS = len(turns.KEEPS)
ROLLS = len(turns.ROLLS)
MORE = np.concatenate(turns.MORE)
LESS = np.full((KEEPS, turns.DICE), -1)
for _level, _less in zip(turns.LEVELS[1:], turns.LESS, strict=True):
    LESS[_level, : _less.shape[1]] = _less
PROBABILITY = turns.PROBABILITY

# A frame of the search for everything a reading can lead to, packed in one integer.
STATE_BITS = 3 * COLUMNS
PARTS_AT, MOVED_AT, ROCKET_AT = STATE_BITS, STATE_BITS + 2, STATE_BITS + 2 + COLUMNS
STATE_MASK = STATES - 1
WON, JOKER = 1, 2
STACK = 1 << 15
VISITED = 1 << 15


@njit(cache=True)
def row_of(state, column):
    """The row of a column's stone."""
    return (state >> (3 * column)) & 7


@njit(cache=True)
def is_new(frame, visited, stamp):
    """Whether the search meets this frame for the first time; remembers it."""
    slot = (frame * 2654435761 >> 12) & (VISITED - 1)
    while visited[slot, 0] == stamp and visited[slot, 1] != frame:
        slot = (slot + 1) & (VISITED - 1)
    if visited[slot, 0] == stamp:
        return False
    visited[slot, 0] = stamp
    visited[slot, 1] = frame
    return True


@njit(cache=True)
def best_result(start, reading, marks, rocket_at, after, stack, visited, stamp):
    """The fewest further turns that a reading can lead to, and whether it may change nothing.

    The position may stay as it is when no part can move; its own value is not known yet.
    """
    best = np.inf
    may_stay = False
    stack[0] = start | ((1 << PART_COUNT[reading]) - 1) << PARTS_AT
    top = 1
    while top:
        top -= 1
        frame = stack[top]
        if not is_new(frame, visited, stamp):
            continue
        state = frame & STATE_MASK
        if marks[state] & WON:
            return 0.0, False
        if frame >> ROCKET_AT & 1:
            calm = frame & ~(1 << ROCKET_AT)
            stack[top] = calm
            top += 1
            for column in range(COLUMNS):
                row = row_of(state, column)
                if row < TOP:
                    stack[top] = calm + (1 << 3 * column)
                    if rocket_at[column, row + 1]:
                        stack[top] |= 1 << ROCKET_AT
                    top += 1
            continue
        parts = frame >> PARTS_AT & 3
        moved = frame >> MOVED_AT & 127
        joker = marks[state] & JOKER
        finished = True
        for part in range(PART_COUNT[reading]):
            if not parts >> part & 1:
                continue
            own = PART_COLUMN[reading, part]
            for column in range(COLUMNS):
                row = row_of(state, column)
                if moved >> column & 1 or (column != own and (not joker or row == TOP)):
                    continue
                finished = False
                new_row = min(row + PART_STEPS[reading, part], TOP)
                fired = new_row > row and rocket_at[column, new_row]
                stack[top] = (
                    state + ((new_row - row) << 3 * column)
                    | (parts & ~(1 << part)) << PARTS_AT
                    | (moved | 1 << column) << MOVED_AT
                    | (1 << ROCKET_AT if fired else 0)
                )
                top += 1
        if not finished:
            skip = parts == 2 and PART_OPTIONAL[reading, 1]
            if not skip:
                continue
        if state == start:
            may_stay = True
        else:
            best = min(best, after[state])
    return best, may_stay


@njit(cache=True)
def joker_key(state, reading, near_top):
    """Equal for readings that lead to the same results from a position with a joker.

    Any stone may move, so only the steps matter, and a part's own column where its stone is at the
    top or could be sent there by rockets: such a part may also move nothing.
    """
    key = STEP_LIST[reading]
    for part in range(2):
        own = PART_COLUMN[reading, part]
        here = part < PART_COUNT[reading] and near_top[own, row_of(state, own)]
        key = key * (COLUMNS + 1) + (own if here else NO_COLUMN)
    return key


@njit(cache=True)
def expected_of_turn(finals, keeps, best):
    """The least expected value of a turn of three rolls: the same lattice as in `turns`."""
    best[FEWER_DICE:] = finals
    for _ in range(turns.REROLLS):
        keeps[FEWER_DICE:] = best[FEWER_DICE:]
        for keep in range(FEWER_DICE - 1, -1, -1):
            total = 0.0
            for face in range(turns.SIDES):
                total += keeps[MORE[keep, face]]
            keeps[keep] = total / turns.SIDES
        best[0] = keeps[0]
        for keep in range(1, KEEPS):
            least = keeps[keep]
            for die in range(turns.DICE):
                less = LESS[keep, die]
                if less >= 0 and best[less] < least:
                    least = best[less]
            best[keep] = least
    total = 0.0
    for roll in range(ROLLS):
        total += PROBABILITY[roll] * best[FEWER_DICE + roll]
    return total


@njit(cache=True)
def turns_from(finals, may_stay, share, rest, guess, keeps, best):
    """Solves x = 1 + E[least of finals, or share * x + rest where the position may stay].

    The right side is piecewise linear in x; the secant method ends on the exact piece.
    """
    values = np.empty(ROLLS)
    x, last_x, last_y = guess, -1.0, 0.0
    for _ in range(30):
        for roll in range(ROLLS):
            values[roll] = finals[roll]
            if may_stay[roll]:
                values[roll] = min(values[roll], share * x + rest)
        y = 1.0 + expected_of_turn(values, keeps, best)
        if abs(y - x) < CLOSE_ENOUGH:
            return y
        slope = (y - last_y) / (x - last_x) if last_x >= 0.0 else 0.0
        last_x, last_y = x, y
        x = (y - slope * x) / (1.0 - slope)
    return x


@njit(cache=True, parallel=True)
def sweep_level(states, marks, rocket_at, star_at, near_top, wind, rounds, rough):
    """Solves positions of one sum of rows; returns the largest change.

    rounds[0] is the value before an own turn, rounds[k] the value when k opponents have still to
    play before it, so the last one is the value after an own turn.
    """
    chunks = min(64, len(states))
    change = np.zeros(chunks)
    for chunk in prange(chunks):
        stack = np.empty(STACK, np.int64)
        visited = np.zeros((VISITED, 2), np.int64)
        stamp = 0
        same = np.zeros((JOKER_KEYS, 2), np.int64)
        keeps, best = np.empty(KEEPS), np.empty(KEEPS)
        by_reading = np.empty(len(PART_COUNT))
        stay_by_reading = np.empty(len(PART_COUNT), np.bool_)
        finals, may_stay = np.empty(ROLLS), np.empty(ROLLS, np.bool_)
        opponents = len(rounds) - 1
        share, rest = np.zeros(opponents + 1), np.zeros(opponents + 1)
        for place in range(chunk, len(states), chunks):
            state = states[place]
            if marks[state] & WON:
                rounds[:, state] = 0.0
                continue
            first_stamp = stamp
            for reading in range(len(PART_COUNT)):
                if marks[state] & JOKER:
                    key = joker_key(state, reading, near_top)
                    if same[key, 0] > first_stamp:
                        by_reading[reading] = by_reading[same[key, 1]]
                        stay_by_reading[reading] = stay_by_reading[same[key, 1]]
                        continue
                    same[key, 0], same[key, 1] = stamp + 1, reading
                stamp += 1
                by_reading[reading], stay_by_reading[reading] = best_result(
                    state, reading, marks, rocket_at, rounds[-1], stack, visited, stamp
                )
            for roll in range(ROLLS):
                finals[roll] = by_reading[READING_OF_ROLL[roll]]
                may_stay[roll] = stay_by_reading[READING_OF_ROLL[roll]]
            # The value after k opponents is share[k] * x + rest[k], where x is to be found.
            share[0], share[1:] = 1.0, 0.0
            rest[:] = 0.0
            for left in range(opponents):
                calm = 1.0
                for column in range(COLUMNS):
                    row = row_of(state, column)
                    if row > 0 and not star_at[column, row]:
                        calm -= wind[column]
                        lower = rounds[left, state - (1 << 3 * column)]
                        if rough:
                            share[left + 1] += wind[column] * share[left]
                            lower += rest[left] - rounds[left, state]
                        rest[left + 1] += wind[column] * lower
                share[left + 1] += calm * share[left]
                rest[left + 1] += calm * rest[left]
            x = turns_from(finals, may_stay, share[-1], rest[-1], rounds[0, state], keeps, best)
            change[chunk] = max(change[chunk], abs(x - rounds[0, state]))
            for left in range(opponents + 1):
                rounds[left, state] = share[left] * x + rest[left]
    return change.max()


def fields_of(board: Board, kinds: str) -> np.ndarray:
    """Where the board shows one of these fields."""
    return np.array([[field in kinds for field in column] for column in board.columns])


def mark_positions(need: int, blue: np.ndarray) -> np.ndarray:
    """For each position whether it has WON and whether it has a JOKER."""
    rows = [np.arange(STATES) >> 3 * column & 7 for column in range(COLUMNS)]
    won = (sum(row >= SPACE for row in rows) >= need) & np.all([row > 0 for row in rows], axis=0)
    joker = np.any([blue[column, row] for column, row in enumerate(rows)], axis=0)
    return (won * WON + joker * JOKER).astype(np.uint8)


def near_top_of(board: Board) -> np.ndarray:
    """From where one chain of rockets can send a stone to the top."""
    return np.array(
        [
            [not column[row + 1 : TOP].strip(Field.ROCKET) for row in range(ROWS)]
            for column in board.columns
        ]
    )


def positions_by_sum() -> list[np.ndarray]:
    """All positions, grouped by the sum of their rows, highest first."""
    states = np.arange(STATES)
    sums = sum((states >> 3 * column) & 7 for column in range(COLUMNS))
    return [np.flatnonzero(sums == total) for total in range(COLUMNS * TOP, -1, -1)]


def build(board: Board, players: int, guess: np.ndarray) -> None:
    """Writes the expected number of own turns from every position, before an own turn."""
    levels = positions_by_sum()
    marks = mark_positions(NEED[players], fields_of(board, Field.BLUE))
    fields = fields_of(board, Field.ROCKET), fields_of(board, STARS), near_top_of(board)
    rounds = np.repeat(guess[np.newaxis], players, axis=0)
    change = 0.0 if path_of(players).exists() else np.inf
    for sweep in range(MOST_SWEEPS):
        began = time.perf_counter()
        wind, rough = np.array(WIND[players]), change > ROUGH
        change = max(sweep_level(states, marks, *fields, wind, rounds, rough) for states in levels)
        path_of(players).write_bytes(pack(rounds[0]))
        seconds = time.perf_counter() - began
        print(f"sweep {sweep}: {rounds[0, 0]:.4f} turns from the ground, ", end="")
        print(f"largest change {change:.4f}, {seconds:.0f} s", flush=True)
        if change < 1 / STEPS_PER_TURN:
            break


def path_of(players: int) -> Path:
    """Where a table is stored."""
    return TARGET / f"beam_me_up_{players}.xz"


def first_guess(players: int) -> np.ndarray:
    """The table that is there, if any, or that of fewer players: it saves the first sweeps."""
    for fewer in range(players, 1, -1):
        if NEED[fewer] == NEED[players] and path_of(fewer).exists():
            return unpack(path_of(fewer).read_bytes())
    return np.zeros(STATES, np.float32)


def main() -> None:
    """Builds and writes the tables that the command line names."""
    TARGET.mkdir(exist_ok=True)
    for players in [int(text) for text in sys.argv[1:]] or sorted(NEED):
        print(f"{players} players, {get_num_threads()} threads", flush=True)
        build(template(), players, first_guess(players))
        print(f"{path_of(players).name}: {path_of(players).stat().st_size:,} bytes", flush=True)


if __name__ == "__main__":
    main()
