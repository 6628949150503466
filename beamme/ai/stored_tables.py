"""Tables that come with the program; scripts in `resources/<game>/tables` make them."""

from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray


def stored(table: str) -> dict[str, NDArray[Any]]:
    """All arrays of a table, in the order in which they were stored."""
    path = files("beamme.ai") / "tables" / f"{table}.npz"
    with path.open("rb") as opened, np.load(opened) as arrays:
        return {name: arrays[name] for name in arrays.files}
