"""The four sides of a box from which dice are flicked."""

from enum import StrEnum


class Plate(StrEnum):
    """Where dice are flicked from: the middle of a side, unless the plate is slid."""

    SOUTH = "south"
    EAST = "east"
    NORTH = "north"
    WEST = "west"
