"""Random numbers that depend only on a seed, the same on every system."""

from collections.abc import Iterator
from hashlib import sha256
from math import cos, log, sin, sqrt, tau

from beamme.physics.engine.flight import Quaternion

WORD = 2**32


class Noise:
    """A stream of random numbers; each purpose has a stream of its own."""

    def __init__(self, seed: bytes, purpose: bytes) -> None:
        self._words = self._stream(seed + purpose)

    @staticmethod
    def _stream(seed: bytes) -> Iterator[int]:
        block = 0
        while True:
            digest = sha256(seed + block.to_bytes(4)).digest()
            for start in range(0, 32, 4):
                yield int.from_bytes(digest[start : start + 4])
            block += 1

    def below(self, count: int) -> int:
        """One of 0 … count − 1, each exactly as likely as any other."""
        fair = WORD - WORD % count
        return next(word for word in self._words if word < fair) % count

    def uniform(self) -> float:
        """A number between 0 and 1, both excluded."""
        return (next(self._words) + 0.5) / WORD

    def normal(self) -> float:
        """A normally distributed number with mean 0 and standard deviation 1."""
        radius = sqrt(-2 * log(self.uniform()))
        return radius * cos(tau * self.uniform())

    def rotation(self) -> Quaternion:
        """A random rotation; all are equally likely."""
        share, first, second = self.uniform(), tau * self.uniform(), tau * self.uniform()
        low, high = sqrt(1 - share), sqrt(share)
        return (low * sin(first), low * cos(first), high * sin(second), high * cos(second))
