"""Fast Fifty as the laws of the window know it."""

from collections.abc import Sequence

from beamme.core.match import new_match
from beamme.games.fast_fifty.rules import FastFifty, State
from tests.games_kit.window import WindowKit
from tests.ui.games.beam_me_up.helpers.views import after, view_of
from ui.games.fast_fifty.model import FastFiftyModel
from ui.models.game_model import View


def _shows(model: FastFiftyModel, state: State) -> None:
    assert tuple(row["points"] for row in model.property("players")) == state.points


def _moments() -> Sequence[View]:
    begun = view_of(new_match(FastFifty(), 2))
    return begun, after(begun, "roll", "faces 3 3 1 5 6")


KIT = WindowKit(
    per_seat="points",
    moments=_moments,
    untranslated=r"\.(name|goalText|secondary)$",
    shows=_shows,
    choose=lambda model: model.toggle(0),
)
