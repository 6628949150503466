"""What the die that somebody flicks would complete in a hollow, before it flies."""

from dataclasses import asdict, dataclass
from typing import Any

from beamme.core.chance import Body
from beamme.games.dice_flick.board import CENTRE, HOLLOWS, SIZE
from beamme.games.dice_flick.dice import COLOUR_OF, Colour
from beamme.games.dice_flick.moves import Centre, Group, Line, Take
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.scoring import Spread, best, spread_of
from beamme.games.dice_flick.state import Phase, State
from ui.games.dice_flick import text
from ui.games.dice_flick.view import kind_of, points_of, taken_places
from ui.text.words import fill, translate

UNKNOWN_FACE = 1
"""No die shows less; what it will show is said as "pips"."""


@dataclass(frozen=True, slots=True)
class Promise:
    """A hollow, and what would score together with the die in it."""

    place: int
    kind: str = ""
    """Of the take; none if nothing would score."""
    along: str = ""
    colour: str = ""
    places: tuple[int, ...] = ()
    points: str = ""
    """What it would be worth, in short: "14 + pips"."""
    text: str = ""
    """The same in a sentence."""

    @property
    def row(self) -> dict[str, Any]:
        """It as QML reads it."""
        return asdict(self) | {"places": list(self.places)}


NOTHING = Promise(-1)


def promised(game: DiceFlick, state: State, die: str, place: int) -> Promise:
    """What this die would complete in this hollow."""
    if state.phase is not Phase.FLICK or not 0 <= place < HOLLOWS or not die:
        return NOTHING
    spread = spread_of(game.box, (*_others(game, state, place), _there(game, die, place)))
    takes = best(spread).takes
    number = taken_places(spread, takes).get(place)
    take = None if number is None else takes[number]
    further = place == game.box.bonus and not state.bonus
    said = fill(
        translate("DiceFlick", "If %1 rests in %2: %3"),
        text.die_text(die),
        text.hollow_text(place),
        _told(_worth_text(spread, take, die, place), take, further=further),
    )
    bonus = [translate("DiceFlick", "bonus")] if further else []
    if take is None:
        return Promise(place, points="".join(bonus), text=said)
    return Promise(
        place,
        kind_of(take),
        str(take.along) if isinstance(take, Line) else "",
        str(take.colour if isinstance(take, Group) else COLOUR_OF[take.die]),
        text.take_places(take, spread),
        " · ".join([_points_text(spread, take, die, place), *bonus]),
        said,
    )


def _told(worth: str, take: Take | None, *, further: bool) -> str:
    """What the die scores, and the flick that the bonus marker allows (DF-11)."""
    if not further:
        return worth
    flick = translate("DiceFlick", "one more flick")
    return f"{worth}, {flick}" if take else flick


def _worth_text(spread: Spread, take: Take | None, die: str, place: int) -> str:
    if take is None:
        return translate("DiceFlick", "nothing to score yet")
    if isinstance(take, Centre):
        return translate("DiceFlick", "it counts double")
    told = translate("DiceFlick", "%1 = %2")
    if _has_pips(die):
        told = (
            translate("DiceFlick", "%1 = %2 + twice its pips")
            if place == CENTRE
            else translate("DiceFlick", "%1 = %2 + its pips")
        )
    return fill(told, text.take_title(take, spread), _sure(spread, take, die, place))


def _points_text(spread: Spread, take: Take, die: str, place: int) -> str:
    if isinstance(take, Centre):
        return translate("DiceFlick", "2 × pips") if _has_pips(die) else str(spread.worth[place])
    sure = _sure(spread, take, die, place)
    if not _has_pips(die):
        return str(sure)
    doubled, single = translate("DiceFlick", "%1 + 2 × pips"), translate("DiceFlick", "%1 + pips")
    return fill(doubled if place == CENTRE else single, sure)


def _sure(spread: Spread, take: Take, die: str, place: int) -> int:
    """The points of a take without the pips that nobody knows yet."""
    points = points_of(spread, (take,))
    return points - spread.worth[place] if _has_pips(die) else points


def _has_pips(die: str) -> bool:
    return COLOUR_OF[die] is not Colour.PINK


def _others(game: DiceFlick, state: State, place: int) -> list[Body]:
    return [body for body in state.lying if game.place_of(body) != place]


def _there(game: DiceFlick, die: str, place: int) -> Body:
    return Body(die, *game.box.middle_of(*divmod(place, SIZE)), face=UNKNOWN_FACE)
