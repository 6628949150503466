"""The four sides of a box from which dice are flicked."""

from enum import StrEnum


class Plate(StrEnum):
    """Where dice are flicked from: the middle of a side, if nobody slides the plate."""

    SOUTH = "south"
    EAST = "east"
    NORTH = "north"
    WEST = "west"
