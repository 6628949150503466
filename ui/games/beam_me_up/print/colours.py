"""The colours of Beam Me Up on paper: a night over a town, or thin grey lines."""

from dataclasses import dataclass

from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import Colour

SKY: tuple[tuple[float, Colour], ...] = (
    (0.0, "#07081B"),
    (0.33, "#131247"),
    (0.352, "#26207A"),
    (0.55, "#4A3AA8"),
    (0.76, "#A2559F"),
    (0.875, "#F09A72"),
    (1.0, "#F7C681"),
)
"""From space down to the ground; positions are fractions of the height."""
MOONLIGHT = "#ECEEFF"
"""The colour of the beams."""
FAR_TOWN, NEAR_TOWN, GROUND = "#7C4A86", "#3A2A62", "#221A46"
WINDOWS = "#FFD98A", "#9BE4FF"
PLANET, PLANET_LIGHT, PLANET_RING = "#8A63D2", "#A583E6", "#FFD6A0"


@dataclass(frozen=True, slots=True)
class Tints:
    """The colours of a board and its signs."""

    title: Colour
    edge: Colour
    """The outline of the board and of the rocket."""
    line: Colour
    """The star line."""
    field: Colour
    """Inside an empty field."""
    special: Colour
    """Inside a field with a sign."""
    ground: Colour
    """Inside a field on the ground."""
    ring: Colour
    """Around an empty field."""
    strong_ring: Colour
    """Around a field with a sign."""
    pink: Colour
    pink_edge: Colour
    pink_glow: Colour | None
    face: Colour
    blue: Colour
    blue_deep: Colour
    blue_edge: Colour
    blue_glow: Colour | None
    blue_heart: Colour
    hull: Colour
    nose: Colour
    porthole: Colour
    flame: Colour
    flame_core: Colour
    die: Colour
    die_edge: Colour
    pips: Colour
    label: Colour
    """The word below the last column."""


IN_COLOUR = Tints(
    title="#2B2370",
    edge="#1B1440",
    line="#FFFFFF",
    field="#460A0A28",
    special="#780A0A28",
    ground="#AA221A46",
    ring="#78FFFFFF",
    strong_ring="#D2FFFFFF",
    pink="#FF5CA8",
    pink_edge="#FFC2DF",
    pink_glow="#2EFF5CA8",
    face="#7A1146",
    blue="#5CB3FF",
    blue_deep="#2E7FE8",
    blue_edge="#D6ECFF",
    blue_glow="#324CA8FF",
    blue_heart="#FFFFFF",
    hull="#F6F3FF",
    nose="#FF5CA8",
    porthole="#6FD0FF",
    flame="#FF8A2B",
    flame_core="#FFE27A",
    die="#FFF6E4",
    die_edge="#E2A25F",
    pips="#221A46",
    label="#FFE2B0",
)
IN_LITTLE_INK = Tints(
    title="#3A3632",
    edge="#55504B",
    line="#3A3632",
    field="#FFFFFF",
    special="#FFFFFF",
    ground="#FFFFFF",
    ring="#A9A49D",
    strong_ring="#8A847D",
    pink="#FFFFFF",
    pink_edge="#55504B",
    pink_glow=None,
    face="#55504B",
    blue="#FFFFFF",
    blue_deep="#E6E3DF",
    blue_edge="#55504B",
    blue_glow=None,
    blue_heart="#55504B",
    hull="#FFFFFF",
    nose="#D8D5D0",
    porthole="#FFFFFF",
    flame="#FFFFFF",
    flame_core="#E6E3DF",
    die="#FFFFFF",
    die_edge="#8A847D",
    pips="#3A3632",
    label="#3A3632",
)


def tints(inks: Inks) -> Tints:
    """The colours of the signs for these inks."""
    return IN_LITTLE_INK if inks.saving else IN_COLOUR


def between(dark: Colour, light: Colour, share: float) -> Colour:
    """A mix of two colours; PDF viewers disagree about transparent gradients."""
    first, second = (bytes.fromhex(colour[1:]) for colour in (dark, light))
    mixed = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return "#" + bytes(mixed).hex().upper()
