"""A worker that nobody asks gives back what its last thoughts needed."""

import ctypes
import pickle
import subprocess
import sys

import pytest

from beamme.table.play import worker_process

FREED = """
import ctypes, re
from pathlib import Path
from beamme.table.play.memory import trim

libc = ctypes.CDLL(None)
libc.malloc.restype, libc.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
libc.free.argtypes = [ctypes.c_void_p]

def resident():
    return int(re.search(r"VmRSS:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) / 1024

def taken(size):
    piece = libc.malloc(size)
    ctypes.memset(piece, 1, size)
    return piece

before = resident()
# The small ones are too many for gaps that are there already: they lie between the large ones.
pieces = [(taken(1 << 16), taken(1 << 10)) for _ in range(1000)]
for large, _ in pieces:
    libc.free(large)
kept = resident() - before
trim()
print(kept, resident() - before)
"""


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="another C library")
def test_what_was_freed_between_other_things_goes_back() -> None:
    run = subprocess.run([sys.executable, "-c", FREED], capture_output=True, text=True, check=True)
    kept, trimmed = map(float, run.stdout.split())
    assert kept > 50, "what glibc does by itself"
    assert trimmed < 10


class Asker:
    """The other end of a pipe: it asks, or lets the worker wait, and hangs up at the end."""

    def __init__(self, asks: list[bool]) -> None:
        self.asks = asks
        self.told: list[object] = []

    def poll(self, seconds: float) -> bool:
        """Tell whether a question came in time."""
        assert seconds > 0
        return bool(self.asks) and self.asks.pop(0)

    def recv_bytes(self) -> bytes:
        """Ask."""
        if not self.asks:
            raise EOFError
        return pickle.dumps(int)

    def send(self, reply: object) -> None:
        """Hear the answer."""
        self.told.append(reply)


def test_a_worker_tidies_up_when_it_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    asker = Asker([True, True, False, True, True])
    tidied: list[int] = []
    monkeypatch.setattr(worker_process, "_init_worker", lambda: None)
    monkeypatch.setattr(worker_process, "trim", lambda: tidied.append(len(asker.told)))
    worker_process._serve(asker)  # type: ignore[arg-type]
    assert tidied == [2]
    assert asker.told == [(True, 0)] * 4
