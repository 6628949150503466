"""What two players drew on a sheet: crosses, circles, and the chain that won."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import cos, pi, sin

from beamme.games.kuh_vadis.board import Sign
from ui.games.kuh_vadis.print.chance import shares
from ui.games.kuh_vadis.print.colours import meadow
from ui.games.kuh_vadis.print.grid import Grid
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import Outline, Pen, Shape, Step

POINT = 0.085
"""The width of a pencil line, in fields."""
TURNS = 10
"""Points of a hand-drawn circle, joined smoothly."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a sheet shows of a match."""

    names: Mapping[Sign, str]
    marks: tuple[tuple[int, Sign], ...]
    """Fields and the signs on them, in the order in which they were marked."""
    chain: tuple[tuple[int, ...], ...] = ()
    """Paths of fields that join the winner's starts."""
    winner: Sign | None = None


def chain_under(drawn: Drawn, grid: Grid, inks: Inks) -> tuple[Shape, ...]:
    """A bright band under the fields of the chain."""
    colour = meadow(inks).chain
    if colour is None:
        return ()
    return _along(drawn, grid, Pen(colour, grid.cell * 0.72))


def marks(drawn: Drawn, grid: Grid, inks: Inks) -> tuple[Shape, ...]:
    """All crosses and circles, and a line from start to start."""
    colours = meadow(inks)
    tints = {Sign.CROSS: colours.cross, Sign.CIRCLE: colours.circle}
    shapes: list[Shape] = []
    if drawn.winner is not None:
        shapes += _along(drawn, grid, Pen(tints[drawn.winner], grid.cell * 0.035))
    for place, sign in drawn.marks:
        draw = _cross if sign is Sign.CROSS else _circle
        shapes += draw(place, grid, Pen(tints[sign], grid.cell * POINT))
    return tuple(shapes)


def _along(drawn: Drawn, grid: Grid, pen: Pen) -> tuple[Shape, ...]:
    ways = [[grid.middle(place) for place in way] for way in drawn.chain]
    return tuple(Outline(way[0], tuple(way[1:]), None, pen, closed=False) for way in ways)


def _cross(place: int, grid: Grid, pen: Pen) -> list[Shape]:
    """Two strokes, from the upper left and from the upper right, a little bent."""
    x, y = grid.middle(place)
    reach = grid.cell * 0.36
    strokes: list[Shape] = []
    for side in (-1, 1):
        bent = [reach * 0.22 * (each - 0.5) for each in shares(4, place, side)]
        begin = (x + side * reach + bent[0], y - reach + bent[1])
        end = (x - side * reach + bent[2], y + reach + bent[3])
        handle = (x + bent[1] - bent[2], y + bent[0] + bent[3])
        strokes.append(Outline(begin, ((*handle, *end),), None, pen, closed=False))
    return strokes


def _circle(place: int, grid: Grid, pen: Pen) -> list[Shape]:
    """One stroke around, which ends a little past its start and a little further out."""
    x, y = grid.middle(place)
    first, beyond, egg = shares(3, place, "circle")
    begin = -pi / 2 - 0.5 + first
    sweep = 2 * pi + 0.25 + 0.3 * beyond

    def at(turn: float) -> tuple[float, float]:
        reach = grid.cell * (0.36 + 0.035 * sin(2 * turn + 6 * egg))
        reach += grid.cell * 0.035 * (turn - begin) / sweep
        return x + cos(turn) * reach, y + sin(turn) * reach * 0.97

    step = sweep / TURNS
    steps: list[Step] = []
    for number in range(TURNS):
        turn = begin + number * step
        steps.append(
            (*_handle(at, turn, step / 3), *_handle(at, turn + step, -step / 3), *at(turn + step))
        )
    return [Outline(at(begin), tuple(steps), None, pen, closed=False)]


def _handle(
    at: Callable[[float], tuple[float, float]], turn: float, reach: float
) -> tuple[float, float]:
    """The control point of a smooth curve at this turn."""
    (x, y), fine = at(turn), 1e-3
    (ax, ay), (bx, by) = at(turn - fine), at(turn + fine)
    return x + (bx - ax) / (2 * fine) * reach, y + (by - ay) / (2 * fine) * reach
