"""What the notations of all games have in common: moves are read strictly, numbers have ranges."""

from collections.abc import Callable, Iterable

from beamme.core.errors import BadNotation
from beamme.core.game import Move


def read_strictly(
    text: str, read: Callable[[str], Move], write: Callable[[Move], str], game: str
) -> Move:
    """The move whose notation is exactly this text; raises BadNotation where `read` finds none."""
    refused = BadNotation(f"not a move of {game}: {text!r}")
    try:
        move = read(text)
    except ValueError:
        raise refused from None
    if write(move) != text:
        raise refused
    return move


def first_out_of_range(numbers: Iterable[tuple[str, int, range, str]]) -> str:
    """What is wrong with the first number (name, value, range, unit) outside its range, or ""."""
    for name, value, allowed, unit in numbers:
        if value not in allowed:
            return f"{name}: from {allowed[0]} to {allowed[-1]} {unit}, not {value}"
    return ""
