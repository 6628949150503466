"""Makes top-day.webp and -night.webp: the empty flick box from above, where 3D is missing.

It is drawn by the program's own 3D box in its highest quality, so it needs a display that knows
OpenGL; a virtual one of 1600 × 1600 points will do:

xvfb-run -s "-screen 0 1600x1600x24" python -m resources.dice_flick.textures.make_top
"""

import sys
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickView

from ui.app.paths import QML
from ui.app.start import make_application

ACROSS, SCALE = 270, 5.5
"""Millimetres that are shown, and pixels for each; the middle of the box is in the middle."""
SIZE = round(ACROSS * SCALE)
FINE = 92
PATIENCE = 300_000

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


def pictures() -> dict[str, QImage]:
    """Draw the box by day and by night."""
    application = make_application(sys.argv[:1])
    view = QQuickView()
    view.engine().addImportPath(str(QML))
    view.setColor(Qt.GlobalColor.transparent)
    view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    view.setGeometry(0, 0, SIZE, SIZE)
    view.setFlags(Qt.WindowType.FramelessWindowHint)
    made: dict[str, QImage] = {}

    def look() -> None:
        for name in ("day", "night"):
            view.rootObject().setProperty("night", name == "night")
            made[name] = view.grabWindow()
        application.quit()

    view.frameSwapped.connect(look, Qt.ConnectionType.SingleShotConnection)
    QTimer.singleShot(PATIENCE, application.quit)
    scene = Path(__file__).with_name("make_top.qml")
    scene.write_text(SCENE, encoding="utf-8")
    view.setSource(QUrl.fromLocalFile(str(scene)))
    scene.unlink()
    view.show()
    application.exec()
    view.setSource(QUrl())
    return made


if __name__ == "__main__":
    for name, picture in pictures().items():
        path = Path(__file__).with_name(f"top-{name}.webp")
        picture.convertToFormat(QImage.Format.Format_ARGB32).save(str(path), quality=FINE)
