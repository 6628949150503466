"""Kuh Vadis on the terminal and in the arena."""

from collections.abc import Sequence

from beamme.commands.variants import Variant
from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.board import COLUMNS, LETTERS, SIZE, Sign, built_in_sheets
from beamme.games.kuh_vadis.state import State

BOARD = "start on"
"""Precedes the name of a sheet in the label of a result."""


def picture(game: KuhVadis, state: State, names: Sequence[str]) -> list[str]:
    """The sheet with all marks; starts are capital letters."""
    players = [
        f"   {name}: {LETTERS[game.sign(seat)]}{', blocked' if state.blocked[seat] else ''}"
        for seat, name in enumerate(names)
    ]
    rows = []
    for row, printed in enumerate(game.sheet.rows):
        marks = [
            next((seat for seat in range(2) if state.marks[seat] >> place & 1), None)
            for place in range(row * SIZE, (row + 1) * SIZE)
        ]
        shown = (
            symbol if seat is None or symbol.isalpha() else LETTERS[game.sign(seat)].lower()
            for symbol, seat in zip(printed, marks, strict=True)
        )
        beside = players[row] if row < len(players) else ""
        rows.append(f"{row + 1}  {' '.join(shown)}{beside}")
    return [f"   {' '.join(COLUMNS)}", *rows]


def variant(_: int, number: int) -> Variant:
    """Cycles through every sheet with both signs; a sheet's result is the starting player's."""
    sheets, signs = built_in_sheets(), tuple(Sign)
    sheet = sheets[number // len(signs) % len(sheets)]
    return Variant(KuhVadis(sheet, signs[number % len(signs)]), (sheet.name, ""))
