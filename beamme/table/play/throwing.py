"""Fate in games with thrown dice: the worker process simulates the throws."""

import asyncio
from collections.abc import Callable
from itertools import islice

from beamme.core.chance import Ask, Throw
from beamme.table.play.fate import SEED_BYTES, FateAnswer, answer_of, stream
from beamme.table.play.worker import GiveUp, NoAnswer, Worker, never
from beamme.table.play.worker_process import in_thread
from beamme.throws.landed import Landed
from beamme.throws.throwing import Rules, thrown


def throw_seed(seed: bytes, index: int) -> bytes:
    """The seed of the throw that answers question number `index`."""
    return bytes(islice(stream(seed, "throw", index), SEED_BYTES))


class Simulated:
    """Fate from a seed and, for throws, from the hands of the players."""

    def __init__(
        self,
        seed: bytes,
        game: Rules,
        hand_at: Callable[[int], str],
        worker: Worker,
        give_up: GiveUp = never,
    ) -> None:
        self._seed = seed
        self._game = game
        self._hand_at = hand_at
        self._worker = worker
        self._give_up = give_up
        self._begun: dict[tuple[Throw, int], asyncio.Future[Landed]] = {}

    def prepare(self, ask: Ask, index: int) -> None:
        """Start working on a question that will be asked next."""
        if isinstance(ask, Throw):
            self._begun = {(ask, index): asyncio.ensure_future(self._throw(ask, index))}

    def forget(self) -> None:
        """Cancel what was prepared; it will not be asked."""
        for thought in self._begun.values():
            thought.cancel()
        self._begun = {}

    async def answer(self, ask: Ask, index: int) -> FateAnswer:
        """The seed's answer, or the simulated rest of a throw with its flight."""
        if not isinstance(ask, Throw):
            return FateAnswer(answer_of(self._seed, ask, index))
        thrown = await (self._begun.pop((ask, index), None) or self._throw(ask, index))
        return FateAnswer(thrown.rest, thrown)

    async def _throw(self, throw: Throw, index: int) -> Landed:
        hand, seed = self._hand_at(throw.seat), throw_seed(self._seed, index)
        while True:
            try:
                return await self._worker.ask(thrown, self._game, throw, hand, seed)
            except NoAnswer as error:
                if await self._give_up(error):
                    # Simulate the same throw in this process; the window may stutter meanwhile.
                    here = in_thread(lambda: thrown(self._game, throw, hand, seed))
                    return await asyncio.wrap_future(here)
