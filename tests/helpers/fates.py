"""Fates for tests: answers from a seed alone, or from a script."""

from collections.abc import Iterable

from beamme.core.chance import Answer, Ask
from beamme.table.play.fate import FateAnswer, answer_of


class Seeded:
    """Answers from a seed: the n-th depends only on the seed, n and the question."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    async def answer(self, ask: Ask, index: int) -> FateAnswer:
        """Give the seed's answer."""
        return FateAnswer(answer_of(self._seed, ask, index))


class Scripted:
    """Answers from a list, in its order."""

    def __init__(self, answers: Iterable[Answer]) -> None:
        self._answers = iter(answers)

    async def answer(self, ask: Ask, index: int) -> FateAnswer:  # noqa: ARG002 the script knows
        """Give the next answer of the script."""
        return FateAnswer(next(self._answers))
