"""Windows that tests borrow: a new one compiles every type and shader, and proves no more."""

from typing import Any

from PySide6.QtCore import QEvent, QMetaObject, QObject, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView
from PySide6.QtTest import QSignalSpy
from waiting import moment, wait_until

from ui.app.paths import QML

SINGLETONS = "Theme", "Quality", "ThrowHabits"
"""What parts of the window share; a borrower finds them as in a program that has just started."""

_free: list[QQuickView] = []
_fresh: dict[str, dict[str, Any]] = {}


def borrow() -> QQuickView:
    """Give an empty window with nothing set."""
    return _free.pop() if _free else _new()


def show(view: QQuickView) -> None:
    """Bring a window to the front, with everything in it in its place."""
    view.show()
    view.requestActivate()
    wait_until(view.isActive, "a window")
    laid_out = QSignalSpy(view.afterAnimating)  # then items take their places, at once
    view.update()
    wait_until(laid_out.count, "a frame")


def give_back(view: QQuickView) -> None:
    """Take what is in a window out of it, before the models behind it go."""
    view.setSource(QUrl())
    view.setInitialProperties({})
    # The pointer is no longer above anything.
    QGuiApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    for name in SINGLETONS:
        for key, value in _fresh[name].items():
            singleton(view, name).setProperty(key, value)
    _free.append(view)


def close_all() -> None:
    """Close the windows that nobody borrows any more."""
    while _free:
        view = _free.pop()
        _release_scenes(view)
        # From the event loop: Python would keep its lock while the last frame is drawn.
        QMetaObject.invokeMethod(view, "close", Qt.ConnectionType.QueuedConnection)
        wait_until(lambda view=view: not view.isVisible(), "the end of a window")  # type: ignore[misc]
        view.deleteLater()
        moment()


def _release_scenes(view: QQuickView) -> None:
    """Let the window give back what scenes in 3D held that were shown in it."""
    view.loadFromModule("Dice", "SceneKeeper")
    show(view)
    frames, keeper = QSignalSpy(view.frameSwapped), view.rootObject()
    wait_until(lambda: frames.count() > 2 or keeper.update(), "a release")


def singleton(view: QQuickView, name: str) -> QObject:
    """Give a singleton of the program's own QML."""
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
