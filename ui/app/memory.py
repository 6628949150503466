"""Memory that is no longer needed goes back to the system."""

import ctypes
import sys
from contextlib import suppress

_MMAP_THRESHOLD = -3
_BIG = 128 * 1024
"""Bytes of a picture that is worth giving back."""


def limit_malloc_cache() -> None:
    """Have the C library return big pieces as soon as they are free.

    By itself glibc keeps more the larger the pictures are that were read and freed: 50 to 80 MB
    in a match with 3D.
    """
    if sys.platform == "linux":
        # Other C libraries do not know the call, and do not need it.
        with suppress(AttributeError):
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _BIG)
