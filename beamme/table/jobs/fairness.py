"""Whether dice are fair: how often each face came up, compared to pure chance."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

from beamme.core.chance import Faces, Rest, Throw
from beamme.core.game import Chance
from beamme.core.match import Answered, Match

SIDES = 6
Counts = tuple[int, ...]
"""How often each face came up, 1 first."""

NOTHING: Counts = (0,) * SIDES
ONCE_IN_1000 = 20.515
"""Fair dice exceed this chi-square of six faces once in 1,000 trials."""
FEWEST_DICE = 60
"""With fewer dice, chi-square says nothing."""


class Verdict(StrEnum):
    """What the counts say about the dice."""

    FEW = "few"
    EVEN = "even"
    ODD = "odd"


def tally(faces: Iterable[int]) -> Counts:
    """Count how often each face occurs."""
    counts = [0] * SIDES
    for face in faces:
        counts[face - 1] += 1
    return tuple(counts)


def added(one: Counts, other: Counts) -> Counts:
    """The sum of both counts."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def chi_square(counts: Counts) -> float:
    """How uneven the counts are: 0 if all are equal, about 5 for fair dice."""
    expected = sum(counts) / SIDES
    return sum((count - expected) ** 2 for count in counts) / expected if expected else 0.0


def verdict(counts: Counts) -> Verdict:
    """Whether fair dice would show such counts, at the level of one in 1,000."""
    if sum(counts) < FEWEST_DICE:
        return Verdict.FEW
    return Verdict.ODD if chi_square(counts) > ONCE_IN_1000 else Verdict.EVEN


def shown_in(match: Match[Any, Any]) -> Counts:
    """What all dice rolled or thrown in a match showed.

    A die that was only knocked by another is not counted again, and one that left the table shows
    nothing.
    """
    return tally(face for ply in range(len(match.log)) for face in _faces(match, ply))


def _faces(match: Match[Any, Any], ply: int) -> tuple[int, ...]:
    entry = match.log[ply]
    if not isinstance(entry, Answered):
        return ()
    match match.game.turn(match.states[ply]), entry.answer:
        case _, Faces(values):
            return values
        case Chance(Throw(launched=thrown)), Rest(bodies):
            return tuple(body.face for body in bodies if body.die in thrown)
        case _:
            return ()
