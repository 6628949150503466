"""Rolling Dice as the laws of the window know it."""

from collections.abc import Callable, Sequence

from beamme.games.rolling_dice.state import State
from beamme.table.storage.record import Record
from tests.games_kit.window import WindowKit
from tests.ui.games.rolling_dice.helpers.views import (
    last_of_the_round,
    over,
    to_keep,
    to_put,
    to_throw,
)
from tests.ui.helpers.recorded import heard, rows_of
from ui.app.program import Program
from ui.games.rolling_dice.model import RollingDiceModel
from ui.models.game_model import View


def floe(program: Program) -> RollingDiceModel:
    """Give the model of the floe."""
    model = program.games["rolling-dice"]
    assert isinstance(model, RollingDiceModel)
    return model


def _listen(program: Program) -> Callable[[Record], None]:
    counted = heard(floe(program).counting.begun)

    def check(record: Record) -> None:
        state: State = record.match.state
        assert max(state.points) >= 75
        assert len(counted) == state.round
        assert floe(program).table.property("totals") == list(state.totals)
        floe(program).counting.end()
        assert [row["points"] for row in rows_of(floe(program).table.seals)] == list(state.points)

    return check


def _shows(model: RollingDiceModel, state: State) -> None:
    present = {row["key"] for row in rows_of(model.table.arena) if row["present"]}
    assert present >= {body.die for body in state.lying}
    assert bool(present) == bool(state.lying)


def _moments() -> Sequence[View]:
    return to_throw(), to_keep(), to_put(), last_of_the_round(), over(80, 60, 75)


KIT = WindowKit(
    per_seat="totals",
    moments=_moments,
    untranslated=r"\.(key|colour|kind|phase|assist|name)$",
    shows=_shows,
    listen=_listen,
    throw=RollingDiceModel.throwDice,
)
