"""Dice Flick as the laws of the window know it."""

from collections.abc import Callable, Sequence

from beamme.games.dice_flick.state import State
from beamme.table.storage.record import Record
from tests.games_kit.window import WindowKit
from tests.ui.games.dice_flick.helpers.views import (
    CROSS,
    FOUR_BLUE,
    SHORTENED,
    flying,
    over,
    to_bonus,
    to_flick,
    to_score,
)
from tests.ui.helpers.recorded import heard, rows_of
from ui.app.program import Program
from ui.games.dice_flick.model import DiceFlickModel
from ui.models.game_model import View

_CHANCES = (0.0,) * 14 + (0.5,) + (0.0,) * 10 + (0.5, 0.0)
"""Of every hollow, and of missing them all: as likely as not, a die rests in row 3, column 5."""


def box(program: Program) -> DiceFlickModel:
    """Give the model of the box."""
    model = program.games["dice-flick"]
    assert isinstance(model, DiceFlickModel)
    return model


def _choose(model: DiceFlickModel) -> None:
    """Take another die, or leave the first take; be told what may become of an aim."""
    model.aim.chooseDie(1)
    model.aim.nudge(2, 0, 0)
    model.scoring.toggle(0)
    question = model.aim.question()
    if question is not None:
        model.aim.answer(question, _CHANCES)


def _listen(program: Program) -> Callable[[Record], None]:
    scored = heard(box(program).scored)

    def check(record: Record) -> None:
        assert len(scored) == 20
        assert box(program).table.property("over") is True
        pad = box(program).table.property("pad")
        assert [[int(cell) for cell in row["cells"]] for row in pad] == [
            list(cells) for cells in zip(*record.match.state.pad, strict=True)
        ]

    return check


def _shows(model: DiceFlickModel, state: State) -> None:
    shown = {row["key"] for row in rows_of(model.table.arena) if row["place"] >= 0}
    assert shown == {body.die for body in state.lying}


def _moments() -> Sequence[View]:
    return (
        to_flick(FOUR_BLUE, "y1 b5 p1"),
        to_flick(FOUR_BLUE, "y1 p1"),
        flying(to_flick(FOUR_BLUE)),
        to_bonus(),
        to_score(CROSS),
        to_score(SHORTENED),
        over(3, 4),
    )


KIT = WindowKit(
    per_seat="pad",
    moments=_moments,
    untranslated=r"\.(key|colour|kind|along|sum|points|phase|assist|pending|text"
    r"|cells\[\d\]|columnMarks\[\d\])$",
    shows=_shows,
    choose=_choose,
    listen=_listen,
    throw=DiceFlickModel.flick,
)
