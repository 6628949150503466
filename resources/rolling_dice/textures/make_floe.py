"""Makes the pictures of the ice floe, and of the water round it.

floe.webp is its colour, relief.png its normal (red x, green z) and roughness (blue);
floe-day.webp and -night.webp have all light in them, for where quality is low. shore.png
tells how far water is from ice (red) and from the walls (green), up to 30 mm.

Run from the project's folder: python -m resources.rolling_dice.textures.make_floe
"""

from pathlib import Path

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from resources.rolling_dice.meshes.measures import FAR, HALF_LENGTH, HALF_WIDTH, SIDE, outline
from resources.rolling_dice.textures.ice import Ice, ice
from resources.rolling_dice.textures.snow import Numbers, away, clouds, drawn, keep, polygon, rise

HERE = Path(__file__).parent

FINE, RELIEF, LIT, SHORE = 6.0, 2.25, 3.5, 2.0
"""Pixels for a millimetre."""
REACH = 30
LIGHTS = {
    "day": ((1.02, 0.94, 0.84), (0.42, 0.48, 0.56)),
    "night": ((0.54, 0.68, 0.88), (0.25, 0.36, 0.50)),
}
"""Sun and sky."""
SUN = np.array([-0.55, 0.58, -0.62], np.float32)


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
