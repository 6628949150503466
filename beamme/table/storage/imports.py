"""Find where a match from a file belongs in the library, so that it is never kept twice."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from beamme.core.match import Match
from beamme.table.storage.library import ENDING, Library, load
from beamme.table.storage.record import Record


@dataclass(frozen=True, slots=True)
class Arrival:
    """A match, and the name under which it is saved once it continues."""

    name: str
    record: Record


def resolve(library: Library, path: Path) -> Arrival:
    """The match in a file, or the library's copy if that is further; raises BadData."""
    if path.suffix == ENDING and path.resolve() == library.path(path.stem).resolve():
        return Arrival(path.stem, library.load(path.stem))
    record = load(path)
    shorter: list[Arrival] = []
    for shelved in library.matches():
        if shelved.record is None or not _same(shelved.record, record):
            continue
        kept = library.load(shelved.name)
        if _continues(kept.match, record.match):
            return Arrival(shelved.name, kept)
        if _continues(record.match, kept.match):
            shorter.append(Arrival(shelved.name, record))
    return shorter[0] if shorter else Arrival(library.new_name(), record)


def _same(one: Record, other: Record) -> bool:
    """Whether both started as the same match; no seed is ever drawn twice."""
    return (one.seed, one.started, one.seating, one.match.game) == (
        other.seed,
        other.started,
        other.seating,
        other.match.game,
    )


def _continues(longer: Match[Any, Any], shorter: Match[Any, Any]) -> bool:
    return longer.log[: len(shorter.log)] == shorter.log
