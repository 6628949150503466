"""Use the real window: find items, click, press keys, read texts."""

import asyncio
import re
from collections.abc import Callable, Iterator
from functools import cache
from xml.etree.ElementTree import parse

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QSignalSpy, QTest

from tests.ui.helpers.driving import until
from ui.app.paths import TRANSLATIONS
from ui.app.program import Program

LEFT = Qt.MouseButton.LeftButton
PLACES = re.compile(r"%L?[1-9n]")


class Screen:
    """A window and its input."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.window: QQuickWindow = program.window

    def items(self) -> Iterator[QQuickItem]:
        """All visible items, including popups."""
        yield from _shown(self.window.contentItem())

    def find(self, name: str, accept: Callable[[QQuickItem], object] = bool) -> QQuickItem | None:
        """Find the item of this name."""
        named = (item for item in self.items() if item.objectName() == name)
        return next((item for item in named if accept(item)), None)

    async def click(
        self, name: str, accept: Callable[[QQuickItem], object] = bool, share: float = 0.5
    ) -> None:
        """Click an item as soon as it appears, at this share of its width."""
        found: list[QQuickItem | None] = [None]  # found once: every look walks over all items

        def shown() -> bool:
            found[0] = self.find(name, accept)
            return found[0] is not None

        await until(shown, f"{name} shown")
        (item,) = found
        assert item is not None
        await until(item.isEnabled, f"{name} enabled")
        spot = await self._position_at_rest(item, share)
        assert self.window.contentItem().boundingRect().contains(spot), f"{name} is not in sight"
        await outside(lambda: QTest.mouseClick(self.window, LEFT, pos=spot))

    async def _position_at_rest(self, item: QQuickItem, share: float) -> QPoint:
        """Wait until an item is in the same place in two frames; return that place."""

        def spot() -> QPoint:
            place = item.mapToScene(QPoint(0, 0)).toPoint()
            return place + QPoint(int(share * item.width()), int(item.height() / 2))

        frames = QSignalSpy(self.window.afterAnimating)  # items are laid out in the same frame
        seen: list[QPoint] = []
        while len(seen) < 2 or seen[-1] != seen[-2]:
            self.window.update()
            await until(lambda: frames.count() > len(seen), f"a frame with {item.objectName()}")
            seen.append(spot())
        return seen[-1]

    async def resize(self, width: int, height: int) -> None:
        """Resize the window, and wait until it is done."""
        self.window.resize(width, height)
        content = self.window.contentItem()
        await until(lambda: (content.width(), content.height()) == (width, height), "the size")

    async def press(self, key: Qt.Key) -> None:
        """Press a key."""
        await outside(lambda: QTest.keyClick(self.window, key))

    @property
    def page(self) -> str:
        """The current page."""
        return str(self.window.property("current"))

    async def until_page(self, name: str) -> None:
        """Wait for a page."""
        await until(lambda: self.page == name, f"page {name}")

    def texts(self) -> set[str]:
        """All visible and accessible texts."""
        found = {self.window.title()}
        for item in self.items():
            text = item.property("text")
            found |= {text} if isinstance(text, str) else set()
            spoken = QAccessible.queryAccessibleInterface(item)
            if spoken is not None and spoken.isValid():
                found |= {spoken.text(QAccessible.Text.Name)}
                found |= {spoken.text(QAccessible.Text.Description)}
        return {text for text in found if text}


async def outside(deed: Callable[[], object]) -> None:
    """Run a nested Qt event loop outside this task, so that other tasks may go on."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def act() -> None:
        try:
            deed()
        except Exception as error:  # noqa: BLE001 passed on to the awaiting task
            done.set_exception(error)
        else:
            done.set_result(None)

    asyncio.get_running_loop().call_soon(act)
    await done


def _shown(item: QQuickItem) -> Iterator[QQuickItem]:
    waiting = [item]  # generators inside each other would hand every item up all levels
    while waiting:
        item = waiting.pop()
        if item.isVisible():
            yield item
            waiting += reversed(item.childItems())


@cache
def patterns(language: str) -> list[re.Pattern[str]]:
    """All texts of a language as patterns, with placeholders for names and numbers."""
    found: set[str] = set()
    for message in parse(TRANSLATIONS / "beamme_de.ts").getroot().iter("message"):
        forms = message.findall("translation/numerusform") or message.findall("translation")
        german = ["".join(form.itertext()) for form in forms]
        found |= {message.findtext("source", "")} if language == "en" else set(german)
    if language == "en":
        plurals = parse(TRANSLATIONS / "beamme_en.ts").getroot().iter("numerusform")
        found |= {"".join(form.itertext()) for form in plurals}
    return [
        re.compile(".*".join(map(re.escape, PLACES.split(text))), re.DOTALL)
        for text in found
        if re.search(r"[^\W\d_]", PLACES.sub("", text))
    ]


def left_behind(texts: set[str], spoken: str) -> list[str]:
    """The texts that belong to the other language and not to the current one."""
    (other,) = {"en", "de"} - {spoken}
    old, new = patterns(other), patterns(spoken)
    return sorted(
        text
        for text in texts
        if any(each.fullmatch(text) for each in old)
        and not any(each.fullmatch(text) for each in new)
    )
