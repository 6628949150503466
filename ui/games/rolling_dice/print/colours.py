"""The colours of Rolling Dice on paper: ice, water and six translucent dice, or grey lines."""

from dataclasses import dataclass

from ui.printing.drawing.cube import Coat
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import Colour
from ui.printing.record.rounds import Style

Stops = tuple[tuple[float, Colour], ...]


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of the sheets; None leaves the paper white."""

    table: Style
    ice: Colour | None
    shade: Colour | None
    """Patches where the ice is clear."""
    crack: Colour
    shore: Colour
    """The edge of the floe."""
    lip: Colour | None
    """A band inside it."""
    water: Colour | None
    deep: Stops | None
    """The water below a net, from top to bottom."""
    mesh: Colour
    rope: Colour
    twist: Colour | None
    floats: tuple[Colour, Colour]
    fish: Colour | None
    fish_line: Colour
    terraces: tuple[Colour, ...]
    """A hole, from its edge to the middle; none: only its edge is drawn."""
    bone: Colour
    plus: Colour
    minus: Colour
    hull: Colour | None
    hull_line: Colour
    space: Colour | None
    space_line: Colour
    on_space: Colour
    later: Colour
    """Numbers of later laps."""
    five: Colour | None
    on_five: Colour
    start: Colour | None
    goal: Colour | None
    on_goal: Colour
    sky: Stops | None
    fur: Colour | None
    belly: Colour | None
    line: Colour
    """The outlines of drawings."""
    eye: Colour
    accent: Colour
    coats: tuple[Coat, ...]
    """By the look of a seat."""


_PIP = "#FFFFFF"
_COLOUR = Look(
    table=Style("#0B3B56", "#B7D5E3", "#11587E", "#FFFFFF", "#0F4C7C"),
    ice="#F7FCFF",
    shade="#E6F4FA",
    crack="#B4DAEA",
    shore="#5FB4D6",
    lip="#D9EFF8",
    water="#1F6F99",
    deep=((0.0, "#0E4468"), (1.0, "#1C7EA8")),
    mesh="#99F0E4C4",
    rope="#E9D6A6",
    twist="#A88452",
    floats=("#F2674E", "#F4FAFD"),
    fish="#FFB45E",
    fish_line="#0A2E46",
    terraces=("#A5D9EC", "#4FA6CB", "#1D6A95", "#0C3F62", "#06243C"),
    bone="#CFE6F0",
    plus="#FFFFFF",
    minus="#FF9A86",
    hull="#123F5E",
    hull_line="#0A2F4A",
    space="#2A6E96",
    space_line="#6FA9C8",
    on_space="#FFFFFF",
    later="#CFE8F5",
    five="#F0FAFF",
    on_five="#0B3049",
    start="#FFC95C",
    goal="#C8321E",
    on_goal="#FFFFFF",
    sky=((0.0, "#0E5E8A"), (0.55, "#3BA3CE"), (1.0, "#BFE6F4")),
    fur="#7E97AC",
    belly="#B9CAD8",
    line="#2B4257",
    eye="#15181F",
    accent="#0E638B",
    coats=(
        Coat("#B42312", "#FF6F57", _PIP),
        Coat("#1748B8", "#5E9BFF", _PIP),
        Coat("#0A7A40", "#3FCB84", _PIP),
        Coat("#5B2BC4", "#AB80FF", _PIP),
        Coat("#B87400", "#FFB938", _PIP),
        Coat("#047C88", "#3FD0DC", _PIP),
    ),
)
_PALE = Coat("#E3E0DC", "#FFFFFF", "#55504B", "#8A847D")
_SAVING = Look(
    table=Style("#3A3632", "#B9B3AB", None, "#3A3632", "#3A3632"),
    ice=None,
    shade=None,
    crack="#DAD7D2",
    shore="#8A847D",
    lip=None,
    water=None,
    deep=None,
    mesh="#DAD7D2",
    rope="#8A847D",
    twist=None,
    floats=("#8A847D", "#FFFFFF"),
    fish="#FFFFFF",
    fish_line="#8A847D",
    terraces=(),
    bone="#8A847D",
    plus="#3A3632",
    minus="#3A3632",
    hull=None,
    hull_line="#8A847D",
    space=None,
    space_line="#B9B3AB",
    on_space="#3A3632",
    later="#6B6762",
    five="#F1EFEC",
    on_five="#3A3632",
    start="#E6E3DF",
    goal=None,
    on_goal="#3A3632",
    sky=None,
    fur="#FFFFFF",
    belly=None,
    line="#6B6762",
    eye="#3A3632",
    accent="#3A3632",
    coats=(_PALE,) * 6,
)


def look_of(inks: Inks) -> Look:
    """The colours of the game in these inks."""
    return _SAVING if inks.saving else _COLOUR
