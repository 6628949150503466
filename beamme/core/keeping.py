"""Five dice rolled up to three times, keeping any of them: the choice and its notation."""

from collections.abc import Sequence
from dataclasses import dataclass

from beamme.core.chance import Answer, Faces, Roll
from beamme.core.game import Chance

DICE = 5
ROLLS = 3
ALL_DICE = (1 << DICE) - 1


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the dice in the mask (bit 0 is the first die) and roll the others; all five: stop."""

    mask: int


KEEPS = tuple(Keep(mask) for mask in range(ALL_DICE + 1))
"""Every choice there is after a roll, by its mask."""
FIRST_ROLL = KEEPS[:1]
"""The only choice there is before the first roll."""
_ROLLS_OF = tuple(Chance(Roll(count)) for count in range(DICE + 1))


def is_choice(mask: int, phase: str) -> bool:
    """Whether these dice may be kept now: any after a roll, none before the first."""
    return mask == 0 if phase == "roll" else phase == "keep" and 0 <= mask <= ALL_DICE


def roll_others(kept: int) -> Chance:
    """The question to fate about the dice that are not kept."""
    return _ROLLS_OF[DICE - kept.bit_count()]


def write_keep(keep: Keep) -> str:
    """The choice as a line of notation."""
    match keep.mask:
        case 0:
            return "roll"
        case mask if mask == ALL_DICE:
            return "stop"
        case mask:
            return " ".join(("keep", *(str(die + 1) for die in range(DICE) if mask >> die & 1)))


def read_keep(words: Sequence[str]) -> Keep:
    """The choice written in the words of a line; raises ValueError."""
    match words:
        case ["roll"]:
            return Keep(0)
        case ["stop"]:
            return Keep(ALL_DICE)
        case ["keep", *dice] if all(len(die) == 1 and die in "12345" for die in dice):
            return Keep(sum({1 << "12345".index(die) for die in dice}))
        case _:
            raise ValueError(words)


def rolled(faces: tuple[int, ...], kept: int, answer: Answer) -> tuple[int, ...]:
    """What the dice show once those not kept have been rolled; each stays in its position."""
    if not isinstance(answer, Faces):
        raise TypeError(answer)
    fresh = iter(answer.values)
    return tuple(faces[die] if kept >> die & 1 else next(fresh) for die in range(DICE))
