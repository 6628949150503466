"""Work for the worker process whose tools the window must not load."""

from beamme.ai.strategy import evaluate
from beamme.core.chance import Body
from beamme.core.plate import Plate
from beamme.games import GAMES
from beamme.games.dice_flick.board import Box
from beamme.physics.box.hand import Hand
from beamme.physics.box.launch import Aim
from beamme.physics.engine.flight import Flight, Pose
from beamme.throws.dice_flick.flick import prepare


def throw(values: tuple[int, ...], kept: tuple[Pose, ...], seed: bytes) -> Flight:
    """The flight of dice that are going to show these values, past the kept ones."""
    from beamme.physics.tray.tumble import tumble  # noqa: PLC0415 MuJoCo loads only over there

    return tumble(values, kept, seed)


def outlook(box: Box, lying: tuple[Body, ...], aim: Aim, hand: Hand) -> tuple[float, ...]:
    """The chances of a flick to rest in each hollow, in the moat and outside."""
    from beamme.ai.dice_flick import landings  # noqa: PLC0415 NumPy loads only over there

    prepare(box, aim, lying)
    return landings.outlook(box, lying, aim, hand)


def aim_at(
    box: Box, lying: tuple[Body, ...], plate: Plate, place: int, hand: Hand
) -> tuple[int, int, int]:
    """The best direction, speed and lift for a hollow, from a plate."""
    from beamme.ai.dice_flick import aims  # noqa: PLC0415 NumPy loads only over there

    return aims.aim_at(box, lying, plate, place, hand)


def warm_up() -> None:
    """Load what the first throw and the first thought need."""
    import beamme.physics.tray.tumble  # noqa: F401, PLC0415 MuJoCo loads only over there

    for game in (kind.from_options({}, 2) for kind in GAMES.values()):
        evaluate(game, game.start(2))
