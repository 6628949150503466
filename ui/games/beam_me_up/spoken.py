"""What a screen reader says of a board: its columns, and every field of them."""

from functools import lru_cache
from typing import NamedTuple

from beamme.games.beam_me_up.board import Board, Field
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
    return list(_fields(board.columns[column], board.space, height, _words(column)))


class _Words(NamedTuple):
    """What is said of fields, in the current language."""

    column: str
    place: str
    ground: str
    stone: str
    pink: str
    blue: str
    rocket: str
    space: str


def _words(column: int) -> _Words:
    return _Words(
        column=column_title(column),
        place=translate("BeamMeUp", "%1, row %2"),
        ground=translate("BeamMeUp", "%1, ground"),
        stone=translate("BeamMeUp", "stone"),
        pink=translate("BeamMeUp", "pink star"),
        blue=translate("BeamMeUp", "blue star"),
        rocket=translate("BeamMeUp", "rocket"),
        space=translate("BeamMeUp", "in space"),
    )


@lru_cache(maxsize=1024)
def _fields(printed: str, space: int, height: int, words: _Words) -> tuple[str, ...]:
    return tuple(
        _field(Field(mark), row, words, stone=row == height, in_space=row >= space)
        for row, mark in enumerate(printed)
    )


def _field(mark: Field, row: int, words: _Words, *, stone: bool, in_space: bool) -> str:
    place = fill(words.place if row else words.ground, words.column, row)
    found = [words.stone] if stone else []
    match mark:
        case Field.PINK:
            found.append(words.pink)
        case Field.BLUE:
            found.append(words.blue)
        case Field.ROCKET:
            found.append(words.rocket)
        case _:
            pass
    if in_space:
        found.append(words.space)
    return ": ".join([place, ", ".join(found)]) if found else place
