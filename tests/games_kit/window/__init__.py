"""What the laws of the window have to know of each game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.games_kit import kit_of

if TYPE_CHECKING:
    from beamme.table.storage.record import Record
    from ui.app.program import Program
    from ui.models.game_model import View

A_TURN_AND_MORE = 8
"""Decisions after which something was thrown or chosen in every game."""


def press(program: "Program") -> None:
    """Press the one button, as somebody does who lets the program choose."""
    assert program.match.buttons.property("primaryEnabled")
    program.match.buttons.primary()


def entries(program: "Program") -> int:
    """Count what has happened."""
    view = program.match.now.view
    assert view is not None
    return len(view.match.log)


def nothing(_model: Any) -> None:
    """There is nothing to choose."""


def deaf(_program: "Program") -> Callable[["Record"], None]:
    """There is nothing to hear."""
    return lambda _record: None


@dataclass(frozen=True, slots=True)
class WindowKit:
    """One game as the laws of the window know it."""

    per_seat: str
    """What a state has once for every seat."""
    moments: Callable[[], Sequence["View"]]
    """Situations in which everything that the game can say is said."""
    untranslated: str
    """A pattern of where its texts stand that are the same in every language."""
    shows: Callable[[Any, Any], None]
    """Makes sure that a model shows a state."""
    act: Callable[["Program"], None] = press
    """Decides something."""
    progress: Callable[["Program"], object] = entries
    """What is different when it has been decided."""
    choose: Callable[[Any], None] = nothing
    """Begins to choose, without deciding anything."""
    listen: Callable[["Program"], Callable[["Record"], None]] = deaf
    """Listens while a match is played; what it gives makes sure that everything was told."""
    throw: Callable[[Any], None] | None = None
    """Lets dice fly, in games in which they do."""


def window_kit(key: str) -> WindowKit:
    """The kit of a game."""
    kit: WindowKit = kit_of("window", key)
    return kit
