"""Texts with gaps, and what goes into them."""

import re


def fill(text: str, *values: object) -> str:
    """The text with %1, %2 … replaced in one pass, so that a name may contain a per cent sign."""
    return re.sub(r"%([1-9])", lambda found: str(values[int(found[1]) - 1]), text)
