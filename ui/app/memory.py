"""Memory that is no longer needed goes back to the system."""

import ctypes
import sys
from contextlib import suppress

_MMAP_THRESHOLD = -3
_ARENA_MAX = -8
_BIG_BYTES = 128 * 1024
"""Of a picture that is worth giving back."""
_MOST_ARENAS = 2
"""One for the GUI thread, one that all other threads share."""


def limit_malloc_cache() -> None:
    """Have the C library keep little of what is free. Call this before any thread starts.

    By itself glibc keeps more the larger the pictures are that were read and freed: 50 to 80 MB
    in a match with 3D. It also lets threads fill arenas of their own, sixteen on two cores, and
    what is free in one is of no use to the others: the window grew by 40 MB in 200 matches.
    """
    if sys.platform == "linux":
        # Other C libraries do not know the call, and do not need it.
        with suppress(AttributeError):
            libc = ctypes.CDLL(None)
            libc.mallopt(_MMAP_THRESHOLD, _BIG_BYTES)
            libc.mallopt(_ARENA_MAX, _MOST_ARENAS)
