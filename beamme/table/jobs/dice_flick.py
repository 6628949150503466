"""What the worker is asked while somebody aims a flick."""

from beamme.core.chance import Body
from beamme.core.plate import Plate
from beamme.games.dice_flick.board import Box
from beamme.physics.box.hand import Hand
from beamme.physics.box.launch import Aim


def outlook(box: Box, lying: tuple[Body, ...], aim: Aim, hand: Hand) -> tuple[float, ...]:
    """The chance that a flick ends in each hollow, in the moat and outside."""
    from beamme.ai.dice_flick import landings  # noqa: PLC0415 NumPy loads only over there

    return landings.outlook(box, lying, aim, hand)


def aim_at(
    box: Box, lying: tuple[Body, ...], plate: Plate, slide: int, place: int, hand: Hand
) -> tuple[int, int, int]:
    """The best direction, speed and lift to hit a hollow from a plate that may have been slid."""
    from beamme.ai.dice_flick import aims  # noqa: PLC0415 NumPy loads only over there

    return aims.aim_at(box, lying, plate, place, hand, slide)
