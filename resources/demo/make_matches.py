"""Makes the matches that the tour shows and that old-save tests open: computers play them."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from beamme.ai.strategy import Level, choose
from beamme.core.game import Game
from beamme.core.match import Match
from beamme.games import GAMES
from beamme.table.fate import Seeded, noise_of
from beamme.table.loop import Table
from beamme.table.record import Record, Seating, begin, to_bytes

HERE = Path(__file__).parent
WHEN = datetime(2026, 10, 31, 20, 15, tzinfo=UTC)
NAMES = ("Ada", "Nova", "Mika", "Juno")


class Thinker:
    """Plays a level without a process of its own."""

    def __init__(self, level: Level, noise: bytes) -> None:
        self._level = level
        self._noise = noise

    async def choose(self, match: Match[object, object]) -> object:
        """The move of its level."""
        return choose(match.game, match.state, self._level, self._noise)


async def played(game: Game[Any, Any], word: str, levels: tuple[Level, ...]) -> Record:
    """A whole match; the first seat is a person's who plays like an expert."""
    seed = sha256(word.encode()).digest()
    seating = [
        Seating(name, None if seat == 0 else level, seat)
        for seat, (name, level) in enumerate(zip(NAMES, levels, strict=False))
    ]
    record = begin(game, seating, seed)

    async def shown(match: Match[object, object]) -> None:
        pass

    players = [Thinker(level, noise_of(seed, seat)) for seat, level in enumerate(levels)]
    table = Table(record.match, players, Seeded(seed), shown)
    await table.run()
    return replace(record, match=table.match, started=WHEN, played=WHEN)


def main() -> None:
    """Write all matches."""
    two = (Level.EXPERT, Level.EXPERT)
    four = (Level.EXPERT, Level.EXPERT, Level.CASUAL, Level.ADVANCED)
    beam = GAMES["beam-me-up"]
    cow = GAMES["kuh-vadis"].from_options({"sheet": 4711, "first": "circle"}, 2)
    for name, game, word, levels in (
        ("two", beam.from_options({}, 2), "evening light", two),
        ("four", beam.from_options({}, 4), "evening light", four),
        ("cow-won", cow, "meadow 12", two),
        ("cow-drawn", cow, "meadow 8", two),
    ):
        record = asyncio.run(played(game, word, levels))
        (HERE / f"{name}.beamme").write_bytes(to_bytes(record))
        print(name, len(record.match.log), record.match.turn)


if __name__ == "__main__":
    main()
