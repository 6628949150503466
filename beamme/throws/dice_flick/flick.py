"""A flick: how a hand carries out an aim, and where the dice come to rest."""

from dataclasses import replace

from beamme.core.chance import Body, Rest, Throw
from beamme.core.numbers import nearest
from beamme.core.plate import Plate
from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.board import Box as BoxOfRules
from beamme.games.dice_flick.moves import DIRECTIONS, LIFTS, SPEEDS, Flick
from beamme.physics.box import hand as hands
from beamme.physics.box.arc import arc
from beamme.physics.box.hand import EXACT, OPPONENTS, PEOPLE_OF_0_5, WOBBLE, flicked
from beamme.physics.box.launch import Aim
from beamme.physics.engine.flight import Vector
from beamme.throws.bodies import body_of, lying_of
from beamme.throws.brink import last_brink
from beamme.throws.dice_flick.arena import box_of, simulated_box
from beamme.throws.hands import PERSON, SET
from beamme.throws.landed import Landed

HANDS = {**OPPONENTS, **PEOPLE_OF_0_5, PERSON: hands.PERSON, SET: hands.SET}
"""By the level of an opponent, or of a person."""

ON_A_RIM = (0.2, 0.7)
"""How far above the rims of hollows the middle of a die on one of them is, in die edges."""

_PLATES = tuple(Plate)
# Hundredths of a millimetre, hundredths of a degree, mm/s; spins in hundredths of a radian/s.
_SLIDES = range(-70_000, 70_001)
_DIRECTIONS = range(-36_000, 36_001)
_SPEEDS = range(8_001)
_LIFTS = range(-9_000, 9_001)
_SPINS = range(-20_000, 20_001)


def launched(throw: Throw, hand: str, seed: bytes) -> tuple[int, ...]:
    """How a hand actually carries out the aimed flick."""
    plate, slide, direction, speed, lift = throw.launch
    return launch_of(flicked(Aim(_PLATES[plate], slide, direction, speed, lift), HANDS[hand], seed))


def launch_of(aim: Aim) -> tuple[int, ...]:
    """A flick exactly as aimed."""
    plate = _PLATES.index(aim.plate)
    return (plate, aim.slide, aim.direction, aim.speed, aim.lift, *aim.spin)


def wobbled(flick: Flick, seed: bytes) -> Flick:
    """What becomes of an aim that was set without a gesture; decided by the seed."""
    meant = Aim(flick.plate, flick.slide, flick.direction, flick.speed, flick.lift)
    aim = flicked(meant, WOBBLE, seed)
    return replace(
        flick,
        direction=nearest(aim.direction, DIRECTIONS),
        speed=nearest(aim.speed, SPEEDS),
        lift=nearest(aim.lift, LIFTS),
    )


def possible(_: Throw, launch: tuple[int, ...]) -> bool:
    """Whether a hand could flick like this."""
    ranges = (range(len(_PLATES)), _SLIDES, _DIRECTIONS, _SPEEDS, _LIFTS, _SPINS, _SPINS, _SPINS)
    return len(launch) == len(ranges) and all(
        number in allowed for number, allowed in zip(launch, ranges, strict=True)
    )


def landed(game: DiceFlick, throw: Throw, launch: tuple[int, ...], seed: bytes) -> Landed:
    """Where a flicked die and the dice it knocks come to rest."""
    from beamme.physics.box.flick import flick  # noqa: PLC0415 MuJoCo loads only if dice fly

    plate, slide, direction, speed, lift, right, up, back = launch
    aim = Aim(_PLATES[plate], slide, direction, speed, lift, (right, up, back))
    thrown = flick(box_of(game), aim, lying_of(throw.lying), seed)
    (flying,) = throw.launched
    dice = (flying, *(body.die for body in throw.lying))
    rests = zip(dice, (thrown.launched, *thrown.lying), strict=True)
    bodies = tuple(body_of(die, lying) for die, lying in rests if lying is not None)
    moved = (flying, *(throw.lying[number].die for number in thrown.moved))
    brink = last_brink(thrown.flight, lambda place: is_on_a_rim(game, place))
    return Landed(Rest(bodies, launch), thrown.flight, moved, bool(thrown.shakes), brink)


def is_on_a_rim(game: DiceFlick, place: Vector) -> bool:
    """Whether a die there may still fall into one hollow or another, or into the moat."""
    box, (x, y, z) = box_of(game), place
    level = box.depth / box.die
    return level + ON_A_RIM[0] < y < level + ON_A_RIM[1] and max(abs(x), abs(z)) * box.die < (
        box.field + box.die
    )


def prepare(box: BoxOfRules, aim: Aim, lying: tuple[Body, ...]) -> None:
    """Prepare what does not depend on the hand, while a player is aiming like this."""
    from beamme.physics.box.flick import prepare as simulator  # noqa: PLC0415 MuJoCo loads only if dice fly

    simulator(simulated_box(box), aim, lying_of(lying))


def aimed_at(game: DiceFlick, flick: Flick) -> int | None:
    """The hollow above which a perfectly steady flick comes down; None if beside them all."""
    aim = Aim(flick.plate, flick.slide, flick.direction, flick.speed, flick.lift)
    landing = arc(box_of(game), aim, EXACT).landing
    return game.place_of(
        Body(flick.die, round(landing.x * game.box.die), round(-landing.z * game.box.die), face=1)
    )
