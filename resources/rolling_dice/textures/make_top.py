"""Makes top-day.webp and -night.webp: the empty arctic box from above, where 3D is missing.

It is drawn by the program's own 3D box in its highest quality, so it needs a display that knows
OpenGL; a virtual one of 1600 × 1600 points will do:

xvfb-run -s "-screen 0 1600x1600x24" python -m resources.rolling_dice.textures.make_top

Nets, holes and the numbers of the track are left out: whoever shows it may want to turn it.
"""

import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickView

from resources.rolling_dice.textures.make_box import rim
from resources.rolling_dice.textures.snow import keep
from ui.app.paths import QML
from ui.app.start import make_application

ACROSS, ALONG, SCALE = 500, 530, 2.8
"""Millimetres that are shown, and pixels for each."""
MIDDLE = (-27, 0)
"""What is in the middle of the picture, x and z from the middle of the box."""
FINE = 92
PATIENCE = 300_000

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


def pictures(folder: Path) -> dict[str, QImage]:
    """Draw the box by day and by night."""
    application = make_application(sys.argv[:1])
    track, scene = folder / "track.png", folder / "scene.qml"
    keep(track, rim(numbered=False), 0)
    scene.write_text(SCENE, encoding="utf-8")
    view = QQuickView()
    view.engine().addImportPath(str(QML))
    view.setColor(Qt.GlobalColor.transparent)
    view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    view.setGeometry(0, 0, round(ACROSS * SCALE), round(ALONG * SCALE))
    view.setFlags(Qt.WindowType.FramelessWindowHint)
    view.setInitialProperties({"track": QUrl.fromLocalFile(str(track))})
    made: dict[str, QImage] = {}

    def look() -> None:
        for name in ("day", "night"):
            view.rootObject().setProperty("night", name == "night")
            made[name] = view.grabWindow()
        application.quit()

    view.frameSwapped.connect(look, Qt.ConnectionType.SingleShotConnection)
    QTimer.singleShot(PATIENCE, application.quit)
    view.setSource(QUrl.fromLocalFile(str(scene)))
    view.show()
    application.exec()
    view.setSource(QUrl())
    return made


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        for name, picture in pictures(Path(folder)).items():
            path = Path(__file__).with_name(f"top-{name}.webp")
            picture.convertToFormat(QImage.Format.Format_ARGB32).save(str(path), quality=FINE)
