"""Editions of rules: a match goes on by the edition in which it began."""

from collections.abc import Mapping

from beamme.core.errors import BadData, NewerData
from beamme.core.game import Option

FIRST = 1


def read_edition(options: Mapping[str, Option], newest: int) -> int:
    """The edition that the options name, or else the newest; raises BadData."""
    edition = options.get("edition", newest)
    if type(edition) is not int or edition < FIRST:
        raise BadData("edition: a number from 1 to %1 is needed", newest)
    if edition > newest:
        raise NewerData("edition %1 of the rules is not known to this version", edition)
    return edition
