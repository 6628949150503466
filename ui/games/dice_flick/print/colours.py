"""The colours of Dice Flick on paper: a neon box by night, or thin grey lines."""

from dataclasses import dataclass

from beamme.games.dice_flick.dice import Colour as Dye
from ui.printing.drawing.cube import Coat
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import Colour
from ui.printing.record.rounds import Style

Stops = tuple[tuple[float, Colour], ...]


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of the sheets."""

    table: Style
    night: Stops | None
    """The sky of the heading, from left to right; none leaves it white."""
    frame: Colour | None
    """A line around a heading without a sky."""
    first: Colour
    second: Colour
    """The two words of the title."""
    floor: Colour | None
    hollow: Colour | None
    wall: Colour
    """Lines between hollows."""
    rim: Colour
    tube: Colour
    """The light around the hollows."""
    path: Colour
    """The path of a flying die."""
    stickers: dict[str, Colour]
    """By the marks of the board file."""
    coats: dict[Dye, Coat]

    @property
    def ink(self) -> Colour:
        """The colour of words and numbers."""
        return self.table.ink

    @property
    def hair(self) -> Colour:
        """The colour of fine lines."""
        return self.table.hair

    @property
    def shines(self) -> bool:
        """Whether lines of light have a glow."""
        return self.night is not None


_COLOUR = Look(
    table=Style("#241B4B", "#C3BADF", "#241B4B", "#FFFFFF", "#2B3F8F"),
    night=((0.0, "#2B1D5E"), (0.6, "#4A1F78"), (1.0, "#B3247F")),
    frame=None,
    first="#FFFFFF",
    second="#FF9AD6",
    floor="#1F1642",
    hollow="#120B2C",
    wall="#6A5AB8",
    rim="#FF5CC4",
    tube="#6FE3FF",
    path="#FFE3F4",
    stickers={"b": "#5AA2FF", "y": "#FFD34D", "g": "#3FE08A", "c": "#FFFFFF", "+": "#FF6CC6"},
    coats={
        Dye.BLUE: Coat("#1648B4", "#6BB4FF", "#FFFFFF"),
        Dye.YELLOW: Coat("#D98A00", "#FFDC63", "#2A1B00"),
        Dye.GREEN: Coat("#0B7A3C", "#5FD894", "#FFFFFF"),
        Dye.WHITE: Coat("#C9C3D6", "#FFFFFF", "#241B4B"),
        Dye.PINK: Coat("#B3137A", "#FF79CC", "#FFFFFF"),
    },
)
_PALE = Coat("#E3E0DC", "#FFFFFF", "#55504B", "#8A847D")
_SAVING = Look(
    table=Style("#3A3632", "#B9B3AB", None, "#3A3632", "#3A3632"),
    night=None,
    frame="#8A847D",
    first="#3A3632",
    second="#6B6762",
    floor=None,
    hollow=None,
    wall="#B9B3AB",
    rim="#8A847D",
    tube="#A9A49D",
    path="#8A847D",
    stickers=dict.fromkeys("bygc+", "#8A847D"),
    coats=dict.fromkeys(Dye, _PALE),
)


def look_of(inks: Inks) -> Look:
    """The colours of the game in these inks."""
    return _SAVING if inks.saving else _COLOUR
