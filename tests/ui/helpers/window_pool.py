"""A pool of windows for tests: a new one would compile every type and shader again."""

from typing import Any

from PySide6.QtCore import QEvent, QMetaObject, QObject, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView
from PySide6.QtTest import QSignalSpy

from tests.ui.helpers.waiting import moment, wait_until
from ui.app.paths import QML

SINGLETONS = "Theme", "Quality", "ThrowHabits", "Tips"
"""Shared QML singletons; they are reset for each borrower."""

_free: list[QQuickView] = []
_fresh: dict[str, dict[str, Any]] = {}


def borrow() -> QQuickView:
    """An empty window with default properties."""
    return _free.pop() if _free else _new()


def show(view: QQuickView) -> None:
    """Show a window in front and wait until it is laid out."""
    view.show()
    view.requestActivate()
    wait_until(view.isActive, "a window")
    laid_out = QSignalSpy(view.afterAnimating)  # items are laid out in the same frame
    view.update()
    wait_until(laid_out.count, "a frame")


def give_back(view: QQuickView) -> None:
    """Empty a window before the models behind it are deleted."""
    view.setSource(QUrl())
    view.setInitialProperties({})
    # Reset hover states.
    QGuiApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    for name in SINGLETONS:
        for key, value in _fresh[name].items():
            singleton(view, name).setProperty(key, value)
    _free.append(view)


def close_all() -> None:
    """Close all free windows."""
    while _free:
        view = _free.pop()
        _release_scenes(view)
        # From the event loop: Python would hold its lock (the GIL) while the last frame is drawn.
        QMetaObject.invokeMethod(view, "close", Qt.ConnectionType.QueuedConnection)
        wait_until(lambda view=view: not view.isVisible(), "the end of a window")  # type: ignore[misc]
        view.deleteLater()
        moment()


def _release_scenes(view: QQuickView) -> None:
    """Let the window release the graphics resources of its former 3D scenes."""
    view.loadFromModule("Dice", "SceneKeeper")
    show(view)
    frames, keeper = QSignalSpy(view.frameSwapped), view.rootObject()
    wait_until(lambda: frames.count() > 2 or keeper.update(), "a release")


def singleton(view: QQuickView, name: str) -> QObject:
    """A singleton of the program's QML."""
    found = view.engine().singletonInstance("Dice", name)
    assert isinstance(found, QObject)
    return found


def _new() -> QQuickView:
    view = QQuickView()
    view.engine().addImportPath(str(QML))
    for name in SINGLETONS:
        _fresh.setdefault(name, _values(singleton(view, name)))
    return view


def _values(found: QObject) -> dict[str, Any]:
    own = range(QObject.staticMetaObject.propertyCount(), found.metaObject().propertyCount())
    properties = [found.metaObject().property(number) for number in own]
    return {it.name(): it.read(found) for it in properties if it.isWritable()}
