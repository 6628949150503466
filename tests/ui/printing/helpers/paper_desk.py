"""The program with its printing page open."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from tests.ui.helpers.driving import until
from tests.ui.helpers.window_fixtures import Start
from tests.ui.printing.helpers.paper_pages import looked_at
from ui.app.program import Program

WIDTH = 300


Desk = Callable[..., AbstractAsyncContextManager[Program]]


async def looks(
    program: Program, *, game: str = "beam-me-up", kind: str = "pad", of: str = ""
) -> None:
    """Open the page and wait until its first page is there."""
    program.printing.open(game, kind, of)
    program.printing.look(0, WIDTH)
    await until(lambda: looked_at(program), "the first page")


@pytest.fixture
def desk(start: Start) -> Desk:
    """Start the program and look at the boards of Beam Me Up."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Program]:
        async with start() as program:
            await looks(program)
            yield program

    return opened
