"""What players of Dice Flick meet for the first time, as keys of DiceFlickTerms."""

from beamme.core.chance import Rest
from beamme.core.match import Answered
from beamme.games.dice_flick.board import CENTRE
from beamme.games.dice_flick.dice import COLOUR_OF, Colour
from beamme.games.dice_flick.moves import Group, Line, Score, Take
from beamme.games.dice_flick.scoring import Spread
from beamme.games.dice_flick.state import State
from beamme.table.storage.record import Record
from ui.games.dice_flick.text import rules_of
from ui.games.dice_flick.wording.takes import take_places


def firsts(record: Record, ply: int) -> list[str]:
    """What happened in entry number `ply` that may need a word."""
    before, after = record.match.states[ply], record.match.states[ply + 1]
    entry = record.match.log[ply]
    if isinstance(entry, Answered):
        return _rested(before, after) if isinstance(entry.answer, Rest) else []
    if not isinstance(entry.move, Score):
        return []
    spread = rules_of(record).spread(before)
    return [key for take in entry.move.takes for key in _taken(take, spread)]


def _rested(before: State, after: State) -> list[str]:
    """What became of a flicked die (DF-8, DF-11)."""
    found = ["bonus"] if after.bonus and not before.bonus else []
    stays = before.flying is None or before.flying.die in {body.die for body in after.lying}
    return found if stays else [*found, "moat"]


def _taken(take: Take, spread: Spread) -> list[str]:
    """What counts in a take besides dice of its colour."""
    found = ["knaller"] if isinstance(take, Line) else []
    if isinstance(take, Group):
        found += ["joker"] if any(COLOUR_OF[die] is Colour.WHITE for die in take.dice) else []
        found += ["green"] if take.marker else []
    return found + (["centre"] if CENTRE in take_places(take, spread) else [])
