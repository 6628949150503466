"""Fate in games with thrown dice: the worker process simulates the throws."""

import asyncio
from collections.abc import Callable
from itertools import islice

from beamme.core.chance import Answer, Ask, Throw
from beamme.table.play.fate import SEED_BYTES, answer_of, stream
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
        seen: Callable[[Landed], None] = lambda _: None,
        give_up: GiveUp = never,
    ) -> None:
        self._seed = seed
        self._game = game
        self._hand_at = hand_at
        self._worker = worker
        self._seen = seen
        """Called with every throw before its answer is returned."""
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

    async def answer(self, ask: Ask, index: int) -> Answer:
        """The seed's answer, or the simulated rest of a throw."""
        if not isinstance(ask, Throw):
            return answer_of(self._seed, ask, index)
        found = await (self._begun.pop((ask, index), None) or self._throw(ask, index))
        self._seen(found)
        return found.rest

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
