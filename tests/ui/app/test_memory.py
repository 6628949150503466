"""What is not needed any more is freed, and goes back to the system."""

import ctypes
import gc
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTranslator
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem
from PySide6.QtWidgets import QApplication

from tests.ui.helpers.driving import begin_hot_seat, run, until_asked
from ui.app.language import Language
from ui.app.paths import QML
from ui.app.program import Program

PIECES = """
import ctypes, re, sys
from pathlib import Path
from beamme.table.play.memory import limit_malloc_cache

if sys.argv[1] == "back":
    limit_malloc_cache()
libc = ctypes.CDLL(None)
libc.malloc.restype, libc.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
libc.free.argtypes = [ctypes.c_void_p]
megabyte = 1 << 20

def resident():
    return int(re.search(r"VmRSS:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) / 1024

def taken(size):
    piece = libc.malloc(size)
    ctypes.memset(piece, 1, size)
    return piece

libc.free(taken(8 * megabyte))
before = resident()
pieces = [(taken(megabyte), taken(megabyte // 16)) for _ in range(60)]
for large, _ in pieces:
    libc.free(large)
print(resident() - before)
"""


def kept(how: str) -> float:
    """Megabytes that a process still has after it freed 60 of them."""
    run = subprocess.run(
        [sys.executable, "-c", PIECES, how], capture_output=True, text=True, check=True
    )
    return float(run.stdout)


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallopt"), reason="another C library")
def test_what_is_freed_goes_back_to_the_system() -> None:
    assert kept("hoard") > 50, "what glibc does by itself"
    assert kept("back") < 5


ARENAS = """
import ctypes, re, sys, threading
from pathlib import Path
from beamme.table.play.memory import limit_malloc_cache

if sys.argv[1] == "shared":
    limit_malloc_cache()
libc = ctypes.CDLL(None)
libc.fopen.restype = ctypes.c_void_p
libc.malloc_info.argtypes = [ctypes.c_int, ctypes.c_void_p]
libc.fclose.argtypes = [ctypes.c_void_p]
there, seen = threading.Barrier(7), threading.Event()

def stay():
    libc.free(libc.malloc(1000))
    there.wait()
    seen.wait()

libc.malloc.restype, libc.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
libc.free.argtypes = [ctypes.c_void_p]
threads = [threading.Thread(target=stay) for _ in range(6)]
for thread in threads:
    thread.start()
there.wait()
out = libc.fopen(sys.argv[2].encode(), b"w")
libc.malloc_info(0, out)
libc.fclose(out)
seen.set()
print(Path(sys.argv[2]).read_text().count("<heap nr="))
"""


def arenas(how: str, file: Path) -> int:
    """Count the arenas from which the seven threads of a process take their memory."""
    run = subprocess.run(
        [sys.executable, "-c", ARENAS, how, str(file)], capture_output=True, text=True, check=True
    )
    return int(run.stdout)


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_info"), reason="another C library")
def test_threads_share_what_others_freed(tmp_path: Path) -> None:
    assert arenas("own", tmp_path / "own.xml") > 2, "what glibc does by itself"
    assert arenas("shared", tmp_path / "shared.xml") == 2


def translations_in_memory() -> int:
    return sum(".qm" in line for line in Path("/proc/self/maps").read_text().splitlines())


@pytest.mark.skipif(sys.platform != "linux", reason="nowhere to look it up")
def test_a_language_that_is_not_spoken_any_more_is_closed(language: Language) -> None:
    switch_twice(language)
    before = translations_in_memory()
    assert before > 0
    for _ in range(25):
        switch_twice(language)
    assert translations_in_memory() == before
    assert language.findChildren(QTranslator) == []


def switch_twice(language: Language) -> None:
    language.switch("de")
    language.switch("en")


def living() -> Counter[str]:
    """Count all objects of the program and its tasks, by their kind."""
    gc.collect()
    kinds = Counter(f"{type(it).__module__}.{type(it).__qualname__}" for it in gc.get_objects())
    return Counter({k: n for k, n in kinds.items() if k.startswith(("ui.", "beamme.", "_asyncio"))})


def test_a_match_that_was_left_leaves_nothing(qapp: QApplication, start: Any) -> None:
    counts: list[Counter[str]] = []

    async def work() -> None:
        async with start() as program:
            for _ in range(6):
                await begin_and_leave(program)
                counts.append(living())

    run(qapp, work())
    assert counts[0]["ui.match.session.Session"] == 1
    assert counts[-1] == counts[2]


async def begin_and_leave(program: Program) -> None:
    begin_hot_seat(program)
    await until_asked(program)
    program.settings.setProperty("language", "de")
    program.settings.setProperty("language", "en")
    await program.session.leave()


WITH_A_SHADOW = b"""
import QtQuick
import Dice

Window { visible: true; Shadow { objectName: "shadow"; width: 20; height: 20 } }
"""


def test_a_shadow_goes_as_a_whole(qapp: QApplication) -> None:
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(QML))
    engine.loadData(WITH_A_SHADOW)
    (window,) = engine.rootObjects()
    shadow: Any = window.findChild(QQuickItem, "shadow")
    gone: list[bool] = []
    while not shadow.childItems():
        qapp.processEvents()
    (drawn,) = shadow.childItems()
    drawn.destroyed.connect(lambda: gone.append(True))
    shadow.deleteLater()
    QCoreApplication.sendPostedEvents(shadow, QEvent.Type.DeferredDelete)
    assert gone == [True]
    engine.deleteLater()
    QCoreApplication.sendPostedEvents(engine, QEvent.Type.DeferredDelete)


def test_every_shadow_is_one_that_goes() -> None:
    texts = {path.name: path.read_text("utf-8") for path in QML.rglob("*.qml")}
    assert [name for name, text in texts.items() if "RectangularShadow {" in text] == ["Shadow.qml"]
