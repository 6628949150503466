"""What the print page shows, as frozen values."""

from dataclasses import dataclass, field

from beamme.table.storage.library import LibraryEntry


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A sheet or board that can be printed."""

    key: str
    title: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class PageRow:
    """A thumbnail in the list of pages; empty until drawn."""

    picture: str


@dataclass(frozen=True, slots=True)
class Chosen:
    """The current choices, and the alternatives."""

    game: str = ""
    kind: str = ""
    language: str = ""
    paper: str = ""
    colours: str = ""
    landscape: bool = False
    turnable: bool = False
    per_page: int = 1
    per_pages: tuple[int, ...] = ()
    pads: int = 1
    least: int = 1
    most: int = 1
    names: int = 0
    name_counts: tuple[int, ...] = ()
    numbered: bool = False
    first: int = 0
    """The number of the first new sheet; 0 if sheets are chosen by name."""
    offered: tuple[str, ...] = ()
    sheets: tuple[str, ...] = ()
    """Sheets chosen by name."""


@dataclass(frozen=True, slots=True)
class Printout:
    """Everything on the print page."""

    chosen: Chosen = field(default_factory=Chosen)
    matches: tuple[LibraryEntry, ...] = ()
    """Matches whose game record can be printed."""
    match: str = ""
    title: str = ""
    size: tuple[float, float] = (1.0, 1.0)
    page: int = 0
    picture: str = ""
    """The URL of the current page's picture."""
    thumbs: tuple[str, ...] = ()
    """The thumbnail URL of every page, empty until drawn."""
    doing: str = ""
    """The running job: save or print."""
    done: int = 0
    """Finished pages of the job."""
    problem: str = ""
    """What failed: file, printer, no-printer, viewer, match."""
    reason: str = ""
    saved: str = ""
    """The name of the last file written."""
