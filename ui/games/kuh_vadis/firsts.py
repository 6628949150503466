"""What players of Kuh Vadis meet for the first time, as keys of KuhVadisTerms."""

from beamme.table.storage.record import Record


def firsts(record: Record, ply: int) -> list[str]:
    """What happened in entry number `ply` that may need a word."""
    before, after = record.match.states[ply], record.match.states[ply + 1]
    found = []
    if after.anchor is not None and after.anchor != before.anchor:
        found.append("last")
    if any(after.blocked) and after.blocked != before.blocked:
        found.append("struck")
    return found
