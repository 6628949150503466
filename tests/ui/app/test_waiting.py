"""Waiting for a window must not keep Python's lock: the thread that draws may need it."""

from threading import Event, Thread
from time import sleep

import pytest

from tests.ui.helpers.waiting import moment, wait_until

LONG = 400
"""Milliseconds in which another thread gets its turn, however busy the machine is."""


@pytest.mark.usefixtures("qapp")
def test_other_threads_go_on_while_one_waits() -> None:
    seen, stop = list[int](), Event()

    def count() -> None:
        while not stop.is_set():
            seen.append(1)
            sleep(0)

    thread = Thread(target=count)
    thread.start()
    wait_until(lambda: len(seen) > 0, "a start")
    before = len(seen)
    moment(LONG)
    after = len(seen)
    stop.set()
    thread.join()
    assert after > before + 3


@pytest.mark.usefixtures("qapp")
def test_what_never_happens_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.ui.helpers.waiting.PATIENCE_MS", 5)
    with pytest.raises(AssertionError, match="snow does not happen"):
        wait_until(lambda: False, "snow")
