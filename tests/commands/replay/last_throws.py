"""The last throw of a match that ends with one."""

from dataclasses import replace

from beamme.core.chance import Rest
from beamme.core.match import Answered
from beamme.table.storage.record import Record


def with_last(record: Record, rest: Rest) -> Record:
    """Let it come to another rest."""
    match = record.match.back_to(len(record.match.log) - 1)
    return replace(record, match=match.add(Answered(rest)))


def last_rest(record: Record) -> Rest:
    """Tell how it came to rest."""
    entry = record.match.log[-1]
    assert isinstance(entry, Answered)
    assert isinstance(entry.answer, Rest)
    return entry.answer
