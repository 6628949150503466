"""The dice, the colours they belong to, and their names."""

from dataclasses import dataclass
from enum import StrEnum

PER_COLOUR = 4  # RD-3
LETTERS = "abcdef"
"""One per colour, in the order in which they throw; how they look is decided at the table."""

COLOUR_OF = {
    f"{letter}{number}": colour
    for colour, letter in enumerate(LETTERS)
    for number in range(1, PER_COLOUR + 1)
}
"""The number of each die's colour, by the die's name."""

DICE = tuple(COLOUR_OF)


@dataclass(frozen=True, slots=True)
class Shown:
    """A die and the face it shows, wherever it lies."""

    die: str
    face: int


class Loss(StrEnum):
    """Why a die is on an ice block."""

    WATER = "water"
    """All four dice are in the water (RD-9)."""
    MISS = "miss"
    """The ringed die was not beaten (RD-12)."""
    MISHAP = "mishap"
    """The ringed die was pushed off by its owner (RD-13)."""


@dataclass(frozen=True, slots=True)
class Block:
    """An ice block that is taken: the die on it, the face it shows and why it is there."""

    die: str
    face: int
    why: Loss


def dice_of(colour: int) -> tuple[str, ...]:
    """The four dice of a colour."""
    return DICE[colour * PER_COLOUR : (colour + 1) * PER_COLOUR]
