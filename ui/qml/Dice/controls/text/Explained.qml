pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Explains the item it lies in, or things on it: after a moment of hovering, or while a finger rests there.
Item {
    id: explained

    property string title
    property string text
    // For things on a surface: from a point to { title, text, spot }, or null where there is nothing.
    property var find: null

    // Where the pointer was when the item came below it; something that only moves there explains nothing.
    property point entered

    readonly property string told: [title, text].filter(part => part !== "").join(": ")

    function at(point) {
        if (find) return find(point.x, point.y)
        return told === "" ? null : { title: title, text: text }
    }
    function show(point) {
        const thing = at(point)
        if (thing) Tips.explain(explained, thing)
        else Tips.leave(explained)
    }

    anchors.fill: parent

    onToldChanged: if (Tips.item === explained) show(hover.point.position)
    onVisibleChanged: if (!visible) Tips.leave(explained)

    Component.onDestruction: Tips.leave(explained)

    HoverHandler {
        id: hover
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus
        onPointChanged: if (hovered && point.scenePosition !== explained.entered) explained.show(point.position)
        onHoveredChanged: {
            if (hovered) explained.entered = point.scenePosition
            else Tips.leave(explained)
        }
    }
    TapHandler {
        acceptedDevices: PointerDevice.TouchScreen
        gesturePolicy: TapHandler.DragThreshold
        onLongPressed: explained.show(point.position)
        onPressedChanged: if (!pressed) still.restart()
    }
    Timer { id: still; interval: Theme.hold; onTriggered: if (!hover.hovered) Tips.leave(explained) }
}
