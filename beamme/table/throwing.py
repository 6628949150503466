"""Throws of real dice: what a hand makes of an aim, and where the dice come to rest."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

from beamme.core.chance import Answer, Ask, Body, Rest, Throw
from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.board import WALL
from beamme.games.dice_flick.board import Plate as GamePlate
from beamme.games.dice_flick.moves import Flick
from beamme.physics import bundles
from beamme.physics.arc import arc
from beamme.physics.box import Box, Plate
from beamme.physics.flight import Flight
from beamme.physics.hands import EXACT, OPPONENTS, PEOPLE, flicked
from beamme.physics.launches import Aim
from beamme.table.brain import Brain
from beamme.table.fate import SEED_BYTES, answer_of, stream

HANDS = {**OPPONENTS, **PEOPLE}
"""By the level of an opponent, or by how much a person is helped."""

GRIPS = {**bundles.OPPONENTS, **bundles.PEOPLE}
"""The same for hands that throw several dice at once."""

Rules = Any
"""Those of a game whose dice are thrown; all are frozen values."""

_PLATES = tuple(Plate)
_SLIDES = range(-50_000, 50_001)
_DIRECTIONS = range(-36_000, 36_001)
_SPEEDS = range(8_001)
_LIFTS = range(-9_000, 9_001)
_SPINS = range(-20_000, 20_001)


@dataclass(frozen=True, slots=True)
class Landed:
    """Where dice came to rest, and how they got there."""

    rest: Rest
    flight: Flight
    dice: tuple[str, ...]
    """Whose path is which in the flight."""
    shaken: bool
    """Whether the box was shaken until all lay clearly."""


def throw_seed(seed: bytes, index: int) -> bytes:
    """What decides about the throw that answers question number `index`."""
    return bytes(islice(stream(seed, "throw", index), SEED_BYTES))


def launched(throw: Throw, hand: str, seed: bytes) -> tuple[int, ...]:
    """How a hand really sends off what was aimed."""
    plate, slide, direction, speed, lift = throw.launch
    aim = flicked(Aim(_PLATES[plate], slide, direction, speed, lift), HANDS[hand], seed)
    return (plate, aim.slide, aim.direction, aim.speed, aim.lift, *aim.spin)


@lru_cache(maxsize=4)
def landed(game: Rules, throw: Throw, launch: tuple[int, ...], seed: bytes) -> Landed:
    """Where dice come to rest that are sent off like this: the same for the same seed."""
    return _TABLES[throw.table](game, throw, launch, seed)


def thrown(game: Rules, throw: Throw, hand: str, seed: bytes) -> Landed:
    """Where dice come to rest that this hand throws."""
    return landed(game, throw, launched(throw, hand, seed), seed)


def rest_of(game: Rules, throw: Throw, hand: str, seed: bytes) -> Rest:
    """The answer to a throw by this hand."""
    return thrown(game, throw, hand, seed).rest


class Simulated:
    """Fate from a seed and, where dice are thrown, from the hands at the table."""

    def __init__(
        self,
        seed: bytes,
        game: Rules,
        hand_at: Callable[[int], str],
        brain: Brain,
        seen: Callable[[Landed], None] = lambda _: None,
    ) -> None:
        self._seed = seed
        self._game = game
        self._hand_at = hand_at
        self._brain = brain
        self._seen = seen
        """Hears of every throw before its answer is told."""
        self._begun: dict[tuple[Throw, int], asyncio.Future[Landed]] = {}

    def prepare(self, ask: Ask, index: int) -> None:
        """Begin to think about a question that will be asked next."""
        if isinstance(ask, Throw):
            self._begun = {(ask, index): asyncio.ensure_future(self._throw(ask, index))}

    def forget(self) -> None:
        """Nobody will ask what was prepared."""
        for thought in self._begun.values():
            thought.cancel()
        self._begun = {}

    async def answer(self, ask: Ask, index: int) -> Answer:
        """The answer of the seed, or what the simulator says to a throw."""
        if not isinstance(ask, Throw):
            return answer_of(self._seed, ask, index)
        found = await (self._begun.pop((ask, index), None) or self._throw(ask, index))
        self._seen(found)
        return found.rest

    async def _throw(self, throw: Throw, index: int) -> Landed:
        hand, seed = self._hand_at(throw.seat), throw_seed(self._seed, index)
        return await self._brain.ask(thrown, self._game, throw, hand, seed)


def again(game: Rules, throw: Throw, rest: Rest, seed: bytes) -> Landed | None:
    """The flight that ended like this; none if dice fly differently today."""
    if _aim(rest.launch) is None:
        return None
    found = landed(game, throw, rest.launch, seed)
    return found if found.rest == rest else None


def box_of(game: DiceFlick) -> Box:
    """The box of a game as the simulator knows it."""
    box = game.box
    return Box(
        die=box.die,
        pitch=box.pitch,
        depth=box.depth,
        wall=WALL,
        moat=box.moat,
        rim=box.rim,
        plate=box.die * 3 // 2,
    )


def aimed_at(game: DiceFlick, flick: Flick) -> int | None:
    """The hollow above which a flick comes down if the hand does not shake; none beside them."""
    plate = _PLATES[tuple(GamePlate).index(flick.plate)]
    aim = Aim(plate, flick.slide, flick.direction, flick.speed, flick.lift)
    landing = arc(box_of(game), aim, EXACT).landing
    return game.place_of(
        Body(flick.die, round(landing.x * game.box.die), round(-landing.z * game.box.die), face=1)
    )


def _aim(launch: tuple[int, ...]) -> Aim | None:
    """The flick that these numbers tell; none if no hand could do that."""
    ranges = (range(len(_PLATES)), _SLIDES, _DIRECTIONS, _SPEEDS, _LIFTS, _SPINS, _SPINS, _SPINS)
    if len(launch) != len(ranges) or any(n not in r for n, r in zip(launch, ranges, strict=True)):
        return None
    plate, slide, direction, speed, lift, *spin = launch
    right, up, back = spin
    return Aim(_PLATES[plate], slide, direction, speed, lift, (right, up, back))


def _flick(game: DiceFlick, throw: Throw, launch: tuple[int, ...], seed: bytes) -> Landed:
    from beamme.physics.throws import Lying, flick  # noqa: PLC0415 MuJoCo loads only if dice fly

    aim = _aim(launch)
    if aim is None:
        raise ValueError(launch)
    lying = tuple(Lying(body.x, body.y, body.turn, body.face) for body in throw.lying)
    thrown = flick(box_of(game), aim, lying, seed)
    (flying,) = throw.launched
    dice = (flying, *(body.die for body in throw.lying))
    rests = zip(dice, (thrown.launched, *thrown.lying), strict=True)
    bodies = tuple(
        Body(die, lies.x, lies.y, lies.face, lies.turn) for die, lies in rests if lies is not None
    )
    moved = (flying, *(throw.lying[number].die for number in thrown.moved))
    return Landed(Rest(bodies, launch), thrown.flight, moved, bool(thrown.shakes))


_TABLES: dict[str, Callable[[Any, Throw, tuple[int, ...], bytes], Landed]] = {DiceFlick.key: _flick}
