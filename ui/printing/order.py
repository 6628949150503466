"""What somebody wants on paper."""

from dataclasses import dataclass
from enum import StrEnum

from beamme.table.storage.record import Record
from ui.printing.drawing.inks import INKS, Inks
from ui.printing.drawing.paper import PAPERS


class Kind(StrEnum):
    """The kinds of sheets of a game."""

    PAD = "pad"
    RECORD = "record"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class Order:
    """One job for the printer, complete; the same order gives the same pages."""

    game: str
    kind: Kind = Kind.PAD
    language: str = "en"
    paper: str = "a4"
    landscape: bool = False
    colours: str = "colour"
    per_page: int = 1
    """Pads on a page."""
    pads: int = 1
    """Pads in all."""
    names: int = 4
    """For how many players, where a pad has a column for each."""
    sheets: tuple[str, ...] = ()
    """Names of built-in sheets or boards, or numbers; none: the game's own choice."""
    first: int = 1
    """The number from which new sheets are numbered, where they are."""
    record: Record | None = None
    """The match of a game record."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a page in millimetres."""
        return PAPERS[self.paper].turned(self.landscape)

    def may_turn(self, offered: "Choices") -> bool:
        """Whether the page may lie either way."""
        match self.kind:
            case Kind.PAD:
                return self.per_page in offered.turnable
            case Kind.RECORD:
                return True
            case Kind.RULES:
                return False

    @property
    def inks(self) -> Inks:
        """The colours that may be used."""
        return INKS[self.colours]


@dataclass(frozen=True, slots=True)
class Choices:
    """What can be chosen for the pads of a game; the first of each is proposed."""

    per_page: tuple[int, ...]
    landscape: dict[int, bool]
    """How the page lies for so many pads on it, proposed."""
    turnable: tuple[int, ...] = ()
    """With so many pads on it the page may lie the other way too."""
    names: tuple[int, ...] = ()
    sheets: tuple[str, ...] = ()
    """Names of sheets or boards that can be chosen."""
    numbers: range = range(0)
    """The numbers by which sheets can be made freshly; none: they cannot."""
    most: int = 100
    """Pads in one job."""

    @property
    def numbered(self) -> bool:
        """Whether sheets can be made freshly."""
        return bool(self.numbers)
