"""Golden matches with players, as they would be printed."""

from datetime import UTC, datetime
from pathlib import Path

from beamme.core.match import Match
from beamme.table.storage.record import Record, Seating
from tests.helpers.transcript import read_transcript

FOLDER = Path(__file__).parents[3] / "playthroughs"
NAMES = ("Ada", "Ben", "Cleo", "Dario", "Emil", "Frida")
MOMENT = datetime(2026, 3, 1, 12, 0, 0, tzinfo=UTC)


def golden(name: str) -> Record:
    """Open a golden match; its players have the colours 5, 4, 3 and so on."""
    match = read_transcript((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))[2]
    seating = tuple(Seating(NAMES[seat], None, 5 - seat) for seat in range(match.seats))
    return Record(match, seating, bytes(32), MOMENT, MOMENT)


def until(record: Record, ply: int) -> Record:
    """Stop a match after so many entries."""
    return Record(record.match.back_to(ply), record.seating, record.seed, MOMENT, MOMENT)


def at(record: Record, state: object) -> Record:
    """Put a match into another state, without a log."""
    match = Match(record.match.game, record.match.seats, (), (state,))
    return Record(match, record.seating, record.seed, MOMENT, MOMENT)
