"""Run the whole program on a real event loop and drive it like a user."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
import qasync
from PySide6.QtWidgets import QApplication

from beamme.ai.report import Step, portion
from beamme.ai.strategy import Level, evaluate, judge
from beamme.core.match import Entry, Match, Moved, seat_at
from beamme.table.jobs.dice_flick import outlook
from beamme.table.play.memory import trim
from beamme.table.play.worker import NoAnswer
from beamme.table.storage.library import load
from beamme.table.storage.record import Record
from beamme.throws.rolling_dice.outlook import tried
from tests.games_kit.window import window_kit
from tests.helpers.limits import PATIENCE_SECONDS
from ui.app.paths import places
from ui.app.program import Program
from ui.app.shell import Shell

SHORTEST_POLL_SECONDS, LONGEST_POLL_SECONDS = 0.001, 0.016
"""Seconds between two looks at a condition; the program needs time in between."""
SETTINGS = {
    "language": "en",
    "theme": "light",
    "motion": "calm",
    "pace": "instant",
    "view": "flat",
}
"""Nothing to wait for; tests of dice in 3D ask for them."""


def even_chances(game: Any, state: Any) -> tuple[float, ...]:
    """Equal chances to win, without any thinking."""
    seats = len(getattr(state, window_kit(game.key).per_seat))
    return (1 / seats,) * seats


def even_portion(match: Match[Any, Any], first: int, last: int) -> tuple[Step, ...]:
    """The entries of a match in which no roll and no decision mattered."""
    chances = even_chances(match.game, match.state)
    return tuple(
        Step(ply, seat_at(match, ply), chances, chances, *_nothing_lost(match.log[ply]))
        for ply in range(first, min(last, len(match.log)))
    )


def _nothing_lost(entry: Entry[Any]) -> tuple[float | None, None]:
    return (0.0 if isinstance(entry, Moved) else None), None


QUICKER = {
    evaluate: even_chances,
    judge: lru_cache(maxsize=1024)(judge),
    outlook: lru_cache(maxsize=1024)(outlook),
    portion: even_portion,
    tried: lru_cache(maxsize=1024)(tried),
}
"""Chances are decoration during a match, and reviews after most.

Positions are judged once, and each throw is tried once: many tests begin with the same.
"""


class Here:
    """A worker in the same process, without start-up time."""

    def __init__(self) -> None:
        self.asked = 0
        self.unanswered: set[Callable[..., Any]] = set()

    async def ask(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Answer after other tasks have had a turn, or fail as a lost worker does."""
        self.asked += 1
        await asyncio.sleep(0)
        if function in self.unanswered:
            raise NoAnswer("gone")
        return QUICKER.get(function, function)(*args, **kwargs)

    ask_once = ask

    async def close(self) -> None:
        """Nothing to stop."""


def run(application: QApplication, work: Coroutine[Any, Any, None]) -> None:
    """Run on the program's kind of event loop; an error in any task fails the test."""
    failed: list[dict[str, Any]] = []

    async def watched() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: failed.append(context))
        await work

    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
        runner.run(watched())
    assert not failed, failed


def write_settings(folder: Path, **settings: Any) -> None:
    """Write preferences for the next start."""
    (folder / "config").mkdir(parents=True, exist_ok=True)
    path = folder / "config" / "settings.json"
    path.write_text(json.dumps({**SETTINGS, **settings}), "utf-8")


@asynccontextmanager
async def opened(
    application: QApplication, folder: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any
) -> AsyncIterator[Program]:
    """Start the program without a worker process, and close it."""
    write_settings(folder, **settings)
    monkeypatch.setattr(Program, "worker", Here())
    program = Program(Shell(application, places(folder)))
    try:
        yield program
    finally:
        program.language._engine = None
        program.language.switch("en")
        await program.close()
        trim()


async def until(condition: Callable[[], object], what: str = "it") -> None:
    """Wait for a condition, polling less often the longer it takes."""
    end = asyncio.get_running_loop().time() + PATIENCE_SECONDS
    pause = SHORTEST_POLL_SECONDS
    while not condition():
        assert asyncio.get_running_loop().time() < end, f"{what} does not happen"
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_POLL_SECONDS)


async def until_asked(program: Program) -> None:
    """Wait until a person has to decide, or the match is over."""
    await until(lambda: program.match.now.phase in {"person", "over"}, "a question")


async def until_idle(program: Program) -> None:
    """Wait until every task but the match itself is done."""
    match = {program.session._playing._task}
    await until(lambda: program.tasks._running <= match, "rest")


def act(program: Program) -> None:
    """Decide something, as a person who always presses on."""
    window_kit(open_record(program).match.game.key).act(program)


def open_record(program: Program) -> Record:
    """Return the open match."""
    record = program.session.record
    assert record is not None
    return record


def saved_in(folder: Path) -> Record:
    """Load the only saved match."""
    (path,) = places(folder).matches.glob("*.beamme")
    return load(path)


async def play(program: Program, decisions: int = 10_000) -> None:
    """Decide this many times, or until the match is over."""
    for _ in range(decisions):
        await until_asked(program)
        if program.match.now.phase == "over":
            return
        await decide(program)


async def decide(program: Program) -> None:
    """Decide once, and wait until something has come of it."""
    kit = window_kit(open_record(program).match.game.key)
    before = kit.progress(program)
    kit.act(program)
    await until(lambda: kit.progress(program) != before, "an answer")


def begin(
    program: Program,
    key: str,
    *,
    people: int = 2,
    computers: int = 0,
    starter: int = 0,
    word: str = "word",
    **rules: Any,
) -> None:
    """Start a match of people, then computers; the same word always gives the same one."""
    program.lobby.open(key)
    while len(program.lobby._seating) > max(people + computers, program.lobby.minSeats):
        program.lobby.removeSeat(len(program.lobby._seating) - 1)
    while len(program.lobby._seating) < people + computers:
        program.lobby.addSeat()
    for seat in range(people + computers):
        program.lobby.setPerson(seat, seat < people)
        program.lobby.setLevel(seat, Level.BEGINNER) if seat >= people else None
    for name, value in rules.items():
        program.setups[key].setProperty(name, value)
    program.lobby.setProperty("starter", starter)
    program.lobby.setProperty("seedText", word)
    program.lobby.play()


def begin_hot_seat(program: Program, seats: int = 2, word: str = "word") -> None:
    """Start a match of Beam Me Up for people only."""
    begin(program, "beam-me-up", people=seats, word=word)


def log_of(program: Program) -> tuple[Any, ...]:
    """Return the log as it is shown."""
    view = program.match.now.view
    assert view is not None
    return view.match.log
