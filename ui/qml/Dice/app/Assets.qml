pragma Singleton
import QtQuick

// Where meshes, textures, shaders and sounds lie; Main sets `base` when the program is frozen.
QtObject {
    property url base: Qt.resolvedUrl("../../../../resources/")

    function url(path: string): url { return base + path }
}
