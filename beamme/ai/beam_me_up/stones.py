"""One player's seven stones as one integer, and what the board says about them."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations, product

from beamme.games.beam_me_up.board import (
    COLUMNS,
    ROWS,
    STARS,
    STRAIGHT,
    TOP,
    Board,
    Field,
    built_in_boards,
)

NO_COLUMN = COLUMNS
BITS = 3
STATE_BITS = BITS * COLUMNS
STATES = 1 << STATE_BITS

FEW_ROCKETS = 8
"""Up to this many, everything is searched; a user's own board may be full of rockets."""

_LOW_COLUMNS = 3
_LOW_BITS = BITS * _LOW_COLUMNS
_LOW_MASK = (1 << _LOW_BITS) - 1
# Three counters side by side in one number: stones in space, on the ground, on a blue star.
_GROUND_AT, _BLUE_AT, _COUNT = 4, 8, 15


def template() -> Board:
    """The board whose column order the tables use."""
    return built_in_boards()[0]


@lru_cache(maxsize=64)
def arrangement(columns: tuple[str, ...]) -> tuple[int, ...]:
    """For each column, the most similar column of the template; STRASSE maps to itself.

    The built-in boards are the template with its columns reordered, so for them it is an identical
    column. A user's own board is judged as the reordered template that differs in fewest fields.
    """
    ideal = template().columns
    differing = [
        [sum(map(str.__ne__, own, other)) for other in ideal[:STRAIGHT]]
        for own in columns[:STRAIGHT]
    ]
    best = min(
        permutations(range(STRAIGHT)),
        key=lambda order: sum(differing[column][order[column]] for column in range(STRAIGHT)),
    )
    return (*best, STRAIGHT)


@dataclass(frozen=True, slots=True, eq=False)
class Side:
    """A board prepared for fast questions; equal boards share one."""

    shifts: tuple[int, ...]
    """The bit position of each column in a packed state, in the order of the template."""
    units: tuple[int, ...]
    """What one step up in each column adds to a packed state."""
    rocket: tuple[tuple[bool, ...], ...]
    sinks: tuple[tuple[bool, ...], ...]
    """The rows where a Cool down moves a stone: neither the ground nor a star (BMU-17)."""
    blue: tuple[tuple[bool, ...], ...]
    near_top: tuple[tuple[bool, ...], ...]
    """The rows from which one chain of rockets can send a stone to the top."""
    low: tuple[int, ...]
    high: tuple[int, ...]
    most_frames: int
    """After this many steps, a search no longer fires rockets."""

    def pack(self, heights: tuple[int, ...]) -> int:
        """The stones as one integer."""
        return sum(row << shift for row, shift in zip(heights, self.shifts, strict=True))

    def unpack(self, state: int) -> tuple[int, ...]:
        """The rows of the stones."""
        return tuple(state >> shift & TOP for shift in self.shifts)

    def cooled(self, state: int, column: int) -> int:
        """The stones after a Cool down of a column, or of none (BMU-17)."""
        if column == NO_COLUMN or not self.sinks[column][state >> self.shifts[column] & TOP]:
            return state
        return state - self.units[column]

    def counts(self, state: int) -> int:
        """Stones in space, on the ground and on blue stars, in one number."""
        return self.low[state & _LOW_MASK] + self.high[state >> _LOW_BITS]

    def has_won(self, state: int, need: int) -> bool:
        """BMU-20: enough stones in space and none on the ground."""
        # Not by counts(): no question is asked more often.
        counts = self.low[state & _LOW_MASK] + self.high[state >> _LOW_BITS]
        return counts & _COUNT >= need and not counts >> _GROUND_AT & _COUNT

    def blue_stars(self, state: int) -> int:
        """How many stones stand on a blue star."""
        return self.counts(state) >> _BLUE_AT


@lru_cache(maxsize=64)
def side_of(board: Board) -> Side:
    """The board, prepared."""
    columns = board.columns
    order = arrangement(columns)
    shifts = tuple(BITS * place for place in order)
    place_of = {place: column for column, place in enumerate(order)}

    def counters(places: range) -> tuple[int, ...]:
        return tuple(
            sum(
                (row >= board.space)
                + ((row == 0) << _GROUND_AT)
                + ((columns[place_of[place]][row] == Field.BLUE) << _BLUE_AT)
                for place, row in zip(reversed(places), rows, strict=True)
            )
            for rows in product(range(ROWS), repeat=len(places))
        )

    def where(kinds: str) -> tuple[tuple[bool, ...], ...]:
        return tuple(tuple(field in kinds for field in column) for column in columns)

    return Side(
        shifts=shifts,
        units=tuple(1 << shift for shift in shifts),
        rocket=where(Field.ROCKET),
        sinks=tuple(
            tuple(row > 0 and column[row] not in STARS for row in range(ROWS)) for column in columns
        ),
        blue=where(Field.BLUE),
        near_top=tuple(
            tuple(not column[row + 1 : TOP].strip(Field.ROCKET) for row in range(ROWS))
            for column in columns
        ),
        low=counters(range(_LOW_COLUMNS)),
        high=counters(range(_LOW_COLUMNS, COLUMNS)),
        most_frames=4000 if "".join(columns).count(Field.ROCKET) <= FEW_ROCKETS else 400,
    )
