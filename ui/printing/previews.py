"""Drawing pages to look at, one after the other: first the one that somebody looks at."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from PySide6.QtGui import QImage

from ui.printing.document import Document
from ui.printing.pictures import Pictures, url_of
from ui.tasks import Tasks

SMALL = 168
"""The width in pixels of a page in the list of pages."""

Draw = Callable[[Document, int, int], Awaitable[QImage]]
"""Draws a page of a document in this width, somewhere else."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A page as somebody wants to see it."""

    page: int
    width: int


class Previews:
    """The pictures of one document after another; a new one drops what was wanted of the old."""

    def __init__(self, pictures: Pictures, draw: Draw, tasks: Tasks) -> None:
        self._pictures = pictures
        self._draw = draw
        self._tasks = tasks
        self._document: Document | None = None
        self._looked = Sight(0, 0)
        self._wanted: list[int] = []
        self._task: asyncio.Task[None] | None = None
        self.drawn: Callable[[Sight, str], None] = lambda _sight, _url: None
        """Is told where the picture of a sight can be found."""

    def begin(self, document: Document | None, page: int = 0, shown: Collection[str] = ()) -> None:
        """Show another document, or none, while these pictures are still shown."""
        self.stop()
        self._pictures.forget(shown)
        self._document = document
        self._wanted = []
        self._looked = Sight(page, self._looked.width)
        self._go_on()

    def look(self, sight: Sight) -> None:
        """Somebody looks at this page; it comes before all others."""
        self._looked = sight
        if self._is_drawn(sight):
            self.drawn(sight, url_of(self._pictures.address(sight.page, sight.width)))
        else:
            self._go_on()

    def list_page(self, page: int) -> None:
        """Draw this page for the list of pages, too."""
        self._wanted.append(page)
        self._go_on()

    def stop(self) -> None:
        """Draw no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _go_on(self) -> None:
        if self._document is not None and (self._task is None or self._task.done()):
            self._task = self._tasks.spawn(self._work(self._document))

    async def _work(self, document: Document) -> None:
        while (sight := self._next(document)) is not None:
            address = self._pictures.address(sight.page, sight.width)
            picture = await self._draw(document, sight.page, sight.width)
            url = self._pictures.keep(address, picture, small=sight.width == SMALL)
            self.drawn(sight, url)

    def _next(self, document: Document) -> Sight | None:
        sights = [self._looked, *(Sight(page, SMALL) for page in self._wanted)]
        missing = (each for each in sights if each.width and not self._is_drawn(each))
        return next((each for each in missing if each.page < document.count), None)

    def _is_drawn(self, sight: Sight) -> bool:
        return self._pictures.has(self._pictures.address(sight.page, sight.width))
