"""Memory of pictures that were read and freed goes back to the system."""

import ctypes
import subprocess
import sys

import pytest

PIECES = """
import ctypes, re, sys
from pathlib import Path
from ui.memory import give_back

if sys.argv[1] == "back":
    give_back()
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
