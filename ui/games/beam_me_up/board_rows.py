"""The boards of Beam Me Up as rows: one for each player, and one for each of its columns."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject

from beamme.games.beam_me_up.board import Board, Field
from beamme.games.beam_me_up.state import State
from ui.games.beam_me_up import text
from ui.games.beam_me_up.spoken import column_state, fields_of
from ui.games.beam_me_up.view import Preview, Selection, own_seat, playable, star_of
from ui.models.game_model import View
from ui.text.words import signed

KINDS = {Field.PINK: "pink", Field.BLUE: "blue", Field.ROCKET: "rocket"}


@dataclass(frozen=True, slots=True)
class ColumnRow:
    """One column of one board."""

    label: str
    height: int
    specials: list[dict[str, Any]]
    ghost: int
    chip: str
    cool: str
    coolRow: int
    playable: bool
    chosen: bool
    star: str
    accessibleText: str
    fields: list[str]
    """What a screen reader says of each field, from the ground up."""


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One player's board."""

    seat: int
    name: str
    columns: QObject
    line: int
    """The first row of space."""
    inSpace: int
    goal: int
    onGround: int
    own: bool
    active: bool


def board_row(view: View, seat: int, columns: QObject) -> BoardRow:
    """The board of this seat; its columns are a model of their own."""
    state: State = view.match.state
    game = text.rules_of(view.record)
    own = state.heights[seat]
    return BoardRow(
        seat=view.record.seating[seat].colour,
        name=view.record.seating[seat].name,
        columns=columns,
        inSpace=game.boards[seat].in_space(own),
        line=game.boards[seat].space,
        goal=game.need(len(state.heights)),
        onGround=own.count(0),
        own=seat == own_seat(view),
        active=seat == state.active,
    )


def column_rows(view: View, seat: int, shown: Preview, selection: Selection) -> list[ColumnRow]:
    """The columns of this seat's board, with what a considered move would change."""
    state: State = view.match.state
    game = text.rules_of(view.record)
    board, mover = game.boards[seat], seat == state.active
    free = playable(view) if mover else frozenset()
    rows = []
    for column, height in enumerate(state.heights[seat]):
        ghost = shown.own[column] if mover else None
        cool = _cool(shown, seat) if column == shown.cooled else ""
        rows.append(
            ColumnRow(
                label=text.label(column),
                height=height,
                specials=_specials(board, column),
                ghost=ghost.row if ghost else -1,
                chip=signed(ghost.steps) if ghost else "",
                cool=cool,
                coolRow=height - 1 if cool == "hit" else -1,
                playable=column in free,
                chosen=mover and column in selection.chosen,
                star=star_of(game, seat, column, height),
                accessibleText=column_state(view.record, state, seat, column, ghost is not None),
                fields=fields_of(board, column, height),
            )
        )
    return rows


def _specials(board: Board, column: int) -> list[dict[str, Any]]:
    return [
        {"row": row, "kind": KINDS[Field(mark)]}
        for row, mark in enumerate(board.columns[column])
        if mark != Field.PLAIN
    ]


def _cool(shown: Preview, seat: int) -> str:
    """What cooling a column down does to this seat's stone in it."""
    return "hit" if seat in shown.hit else "safe" if seat in shown.safe else ""
