"""Plain pages and automatic dialogs, for tests of printing."""

import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.ui.helpers.driving import until
from tests.ui.helpers.window_fixtures import Start
from ui.app.program import Program
from ui.printing import jobs
from ui.printing.document import Document
from ui.printing.drawing.shapes import Box, Page
from ui.printing.order import Choices, Order

Desk = Callable[[], AbstractAsyncContextManager[Program]]

PAGES = 5
OFFERED = Choices(per_page=(1, 2), landscape={1: False, 2: True}, sheets=("A", "B"), names=(4, 2))


class Sheets:
    """Documents of plain pages that record when they are drawn, and may be held up."""

    def __init__(self) -> None:
        self.count = PAGES
        self.drawn: list[int] = []
        self.orders: list[Order] = []
        self.threads: set[str] = set()
        self.gate = threading.Event()
        self.gate.set()

    def document(self, order: Order) -> Document:
        self.orders.append(order)
        self.threads.add(threading.current_thread().name)
        pages = [self._maker(order, number) for number in range(self.count)]
        return Document(f"{order.game} {order.language}", order.language, order.size, pages)

    def _maker(self, order: Order, number: int) -> Callable[[], Page]:
        def lay_out() -> Page:
            self.gate.wait(20)
            self.drawn.append(number)
            self.threads.add(threading.current_thread().name)
            return Page(*order.size, (Box(20, 20 + 10 * number, 50, 8, 0, "#112233"),))

        return lay_out


class Answers:
    """Dialogs that answer by themselves."""

    def __init__(self) -> None:
        self.path: Path | None = None
        self.proposed: list[Path] = []
        self.printers = True
        self.device: Any = None

    async def file(self, proposed: Path) -> Path | None:
        self.proposed.append(proposed)
        return self.path

    def has_printer(self) -> bool:
        return self.printers

    async def printer(self, document: Document) -> Any:
        assert document.count
        return self.device


@pytest.fixture
def sheets(monkeypatch: pytest.MonkeyPatch) -> Sheets:
    """Replace every document by plain pages."""
    made = Sheets()
    monkeypatch.setattr(jobs, "document", made.document)
    monkeypatch.setattr(jobs, "choices", lambda _: OFFERED)
    return made


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """Answer every dialog."""
    made = Answers()
    monkeypatch.setattr("ui.printing.desk.paper_dialogs.PaperDialogs", lambda _: made)
    return made


def looked_at(program: Program) -> str:
    """The URL of the current picture."""
    return program.printing.now.picture


@pytest.fixture
def desk(start: Start) -> Desk:
    """Open the print page, and wait until something could be printed."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Program]:
        async with start() as program:
            program.printing.open("kuh-vadis", "pad", "")
            await until(lambda: program.printing.property("count") == PAGES, "the pages")
            yield program

    return opened


async def idle(program: Program) -> None:
    """Wait until a job has ended."""
    job = program.desk._job
    assert job is not None
    await until(job.done, "the end of the job")
