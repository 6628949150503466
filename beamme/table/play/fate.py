"""How fate answers: every roll and every draw follows from the seed of the match."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from typing import Protocol

from beamme.core.chance import Answer, Ask, Draw, Drawn, Faces, Roll, Throw
from beamme.throws.landed import Landed

SEED_BYTES = 32


@dataclass(frozen=True, slots=True)
class FateAnswer:
    """An answer, and how the dice got there if they were thrown."""

    answer: Answer
    thrown: Landed | None = None


class Fate(Protocol):
    """Answers the questions of a game, in the order of their numbers."""

    async def answer(self, ask: Ask, index: int) -> FateAnswer:
        """The answer to question number `index` of the match."""


def stream(seed: bytes, purpose: str, index: int) -> Iterator[int]:
    """Bytes that depend only on seed, purpose and index, the same on every system."""
    label = seed + purpose.encode() + b"\0" + index.to_bytes(8)
    block = 0
    while True:
        yield from sha256(label + block.to_bytes(8)).digest()
        block += 1


def uniform(source: Iterator[int], sides: int) -> int:
    """A number below `sides`, all exactly equally likely: bytes that would bias it are dropped."""
    if not 0 < sides <= 256:
        raise ValueError(f"a byte cannot decide between {sides}")
    limit = 256 - 256 % sides
    return next(byte for byte in source if byte < limit) % sides


def commitment(seed: bytes) -> str:
    """What may be shown before the match ends: it commits to the seed without revealing it."""
    return sha256(seed).hexdigest()


def lot(seed: bytes, count: int) -> int:
    """Which of `count` players starts, drawn by lot."""
    return uniform(stream(seed, "lot", 0), count)


def noise_of(seed: bytes, seat: int) -> bytes:
    """What makes an opponent's mistakes its own; it reveals nothing about the dice."""
    return bytes(islice(stream(seed, "opponent", seat), SEED_BYTES))


def gesture_of(seed: bytes, index: int) -> bytes:
    """The seed of what stands in for a gesture before question number `index`."""
    return bytes(islice(stream(seed, "gesture", index), SEED_BYTES))


def decoration_of(seed: bytes, index: int) -> bytes:
    """The seed of the flight that shows answer number `index`; it affects only the picture."""
    return bytes(islice(stream(seed, "decoration", index), SEED_BYTES))


def answer_of(seed: bytes, ask: Ask, index: int) -> Answer:
    """This seed's answer to question number `index`."""
    match ask:
        case Roll(count, sides):
            source = stream(seed, "dice", index)
            return Faces(tuple(uniform(source, sides) + 1 for _ in range(count)))
        case Draw(bag, count):
            source = stream(seed, "bag", index)
            left = list(bag)
            return Drawn(tuple(left.pop(uniform(source, len(left))) for _ in range(count)))
        case Throw():
            raise TypeError("a throw comes to rest on a table, a seed alone cannot tell where")
