"""A reader of the smallest QR codes, written from the standard: it needs an undamaged code."""

from collections.abc import Callable, Iterator

SIDE = 21
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
FORMAT_MASK = 0b101010000010010
ALPHANUMERIC = 0b0010

Mask = Callable[[int, int], bool]
MASKS: tuple[Mask, ...] = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, _: row % 2 == 0,
    lambda _, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)


def read(matrix: list[list[bool]]) -> str:
    """The text of a code of 21 squares in capitals; finders and timing have to be right."""
    _check_finders(matrix)
    bits = "".join(str(int(bit)) for bit in _bits(matrix, MASKS[_mask(matrix)]))
    if int(bits[:4], 2) != ALPHANUMERIC:
        raise ValueError(bits[:4])
    count = int(bits[4:13], 2)
    text, at = "", 13
    for _ in range(count // 2):
        text += "".join(LETTERS[part] for part in divmod(int(bits[at : at + 11], 2), 45))
        at += 11
    return text + (LETTERS[int(bits[at : at + 6], 2)] if count % 2 else "")


def _check_finders(matrix: list[list[bool]]) -> None:
    ring = [max(abs(row - 3), abs(column - 3)) for row in range(7) for column in range(7)]
    for down, across in ((0, 0), (0, SIDE - 7), (SIDE - 7, 0)):
        square = [matrix[down + place // 7][across + place % 7] for place in range(49)]
        if square != [distance != 2 for distance in ring]:
            raise ValueError((down, across))
    for place in range(8, SIDE - 8):
        if matrix[6][place] is not (place % 2 == 0) or matrix[place][6] is not (place % 2 == 0):
            raise ValueError(place)


def _mask(matrix: list[list[bool]]) -> int:
    told = [matrix[8][column] for column in (0, 1, 2, 3, 4)]
    return (int("".join(str(int(bit)) for bit in told), 2) ^ FORMAT_MASK >> 10) & 0b111


def _bits(matrix: list[list[bool]], mask: Mask) -> Iterator[bool]:
    """Up and down in columns of two, from the lower right, round everything that is fixed."""
    upwards = True
    for right in (20, 18, 16, 14, 12, 10, 8, 5, 3, 1):
        rows = range(SIDE - 1, -1, -1) if upwards else range(SIDE)
        for row in rows:
            for column in (right, right - 1):
                if not _is_fixed(row, column):
                    yield matrix[row][column] ^ mask(row, column)
        upwards = not upwards


def _is_fixed(row: int, column: int) -> bool:
    beside = row < 9 and (column < 9 or column > SIDE - 9)
    return beside or (row > SIDE - 9 and column < 9) or 6 in {row, column}
