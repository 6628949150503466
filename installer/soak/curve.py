"""The curve of memory over time: write, read and summarise it."""

import csv
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

SETTLED_MINUTES = 10.0
"""After this every game, page and scene has been shown, and memory may not grow."""
SPAN_MINUTES = 5.0
"""A figure is the median over this time, because games differ in memory."""
MAX_GROWTH = 0.05
MARKS = (5, 10, 20, 30, 40, 60, 80, 100, 120, 180, 240, 360, 480)
"""Minutes at which the summary gives the size."""


class Sample(NamedTuple):
    """Megabytes of the window and its worker, and what was done until then."""

    seconds: float
    window_rss: float
    window_pss: float
    worker_rss: float
    worker_pss: float
    matches: float
    switches: float


class Size(NamedTuple):
    """Resident megabytes."""

    window: float
    worker: float


def start(path: Path) -> None:
    """Create an empty file."""
    path.write_text(",".join(Sample._fields) + "\n", "utf-8")


def add(path: Path, sample: Sample) -> None:
    """Append a sample."""
    with path.open("a", encoding="utf-8") as file:
        file.write(",".join(f"{value:.1f}" for value in sample) + "\n")


def read(path: Path) -> list[Sample]:
    """Read all samples."""
    with path.open(encoding="utf-8") as file:
        _, *rows = csv.reader(file)
    return [Sample(*map(float, row)) for row in rows]


def size_at(samples: Sequence[Sample], minute: float) -> Size | None:
    """The median size in the minutes up to this one."""
    span = [s for s in samples if 0 <= minute - s.seconds / 60 < SPAN_MINUTES]
    if not span:
        return None
    return Size(median(s.window_rss for s in span), median(s.worker_rss for s in span))


def growth(samples: Sequence[Sample]) -> Size | None:
    """The relative growth after settling; None if the run was too short."""
    end = samples[-1].seconds / 60 if samples else 0.0
    first = size_at(samples, SETTLED_MINUTES + SPAN_MINUTES)
    last = size_at(samples, end)
    if end < SETTLED_MINUTES + 2 * SPAN_MINUTES or first is None or last is None:
        return None
    return Size(last.window / first.window - 1, last.worker / first.worker - 1)


def summary(samples: Sequence[Sample]) -> list[str]:
    """The curve in a few lines."""
    if not samples:
        return ["nothing was measured"]
    end = samples[-1].seconds / 60
    lines = [
        f"{minute:5.0f} min: window {size.window:.0f} MB, worker {size.worker:.0f} MB"
        for minute in (*(mark for mark in MARKS if mark < end), end)
        if (size := size_at(samples, minute)) is not None
    ]
    lines.append(f"{samples[-1].matches:.0f} matches, {samples[-1].switches:.0f} languages spoken")
    grown = growth(samples)
    if grown is None:
        return [*lines, "too short to tell whether anything grows"]
    told = f"window {grown.window:+.1%}, worker {grown.worker:+.1%}"
    return [*lines, f"growth after {SETTLED_MINUTES:.0f} min: {told} (bar {MAX_GROWTH:.0%})"]


def grew(samples: Sequence[Sample]) -> bool:
    """Whether window or worker grew too much."""
    grown = growth(samples)
    return grown is not None and max(grown) > MAX_GROWTH
