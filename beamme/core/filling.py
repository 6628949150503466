"""Fill the gaps in texts."""

import re

_GAP = re.compile(r"%([1-9])")


def fill(text: str, *values: object) -> str:
    """Replace %1, %2 … in one pass, so that a value may itself contain a per cent sign."""
    return _GAP.sub(lambda found: str(values[int(found[1]) - 1]), text)
