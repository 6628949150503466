"""Positions of Rolling Dice: dice are written as in a rest, `a1=3@x,y` or `a1=3@x,y,turn`."""

from typing import Any

from beamme.core.chance import Body, Rest, read_answer
from beamme.core.match import Match, new_match
from beamme.games.rolling_dice.board import built_in_floe
from beamme.games.rolling_dice.dice import COLOUR_OF, Block, Loss
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.scoring import Step, tally
from beamme.games.rolling_dice.state import Phase, State
from tests.helpers.lines import add_line

FLOE = built_in_floe()
RollingMatch = Match[State, Any]

THROW = "throw 0 0 800 300"
WATER = "14000,0"
"""A place in the strip at the right."""


def lies(text: str) -> tuple[Body, ...]:
    """Read where dice lie."""
    answer = read_answer(f"rest {text}" if text else "rest")
    assert isinstance(answer, Rest)
    return answer.bodies


def blocks_of(text: str) -> tuple[Block, ...]:
    """Read what is on the ice blocks, such as `a1=3 b2=5:miss`; without a reason from the water."""
    taken = [word.replace("=", ":").split(":") for word in text.split()]
    return tuple(
        Block(die, int(face), Loss(*why) if why else Loss.WATER) for die, face, *why in taken
    )


def begun(seats: int = 3) -> RollingMatch:
    """Begin a match."""
    return new_match(RollingDice(), seats)


def position(
    lying: str = "",
    *,
    seats: int = 3,
    active: int = 0,
    start: int | None = None,
    points: tuple[int, ...] = (),
    blocks: str = "",
    rules: RollingDice | None = None,
) -> RollingMatch:
    """Let a colour be about to throw while these scoring dice lie on the floe and on blocks."""
    bodies = lies(lying)
    colours = 4 if seats == 2 else seats
    scoring = [""] * colours
    for body in bodies:
        scoring[COLOUR_OF[body.die]] = body.die
    state = State(
        seats,
        points or (0,) * colours,
        tuple(scoring),
        active if start is None else start,
        active,
        Phase.THROW,
        lying=tuple(sorted(bodies, key=lambda body: body.die)),
        blocks=blocks_of(blocks),
    )
    return Match(rules or RollingDice(), seats, (), (state,))


def played(match: RollingMatch, *lines: str) -> RollingMatch:
    """Add these lines of notation, each judged by the rules."""
    for line in lines:
        match = add_line(match, line)
    return match


def thrown(match: RollingMatch, rest: str = "") -> RollingMatch:
    """Throw; then these dice lie there."""
    return played(match, THROW, f"rest {rest}" if rest else "rest")


def legal(match: RollingMatch) -> list[str]:
    """List what may be played."""
    return [match.game.write(move) for move in match.game.legal(match.state)]


def scored(lying: str, blocks: str = "", points: tuple[int, ...] = (0,) * 6) -> list[Step]:
    """Score dice of six colours that threw in their order."""
    return [*tally(FLOE, lies(lying), blocks_of(blocks), points, range(6)).steps]
