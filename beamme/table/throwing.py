"""Throws of real dice: what a hand makes of an aim, and where the dice come to rest."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

from beamme.core.chance import Answer, Ask, Rest, Throw
from beamme.games.dice_flick import DiceFlick
from beamme.games.rolling_dice import RollingDice
from beamme.table import flicking, rolling
from beamme.table.brain import Brain, GiveUp, NoAnswer, never
from beamme.table.fate import SEED_BYTES, answer_of, stream
from beamme.table.flicking import HANDS, aimed_at, box_of
from beamme.table.landed import Landed
from beamme.table.rolling import GRIPS
from beamme.table.worker import in_thread

__all__ = [
    "GRIPS",
    "HANDS",
    "Landed",
    "Simulated",
    "again",
    "aimed_at",
    "box_of",
    "landed",
    "launched",
    "rest_of",
    "throw_seed",
    "thrown",
]

Rules = Any
"""Those of a game whose dice are thrown; all are frozen values."""

Launch = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Table:
    """How dice are thrown in one game."""

    launched: Callable[[Throw, str, bytes], Launch]
    possible: Callable[[Throw, Launch], bool]
    landed: Callable[[Any, Throw, Launch, bytes], Landed]


_TABLES = {
    DiceFlick.key: _Table(flicking.launched, flicking.possible, flicking.landed),
    RollingDice.key: _Table(rolling.launched, rolling.possible, rolling.landed),
}


def throw_seed(seed: bytes, index: int) -> bytes:
    """What decides about the throw that answers question number `index`."""
    return bytes(islice(stream(seed, "throw", index), SEED_BYTES))


def launched(throw: Throw, hand: str, seed: bytes) -> Launch:
    """How a hand really sends off what was aimed."""
    return _TABLES[throw.table].launched(throw, hand, seed)


@lru_cache(maxsize=4)
def landed(game: Rules, throw: Throw, launch: Launch, seed: bytes) -> Landed:
    """Where dice come to rest that are sent off like this: the same for the same seed."""
    table = _TABLES[throw.table]
    if not table.possible(throw, launch):
        raise ValueError(launch)
    return table.landed(game, throw, launch, seed)


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
        give_up: GiveUp = never,
    ) -> None:
        self._seed = seed
        self._game = game
        self._hand_at = hand_at
        self._brain = brain
        self._seen = seen
        """Hears of every throw before its answer is told."""
        self._give_up = give_up
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
        while True:
            try:
                return await self._brain.ask(thrown, self._game, throw, hand, seed)
            except NoAnswer as error:
                if await self._give_up(error):
                    # The same dice fly here; the window may stutter meanwhile.
                    here = in_thread(lambda: thrown(self._game, throw, hand, seed))
                    return await asyncio.wrap_future(here)


def again(game: Rules, throw: Throw, rest: Rest, seed: bytes) -> Landed | None:
    """The flight that ended like this; none if dice fly differently today."""
    if not _TABLES[throw.table].possible(throw, rest.launch):
        return None
    found = landed(game, throw, rest.launch, seed)
    return found if found.rest == rest else None
