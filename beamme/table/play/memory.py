"""Memory that is not needed any more: collected when it is due, and given back to the system."""

import ctypes
import gc
import sys
from contextlib import suppress

OLDEST = 2
"""The generation whose collection is that of everything."""


def trim() -> None:
    """Have the C library return what it keeps of memory that was freed.

    By itself glibc keeps whatever lies below something that is still needed, up to 100 MB after
    simulating throws.
    """
    if sys.platform == "linux":
        # Other C libraries do not know the call, and do not need it.
        with suppress(AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def collect_due() -> bool:
    """Collect garbage as far as Python itself would do it now; tell whether all of it was."""
    counted = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, limit) in enumerate(counted) if count > limit]
    if due:
        gc.collect(due[-1])
    return due[-1:] == [OLDEST]
