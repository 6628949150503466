"""The engine of the dice games: rules, opponents, physics and the table, without any Qt."""

import os

__version__ = "0.6.0"

# Before anyone imports NumPy: its matrices here are small, and the threads of its linear algebra
# wait for the next one by spinning, on the core that draws the window. The order of sums, and so
# every decision of an opponent, is then the same on any number of cores.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
