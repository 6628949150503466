"""The colours of printed sheets: full colour or ink-saving."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours that all sheets share."""

    key: str
    text: str
    muted: str
    hair: str
    """Fine lines to write on or to separate things."""
    rule: str
    """The lines of a table."""
    cut: str
    """Lines to cut along."""
    seats: tuple[str, ...]
    """The colours of six seats as on screen; in black and white, signs tell them apart."""
    softs: tuple[str | None, ...]
    """The same, pale enough to write on."""

    @property
    def saving(self) -> bool:
        """Whether areas stay white."""
        return self.key == "saving"


COLOUR = Inks(
    "colour",
    text="#332C26",
    muted="#6B6259",
    hair="#C9BFAE",
    rule="#A8977B",
    cut="#B5AEA4",
    seats=("#CF3B25", "#2563C9", "#1E7F4A", "#7A4BE0", "#A25E00", "#0E7C86"),
    softs=("#FDF1EE", "#EEF3FC", "#ECF7F0", "#F4F0FD", "#FBF3E6", "#EAF7F8"),
)
SAVING = Inks(
    "saving",
    text="#3A3632",
    muted="#6B6762",
    hair="#C9C5BF",
    rule="#8A847D",
    cut="#B5AEA4",
    seats=("#55504B",) * 6,
    softs=(None,) * 6,
)
INKS = {inks.key: inks for inks in (COLOUR, SAVING)}

_IN_COLOUR: dict[str, str | None] = {
    "ink": "#332C26",
    "white": "#FFFFFF",
    "coat": "#FFFDF7",
    "shade": "#8A7A68",
    "dark": "#4A444A",
    "dark2": "#5B545A",
    "brown": "#B5723F",
    "brown2": "#8E542B",
    "grey": "#B9B2AA",
    "ginger": "#C97F3B",
    "ginger2": "#DB9850",
    "pink": "#F3B8A5",
    "pinkdark": "#D98C7C",
    "nose": "#7A4A44",
    "horn": "#EAD39A",
    "tongue": "#DE6B70",
    "yellow": "#F3BE3A",
    "stem": "#4F8A3C",
    "straw": "#B98F2E",
    "strap": "#B3372F",
    "bell": "#E0B23C",
    "wash-cow": "#D3E8B8",
    "wash-cross": "#CFDFF7",
    "wash-circle": "#FAD6CF",
    "cross": "#2459B3",
    "circle": "#C4352B",
    "rule": "#A8977B",
}
_IN_LITTLE_INK: dict[str, str | None] = {
    "ink": "#55504B",
    "white": "#FFFFFF",
    "coat": "#FFFFFF",
    "shade": None,
    "dark": "#D8D5D0",
    "dark2": "#C9C5BF",
    "brown": "#EFEDEA",
    "brown2": "#D8D5D0",
    "grey": "#E6E3DF",
    "ginger": "#F3F1EE",
    "ginger2": "#FFFFFF",
    "pink": "#FFFFFF",
    "pinkdark": None,
    "nose": "#8A847D",
    "horn": "#FFFFFF",
    "tongue": "#E6E3DF",
    "yellow": "#E6E3DF",
    "stem": "#8A847D",
    "straw": "#8A847D",
    "strap": "#E6E3DF",
    "bell": "#FFFFFF",
    "wash-cow": None,
    "wash-cross": None,
    "wash-circle": None,
    "cross": "#7A756F",
    "circle": "#7A756F",
    "rule": "#A9A49D",
}
TINTS: dict[str, dict[str, str | None]] = {
    "colour": _IN_COLOUR,
    "saving": _IN_LITTLE_INK,
    "muted": {key: "#6B6259" if key == "ink" else tint for key, tint in _IN_COLOUR.items()},
    "muted-saving": {key: "#6B6762" if key == "ink" else t for key, t in _IN_LITTLE_INK.items()},
}
"""The palettes of drawings by name; None leaves a part out."""
