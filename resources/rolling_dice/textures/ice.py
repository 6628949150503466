"""The ice of the floe as layers: colour, normal and roughness."""

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from resources.rolling_dice.meshes.floe import FRAME
from resources.rolling_dice.meshes.measures import outline
from resources.rolling_dice.textures.flaws import broken, bubbles, placed
from resources.rolling_dice.textures.snow import (
    Numbers,
    away,
    clouds,
    drawn,
    mix,
    over,
    polygon,
    rise,
    tone,
)

EDGE = 20
"""Up to how many millimetres from the edge the ice looks different."""
WINDOW_SEED, SPECK_SEED, FINE_SEED, DRIFT_SEED, DUST_SEED = 1, 2, 3, 9, 21
WHITE = tone("#FFFFFF")


@dataclass(frozen=True)
class Ice:
    """The floe as layers, all of one size; heights are millimetres."""

    colour: Numbers
    normal: Numbers
    rough: Numbers
    x: Numbers
    z: Numbers


def inland(width: int, height: int, scale: float) -> Numbers:
    """Return how many millimetres a place is from the edge of the floe, up to EDGE."""
    coarse = 2.0
    columns, rows = round(width / scale * coarse), round(height / scale * coarse)

    def draw(painter: QPainter) -> None:
        placed(painter, coarse)
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawPolygon(polygon(outline()[0]))

    sea = drawn(columns, rows, draw)[..., 3] < 0.5
    far = away(sea, int(EDGE * coarse)) / coarse
    down = np.clip((np.arange(height) + 0.5) / height * rows - 0.5, 0, rows - 1)
    across = np.clip((np.arange(width) + 0.5) / width * columns - 0.5, 0, columns - 1)
    tall = np.stack([np.interp(down, np.arange(rows), column) for column in far.T], 1)
    return np.stack([np.interp(across, np.arange(columns), row) for row in tall]).astype(np.float32)


def ice(scale: float) -> Ice:
    """Make the floe at this many pixels per millimetre."""
    left, right, far, near = FRAME
    width, height = round((right - left) * scale), round((near - far) * scale)
    x = (left + (np.arange(width, dtype=np.float32) + 0.5) / scale)[None]
    z = (far + (np.arange(height, dtype=np.float32) + 0.5) / scale)[:, None]
    shape = np.zeros((height, width), np.float32)
    big, speck = clouds(x, z, 77, 5, WINDOW_SEED), clouds(x, z, 20, 5, SPECK_SEED)
    fine = clouds(x, z, 2.4, 3, FINE_SEED)
    drift = clouds(x + 0.12 * z, 0.55 * z + 0.25 * x, 40, 4, DRIFT_SEED)
    swell = clouds(x + 0.12 * z, 0.55 * z + 0.25 * x, 34, 2, DRIFT_SEED)
    dust = rise(0.62, 0.95, clouds(x, z, 1.7, 3, DUST_SEED) + 0.55 * rise(0, 0.5, drift))
    edge = inland(width, height, scale)
    # Windows of clear ice between the snow.
    clear = rise(-0.06, 0.32, big + 0.3 * speck)
    depth = rise(0.0, 0.8, big - 0.3 * speck)
    snow = np.broadcast_to(tone("#F4F8FB"), (*shape.shape, 3))
    window = mix(np.broadcast_to(tone("#B5DCEA"), snow.shape), tone("#7FBFD8"), depth)
    colour = mix(snow, window, 0.82 * clear) * (1 + 0.025 * fine[..., None])
    piled = rise(0.1, 0.55, drift) * (1 - 0.4 * clear)
    colour = mix(colour, tone("#FBFCFF"), 0.75 * piled)
    colour = mix(colour, tone("#C4DDEA"), 0.35 * rise(0.15, 0.6, -drift) * (1 - clear))
    colour = mix(colour, tone("#F0FAFF"), 0.55 * clear * bubbles(width, height, scale))
    lines = broken(width, height, scale)
    colour = over(colour, lines, 0.85)
    # The edge is thin: turquoise, then a lip of snow.
    worn = edge + 1.6 * speck + 0.5 * fine
    lip = np.exp(-(((worn - 2.2) / 1.8) ** 2)) * rise(0, 1.5, edge) * (0.75 + 0.35 * speck)
    colour = mix(colour, tone("#8FD6E8"), 0.5 * rise(0, 1, (13 + 9 * speck - edge) / 11))
    colour = mix(colour, WHITE, 0.9 * np.clip(lip * (0.75 + 0.5 * fine), 0, 1))
    colour = mix(np.clip(colour, 0, 1), WHITE, 0.3 * dust)
    high = 1.5 * swell * (1 - 0.6 * clear) + 0.08 * speck + 0.06 * fine * (1 - 0.75 * clear)
    high += 0.5 * lip - 0.37 * lines[..., 3]
    slope_z, slope_x = np.gradient(high * scale)
    normal = np.stack([-0.9 * slope_x, np.ones_like(shape), -0.9 * slope_z], -1)
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    rough = np.clip(0.80 - 0.52 * clear * (1 - 0.6 * piled) + 0.06 * fine, 0.14, 0.95)
    return Ice(colour, normal, rough, x, z)
