"""Previews: draw the visible pages of a document, the current one first."""

import asyncio
from dataclasses import dataclass

from ui.app.tasks import Tasks
from ui.models.pages.print_model import PrintModel
from ui.printing import press
from ui.printing.desk.pictures import Pictures, url_of
from ui.printing.desk.print_thread import PrintThread
from ui.printing.document import Document

THUMBNAIL_PIXELS = 168
"""The width of a page in the list of pages."""


@dataclass(frozen=True, slots=True)
class PageView:
    """A page to draw, this many pixels wide."""

    page: int
    width: int


class Previews:
    """Draws only visible pages; a new document cancels the old one."""

    def __init__(self, model: PrintModel, thread: PrintThread, tasks: Tasks) -> None:
        self.pictures = Pictures()
        self._model = model
        self._thread = thread
        self._tasks = tasks
        self._document: Document | None = None
        self._current = PageView(0, 0)
        self._visible: set[int] = set()
        self._drawing: asyncio.Task[None] | None = None
        model.lookWanted.connect(self._look)
        model.pageListed.connect(self._list)

    def show(self, document: Document | None) -> None:
        """Show another document, or none; old pictures stay until the new ones are drawn."""
        self.stop()
        now = self._model.now
        count = 0 if document is None else document.count
        size = now.size if document is None else document.size
        page = max(0, min(now.page, count - 1))
        picture = now.picture if (page, size) == (now.page, now.size) and count else ""
        thumbs = (*now.thumbs[:count], *[""] * (count - len(now.thumbs)))
        self._document = document
        self._current = PageView(page, self._current.width)
        self.pictures.next_document({picture, *thumbs})
        self._model.update(
            title="" if document is None else document.title,
            size=size,
            page=page,
            picture=picture,
            thumbs=thumbs,
        )
        self._draw_missing()

    def stop(self) -> None:
        """Stop drawing."""
        if self._drawing is not None:
            self._drawing.cancel()
            self._drawing = None

    def _look(self, page: int, width: int) -> None:
        self._current = PageView(page, width)
        known = self._url(self._current)
        if page != self._model.now.page or known:
            self._model.update(page=page, picture=known)
        self._draw_missing()

    def _list(self, page: int, shown: bool) -> None:
        if shown:
            self._visible.add(page)
            self._draw_missing()
        else:
            self._visible.discard(page)

    def _draw_missing(self) -> None:
        if self._document is not None and (self._drawing is None or self._drawing.done()):
            self._drawing = self._tasks.spawn(self._draw(self._document))

    async def _draw(self, document: Document) -> None:
        while (view := self._next(document)) is not None:
            address = self.pictures.address(view.page, view.width)
            picture = await self._thread.run(press.picture, document, view.page, view.width)
            self.pictures.keep(address, picture, small=view.width == THUMBNAIL_PIXELS)
            self._drawn(view)

    def _next(self, document: Document) -> PageView | None:
        views = [
            self._current,
            *(PageView(page, THUMBNAIL_PIXELS) for page in sorted(self._visible)),
        ]
        missing = (each for each in views if each.width and not self._url(each))
        return next((each for each in missing if each.page < document.count), None)

    def _drawn(self, view: PageView) -> None:
        url, thumbs = self._url(view), self._model.now.thumbs
        if view.width == THUMBNAIL_PIXELS:
            self._model.update(thumbs=(*thumbs[: view.page], url, *thumbs[view.page + 1 :]))
        if view == self._current:
            self._model.update(picture=url)

    def _url(self, view: PageView) -> str:
        """The URL of a page, empty until drawn."""
        address = self.pictures.address(view.page, view.width)
        return url_of(address) if self.pictures.has(address) else ""
