"""How long a flicked die waits before it moves, told by the program itself."""

from beamme.games.dice_flick import DiceFlick
from installer.tools.bench.figure import Figure
from installer.tools.bench.window import measured


def delay() -> list[Figure]:
    """Frames between letting go and the first picture of a moving die."""
    flown = measured("watch", DiceFlick.key)
    return [
        Figure(
            "from letting a die go to its first moving frame, beyond the simulation",
            flown["frames"],
            "frames",
            at_most=2,
            note=f"{flown['delay_ms']:.0f} ms, a frame takes {flown['frame_ms']:.0f}",
        )
    ]
