"""Whole numbers within limits."""


def nearest(value: float, allowed: range) -> int:
    """The allowed number that is nearest to a value."""
    return min(max(round(value), allowed[0]), allowed[-1])
