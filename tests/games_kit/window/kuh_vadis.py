"""Kuh Vadis as the laws of the window know it."""

from collections.abc import Callable, Sequence

from beamme.core.match import Moved
from beamme.games.kuh_vadis.board import FIELDS, Sign, field_name
from beamme.games.kuh_vadis.moves import Mark
from beamme.games.kuh_vadis.paths import missing
from beamme.games.kuh_vadis.state import State
from beamme.table.storage.record import Record
from tests.games_kit.window import WindowKit
from tests.ui.games.kuh_vadis.helpers.views import (
    FENCE,
    MARKED_CORNER,
    place,
    to_keep,
    to_mark,
    to_roll,
    won,
)
from tests.ui.helpers.driving import open_record
from tests.ui.helpers.recorded import heard
from ui.app.program import Program
from ui.games.kuh_vadis.model import KuhVadisModel
from ui.models.game_model import View


def sheet(program: Program) -> KuhVadisModel:
    """Give the model of the sheet."""
    model = program.games["kuh-vadis"]
    assert isinstance(model, KuhVadisModel)
    return model


def claimable(model: KuhVadisModel) -> list[int]:
    """Tell the fields that can be marked now."""
    return [place for place, row in enumerate(model._fields.rows) if row.claimable]


def _act(program: Program) -> None:
    """Mark the field that brings the end nearest, else roll all dice."""
    match = open_record(program).match
    own, free = match.state.marks[match.state.active], match.game.free(match.state)
    starts = match.game.starts(match.state.active)

    def to_go(place: int) -> int:
        left = missing(own | 1 << place, free & ~(1 << place), starts)
        return FIELDS if left is None else left

    found = claimable(sheet(program))
    if found:
        sheet(program).pick(min(found, key=to_go))
    else:
        program.match.buttons.primary()


def _choose(model: KuhVadisModel) -> None:
    for die in (0, 1):
        model.toggle(die)
    model.preview(place("b1"))
    model.setProperty("showChances", True)


def _listen(program: Program) -> Callable[[Record], None]:
    drawings, noises = heard(sheet(program).marked), heard(sheet(program).happened)

    def check(record: Record) -> None:
        moves = [entry.move for entry in record.match.log if isinstance(entry, Moved)]
        marks = [field_name(move.field) for move in moves if isinstance(move, Mark)]
        assert [field_name(drawn) for drawn, _ in drawings] == marks
        signs = [name.removeprefix("marked-") for (name,) in noises if "marked" in name]
        assert signs == [sign for _, sign in drawings]
        assert {*signs} == {*Sign}
        assert sheet(program).property("over") is True
        assert sheet(program).property("sheetText") == "Sheet Alma"

    return check


def _shows(model: KuhVadisModel, state: State) -> None:
    taken = state.marks[0] | state.marks[1]
    owners = model.property("owners")
    assert [bool(owner) for owner in owners] == [bool(taken >> it & 1) for it in range(FIELDS)]
    assert claimable(model) == []


def _moments() -> Sequence[View]:
    return (
        to_keep("* * 4 4 3", MARKED_CORNER, anchor="a1"),
        to_keep("* * 3 3 3", MARKED_CORNER, anchor="a1"),
        to_mark("* * 3 3 3", MARKED_CORNER, anchor="a1"),
        to_roll(FENCE),
        won(),
    )


KIT = WindowKit(
    per_seat="marks",
    moments=_moments,
    untranslated=r"\.(owner|sign|chanceText|activeSign|winnerSign|rows\[\d\]|owners\[\d+\])$",
    shows=_shows,
    act=_act,
    progress=lambda program: program.match.now,
    choose=_choose,
    listen=_listen,
)
