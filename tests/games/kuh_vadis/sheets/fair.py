"""Whether a sheet favours nobody, judged from what is printed on it alone."""

from collections import Counter
from collections.abc import Iterator

Rows = tuple[str, ...]
SWAPPED = str.maketrans("XO", "OX")


def images(rows: Rows) -> Iterator[Rows]:
    """Turn and mirror a sheet in all eight ways, the first of which leaves it as it is."""
    for _ in range(4):
        yield rows
        yield tuple(row[::-1] for row in rows)
        rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))


def half_turned(rows: Rows) -> Rows:
    """Turn a sheet upside down."""
    return tuple(row[::-1] for row in rows[::-1])


def swapped(rows: Rows) -> Rows:
    """Make crosses of circles and circles of crosses."""
    return tuple(row.translate(SWAPPED) for row in rows)


def is_fair(rows: Rows) -> bool:
    """Tell whether the sheet, turned or mirrored, is the same for the other player."""
    if half_turned(rows) == swapped(rows):
        centre = rows[3][3]
        return "".join(rows).count(centre) == 7
    return swapped(rows) in images(rows)


def counts(rows: Rows) -> tuple[int, list[int]]:
    """Count the cows, and how often each number occurs, from the rarest."""
    printed = Counter("".join(rows))
    return printed["*"], sorted(printed[number] for number in "12345")


def starts_of(rows: Rows) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Find the start crosses and the start circles as (row, column)."""
    where = {(row, column): rows[row][column] for row in range(7) for column in range(7)}
    crosses = [place for place, printed in where.items() if printed == "X"]
    return crosses, [place for place, printed in where.items() if printed == "O"]


def king_moves(first: tuple[int, int], second: tuple[int, int]) -> int:
    """Count the moves of a king of chess, one after the other."""
    (row, column), moves = first, 0
    while (row, column) != second:
        row += (second[0] > row) - (second[0] < row)
        column += (second[1] > column) - (second[1] < column)
        moves += 1
    return moves
