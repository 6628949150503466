"""A position in lines of text, for each game in its own way."""

from collections.abc import Callable, Sequence
from typing import Any

from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.state import State as Stones
from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.board import SIZE as HOLLOWS_IN_A_ROW
from beamme.games.dice_flick.dice import COLOUR_OF, Colour
from beamme.games.dice_flick.state import State as Flicked
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


def _box(game: DiceFlick, state: Flicked, names: Sequence[str]) -> list[str]:
    """The hollows with dice and stickers, the pad, and whatever dice lie before somebody."""
    cells = [*"".join(game.box.rows)]
    for place, die in enumerate(game.spread(state).dice):
        if die:
            pink = COLOUR_OF[die] is Colour.PINK
            face = next(body.face for body in state.lying if body.die == die)
            cells[place] = f"{die[0]}{'*' if pink else face}"
    width = max(map(len, names))
    beside = [
        f"{name:{width}} {sum(points):4} = {' '.join(map(str, points)) or '-'}"
        f"{'  has ' if hand else ''}{' '.join(hand)}"
        for name, points, hand in zip(names, state.pad, state.hands, strict=True)
    ]
    beside += [""] * (HOLLOWS_IN_A_ROW - len(beside))
    rows = []
    for row, told in enumerate(beside):
        start = row * HOLLOWS_IN_A_ROW
        hollows = (f"{cell:2}" for cell in cells[start : start + HOLLOWS_IN_A_ROW])
        rows.append(f"{' '.join(hollows)}   {told}".rstrip())
    return rows


_PICTURES: dict[str, Callable[[Any, Any, Sequence[str]], list[str]]] = {
    BeamMeUp.key: _stones,
    DiceFlick.key: _box,
    KuhVadis.key: _sheet,
}
