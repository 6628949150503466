"""Dice Flick on the terminal."""

from collections.abc import Sequence

from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.board import COLUMNS, SIZE, row_name
from beamme.games.dice_flick.dice import COLOUR_OF, Colour
from beamme.games.dice_flick.state import State


def picture(game: DiceFlick, state: State, names: Sequence[str]) -> list[str]:
    """The hollows with dice and stickers, the pad, and the dice in front of each player."""
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
    beside += [""] * (SIZE - len(beside))
    rows = ["  " + "".join(f"{column:3}" for column in COLUMNS).rstrip()]
    for row, told in enumerate(beside):
        start = row * SIZE
        hollows = (f"{cell:2}" for cell in cells[start : start + SIZE])
        rows.append(f"{row_name(start)} {' '.join(hollows)}   {told}".rstrip())
    return rows
