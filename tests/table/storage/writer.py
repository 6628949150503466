"""A program that plays a saved match on and saves it after every entry, until it is killed.

For each line on its input it starts such a process, tells its number and after each saving how
long the log is, and in the end how the process ended.
"""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

from beamme.core.match import Match
from beamme.table.play.loop import Table
from beamme.table.storage.library import Library
from beamme.throws.landed import Landed
from tests.helpers.fates import Seeded
from tests.helpers.saved import SEED, Chooser


def tell(word: str, number: int) -> None:
    """Tell in one piece, so that nothing half told is left behind."""
    os.write(1, f"{word} {number}\n".encode())


def play_on(folder: Path, name: str) -> None:
    """Play on."""
    library = Library(folder)
    record = library.load(name)

    async def save(match: Match[Any, Any], _: Landed | None) -> None:
        library.save(name, record.with_match(match))
        tell("saved", len(match.log))

    tell("process", os.getpid())
    tell("saved", len(record.match.log))
    players = [Chooser()] * len(record.seating)
    asyncio.run(Table(record.match, players, Seeded(SEED), save).run())


def main(folder: str, name: str) -> None:
    """Start a process for each line."""
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            play_on(Path(folder), name)
            os._exit(0)
        tell("ended", os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))


if __name__ == "__main__":
    main(*sys.argv[1:])
