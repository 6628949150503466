import QtQuick
import QtQuick3D
import Dice

// Quick 3D releases the resources of a destroyed View3D only while another View3D of the window is drawn. After the last one it never would, and
// it would warn about that when the window closes. This View3D, one transparent pixel, is drawn whenever a scene has been destroyed.
View3D {
    id: keeper

    // One frame may already be in progress; the next one releases the resources, and the one after that finds them gone.
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
