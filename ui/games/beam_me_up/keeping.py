"""What is worth keeping: when Enter rather stops than rolls, and which dice help a reading."""

from beamme.core.keeping import ALL_DICE
from beamme.games.beam_me_up.scoring import Kind, odds, read
from beamme.games.beam_me_up.state import State
from ui.text.keeping import dice_of

RANKS = {kind: rank for rank, kind in enumerate(Kind)}
GOOD = RANKS[Kind.THREE]
"""Readings from here upwards are good; nobody wants to lose one by accident."""


def risks(state: State, kept: int) -> bool:
    """Whether a good roll could get worse if only these dice are kept."""
    now = RANKS[read(state.faces).kind]
    return now <= GOOD and any(RANKS[kind] > now for kind in odds(dice_of(state.faces, kept)))


def harms(state: State, kept: int) -> bool:
    """Whether the next roll gets worse more often than better if only these dice are kept."""
    now = RANKS[read(state.faces).kind]
    chances = odds(dice_of(state.faces, kept))
    worse = sum(chance for kind, chance in chances.items() if RANKS[kind] > now)
    better = sum(chance for kind, chance in chances.items() if RANKS[kind] < now)
    return worse > better


def mask_for(faces: tuple[int, ...], kind: Kind) -> int:
    """The dice to keep for the best chance of this reading; the more, the better."""
    masks = range(ALL_DICE)  # all five would be no roll
    chances = {mask: odds(dice_of(faces, mask)).get(kind, 0.0) for mask in masks}
    return max(masks, key=lambda mask: (chances[mask], mask.bit_count()))
