"""Sheets that the program knows by a name or a number."""

from functools import lru_cache

from beamme.core.errors import BadData
from beamme.games.kuh_vadis.board import Sheet, built_in_sheets
from beamme.games.kuh_vadis.generator import sheet_of


@lru_cache(maxsize=16)
def sheet_named(name: str) -> Sheet:
    """The sheet that the program plays under this name or number; raises BadData."""
    for sheet in built_in_sheets():
        if sheet.name.casefold() == name.casefold():
            return sheet
    if not (name.isascii() and name.isdigit()):
        raise BadData("there is no sheet %1", repr(name))
    return sheet_of(int(name))


def is_known(sheet: Sheet) -> bool:
    """Whether every copy of the program has this sheet, unlike one that a player made."""
    try:
        return sheet_named(sheet.name) == sheet
    except BadData:
        return False
