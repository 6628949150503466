"""The twenty dice, their colours and their names."""

from enum import StrEnum


class Colour(StrEnum):
    """The colour of a die; white dice are jokers, pink ones are Knaller."""

    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"
    WHITE = "white"
    PINK = "pink"


COLOURS = (Colour.BLUE, Colour.YELLOW, Colour.GREEN)
"""The colours of combinations; a joker takes on one of them (DF-15)."""

COUNTS = {  # DF-2
    Colour.BLUE: 5,
    Colour.YELLOW: 5,
    Colour.GREEN: 5,
    Colour.WHITE: 3,
    Colour.PINK: 2,
}

COLOUR_OF = {
    f"{colour[0]}{number}": colour
    for colour, count in COUNTS.items()
    for number in range(1, count + 1)
}
"""The colour of every die by its name, in the order in which dice are always listed."""

DICE = tuple(COLOUR_OF)
