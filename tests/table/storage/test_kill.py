"""A match survives being killed at any moment, and continues exactly."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import IO, Any

from beamme.core.game import Outcome
from beamme.core.match import Match
from beamme.core.savegame import write_log
from beamme.games.beam_me_up import BeamMeUp
from beamme.table.play.loop import Table
from beamme.table.storage.library import Library
from beamme.table.storage.record import begin
from beamme.throws.landed import Landed
from tests.helpers.fates import Seeded
from tests.helpers.saved import SEATING, SEED, Chooser

KILLS = 100
LONGEST_LIFE = 0.03
NAME = "killed"
WRITER = Path(__file__).with_name("writer.py")


async def unseen(match: Match[Any, Any], thrown: Landed | None) -> None:
    """Show nothing."""


def finished(match: Match[Any, Any]) -> tuple[str, ...]:
    """Play a match to its end without being killed."""
    table = Table(match, [Chooser()] * match.seats, Seeded(SEED), unseen)
    asyncio.run(table.run())
    return write_log(table.match)


def told(words: IO[str], kind: str) -> int:
    """Read the next thing told, which must be of this kind."""
    word, number = words.readline().split()
    assert word == kind
    return int(number)


def play_and_kill(writer: subprocess.Popen[str], seconds: float) -> tuple[int, int]:
    """Let the match be played on for a moment; tell the last length told and how it ended."""
    assert writer.stdin is not None
    assert writer.stdout is not None
    writer.stdin.write("play\n")
    writer.stdin.flush()
    process = told(writer.stdout, "process")
    length = told(writer.stdout, "saved")
    time.sleep(seconds)
    with suppress(ProcessLookupError):  # it came to the end of the match
        os.kill(process, signal.SIGKILL)
    while True:
        word, number = writer.stdout.readline().split()
        if word == "ended":
            return length, int(number)
        length = int(number)


def test_a_match_survives_a_hundred_kills_and_continues_exactly(tmp_path: Path) -> None:
    library = Library(tmp_path)
    fresh = begin(BeamMeUp(), SEATING, SEED)
    whole = finished(fresh.match)
    library.save(NAME, fresh)
    random = Random(60)
    kills = longest = 0
    with subprocess.Popen(
        [sys.executable, str(WRITER), str(tmp_path), NAME],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as writer:
        while kills < KILLS:
            length, ending = play_and_kill(writer, random.uniform(0, LONGEST_LIFE))
            assert ending in {0, -signal.SIGKILL}, "it ended the match, or was killed"
            kills += ending == -signal.SIGKILL
            longest = max(longest, length)
            record = library.load(NAME)
            assert record.problem is None
            log = write_log(record.match)
            assert log == whole[: len(log)]
            assert length <= len(log) <= length + 1
            if isinstance(record.match.turn, Outcome):
                library.save(NAME, fresh)
    assert longest > KILLS, "it was played while it was killed"
    assert finished(library.load(NAME).match) == whole
    assert [shelved.name for shelved in library.matches()] == [NAME]
