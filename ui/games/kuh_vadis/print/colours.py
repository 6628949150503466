"""The colours of a meadow on paper."""

from dataclasses import dataclass

from ui.printing.drawing.inks import Inks


@dataclass(frozen=True, slots=True)
class Meadow:
    """Colours that only sheets of Kuh Vadis have; None leaves something white."""

    band: str | None
    edge: str | None
    """A line round the band where it is white."""
    title: str
    grass: tuple[str, ...]
    """Rows of blades, those behind first."""
    blade: str | None
    """A line round blades that are white."""
    petal: str | None
    heart: str | None
    """The middle of a daisy."""
    rule: str
    """Lines between fields."""
    cross: str
    circle: str
    """Pencils of both players."""
    chain: str | None
    """A band under the chain that won."""
    die: str
    """The edge of a little die."""


COLOUR = Meadow(
    band="#2F7D41",
    edge=None,
    title="#FFFDF4",
    grass=("#276B37", "#4A9A5A"),
    blade=None,
    petal="#FFFFFF",
    heart="#F3BE3A",
    rule="#A8977B",
    cross="#2459B3",
    circle="#C4352B",
    chain="#FFD95E",
    die="#A8977B",
)
SAVING = Meadow(
    band=None,
    edge="#8A847D",
    title="#3A3632",
    grass=("#FFFFFF",),
    blade="#B9B3AB",
    petal=None,
    heart=None,
    rule="#A9A49D",
    cross="#3A3632",
    circle="#3A3632",
    chain=None,
    die="#A9A49D",
)


def meadow(inks: Inks) -> Meadow:
    """The colours that go with these inks."""
    return SAVING if inks.saving else COLOUR
