"""A position in lines of text, for each game in its own way."""

from collections.abc import Callable, Sequence
from typing import Any

from beamme.core.chance import Body
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.state import State as Stones
from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.board import SIZE as HOLLOWS_IN_A_ROW
from beamme.games.dice_flick.dice import COLOUR_OF, Colour
from beamme.games.dice_flick.state import State as Flicked
from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.board import COLUMNS, LETTERS, SIZE
from beamme.games.kuh_vadis.state import State as Marks
from beamme.games.rolling_dice import RollingDice
from beamme.games.rolling_dice.dice import LETTERS as COLOURS
from beamme.games.rolling_dice.state import State as Thrown


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


def _floe(game: RollingDice, state: Thrown, names: Sequence[str]) -> list[str]:
    """For each colour its points and where its scoring die is, and which dice are in the water."""
    width = max(map(len, names))
    places = {body.die: f"{body.face} {_ahead(game, body)}" for body in state.lying}
    blocks = enumerate(state.blocks, start=1)
    places |= {it.die: f"{it.face} on block {number}, {it.why}" for number, it in blocks}
    places |= {body.die: f"{body.face} in the water" for body in (*state.sunk, *state.adrift)}
    rows = []
    for colour, points in enumerate(state.points):
        own = [f"{die} {place}" for die, place in places.items() if die[0] == COLOURS[colour]]
        told = f"{names[state.seat_of(colour)]:{width}} {COLOURS[colour]} {points:3}"
        rows.append(f"{told}  {'; '.join(own)}".rstrip())
    return rows


def _ahead(game: RollingDice, body: Body) -> str:
    """How far from the entrance a die lies, and what it touches."""
    field = game.floe.field_of(body)
    millimetres = (2 * body.y + game.floe.length) / 200
    return f"at {millimetres:.1f} mm{f' on {field.value:+}' if field else ''}"


_PICTURES: dict[str, Callable[[Any, Any, Sequence[str]], list[str]]] = {
    BeamMeUp.key: _stones,
    DiceFlick.key: _box,
    KuhVadis.key: _sheet,
    RollingDice.key: _floe,
}
