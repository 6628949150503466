"""What is watched in Dice Flick; from letting a die go to the first frame in which it moves."""

import asyncio
import time
from collections.abc import Callable
from itertools import pairwise
from statistics import median
from typing import Any

from PySide6.QtCore import Qt

from beamme.core.chance import Rest, Throw
from beamme.core.match import Answered
from beamme.games.dice_flick import DiceFlick
from beamme.table.jobs.worker_jobs import warm_up
from beamme.table.play.throwing import throw_seed
from beamme.table.storage.record import begin
from beamme.table.storage.seating import Seating
from beamme.throws.throwing import landed
from ui.app.program import Program

FLICKS = 12
SETTLING_SECONDS = 3.0
"""While the match is opened and drawn; quality finds its level."""
AIMING_SECONDS = 1.0
"""Between two flicks."""
SCREEN_FRAME_SECONDS = 1 / 60
"""Between two pictures of a screen; without one, frames may come faster than any shows."""
GLANCE_SECONDS = 0.005
PATIENCE_SECONDS = 20.0
SEED = bytes(range(32))
OPENED = ("dice-flick-aiming", None)
IDLE = (
    "dice-flick-aiming",
    "dice-flick-flat",
    "dice-flick-scoring",
    "dice-flick-watching",
    "dice-flick-end",
)
FLAT = ("dice-flick-scoring",)


async def watch(program: Program) -> dict[str, float]:
    """The delay beyond the simulation in frames, and the lengths of both in milliseconds."""
    program.show()
    await program.worker.ask(warm_up)
    seating = [Seating(name, None, colour) for colour, name in enumerate(("Ada", "Nova"))]
    program.session.begin(begin(DiceFlick(), seating, SEED))
    await asyncio.sleep(SETTLING_SECONDS)
    flicks = []
    for _ in range(FLICKS):
        await _until(lambda: _box(program).aim.enabled)
        await asyncio.sleep(AIMING_SECONDS)
        waited, frame = await _flick(program)
        delay = waited - await program.worker.ask(simulated, *_last_throw(program))
        flicks.append((delay / frame, 1000 * delay, 1000 * frame))
        if not await _scored(program):
            break
    # Each flick against the frames of its own flight: quality may still be finding its level.
    return dict(
        zip(("frames", "delay_ms", "frame_ms"), map(median, zip(*flicks, strict=True)), strict=True)
    )


async def _flick(program: Program) -> tuple[float, float]:
    """Let go; how long until the die has moved on the screen, and how long a frame takes."""
    arena: Any = _box(program).table.arena
    swapped: list[float] = []
    moving = in_frame = False

    def moved() -> None:
        nonlocal moving
        moving = moving or arena.property("flying")

    def taken() -> None:
        # A frame that was begun before shows the die at rest, whenever it gets to the screen.
        nonlocal in_frame
        in_frame = moving

    def seen() -> None:
        if in_frame:
            swapped.append(time.perf_counter())

    at_once = Qt.ConnectionType.DirectConnection
    program.window.afterSynchronizing.connect(taken, at_once)
    program.window.frameSwapped.connect(seen, at_once)
    arena.dataChanged.connect(moved)
    started = time.perf_counter()
    _box(program).flick()
    await _until(lambda: bool(swapped) and not arena.property("flying"))
    arena.dataChanged.disconnect(moved)
    program.window.frameSwapped.disconnect(seen)
    program.window.afterSynchronizing.disconnect(taken)
    gaps = [later - earlier for earlier, later in pairwise(swapped)]
    return swapped[0] - started, max(SCREEN_FRAME_SECONDS, median(gaps))


def simulated(game: DiceFlick, throw: Throw, rest: Rest, seed: bytes) -> float:
    """How long the simulation of a throw takes, in the worker."""
    landed.cache_clear()
    started = time.perf_counter()
    landed(game, throw, rest.launch, seed)
    return time.perf_counter() - started


def _last_throw(program: Program) -> tuple[DiceFlick, Throw, Rest, bytes]:
    record = program.session.record
    if record is None:
        raise RuntimeError("no match is open")
    match: Any = record.match
    plies = [ply for ply, entry in enumerate(match.log) if isinstance(entry, Answered)]
    asked, ply = max(
        (number, ply) for number, ply in enumerate(plies) if isinstance(match.log[ply].answer, Rest)
    )
    turn = match.game.turn(match.states[ply])
    return match.game, turn.ask, match.log[ply].answer, throw_seed(record.seed, asked)


async def _scored(program: Program) -> bool:
    """Write points down until somebody may flick again; false when the match is over."""
    await _until(lambda: program.match.now.phase in {"person", "over"})
    while program.match.now.phase == "person" and not _box(program).aim.enabled:
        program.match.decided.emit(program.match.now.common.primary.moves)
        await asyncio.sleep(GLANCE_SECONDS)
        await _until(lambda: program.match.now.phase in {"person", "over"})
    return program.match.now.phase == "person"


def _box(program: Program) -> Any:  # noqa: ANN401 Qt's properties have no types
    return program.games[DiceFlick.key]


async def _until(condition: Callable[[], object]) -> None:
    end = time.perf_counter() + PATIENCE_SECONDS
    while not condition():
        if time.perf_counter() > end:
            raise TimeoutError("nothing flies")
        await asyncio.sleep(GLANCE_SECONDS)
