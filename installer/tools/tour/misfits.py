"""Texts that do not fit on a screen: cut off, outside the window, or on top of each other."""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtQuick import QQuickItem, QQuickWindow

MAY_BE_CUT = "mayBeCut"
"""The property of a text or a picture that may be cut or covered, such as a player's own words."""
TOLERANCE = 2.0
"""Pixels: glyphs have side bearings, and sizes are rounded."""
FAINT = 0.05
"""What is more transparent cannot be read anyway."""


def misfits(window: QQuickWindow) -> list[str]:
    """Describe every text that cannot be read as it should."""
    whole = QRectF(0, 0, window.width(), window.height())
    problems: list[str] = []
    seen: list[tuple[str, QRectF]] = []
    for item in _texts(_in_front(window)):
        visible = _visible_part(item, whole)
        words, area = str(item.property("text")), _painted(item)
        if item.property("truncated"):
            problems.append(f"shortened: {words!r}")
        elif _broken(item):
            problems.append(f"broken within a word: {words!r}")
        if visible is None:
            continue
        if not item.property("truncated") and not _contains(visible, area):
            problems.append(f"cut off: {words!r} at {_place(area)}, seen {_place(visible)}")
        seen.append((words, area))
    problems += [
        f"overlap: {one!r} and {other!r} at {_place(area)}"
        for (one, area), (other, place) in combinations(seen, 2)
        if _overlap(area, place)
    ]
    return problems


def _in_front(window: QQuickWindow) -> QQuickItem:
    """The page or popup on top; what lies below it is none of its business."""
    items = list(_below(window.contentItem()))
    popups = [item for item in items if item.inherits("QQuickPopupItem")]
    return (popups or [item for item in items if _is_page(item)])[-1]


def _is_page(item: QQuickItem) -> bool:
    key = item.property("key")
    return bool(key) and key == item.objectName()


def _below(item: QQuickItem) -> Iterator[QQuickItem]:
    """An item and all visible items in it."""
    yield item
    for child in item.childItems():
        if child.isVisible() and child.opacity() > FAINT:
            yield from _below(child)


def _above(item: QQuickItem | None) -> Iterator[QQuickItem]:
    """All items around an item."""
    if item is not None:
        yield item
        yield from _above(item.parentItem())


def _texts(page: QQuickItem) -> Iterator[QQuickItem]:
    """All texts that have to be read whole."""
    if page.property(MAY_BE_CUT):
        return
    if page.inherits("QQuickText") and page.property("text"):
        yield page
    for child in page.childItems():
        if child.isVisible() and child.opacity() > FAINT:
            yield from _texts(child)


def _broken(item: QQuickItem) -> bool:
    """Whether the longest word is wider than its lines."""
    lines = item.property("lineCount")
    if lines < 2:
        return False
    metrics = QFontMetricsF(item.property("font"))
    height = metrics.lineSpacing() * item.property("lineHeight")
    shrunk = min(1.0, item.property("contentHeight") / lines / height)
    widest = max(map(metrics.horizontalAdvance, str(item.property("text")).split()), default=0.0)
    return bool(widest * shrunk > item.width() + TOLERANCE)


def _painted(item: QQuickItem) -> QRectF:
    """The place of the glyphs in the window."""
    return item.mapRectToScene(item.boundingRect())


def _visible_part(item: QQuickItem, whole: QRectF) -> QRectF | None:
    """The part of the window in which this text may be seen; None if it can be scrolled to."""
    part = QRectF(whole)
    for above in _above(item.parentItem()):
        if above.inherits("QQuickFlickable") and above.property("interactive"):
            return None
        if above.clip():
            part &= above.mapRectToScene(QRectF(0, 0, above.width(), above.height()))
    return part


def _contains(visible: QRectF, area: QRectF) -> bool:
    return visible.adjusted(-TOLERANCE, -TOLERANCE, TOLERANCE, TOLERANCE).contains(area)


def _overlap(one: QRectF, other: QRectF) -> bool:
    both = one.intersected(other)
    return both.width() > TOLERANCE and both.height() > 2 * TOLERANCE


def _place(area: QRectF) -> str:
    return f"{area.x():.0f},{area.y():.0f} {area.width():.0f}x{area.height():.0f}"
