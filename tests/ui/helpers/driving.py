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
from limits import PATIENCE_SECONDS
from PySide6.QtWidgets import QApplication

from beamme.ai.report import portion
from beamme.ai.strategy import evaluate, judge
from beamme.games.beam_me_up.state import Phase
from beamme.table.play.memory import trim
from beamme.table.play.worker import NoAnswer
from beamme.table.storage.library import load
from beamme.table.storage.record import Record
from ui.app.paths import places
from ui.app.program import Program
from ui.app.shell import Shell
from ui.games.beam_me_up.view import playable

PER_SEAT = {
    "beam-me-up": "heights",
    "kuh-vadis": "marks",
    "dice-flick": "pad",
    "rolling-dice": "totals",
}
"""The field of each game's state that has one item per seat."""
SHORTEST_POLL_SECONDS, LONGEST_POLL_SECONDS = 0.001, 0.016
"""Polling without pause would starve what is waited for."""
SETTINGS = {
    "language": "en",
    "theme": "light",
    "motion": "calm",
    "pace": "instant",
    "flat_dice": True,
}
"""Settings without waiting or 3D; tests of 3D override them."""


def even_chances(game: Any, state: Any) -> tuple[float, ...]:
    """Equal chances to win, without any thinking."""
    seats = len(getattr(state, PER_SEAT[game.key]))
    return (1 / seats,) * seats


QUICKER = {
    evaluate: even_chances,
    judge: lru_cache(maxsize=1024)(judge),
    portion: lru_cache(maxsize=1024)(portion),
}
"""Faster stand-ins: chances need not be right, and judgements are cached."""


class Here:
    """A worker in the same process, without start-up time."""

    def __init__(self) -> None:
        self.asked = 0
        self.unanswered: set[Callable[..., Any]] = set()

    async def ask(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Answer after one turn of the event loop, or fail like a dead worker."""
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
    """Write the settings file for the next start."""
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
    """Wait until all tasks but that of the match are done."""
    match = {program.session._playing._task}
    await until(lambda: program.tasks._running <= match, "rest")


def act(program: Program) -> None:
    """Make a decision: press the main button if possible."""
    view = program.match.now.view
    assert view is not None
    if program.match.property("primaryEnabled"):
        program.match.primary()
    elif view.match.state.phase is Phase.READ:
        program.games["beam-me-up"].choose(0)
    else:
        free = playable(view) - set(program.games["beam-me-up"]._selection.chosen)
        program.games["beam-me-up"].pick(min(free, key=lambda column: heights(program)[column]))


def heights(program: Program) -> tuple[int, ...]:
    """The heights of the active seat's stones."""
    record = open_record(program)
    own: tuple[int, ...] = record.match.state.heights[record.match.state.active]
    return own


def open_record(program: Program) -> Record:
    """The open match."""
    record = program.session.record
    assert record is not None
    return record


def saved_in(folder: Path) -> Record:
    """The only saved match."""
    (path,) = places(folder).matches.glob("*.beamme")
    return load(path)


async def play(program: Program, decisions: int = 10_000) -> None:
    """Make this many decisions, or play until the match is over."""
    for _ in range(decisions):
        await until_asked(program)
        if program.match.now.phase == "over":
            return
        before = program.match.now
        act(program)
        await until(lambda before=before: program.match.now != before, "an answer")  # type: ignore[misc]


def begin_hot_seat(program: Program, seats: int = 2, word: str = "word") -> None:
    """Begin a match of people only, with a fixed seed."""
    program.lobby.open("beam-me-up")
    for _ in range(seats - 2):
        program.lobby.addSeat()
    for seat in range(seats):
        program.lobby.setPerson(seat, True)
    program.lobby.setProperty("starter", 0)
    program.lobby.setProperty("seedText", word)
    program.lobby.play()


def log_of(program: Program) -> tuple[Any, ...]:
    """The log as shown."""
    view = program.match.now.view
    assert view is not None
    return view.match.log
