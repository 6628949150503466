"""Qt objects in garbage are destroyed by the GUI thread, whichever thread allocates."""

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from tests.ui.helpers.waiting import wait_until
from ui.app.process.garbage import GarbageCollector


class Ring(QObject):
    """Refers to itself: only the garbage collector can find out that nobody needs it."""

    def __init__(self, ends: list[threading.Thread]) -> None:
        super().__init__()
        self.itself = self
        self.ends = ends

    def __del__(self) -> None:
        self.ends.append(threading.current_thread())


@pytest.fixture
def collected_anywhere() -> Iterator[None]:
    """Python as it is before the program starts; tests have turned it off."""
    gc.enable()
    yield
    gc.disable()


def allocate_in_a_thread() -> list[list[int]]:
    """Make so many things that Python collects, if it may."""
    things: list[list[int]] = []
    thread = threading.Thread(target=lambda: things.extend([number] for number in range(100_000)))
    thread.start()
    thread.join()
    return things


@pytest.mark.usefixtures("collected_anywhere")
def test_any_thread_may_destroy_qt_objects_without_it() -> None:
    ends: list[threading.Thread] = []
    gc.collect()  # so that the next collection is not due before the thread allocates
    Ring(ends)
    allocate_in_a_thread()
    assert ends != [threading.main_thread()]
    assert len(ends) == 1


@pytest.mark.usefixtures("qapp", "collected_anywhere")
def test_only_the_gui_thread_destroys_qt_objects() -> None:
    collector = GarbageCollector(interval_ms=0)
    ends: list[threading.Thread] = []
    gc.collect()  # so that the next collection is not due before the thread allocates
    Ring(ends)
    things = allocate_in_a_thread()
    assert ends == []
    wait_until(lambda: ends, f"collection after {len(things)} allocations")
    assert ends == [threading.main_thread()]
    collector.close()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("count", "given_back"), [((0, 0, 0), False), ((9999, 99, 0), False), ((0, 0, 99), True)]
)
def test_after_everything_was_collected_memory_is_given_back(
    monkeypatch: pytest.MonkeyPatch, count: tuple[int, int, int], given_back: bool
) -> None:
    counted: list[int] = []
    trimmed: list[int] = []
    monkeypatch.setattr(gc, "get_count", lambda: counted.append(1) or count)
    monkeypatch.setattr("ui.app.process.garbage.trim", lambda: trimmed.append(1))
    collector = GarbageCollector(interval_ms=0)
    wait_until(lambda: len(counted) > 1, "a look")
    collector.close()
    assert bool(trimmed) == given_back
