"""Arrays of numbers become PNG files."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

FORMATS = {3: QImage.Format.Format_RGB888, 4: QImage.Format.Format_RGBA8888}


def save(path: Path, channels: NDArray[np.float64]) -> None:
    """Write rows × columns × channels with values from 0 to 255."""
    pixels = np.ascontiguousarray(np.clip(channels + 0.5, 0, 255).astype(np.uint8))
    rows, columns, depth = pixels.shape
    image = QImage(pixels.tobytes(), columns, rows, columns * depth, FORMATS[depth])
    if not image.save(str(path), quality=0):
        message = f"{path} could not be written"
        raise SystemExit(message)
