"""The turns of Fast Fifty for a printed match."""

from beamme.table.storage.record import Record
from ui.printing.record.turns import Step, Story, Turn, faces_of, plies_of_turns, rolls_of
from ui.text.words import fill, translate


def story(record: Record) -> Story:
    """The match in turns."""
    turns = []
    for number, plies in enumerate(plies_of_turns(record.match), start=1):
        seat = record.match.states[plies.start].active
        rolls = rolls_of(record.match, plies)
        told = fill(translate("FastFifty", "%1 points"), sum(faces_of(rolls)))
        points = record.match.states[plies.stop].points[seat]
        colour = record.seating[seat].colour
        turns.append(
            Turn(number, seat, colour, (Step(told, rolls),), str(points), closing=seat == 1)
        )
    score = translate("FastFifty", "Points")
    return Story(tuple(turns), translate("Print", "Rolled"), score, pictured=True)
