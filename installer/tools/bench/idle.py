"""How much of a processor an idle window uses."""

from installer.tools.bench.figure import Figure
from installer.tools.bench.window import measured


def idle() -> list[Figure]:
    """The load of window and worker together, ten seconds after the last input, by screen."""
    return [
        Figure(f"idle: {screen}", share, "% of a core", at_most=1)
        for screen, share in measured("idle").items()
    ]
