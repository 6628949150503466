"""Makes top-day.webp and -night.webp: the empty arctic box from above, where 3D is missing.

It is drawn by the program's own 3D box in its highest quality, so it needs a display that knows
OpenGL; a virtual one of 1600 × 1600 points will do:

xvfb-run -s "-screen 0 1600x1600x24" python -m resources.rolling_dice.textures.make_top

Nets, holes and the numbers of the track are left out: whoever shows it may want to turn it.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QUrl

from resources.common.textures.top_view import pictures, save
from resources.rolling_dice.textures.make_box import rim
from resources.rolling_dice.textures.snow import keep

ACROSS, ALONG, SCALE = 500, 530, 2.8
"""Millimetres that are shown, and pixels for each."""
MIDDLE = (-27, 0)
"""What is in the middle of the picture, x and z from the middle of the box."""

SCENE = f"""
import QtQuick
import QtQuick3D
import Dice

View3D {{
    id: view

    property bool night: false
    property url track

    camera: above
    environment: FloeAir {{ lightProbe: probe }}

    onNightChanged: Theme.dark = night

    Component.onCompleted: {{ Quality.pinned = true; Quality.level = 3 }}

    Texture {{
        id: probe
        source: Assets.url("rolling_dice/textures/probe-" + (Theme.dark ? "night" : "day") + ".ktx")
    }}
    OrthographicCamera {{
        id: above
        position: Qt.vector3d({MIDDLE[0]}, 6000, {MIDDLE[1]})
        clipFar: 7000
        eulerRotation.x: -90
        horizontalMagnification: {SCALE}
        verticalMagnification: {SCALE}
    }}
    FloeLight {{}}
    FloeDieSet {{ id: set }}
    FloeBody {{ clock: 7; track: view.track }}
    IceFloe {{}}
    FloeCanal {{ clock: 7; set: set }}
}}
"""


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        track = Path(folder) / "track.png"
        keep(track, rim(numbered=False), 0)
        properties = {"track": QUrl.fromLocalFile(str(track))}
        made = pictures(SCENE, round(ACROSS * SCALE), round(ALONG * SCALE), properties)
    save(Path(__file__).parent, made)
