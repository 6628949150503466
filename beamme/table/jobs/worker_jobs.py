"""Work for the worker process that needs libraries the window must not load."""

from beamme.ai.strategy import evaluate
from beamme.games import GAMES
from beamme.physics.engine.flight import Flight


def throw(values: tuple[int, ...], dice: tuple[int, ...], seed: bytes) -> Flight:
    """The flight of these dice that end on these values, from left to right."""
    from beamme.physics.tray.tumble import tumble  # noqa: PLC0415 MuJoCo loads only over there

    return tumble(values, dice, seed)


def warm_up() -> None:
    """Load everything needed for the first throw and the first decision."""
    import beamme.physics.tray.tumble  # noqa: F401, PLC0415 MuJoCo loads only over there

    for game in (kind.from_options({}, 2) for kind in GAMES.values()):
        evaluate(game, game.start(2))
