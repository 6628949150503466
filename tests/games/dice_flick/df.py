"""Positions of Dice Flick from small drawings: five rows of five hollows from the north.

A hollow is `..` or a die: the letter of its colour and its pips, such as `b3`; Knaller are `pp`.
Dice of a colour are numbered in the order in which the drawing shows them.
"""

from collections import Counter
from typing import Any

from beamme.core.chance import Body
from beamme.core.match import Match, new_match
from beamme.games.dice_flick.board import built_in_box
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import Phase, State
from tests.games.dice_flick.slow_scores import Cells
from tests.helpers.lines import add_line

BOX = built_in_box()
EMPTY = ".. .. .. .. ..\n" * 5
ROW = """
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. g3 g3 g4
"""
CORNER = """
.. .. .. .. ..
.. .. .. .. ..
.. g6 .. .. ..
.. .. g1 .. ..
.. .. .. .. ..
"""
ON_CENTRE = """
.. .. .. .. ..
.. .. .. .. ..
.. .. b3 b2 b1
.. .. b5 .. ..
.. .. .. .. ..
"""
DiceFlickMatch = Match[State, Any]


def cells_of(drawing: str) -> Cells:
    """Read what lies in which hollow."""
    rows = [row.split() for row in drawing.strip().splitlines()]
    assert [*map(len, rows)] == [5] * 5
    places = {(row, column): rows[row][column] for row in range(5) for column in range(5)}
    return {place: die for place, die in places.items() if die != ".."}


def lying_in(cells: Cells) -> tuple[Body, ...]:
    """Put dice into the middle of their hollows."""
    numbers: Counter[str] = Counter()
    bodies = []
    for (row, column), die in sorted(cells.items()):
        numbers[die[0]] += 1
        x, y = (column - 2) * 2000, (2 - row) * 2000
        face = 1 if die[0] == "p" else int(die[1])
        bodies.append(Body(f"{die[0]}{numbers[die[0]]}", x, y, face))
    return tuple(bodies)


def scoring(drawing: str, seats: int = 2) -> DiceFlickMatch:
    """Let seat 1 be about to score this box."""
    state = State(lying_in(cells_of(drawing)), ((),) * seats, ((),) * seats, 0, Phase.SCORE)
    return Match(DiceFlick(), seats, (), (state,))


def flicking(
    drawing: str, hand: str, *, flicks: int = 2, others: str = "", rules: DiceFlick | None = None
) -> DiceFlickMatch:
    """Let seat 1 be about to flick with these dice before it, and the other seat hold others."""
    hands = (tuple(hand.split()), tuple(others.split()))
    state = State(lying_in(cells_of(drawing)), hands, ((), ()), 0, Phase.FLICK, flicks=flicks)
    return Match(rules or DiceFlick(), 2, (), (state,))


def begun(seats: int = 2, rules: DiceFlick | None = None) -> DiceFlickMatch:
    """Begin a match."""
    return new_match(rules or DiceFlick(), seats)


def played(match: DiceFlickMatch, *lines: str) -> DiceFlickMatch:
    """Add these lines of notation, each judged by the rules."""
    for line in lines:
        match = add_line(match, line)
    return match


def flicked(match: DiceFlickMatch, die: str, *rest: str) -> DiceFlickMatch:
    """Flick a die from the south; then these dice lie there, written `b1=2@row,column`."""
    bodies = [body.partition("@") for body in rest]
    places = [tuple(map(int, place.split(","))) for _, _, place in bodies]
    told = [
        f"{head}@{(column - 2) * 2000},{(2 - row) * 2000}"
        for (head, _, _), (row, column) in zip(bodies, places, strict=True)
    ]
    return played(match, f"flick {die} south 0 800 4500", " ".join(("rest", *told)))


def proposal(match: DiceFlickMatch) -> str:
    """Tell what the program proposes to score."""
    return match.game.write(match.game.legal(match.state)[0])


def points(match: DiceFlickMatch, line: str) -> int:
    """Play a score and tell what is written down."""
    return played(match, line).state.pad[0][-1]
