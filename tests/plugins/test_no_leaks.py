"""The fixture that looks for things left running really finds them."""

import pytest

pytest_plugins = ["pytester"]

TESTS = """
import asyncio
import subprocess
import threading

from PySide6.QtCore import QThread

loop = asyncio.new_event_loop()
keep = []
end = threading.Event()


# Has no event loop: without an application Qt would warn of one, at a moment of its own.
class Waiting(QThread):
    def run(self):
        end.wait()


def test_leaves_a_task():
    keep.append(loop.create_task(asyncio.sleep(1000), name="endless"))


def test_leaves_a_thread():
    threading.Thread(target=threading.Event().wait, daemon=True).start()


def test_leaves_a_process():
    keep.append(subprocess.Popen(["sleep", "60"]))


def test_leaves_a_qthread():
    keep.append(Waiting())
    keep[-1].start()


def test_leaves_nothing():
    subprocess.run(["true"], check=True)
    thread = threading.Thread(target=int)
    thread.start()
    thread.join()


def teardown_module():
    keep[1].kill()
    end.set()
    keep[2].wait()
"""


def test_what_a_test_leaves_running_makes_it_fail(
    pytester: pytest.Pytester, request: pytest.FixtureRequest
) -> None:
    root = request.config.rootpath
    fixtures = (root / "tests" / "conftest.py").read_text("utf-8")
    pytester.makeini(f"[pytest]\npythonpath = {root}")
    pytester.makeconftest(fixtures.replace("PATIENCE_SECONDS = 2.0", "PATIENCE_SECONDS = 0.1"))
    pytester.makepyfile(TESTS)
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=5, errors=4)
    found = [line for line in result.outlines if line.startswith("E ") and "left running:" in line]
    for line, kind in zip(found, ("endless", "<Thread", "process", "Waiting"), strict=True):
        assert kind in line
