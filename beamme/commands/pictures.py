"""A position in lines of text, for each game in its own way."""

from collections.abc import Callable, Sequence
from typing import Any

from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.state import State as Stones
from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.board import COLUMNS, LETTERS, SIZE
from beamme.games.kuh_vadis.state import State as Marks


def picture(game: Any, state: Any, names: Sequence[str]) -> list[str]:  # noqa: ANN401 any game
    """The position as people read it; names are those of the players."""
    return _PICTURES[game.key](game, state, names)


def _stones(_: BeamMeUp, state: Stones, names: Sequence[str]) -> list[str]:
    """For each seat the rows of its stones; STRASSE stands apart."""
    width = max(map(len, names))
    return [
        f"{name:{width}}  {' '.join(map(str, own[:-1]))} | {own[-1]}"
        for name, own in zip(names, state.heights, strict=True)
    ]


def _sheet(game: KuhVadis, state: Marks, names: Sequence[str]) -> list[str]:
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


_PICTURES: dict[str, Callable[[Any, Any, Sequence[str]], list[str]]] = {
    BeamMeUp.key: _stones,
    KuhVadis.key: _sheet,
}
