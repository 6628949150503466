"""The practice floe: throws of four dice onto an empty floe, at any net or hole."""

from collections.abc import Sequence

from beamme.core.chance import Body
from beamme.games.rolling_dice.board import Floe
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.state import State
from ui.games.rolling_dice.setup import RollingDiceSetup
from ui.text.words import fill, signed, translate
from ui.throwing.practice import NO_TARGET, Target


def title() -> str:
    """The name of the page."""
    return translate("RollingDice", "Practice floe")


def stay_text(share: str) -> str:
    """How many dice stayed."""
    return fill(translate("RollingDice", "%1 of the dice stayed on the floe"), share)


def rules(setup: RollingDiceSetup) -> RollingDice:
    """The rules with the floe that was chosen last."""
    return RollingDice(setup.property("boards").board)


def begun(game: RollingDice) -> State:
    """An empty floe, and four dice in the hand of the first seat."""
    return game.start(2)


def targets(game: RollingDice) -> Sequence[Target]:
    """Nets and holes."""
    edge = game.floe.die
    return [
        Target(it.x / edge, -it.y / edge, it.radius / edge, _title(it.value))
        for it in game.floe.fields
    ]


def first_target() -> int:
    """The first net."""
    return 0


def stays(game: RollingDice, body: Body) -> bool:
    """Whether a die is on the floe."""
    return game.holds(body)


def target_of(game: RollingDice, body: Body) -> int:
    """The net or hole that a die touches."""
    field = game.floe.field_of(body)
    return NO_TARGET if field is None else _fields(game.floe).index(field)


def _fields(floe: Floe) -> list[object]:
    return list(floe.fields)


def _title(value: int) -> str:
    told = translate("RollingDice", "Net %1") if value > 0 else translate("RollingDice", "Hole %1")
    return fill(told, signed(value))
