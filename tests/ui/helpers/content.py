"""A person who is easily content: stops with any roll that counts for something."""

from driving import open_record
from PySide6.QtQuick import QQuickItem
from screen import Screen

from beamme.games.beam_me_up.scoring import Kind, read
from beamme.games.beam_me_up.state import Phase

WORD = "night"
"""With this seed such a person soon loses against the beginner."""
MANY = 500
"""No match takes so many decisions."""


def is_free(item: QQuickItem) -> bool:
    return bool(item.property("playable"))


def wants_to_stop(screen: Screen) -> bool:
    """Tell whether a roll is good enough for somebody who is easily content."""
    state = open_record(screen.program).match.state
    return state.phase is Phase.KEEP and read(state.faces).kind is not Kind.NOTHING
