"""Showing the pages of a document: drawn one after the other, the one that is looked at first."""

import asyncio
from dataclasses import dataclass

from ui.app.tasks import Tasks
from ui.models.pages.print_model import PrintModel
from ui.printing import press
from ui.printing.desk.pictures import Pictures, url_of
from ui.printing.desk.print_thread import PrintThread
from ui.printing.document import Document

SMALL = 168
"""The width in pixels of a page in the list of pages."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A page as somebody wants to see it, so many pixels wide."""

    page: int
    width: int


class Previews:
    """Draws what is in sight and nothing else; a new document drops what is left of the old."""

    def __init__(self, model: PrintModel, worker: PrintThread, tasks: Tasks) -> None:
        self.pictures = Pictures()
        self._model = model
        self._worker = worker
        self._tasks = tasks
        self._document: Document | None = None
        self._looked = Sight(0, 0)
        self._listed: set[int] = set()
        self._drawing: asyncio.Task[None] | None = None
        model.lookWanted.connect(self._look)
        model.pageListed.connect(self._list)

    def show(self, document: Document | None) -> None:
        """Show another document, or none; until it is drawn, what is known of the old one."""
        self.stop()
        now = self._model.now
        count = 0 if document is None else document.count
        size = now.size if document is None else document.size
        page = max(0, min(now.page, count - 1))
        picture = now.picture if (page, size) == (now.page, now.size) and count else ""
        thumbs = (*now.thumbs[:count], *[""] * (count - len(now.thumbs)))
        self._document = document
        self._looked = Sight(page, self._looked.width)
        self.pictures.forget({picture, *thumbs})
        self._model.update(
            title="" if document is None else document.title,
            size=size,
            page=page,
            picture=picture,
            thumbs=thumbs,
        )
        self._go_on()

    def stop(self) -> None:
        """Draw no more."""
        if self._drawing is not None:
            self._drawing.cancel()
            self._drawing = None

    def _look(self, page: int, width: int) -> None:
        self._looked = Sight(page, width)
        known = self._url(self._looked)
        if page != self._model.now.page or known:
            self._model.update(page=page, picture=known)
        self._go_on()

    def _list(self, page: int, shown: bool) -> None:
        if shown:
            self._listed.add(page)
            self._go_on()
        else:
            self._listed.discard(page)

    def _go_on(self) -> None:
        if self._document is not None and (self._drawing is None or self._drawing.done()):
            self._drawing = self._tasks.spawn(self._draw(self._document))

    async def _draw(self, document: Document) -> None:
        while (sight := self._next(document)) is not None:
            address = self.pictures.address(sight.page, sight.width)
            picture = await self._worker.do(press.picture, document, sight.page, sight.width)
            self.pictures.keep(address, picture, small=sight.width == SMALL)
            self._drawn(sight)

    def _next(self, document: Document) -> Sight | None:
        sights = [self._looked, *(Sight(page, SMALL) for page in sorted(self._listed))]
        missing = (each for each in sights if each.width and not self._url(each))
        return next((each for each in missing if each.page < document.count), None)

    def _drawn(self, sight: Sight) -> None:
        url, thumbs = self._url(sight), self._model.now.thumbs
        if sight.width == SMALL:
            self._model.update(thumbs=(*thumbs[: sight.page], url, *thumbs[sight.page + 1 :]))
        if sight == self._looked:
            self._model.update(picture=url)

    def _url(self, sight: Sight) -> str:
        """Where the window finds a page of this document, if it is drawn."""
        address = self.pictures.address(sight.page, sight.width)
        return url_of(address) if self.pictures.has(address) else ""
