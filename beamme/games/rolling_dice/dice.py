"""The dice, the colours they belong to, and their names."""

from dataclasses import dataclass

PER_COLOUR = 4  # RD-3
LETTERS = "abcdef"
"""One for each colour, in the order in which they throw; a table gives them their looks."""

COLOUR_OF = {
    f"{letter}{number}": colour
    for colour, letter in enumerate(LETTERS)
    for number in range(1, PER_COLOUR + 1)
}
"""The number of the colour of every die by its name."""

DICE = tuple(COLOUR_OF)


@dataclass(frozen=True, slots=True)
class Shown:
    """A die and the face it shows, wherever it lies."""

    die: str
    face: int


def dice_of(colour: int) -> tuple[str, ...]:
    """The four dice of a colour."""
    return DICE[colour * PER_COLOUR : (colour + 1) * PER_COLOUR]
