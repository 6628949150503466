"""A simple player of Beam Me Up: stops at any roll that scores."""

from PySide6.QtQuick import QQuickItem

from beamme.games.beam_me_up.scoring import Kind, read
from beamme.games.beam_me_up.state import Phase
from tests.ui.helpers.driving import open_record
from tests.ui.helpers.screen import Screen

WORD = "night"
"""A seed with which this player soon loses against the beginner."""
MAX_DECISIONS = 500
"""More than any match takes."""


def is_free(item: QQuickItem) -> bool:
    return bool(item.property("playable"))


def wants_to_stop(screen: Screen) -> bool:
    """Whether the roll scores anything."""
    state = open_record(screen.program).match.state
    return state.phase is Phase.KEEP and read(state.faces).kind is not Kind.NOTHING
