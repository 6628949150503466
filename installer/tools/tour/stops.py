"""Ways to screens that every game has."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from math import cos, sin
from typing import TYPE_CHECKING, Any

from ui.models.pages.practice_model import PracticeModel
from ui.throwing.practice import NO_TARGET, Hit, practice_of

if TYPE_CHECKING:
    from installer.tools.tour.tour import Tour

PRACTISED = 24
"""Throws on the map."""

Stop = Callable[["Tour"], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Shown:
    """How a match of `resources/<game>/demo` lies on the shelf of the tour."""

    played: int
    """Seconds after the earliest one; what was played last comes first."""
    open: int | None = None
    """It also lies there unfinished, after so many entries: a person is asked."""


async def home(tour: "Tour") -> None:
    """Leave the match, if there is one."""
    await tour.program.session.leave()
    tour.go("home")


async def new_match(tour: "Tour", game: str) -> None:
    """Set up a match of a game."""
    await home(tour)
    tour.go("newMatch", game)


async def page(tour: "Tour", name: str) -> None:
    """Show a page of the window."""
    await home(tour)
    tour.go("show", name)


async def rules(tour: "Tour", match: str) -> None:
    """Show the rules of the game of an open match."""
    await tour.play(match)
    tour.go("show", "rules")


async def practice(tour: "Tour", game: str) -> None:
    """Practise throwing, with some throws on the map already."""
    await home(tour)
    tour.go("practise", game)
    model = tour.program.practice
    await tour.until(lambda: model.property("enabled") and bool(_outlook(model)))
    target = practice_of(game).first_target()
    spot = model.property("targets")[target]
    for number in range(PRACTISED):
        turn, away = 2.4 * number, 0.16 * number
        x, z = spot["x"] + away * sin(turn), spot["z"] + away * cos(turn)
        hit = away < spot["radius"]
        model.note((Hit(x, z, stays=number % 9 != 8, target=target if hit else NO_TARGET),))


def _outlook(model: PracticeModel) -> object:
    game: Any = model.property("game")
    return game.aim.property("outlook")


async def keeping(tour: "Tour", match: str) -> None:
    """Keep all dice with the face that lies most often."""
    await tour.play(match)
    dice = tour.program.match.now.common.dice
    most = max(dice.faces, key=dice.faces.count)
    for die, face in enumerate(dice.faces):
        if (face == most) != bool(dice.kept >> die & 1):
            tour.program.dice.toggle(die)


async def watching(tour: "Tour", match: str, ply: int) -> None:
    """Watch a finished match after so many entries."""
    tour.program.session.watch(match)
    await tour.until(lambda: tour.program.match.now.phase == "watch")
    tour.program.match.seekWanted.emit(ply)


async def end(tour: "Tour", match: str) -> None:
    """Show how a match ended, with its report."""
    await tour.program.session.leave()
    tour.program.session.open(match)
    await tour.until(lambda: tour.program.match.now.phase == "over")
    await tour.until(lambda: bool(tour.program.report.ready))


async def print_out(tour: "Tour", game: str, kind: str, match: str = "") -> None:
    """Show what can be printed of a game."""
    await home(tour)
    tour.program.settings.change("paper", "a4")
    tour.go("printOut", game, kind, match)
    await pages_drawn(tour, "")


async def pages_drawn(tour: "Tour", before: str) -> None:
    """Wait until the pages are drawn, instead of an earlier picture."""
    printing = tour.program.printing
    await tour.until(lambda: printing.now.picture not in {"", before})
    await tour.until(lambda: all(printing.now.thumbs))
