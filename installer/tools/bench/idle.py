"""What a window takes of a processor while nobody does anything with it."""

from installer.tools.bench.figure import Figure
from installer.tools.bench.window import measured


def idle() -> list[Figure]:
    """The share of window and worker together, ten seconds after the last input, by screen."""
    return [
        Figure(f"idle: {screen}", share, "% of a core", at_most=1)
        for screen, share in measured("idle").items()
    ]
