"""Release unused memory: collect garbage when due, and return memory to the system."""

import ctypes
import gc
import sys
from contextlib import suppress

OLDEST = 2
"""The oldest generation; collecting it collects everything."""


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
