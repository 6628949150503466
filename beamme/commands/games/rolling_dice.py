"""Rolling Dice on the terminal."""

from collections.abc import Sequence

from beamme.core.chance import Body
from beamme.games.rolling_dice import RollingDice
from beamme.games.rolling_dice.dice import LETTERS
from beamme.games.rolling_dice.state import State


def picture(game: RollingDice, state: State, names: Sequence[str]) -> list[str]:
    """For each colour, its points, where its scoring die is, and which dice are in the water."""
    width = max(map(len, names))
    places = {body.die: f"{body.face} {_ahead(game, body)}" for body in state.lying}
    blocks = enumerate(state.blocks, start=1)
    places |= {it.die: f"{it.face} on block {number}, {it.why}" for number, it in blocks}
    places |= {body.die: f"{body.face} in the water" for body in (*state.sunk, *state.adrift)}
    rows = []
    for colour, points in enumerate(state.points):
        own = [f"{die} {place}" for die, place in places.items() if die[0] == LETTERS[colour]]
        told = f"{names[state.seat_of(colour)]:{width}} {LETTERS[colour]} {points:3}"
        rows.append(f"{told}  {'; '.join(own)}".rstrip())
    return rows


def _ahead(game: RollingDice, body: Body) -> str:
    """How far from the entrance a die lies, and what it touches."""
    field = game.floe.field_of(body)
    millimetres = (2 * body.y + game.floe.length) / 200
    return f"at {millimetres:.1f} mm{f' on {field.value:+}' if field else ''}"
