"""Plays the matches that the tour shows and that tests of old files open: computers play them.

Opponents have learned since the kept ones were played: only those of Beam Me Up would be made with
the same entries today. The kept ones are as they were saved then, in the first format.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from beamme.ai.strategy import Level, choose
from beamme.core.chance import Ask, Throw
from beamme.core.game import Game
from beamme.core.match import Match
from beamme.table.play.fate import FateAnswer, answer_of, noise_of
from beamme.table.play.loop import Table
from beamme.table.play.throwing import throw_seed
from beamme.table.storage.record import Record, Seating, begin, to_bytes
from beamme.throws.landed import Landed
from beamme.throws.throwing import rest_of

WHEN = datetime(2026, 10, 31, 20, 15, tzinfo=UTC)
PERSONS_HAND = "direction"
NAMES = ("Ada", "Nova", "Mika", "Juno")
TWO = (Level.EXPERT, Level.EXPERT)
FOUR = (*TWO, Level.CASUAL, Level.ADVANCED)


class Thinker:
    """Plays a level within this process."""

    def __init__(self, level: Level, noise: bytes) -> None:
        self._level = level
        self._noise = noise

    async def choose(self, match: Match[object, object]) -> object:
        """The move of its level."""
        return choose(match.game, match.state, self._level, self._noise)


class Fate:
    """Answers from a seed; throws are simulated in this process."""

    def __init__(self, record: Record) -> None:
        self._record = record

    async def answer(self, ask: Ask, index: int) -> FateAnswer:
        """What the seed says, or where dice come to rest."""
        if not isinstance(ask, Throw):
            return FateAnswer(answer_of(self._record.seed, ask, index))
        hand = self._record.seating[ask.seat].level or PERSONS_HAND
        seed = throw_seed(self._record.seed, index)
        return FateAnswer(rest_of(self._record.match.game, ask, hand, seed))


def played(game: Game[Any, Any], word: str, levels: tuple[Level, ...]) -> Record:
    """A whole match; the first seat is a person's who plays like an expert."""
    seed = sha256(word.encode()).digest()
    seating = [
        Seating(name, None if seat == 0 else level, seat)
        for seat, (name, level) in enumerate(zip(NAMES, levels, strict=False))
    ]
    record = begin(game, seating, seed)

    async def shown(match: Match[object, object], thrown: Landed | None) -> None:
        pass

    players = [Thinker(level, noise_of(seed, seat)) for seat, level in enumerate(levels)]
    table = Table(record.match, players, Fate(record), shown)
    asyncio.run(table.run())
    return replace(record, match=table.match, started=WHEN, played=WHEN)


def back_to(record: Record, ply: int) -> Record:
    """The match after so many entries."""
    return replace(record, match=record.match.back_to(ply))


def write(folder: Path, records: Mapping[str, Record]) -> None:
    """Write matches, each under its name."""
    for name, record in records.items():
        (folder / f"{name}.beamme").write_bytes(to_bytes(record))
        print(name, len(record.match.log), record.match.turn)
