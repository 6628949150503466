import QtQuick
import QtQuick3D
import Dice

// Quick 3D releases what a destroyed View3D held only while another View3D of the window is drawn; after the last one it never would, and
// would warn of it when the window closes. This one, a pixel of nothing, is drawn once whenever a scene has gone.
View3D {
    id: keeper

    // One frame may be on its way already; the next one releases the resources, and the one after it finds them gone.
    property int framesLeft: 0

    function release() {
        framesLeft = 3
        update()
    }

    width: 1
    height: 1
    Component.onCompleted: release()

    Connections {
        target: Scenes
        function onUnreleasedChanged() {
            if (Scenes.unreleased > 0)
                keeper.release()
        }
    }
    Connections {
        target: keeper.Window.window
        enabled: keeper.framesLeft > 0
        function onFrameSwapped() {
            keeper.framesLeft -= 1
            if (keeper.framesLeft === 0)
                Scenes.unreleased = 0
            else
                keeper.update()
        }
    }
}
