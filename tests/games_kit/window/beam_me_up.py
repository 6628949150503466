"""Beam Me Up as the laws of the window know it."""

from collections.abc import Sequence

from beamme.core.match import new_match
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.state import Phase, State
from tests.games.beam_me_up.bmu import GROUND
from tests.games_kit.window import WindowKit
from tests.ui.games.beam_me_up.helpers.views import after, keeping, played, view_of
from tests.ui.helpers.recorded import rows_of
from ui.app.program import Program
from ui.games.beam_me_up.model import BeamMeUpModel
from ui.games.beam_me_up.view import playable
from ui.models.game_model import View


def _act(program: Program) -> None:
    """Press on; else advance the stone that is lowest."""
    view, model = program.match.now.view, program.games["beam-me-up"]
    assert view is not None
    state = view.match.state
    if program.match.now.common.primary.moves:
        program.match.buttons.primary()
    elif state.phase is Phase.READ:
        model.choose(0)
    else:
        free = playable(view) - set(model._selection.chosen)
        model.pick(min(free, key=lambda column: state.heights[state.active][column]))


def _choose(model: BeamMeUpModel) -> None:
    model.toggle(0)
    model.preview(2)


def _shows(model: BeamMeUpModel, state: State) -> None:
    boards = [rows_of(board["columns"]) for board in rows_of(model.boards)]
    assert tuple(tuple(row["height"] for row in rows) for rows in boards) == state.heights


def _moments() -> Sequence[View]:
    return (
        view_of(new_match(BeamMeUp(), 3)),
        view_of(played(new_match(BeamMeUp(), 2), "lift 3"), 1),
        keeping("3 3 1 5 6"),
        keeping("3 3 3 6 6", others=(GROUND, GROUND)),
        after(keeping("3 3 1 5 6", fields="3r1"), "stop"),
        after(keeping("3 3 3 5 6"), "stop", "move 3", deciding=None),
    )


KIT = WindowKit(
    per_seat="heights",
    moments=_moments,
    untranslated=r"\.(name|kind|symbol|key|tone|table\[\d\]\.moves)$",
    shows=_shows,
    act=_act,
    progress=lambda program: program.match.now,
    choose=_choose,
)
