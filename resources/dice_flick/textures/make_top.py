"""Makes top-day.webp and -night.webp: the empty flick box from above, where 3D is missing.

It is drawn by the program's own 3D box in its highest quality, so it needs a display that knows
OpenGL; a virtual one of 1600 × 1600 points will do:

xvfb-run -s "-screen 0 1600x1600x24" python -m resources.dice_flick.textures.make_top
"""

from pathlib import Path

from resources.common.textures.top_view import pictures, save

ACROSS, SCALE = 270, 5.5
"""Millimetres that are shown, and pixels for each; the middle of the box is in the middle."""
SIZE = round(ACROSS * SCALE)

SCENE = f"""
import QtQuick
import QtQuick3D
import Dice

View3D {{
    property bool night: false

    camera: above
    environment: BoxAir {{ lightProbe: probe; probeExposure: 0.24 }}

    onNightChanged: Theme.dark = night

    Component.onCompleted: {{ Quality.pinned = true; Quality.level = 3 }}

    Texture {{ id: probe; source: Assets.url("common/textures/probe.ktx") }}
    OrthographicCamera {{
        id: above
        y: 500
        eulerRotation.x: -90
        horizontalMagnification: {SCALE}
        verticalMagnification: {SCALE}
    }}
    BoxLight {{}}
    BoxTable {{}}
    BoxBody {{ sign: 0 }}
}}
"""


if __name__ == "__main__":
    save(Path(__file__).parent, pictures(SCENE, SIZE, SIZE, {}))
