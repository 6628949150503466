"""The hollows and plates of the box as those hear them who do not see it."""

from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP

from beamme.core.chance import Body
from beamme.core.plate import Plate
from beamme.games.dice_flick.board import HOLLOWS, Sticker
from beamme.games.dice_flick.moves import Take
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import State
from ui.games.dice_flick import text
from ui.games.dice_flick.view import taken_places
from ui.text.words import capital, fill, translate

STICKERS = {
    Sticker.CENTRE: str(QT_TRANSLATE_NOOP("DiceFlick", "the centre")),
    Sticker.BLUE: str(QT_TRANSLATE_NOOP("DiceFlick", "the blue marker")),
    Sticker.YELLOW: str(QT_TRANSLATE_NOOP("DiceFlick", "the yellow marker")),
    Sticker.GREEN: str(QT_TRANSLATE_NOOP("DiceFlick", "the green marker")),
    Sticker.BONUS: str(QT_TRANSLATE_NOOP("DiceFlick", "the bonus marker")),
}


@dataclass(frozen=True, slots=True)
class CellRow:
    """A hollow or, after all of these, a plate."""

    place: int
    text: str


def cell_rows(game: DiceFlick, state: State, takes: tuple[Take, ...]) -> list[CellRow]:
    """All hollows by rows, then the plates."""
    lying = {game.place_of(body): body for body in state.lying}
    spread = game.spread(state)
    worth = {place: text.worth_text(spread, place) for place in taken_places(spread, takes)}
    marks = "".join(game.box.rows)
    hollows = [
        CellRow(place, _hollow_text(place, lying.get(place), Sticker(marks[place]), worth))
        for place in range(HOLLOWS)
    ]
    plates = [
        CellRow(HOLLOWS + number, capital(text.plate_text(plate)))
        for number, plate in enumerate(Plate)
    ]
    return hollows + plates


def _hollow_text(place: int, die: Body | None, mark: Sticker, worth: dict[int, str]) -> str:
    """What is in a hollow: "D3, the yellow 4, scores 4", "B2, the blue marker", "A1, empty"."""
    told = [text.hollow_text(place)]
    if die is not None:
        told.append(text.die_showing(die.die, die.face))
    if mark is not Sticker.NONE:
        told.append(translate("DiceFlick", STICKERS[mark]))
    elif die is None:
        told.append(translate("DiceFlick", "empty"))
    if place in worth:
        told.append(fill(translate("DiceFlick", "scores %1"), worth[place]))
    return ", ".join(told)
