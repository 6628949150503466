pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// Shows what Tips explains, beside it. There is one in a window.
Item {
    id: layer

    readonly property Item focused: Tips.keyed && Window.activeFocusItem?.Accessible.name ? Window.activeFocusItem : null
    readonly property Item host: focused ?? Tips.item
    readonly property string title: focused ? focused.Accessible.name : Tips.title
    readonly property string text: focused ? focused.Accessible.description : Tips.text
    readonly property rect spot: focused ? Qt.rect(0, 0, focused.width, focused.height) : Tips.spot
    readonly property bool low: host !== null && host.mapToItem(layer, spot.x, spot.y + spot.height).y + tip.height + Theme.s8 > height

    T.ToolTip {
        id: tip

        readonly property real most: Math.min(Theme.tipWidth, layer.width * 0.5)

        objectName: "tip"
        parent: layer.host ?? layer
        x: layer.spot.x + (layer.spot.width - width) / 2
        y: layer.low ? layer.spot.y - height - Theme.s8 : layer.spot.y + layer.spot.height + Theme.s8
        implicitWidth: Math.min(most, Math.max(head.implicitWidth, words.implicitWidth) + 2 * Theme.s12)
        implicitHeight: lines.implicitHeight + 2 * Theme.s8
        margins: Theme.s8
        delay: layer.focused ? 0 : Theme.tipDelay
        visible: layer.host !== null && (layer.title !== "" || layer.text !== "")
        closePolicy: T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent
        padding: 0

        contentItem: Item {
            Column {
                id: lines
                x: Theme.s12
                y: Theme.s8
                width: parent.width - 2 * x

                Label { id: head; width: parent.width; visible: text !== ""; text: layer.title; size: Theme.sizeNote; bold: true; color: Theme.paper; wrapMode: Text.WordWrap }
                Label { id: words; width: parent.width; visible: text !== ""; text: layer.text; size: Theme.sizeNote; strong: true; color: Theme.paper; wrapMode: Text.WordWrap; lineHeight: 1.15 }
            }
        }
        background: Rectangle { color: Theme.ink; radius: Theme.radiusSmall }
    }
}
