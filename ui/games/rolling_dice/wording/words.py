"""The words of Rolling Dice: colours, dice, places on the floe, blocks, points, throws."""

from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from beamme.core.chance import Body
from beamme.games.rolling_dice.board import Field, Floe
from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.games.rolling_dice.moves import Throw
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.state import State
from beamme.table.storage.record import Record
from beamme.table.storage.seating import COLOURS
from ui.text.words import Counted, capital, fill, signed, translate

NAMES = (
    str(QT_TRANSLATE_NOOP("RollingDice", "red")),
    str(QT_TRANSLATE_NOOP("RollingDice", "blue")),
    str(QT_TRANSLATE_NOOP("RollingDice", "green")),
    str(QT_TRANSLATE_NOOP("RollingDice", "purple")),
    str(QT_TRANSLATE_NOOP("RollingDice", "orange")),
    str(QT_TRANSLATE_NOOP("RollingDice", "turquoise")),
)
DICE = (
    str(QT_TRANSLATE_NOOP("RollingDice", "the red die")),
    str(QT_TRANSLATE_NOOP("RollingDice", "the blue die")),
    str(QT_TRANSLATE_NOOP("RollingDice", "the green die")),
    str(QT_TRANSLATE_NOOP("RollingDice", "the purple die")),
    str(QT_TRANSLATE_NOOP("RollingDice", "the orange die")),
    str(QT_TRANSLATE_NOOP("RollingDice", "the turquoise die")),
)
SHOWING = (
    str(QT_TRANSLATE_NOOP("RollingDice", "the red %1")),
    str(QT_TRANSLATE_NOOP("RollingDice", "the blue %1")),
    str(QT_TRANSLATE_NOOP("RollingDice", "the green %1")),
    str(QT_TRANSLATE_NOOP("RollingDice", "the purple %1")),
    str(QT_TRANSLATE_NOOP("RollingDice", "the orange %1")),
    str(QT_TRANSLATE_NOOP("RollingDice", "the turquoise %1")),
)
"""By the look of a colour."""

PER_CENTIMETRE = 1_000
SOFT, HARD = 750, 950
"""Millimetres per second below which a throw is soft, and from which on it is hard."""
STRAIGHT = 300
"""Hundredths of a degree up to which a throw goes straight ahead."""
MIDDLE = 2_500
"""Hundredths of a millimetre up to which a hand is in the middle of the entrance."""


def rules_of(record: Record) -> RollingDice:
    """The rules of a match that is known to be one of Rolling Dice."""
    return cast("RollingDice", record.match.game)


def state_of(record: Record) -> State:
    """The present state of such a match."""
    state: State = record.match.state
    return state


def looks(record: Record) -> tuple[int, ...]:
    """How each colour of a match looks: as its player; a second one as nobody does (RD-21)."""
    own = [seating.colour for seating in record.seating]
    free = [look for look in range(COLOURS) if look not in own]
    colours = len(state_of(record).points)
    return (*own, *free[: colours - len(own)])


def colour_name(look: int) -> str:
    """A colour inside a sentence: "red"."""
    return translate("RollingDice", NAMES[look])


def name_of(record: Record, colour: int) -> str:
    """Who plays a colour; whoever plays two is told with it (RD-21)."""
    state = state_of(record)
    name = record.seating[state.seat_of(colour)].name
    if len(state.points) == state.seats:
        return name
    text = translate("RollingDice", "%1 (%2)")
    return fill(text, name, colour_name(looks(record)[colour]))


def die_text(record: Record, die: str) -> str:
    """A die inside a sentence: "the red die"."""
    return translate("RollingDice", DICE[looks(record)[COLOUR_OF[die]]])


def die_showing(record: Record, die: str, face: int) -> str:
    """A die with its face inside a sentence: "the red 4"."""
    return fill(translate("RollingDice", SHOWING[looks(record)[COLOUR_OF[die]]]), face)


def ahead_text(floe: Floe, body: Body | Field) -> str:
    """How far a die, a net or a hole is from the entrance: "31 cm ahead"."""
    centimetres = (body.y + floe.length // 2 + PER_CENTIMETRE // 2) // PER_CENTIMETRE
    return fill(translate("RollingDice", "%1 cm ahead"), centimetres)


def field_text(field: Field) -> str:
    """A net or a hole inside a sentence: "on the +6 net"."""
    text = translate("RollingDice", "on the %1 net")
    if field.value < 0:
        text = translate("RollingDice", "on the %1 hole")
    return fill(text, signed(field.value))


def place_text(floe: Floe, body: Body) -> str:
    """Where a die lies: "31 cm ahead, on the +6 net"."""
    field, ahead = floe.field_of(body), ahead_text(floe, body)
    return ahead if field is None else f"{ahead}, {field_text(field)}"


def die_spoken(record: Record, body: Body) -> str:
    """A die on the floe for those who hear it: "The red 4, 31 cm ahead"."""
    shown = capital(die_showing(record, body.die, body.face))
    return f"{shown}, {place_text(rules_of(record).floe, body)}"


def wet_spoken(record: Record, body: Body) -> str:
    """A die that is not on the floe for those who hear it."""
    shown = capital(die_showing(record, body.die, body.face))
    return fill(translate("RollingDice", "%1, in the water"), shown)


def block_text(number: int) -> str:
    """An ice block inside a sentence: the first has the start symbol (RD-4)."""
    if not number:
        return translate("RollingDice", "the start block")
    return fill(translate("RollingDice", "ice block %1"), number + 1)


def points_text(points: int) -> str:
    """So many points."""
    return Counted(points).translate("RollingDice", "%n points", "", 0)


def throw_text(throw: Throw) -> str:
    """A throw in a few words: "Softly from the left, straight"."""
    text = translate("RollingDice", "Firmly %1, %2")
    if throw.speed < SOFT:
        text = translate("RollingDice", "Softly %1, %2")
    elif throw.speed >= HARD:
        text = translate("RollingDice", "Hard %1, %2")
    return fill(text, _from(throw.x), _towards(throw.direction))


def _from(place: int) -> str:
    if abs(place) <= MIDDLE:
        return translate("RollingDice", "from the middle")
    if place < 0:
        return translate("RollingDice", "from the left")
    return translate("RollingDice", "from the right")


def _towards(direction: int) -> str:
    if abs(direction) <= STRAIGHT:
        return translate("RollingDice", "straight")
    if direction < 0:
        return translate("RollingDice", "to the left")
    return translate("RollingDice", "to the right")
