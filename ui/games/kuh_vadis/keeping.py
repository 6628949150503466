"""What is worth keeping: when Enter rather stops than rolls, and which dice show a symbol."""

from beamme.core.keeping import DICE
from beamme.games.kuh_vadis.scoring import NEEDED, claim
from beamme.games.kuh_vadis.state import State


def mask_of(faces: tuple[int, ...], symbol: int) -> int:
    """The dice that show this symbol."""
    return sum(1 << die for die, face in enumerate(faces) if face == symbol)


def risks(state: State, kept: int, free: set[int]) -> bool:
    """Whether a claim on one of these symbols could be lost if only these dice are kept."""
    claimed = free.intersection(claim(state.faces).symbols)
    held = [state.faces[die] for die in range(DICE) if kept >> die & 1]
    return bool(claimed) and not any(held.count(each) >= NEEDED[each] for each in claimed)
