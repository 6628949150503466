"""The practice box: flicks into an empty box, at any hollow."""

from collections.abc import Sequence
from dataclasses import replace

from beamme.core.chance import Body
from beamme.games.dice_flick.board import CENTRE, HOLLOWS, SIZE
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import Phase, State
from ui.games.dice_flick.setup import DiceFlickSetup
from ui.games.dice_flick.wording.words import hollow_text
from ui.text.words import fill, translate
from ui.throwing.practice import NO_TARGET, Target

HAND = ("b1", "y1", "g1")
IN_ALL = 2
"""Flicks of a turn; in a practice box each is the first."""


def title() -> str:
    """The name of the page."""
    return translate("DiceFlick", "Practice box")


def stay_text(share: str) -> str:
    """How many dice stayed."""
    return fill(translate("DiceFlick", "%1 of the dice stayed in the box"), share)


def rules(setup: DiceFlickSetup) -> DiceFlick:
    """The rules with the box that was chosen last."""
    return DiceFlick(setup.property("boards").board)


def begun(game: DiceFlick) -> State:
    """An empty box, and three dice in the hand of the first seat."""
    state = game.start(2)
    hands = (HAND, *state.hands[1:])
    return replace(state, phase=Phase.FLICK, hands=hands, draws=0, flicks=IN_ALL)


def targets(game: DiceFlick) -> Sequence[Target]:
    """All hollows."""
    edge = game.box.die
    middles = [game.box.middle_of(*divmod(place, SIZE)) for place in range(HOLLOWS)]
    return [
        Target(x / edge, -y / edge, game.box.pitch / edge / 2, _title(place))
        for place, (x, y) in enumerate(middles)
    ]


def first_target() -> int:
    """The hollow in the middle."""
    return CENTRE


def stays(game: DiceFlick, body: Body) -> bool:
    """Whether a die is in a hollow."""
    return game.place_of(body) is not None


def target_of(game: DiceFlick, body: Body) -> int:
    """The hollow in which a die lies."""
    place = game.place_of(body)
    return NO_TARGET if place is None else place


def _title(place: int) -> str:
    return fill(translate("DiceFlick", "Hollow %1"), hollow_text(place))
