"""What five dice are worth: which symbols they claim, and the chance to claim one."""

from dataclasses import dataclass
from functools import cache
from math import comb

from beamme.core.chance import FACES
from beamme.core.keeping import DICE
from beamme.games.kuh_vadis.board import COW

AGAIN = 4  # KV-9 equal dice for an extra round
NEEDED = {face: 2 if face == COW else 3 for face in FACES}  # KV-7
"""How many dice it takes to claim each symbol."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What a roll may mark, and whether its player then gets an extra round."""

    symbols: tuple[int, ...]
    again: bool


def claim(faces: tuple[int, ...]) -> Claim:
    """The claim of a roll (KV-7 to KV-9); the order of the dice does not matter."""
    return _claim(tuple(sorted(faces)))


@cache
def _claim(faces: tuple[int, ...]) -> Claim:
    counts = {face: faces.count(face) for face in FACES}
    symbols = tuple(face for face, needed in NEEDED.items() if counts[face] >= needed)
    again = tuple(face for face in FACES if counts[face] >= AGAIN)
    return Claim(again, again=True) if again else Claim(symbols, again=False)


def chance(symbol: int, faces: tuple[int, ...], rolls_left: int) -> float:
    """The exact chance to claim a symbol with the remaining rolls when playing only for it.

    A player who wants one symbol keeps every die that shows it; each of the other dice then
    succeeds or fails independently.
    """
    kept = faces.count(symbol)
    return at_least(NEEDED[symbol] - kept, DICE - kept, rolls_left)


@cache
def at_least(missing: int, dice: int, rolls: int) -> float:
    """The chance that at least `missing` of these dice show a given face within `rolls` rolls."""
    if missing <= 0:
        return 1.0  # summing all cases might be off by a rounding error
    hit = 1 - (5 / 6) ** rolls
    return sum(
        comb(dice, count) * hit**count * (1 - hit) ** (dice - count)
        for count in range(missing, dice + 1)
    )
