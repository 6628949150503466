"""A turn of Dice Flick in one line: its points, and what they are for."""

from beamme.core.match import Moved
from beamme.games.dice_flick.moves import Score
from beamme.table.storage.record import Record
from ui.games.dice_flick.text import rules_of
from ui.games.dice_flick.wording.takes import takes_text
from ui.text.words import signed, translate


def turn(record: Record, start: int, stop: int) -> str:  # noqa: ARG001 its last entry tells all
    """The turn between two plies: "+21: Knaller, column 5, and blue group"."""
    entry, state = record.match.log[stop - 1], record.match.states[stop - 1]
    if not isinstance(entry, Moved) or not isinstance(entry.move, Score):
        return ""
    score = rules_of(record).scored(state, entry.move.takes)
    if not score or not entry.move.takes:
        return translate("DiceFlick", "no points")
    told = takes_text(rules_of(record).spread(state), entry.move.takes)
    return f"{signed(score.points)}: {told}"
