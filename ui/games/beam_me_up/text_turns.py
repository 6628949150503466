"""A turn of Beam Me Up in one line: the final dice, and what they did."""

from beamme.core.keeping import rolled
from beamme.core.match import Answered
from beamme.table.storage.record import Record
from ui.games.beam_me_up.text import column_name, column_text, faces_text
from ui.text.words import both, fill, signed, translate


def turn(record: Record, start: int, stop: int) -> str:
    """The turn between two plies: "2-3-3-3-5 → column 3 +2, Cool down: Nova"."""
    told = _risen(record, start, stop)
    cooled = _cooled(record, start, stop)
    if cooled:
        told += ", " + fill(translate("BeamMeUp", "Cool down: %1"), both(cooled))
    dice = _dice(record, start, stop)
    return f"{dice} → {told}" if dice else told


def _dice(record: Record, start: int, stop: int) -> str:
    """The final dice, sorted; empty if none were rolled."""
    for ply in range(stop - 1, start - 1, -1):
        entry, state = record.match.log[ply], record.match.states[ply]
        if isinstance(entry, Answered):
            return faces_text(tuple(sorted(rolled(state.faces, state.kept, entry.answer))))
    return ""


def _risen(record: Record, start: int, stop: int) -> str:
    """How far which stones rose, rockets included."""
    before, after = record.match.states[start], record.match.states[stop]
    own = zip(before.heights[before.active], after.heights[before.active], strict=True)
    risen = [(column, new - old) for column, (old, new) in enumerate(own) if new > old]
    if not risen:
        return translate("BeamMeUp", "nothing")
    if len(risen) == 1:
        return f"{column_text(risen[0][0])} {signed(risen[0][1])}"
    each = [f"{column_name(column)} {signed(steps)}" for column, steps in risen]
    return fill(translate("BeamMeUp", "columns %1"), ", ".join(each))


def _cooled(record: Record, start: int, stop: int) -> list[str]:
    """Whose stones sank (BMU-17)."""
    found = []
    for ply in range(start, stop):
        before, after = record.match.states[ply], record.match.states[ply + 1]
        pairs = zip(before.heights, after.heights, strict=True)
        found += [seat for seat, (old, new) in enumerate(pairs) if sum(new) < sum(old)]
    return [record.seating[seat].name for seat in sorted(set(found))]
