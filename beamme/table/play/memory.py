"""Keep little unused memory: collect garbage when due, and return freed memory to the system."""

import ctypes
import gc
import sys
from contextlib import suppress

OLDEST = 2
"""The oldest generation; collecting it collects everything."""
_MMAP_THRESHOLD = -3
_ARENA_MAX = -8
_MMAP_BYTES = 128 * 1024
"""Allocations of this size, such as pictures, go back to the system as soon as they are freed."""
_MAX_ARENAS = 2
"""One for the GUI thread, one that all other threads share."""


def limit_malloc_cache() -> None:
    """Make the C library cache little freed memory. Call this before any thread starts.

    By default glibc caches more the larger the freed pictures were: 50 to 80 MB in a 3D match.
    It also gives threads arenas of their own, sixteen on two cores, and memory freed in one is
    useless to the others: the window grew by 40 MB in 200 matches.
    """
    if sys.platform == "linux":
        # Other C libraries neither have nor need this call.
        with suppress(AttributeError):
            libc = ctypes.CDLL(None)
            libc.mallopt(_MMAP_THRESHOLD, _MMAP_BYTES)
            libc.mallopt(_ARENA_MAX, _MAX_ARENAS)


def trim() -> None:
    """Have the C library return freed memory to the system.

    On its own, glibc keeps all freed memory below any block still in use, up to 100 MB after
    simulating throws.
    """
    if sys.platform == "linux":
        # Other C libraries do not have the call, and do not need it.
        with suppress(AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def collect_due() -> bool:
    """Collect the garbage Python itself would collect now; return whether that was everything."""
    counted = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, limit) in enumerate(counted) if count > limit]
    if due:
        gc.collect(due[-1])
    return due[-1:] == [OLDEST]
