"""The turns of Beam Me Up for a game record."""

from beamme.core.match import Moved
from beamme.games.beam_me_up.board import STRAIGHT, Field
from beamme.games.beam_me_up.moves import Advance, Launch, Lift, Read, Skip
from beamme.games.beam_me_up.scoring import read
from beamme.games.beam_me_up.state import State
from beamme.table.storage.record import Record
from ui.games.beam_me_up.text import column_text, describe, kind_text, label, rules_of
from ui.printing.record.turns import Step, Story, Turn, faces_of, held, plies_of_turns, rolls_of
from ui.text import games
from ui.text.words import both, fill, signed, translate


def story(record: Record) -> Story:
    """The match in turns; lifting stones before the first roll is not numbered."""
    boards = rules_of(record).boards
    turns: list[Turn] = []
    number = 0
    for plies in plies_of_turns(record.match):
        lifts = _lifts(record, plies)
        number += not lifts
        seat = record.match.states[plies.start].active
        own = record.match.states[plies.stop].heights[seat]
        told = games.narrate(record, plies.start) if lifts else _told(record, plies)
        turns.append(
            Turn(
                0 if lifts else number,
                seat,
                record.seating[seat].colour,
                (Step(told, rolls_of(record.match, plies)),),
                str(boards[seat].in_space(own)),
                closing=seat == len(record.seating) - 1,
            )
        )
    space = translate("Print", "In space")
    return Story(tuple(turns), translate("Print", "Rolled"), space, pictured=True)


def _lifts(record: Record, plies: range) -> bool:
    match record.match.log[plies.start]:
        case Moved(_, Lift()):
            return True
        case _:
            return False


def _told(record: Record, plies: range) -> str:
    """What the dice meant, what moved, and who was cooled down by it."""
    faces = faces_of(rolls_of(record.match, plies))
    kind = kind_text(read(faces).kind) if faces else ""
    moved: list[str] = []
    cooled: list[str] = []
    for ply in plies:
        before, after = record.match.states[ply], record.match.states[ply + 1]
        match record.match.log[ply]:
            case Moved(_, Read(chosen)):
                kind = kind_text(chosen)
            case Moved(_, Advance(part, column)):
                moved.append(_risen(record, before, after, column, joker=part != column))
                cooled += _cooled(record, before, after)
            case Moved(_, Launch(int() as column)):
                risen = _risen(record, before, after, column)
                moved.append(fill(translate("Print", "%1 by rocket"), risen))
            case Moved(_, Launch() | Skip() as move):
                moved.append(describe(record, ply, move))
            case _:
                pass
    sentence = ": ".join(part for part in (kind, ", ".join(moved)) if part)
    return " ".join([f"{sentence or '–'}.", *cooled])


def _risen(record: Record, before: State, after: State, column: int, *, joker: bool = False) -> str:
    """A stone on its way up: "column 5 +3 (joker, pink star)"."""
    row, seat = after.heights[before.active][column], before.active
    steps = row - before.heights[seat][column]
    where = label(column) if column == STRAIGHT else column_text(column)
    if not steps:
        return fill(translate("Print", "%1 is at the top"), where)
    remarks = [translate("Print", "joker")] if joker else []
    match rules_of(record).boards[seat].field(column, row):
        case Field.PINK:
            remarks.append(translate("Print", "pink star"))
        case Field.BLUE:
            remarks.append(translate("Print", "blue star"))
        case Field.ROCKET:
            remarks.append(translate("Print", "rocket"))
        case Field.PLAIN:
            pass
    told = held(f"{where} {signed(steps)}")
    return f"{told} ({', '.join(remarks)})" if remarks else told


def _cooled(record: Record, before: State, after: State) -> list[str]:
    sunk = [
        record.seating[seat].name
        for seat, own in enumerate(after.heights)
        if sum(own) < sum(before.heights[seat])
    ]
    return [fill(translate("BeamMeUp", "Cool down for %1."), both(sunk))] if sunk else []
