"""The curve of memory over time: how it is written, read and summed up."""

import csv
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

SETTLED_MINUTES = 10.0
"""After that every game, page and scene has been seen, and nothing may grow any more."""
SPAN_MINUTES = 5.0
"""A figure is the median of so many minutes, because each game needs a memory of its own."""
MOST_GROWTH = 0.05
MARKS = (5, 10, 20, 30, 40, 60, 80, 100, 120, 180, 240, 360, 480)
"""Minutes at which the curve is told."""


class Sample(NamedTuple):
    """Megabytes of the window and of its worker, and what has happened until then."""

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
    """Begin an empty curve."""
    path.write_text(",".join(Sample._fields) + "\n", "utf-8")


def add(path: Path, sample: Sample) -> None:
    """Write one more line."""
    with path.open("a", encoding="utf-8") as file:
        file.write(",".join(f"{value:.1f}" for value in sample) + "\n")


def read(path: Path) -> list[Sample]:
    """Read what was written."""
    with path.open(encoding="utf-8") as file:
        _, *rows = csv.reader(file)
    return [Sample(*map(float, row)) for row in rows]


def size_at(samples: Sequence[Sample], minute: float) -> Size | None:
    """Tell the size in the minutes that end with this one."""
    span = [s for s in samples if 0 <= minute - s.seconds / 60 < SPAN_MINUTES]
    if not span:
        return None
    return Size(median(s.window_rss for s in span), median(s.worker_rss for s in span))


def growth(samples: Sequence[Sample]) -> Size | None:
    """Tell by which share both grew once they had settled; None if the run was too short."""
    end = samples[-1].seconds / 60 if samples else 0.0
    first = size_at(samples, SETTLED_MINUTES + SPAN_MINUTES)
    last = size_at(samples, end)
    if end < SETTLED_MINUTES + 2 * SPAN_MINUTES or first is None or last is None:
        return None
    return Size(last.window / first.window - 1, last.worker / first.worker - 1)


def summary(samples: Sequence[Sample]) -> list[str]:
    """Tell the curve in a few lines."""
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
    return [*lines, f"growth after {SETTLED_MINUTES:.0f} min: {told} (bar {MOST_GROWTH:.0%})"]


def grew(samples: Sequence[Sample]) -> bool:
    """Tell whether either of them grew too much."""
    grown = growth(samples)
    return grown is not None and max(grown) > MOST_GROWTH
