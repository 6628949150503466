"""Pictures of a 3D scene by day and by night, taken by the program's own window."""

import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickView

from ui.app.paths import QML
from ui.app.start import make_application

FINE = 92
PATIENCE_MS = 300_000


def pictures(
    scene: str, width: int, height: int, properties: Mapping[str, QUrl]
) -> dict[str, QImage]:
    """Draw a scene, whose property `night` says when, in this size."""
    application = make_application(sys.argv[:1])
    view = QQuickView()
    view.engine().addImportPath(str(QML))
    view.setColor(Qt.GlobalColor.transparent)
    view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    view.setGeometry(0, 0, width, height)
    view.setFlags(Qt.WindowType.FramelessWindowHint)
    view.setInitialProperties(dict(properties))
    made: dict[str, QImage] = {}

    def look() -> None:
        for name in ("day", "night"):
            view.rootObject().setProperty("night", name == "night")
            made[name] = view.grabWindow()
        application.quit()

    view.frameSwapped.connect(look, Qt.ConnectionType.SingleShotConnection)
    QTimer.singleShot(PATIENCE_MS, application.quit)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "scene.qml"
        path.write_text(scene, encoding="utf-8")
        view.setSource(QUrl.fromLocalFile(str(path)))
        view.show()
        application.exec()
        view.setSource(QUrl())
    return made


def save(folder: Path, made: Mapping[str, QImage]) -> None:
    """Write the pictures as top-day.webp and top-night.webp."""
    for name, picture in made.items():
        path = folder / f"top-{name}.webp"
        picture.convertToFormat(QImage.Format.Format_ARGB32).save(str(path), quality=FINE)
