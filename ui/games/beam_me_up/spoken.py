"""What a screen reader says of a board: its columns, and every field of them."""

from beamme.games.beam_me_up.board import TOP, Board, Field
from beamme.games.beam_me_up.state import State
from beamme.table.storage.record import Record
from ui.games.beam_me_up.text import column_title, rules_of
from ui.text.words import fill, translate


def column_state(record: Record, state: State, seat: int, column: int, may_move: bool) -> str:
    """A column: where its stone stands and what protects it."""
    row = state.heights[seat][column]
    words = [fill(translate("BeamMeUp", "%1: row %2 of 7"), column_title(column), row)]
    if row == 0:
        words = [fill(translate("BeamMeUp", "%1: on the ground"), column_title(column))]
    elif row >= rules_of(record).boards[seat].space:
        words.append(translate("BeamMeUp", "in space"))
    match rules_of(record).boards[seat].field(column, row):
        case Field.PINK:
            words.append(translate("BeamMeUp", "on a pink star"))
        case Field.BLUE:
            words.append(translate("BeamMeUp", "on a blue star, joker"))
        case _:
            pass
    if may_move:
        words.append(translate("BeamMeUp", "would rise"))
    return ", ".join(words)


def fields_of(board: Board, column: int, height: int) -> list[str]:
    """The fields of a column, from the ground up: what is printed there, and the stone."""
    return [_field(board, column, row, stone=row == height) for row in range(TOP + 1)]


def _field(board: Board, column: int, row: int, *, stone: bool) -> str:
    place = fill(translate("BeamMeUp", "%1, row %2"), column_title(column), row)
    if row == 0:
        place = fill(translate("BeamMeUp", "%1, ground"), column_title(column))
    words = [translate("BeamMeUp", "stone")] if stone else []
    match board.field(column, row):
        case Field.PINK:
            words.append(translate("BeamMeUp", "pink star"))
        case Field.BLUE:
            words.append(translate("BeamMeUp", "blue star"))
        case Field.ROCKET:
            words.append(translate("BeamMeUp", "rocket"))
        case _:
            pass
    if row >= board.space:
        words.append(translate("BeamMeUp", "in space"))
    return ": ".join([place, ", ".join(words)]) if words else place
