"""Makes the pictures of the ice floe, and of the water round it.

floe.webp is its colour, relief.png its normal (red x, green z) and roughness (blue);
floe-day.webp and -night.webp have all light in them, for where quality is low. shore.png
tells how far water is from ice (red) and from the walls (green), up to 30 mm.

Run from the project's folder: python -m resources.rolling_dice.textures.make_floe
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from resources.rolling_dice.meshes.floe import FRAME
from resources.rolling_dice.meshes.measures import FAR, HALF_LENGTH, HALF_WIDTH, SIDE, outline
from resources.rolling_dice.textures.snow import (
    Numbers,
    away,
    clouds,
    drawn,
    keep,
    mix,
    over,
    polygon,
    rise,
    see_through,
    stroke,
    tone,
)

HERE = Path(__file__).parent

FINE, RELIEF, LIT, SHORE = 6.0, 2.25, 3.5, 2.0
"""Pixels for a millimetre."""
EDGE = 20
"""Up to how many millimetres from the edge the ice looks different."""
REACH = 30
WINDOW_SEED, SPECK_SEED, FINE_SEED, DRIFT_SEED, DUST_SEED = 1, 2, 3, 9, 21
CRACKS = ((-128, 60, 0.15), (128, -10, 3.0), (-10, -190, 1.75), (120, 150, 3.6), (-125, -90, 0.4),
          (-40, 214, -1.2), (100, -188, 2.2))  # fmt: skip
"""Where cracks begin, x and z, and where to."""
BUBBLES = 900
WHITE = tone("#FFFFFF")
LIGHTS = {
    "day": ((1.02, 0.94, 0.84), (0.42, 0.48, 0.56)),
    "night": ((0.54, 0.68, 0.88), (0.25, 0.36, 0.50)),
}
"""Sun and sky."""
SUN = np.array([-0.55, 0.58, -0.62], np.float32)

Line = tuple[list[tuple[float, float]], float]


@dataclass(frozen=True)
class Ice:
    """The floe as layers, all of one size; heights are millimetres."""

    colour: Numbers
    normal: Numbers
    rough: Numbers
    x: Numbers
    z: Numbers


def cracks() -> list[Line]:
    """Return branching walks from the edge, in millimetres, each with its width."""
    chance = np.random.default_rng(8)
    found: list[Line] = []

    def walk(x: float, z: float, angle: float, steps: int, width: float) -> None:
        points = [(x, z)]
        for _ in range(steps):
            angle += chance.normal(0, 0.16)
            step = chance.uniform(5, 12)
            x, z = x + step * np.cos(angle), z + step * np.sin(angle)
            points.append((x, z))
            if width > 0.45 and chance.random() < 0.22:
                turn = chance.choice([-1, 1]) * chance.uniform(0.5, 1.0)
                walk(x, z, angle + turn, steps // 2, width * 0.6)
        found.append((points, width))

    for x, z, angle in CRACKS:
        walk(x, z, angle, 15, 1.0)
    return found


def placed(painter: QPainter, scale: float) -> None:
    """Let a painter draw in millimetres."""
    painter.scale(scale, scale)
    painter.translate(-FRAME[0], -FRAME[2])


def broken(width: int, height: int, scale: float) -> Numbers:
    """Draw the cracks: a faint glow, a pale refracted twin, a thin blue core."""

    def draw(painter: QPainter) -> None:
        placed(painter, scale)
        layers = (
            (0.0, see_through("#46A0C8", 0.24), 3.3),
            (0.6, see_through("#FFFFFF", 0.86), 0.72),
            (0.0, see_through("#1E6896", 0.82), 0.41),
        )
        for aside, colour, thick in layers:
            for points, wide in cracks():
                for place in range(1, len(points)):
                    thin = 0.2 + 0.8 * (1 - place / len(points))
                    painter.setPen(stroke(colour, max(thick * wide * thin, 0.12)))
                    (x, z), (to_x, to_z) = points[place - 1], points[place]
                    painter.drawLine(
                        QPointF(x + aside, z + aside), QPointF(to_x + aside, to_z + aside)
                    )

    return drawn(width, height, draw)


def bubbles(width: int, height: int, scale: float) -> Numbers:
    """Return air that is frozen in the ice."""
    chance = np.random.default_rng(8)
    found = np.zeros((height, width), np.float32)
    for _ in range(BUBBLES):
        x, z = chance.uniform(0, width / scale), chance.uniform(0, height / scale)
        size = chance.uniform(0.2, 0.67)
        reach = int(1.5 * scale) + 1
        column, row = int(x * scale), int(z * scale)
        rows = slice(max(row - reach, 0), min(row + reach, height))
        columns = slice(max(column - reach, 0), min(column + reach, width))
        b, a = np.mgrid[rows, columns] / scale
        spot = np.exp(-((a - x) ** 2 + (b - z) ** 2) / size**2)
        found[rows, columns] = np.maximum(found[rows, columns], spot)
    return found


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


def relief() -> Numbers:
    """Return normal and roughness as the shader reads them."""
    made = ice(RELIEF)
    lean = made.normal[..., [0, 2]] * 0.5 + 0.5
    return np.dstack([lean, made.rough])


def lit(made: Ice, theme: str) -> Numbers:
    """Return the lit floe: a low sun from the far left, shaded by the walls."""
    sun, sky = (np.array(light, np.float32) for light in LIGHTS[theme])
    towards = SUN / np.linalg.norm(SUN)
    facing = np.clip(made.normal @ towards, 0, None) / towards[1]
    pool = 0.9 + 0.16 * np.exp(-((made.x + 30) ** 2 + (made.z + 40) ** 2) / 260**2)
    shade = 0.2 * rise(0, 1, (46 - SIDE - made.x) / 46) + 0.08 * rise(
        0, 1, (40 + FAR - made.z) / 40
    )
    light = sun * (0.52 * facing * (1 - shade))[..., None] + sky
    return made.colour * light * pool[..., None]


def shore() -> Numbers:
    """Return how far water is from ice under it, and from the walls."""
    width, height = round(2 * HALF_WIDTH * SHORE), round(2 * HALF_LENGTH * SHORE)

    def draw(painter: QPainter) -> None:
        painter.scale(SHORE, SHORE)
        painter.translate(HALF_WIDTH, HALF_LENGTH)
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawPolygon(polygon(outline()[0]))

    land = drawn(width, height, draw)[..., 3] > 0.5
    x = ((np.arange(width, dtype=np.float32) + 0.5) / SHORE)[None]
    z = ((np.arange(height, dtype=np.float32) + 0.5) / SHORE)[:, None]
    # Under water the ice goes on, here more, there less.
    shelf = np.clip(2.5 + 5 * clouds(x, z, 26, 4, 5), 0, 8)
    ice_away = np.clip((away(land, int(REACH * SHORE)) / SHORE - shelf) / REACH, 0, 1)
    to_side = np.minimum(np.minimum(x, 2 * HALF_WIDTH - x), z) / REACH
    return np.dstack([ice_away, np.clip(to_side, 0, 1), np.zeros_like(ice_away)])


if __name__ == "__main__":
    keep(HERE / "floe.webp", ice(FINE).colour, 88)
    keep(HERE / "relief.png", relief(), 0)
    shaded = ice(LIT)
    for theme in LIGHTS:
        keep(HERE / f"floe-{theme}.webp", lit(shaded, theme), 86)
    keep(HERE / "shore.png", shore(), 0)
