pragma Singleton
import QtQuick

// The folder of meshes, textures, shaders and sounds; Main sets `base` when the program is frozen.
QtObject {
    property url base: Qt.resolvedUrl("../../../../resources/")

    function url(path: string): url { return base + path }
}
