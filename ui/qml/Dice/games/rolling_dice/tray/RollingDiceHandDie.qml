import QtQuick
import Dice

// A die in the tray: in the hand, or as it lies on the floe or in the water; one that may be kept can be chosen here as well.
Item {
    id: held

    property int number: 0
    property int colour: 0
    // 0 while the die is in the hand.
    property int face: 0
    property bool wet: false
    property bool chosen: false
    property bool selectable: false
    property string key
    property string words

    readonly property real edge: Math.min(width * 0.66, (height - foot) * 0.62)
    readonly property real foot: face > 0 ? Theme.sizeKey * 1.7 + Theme.s4 : 0
    // As if just picked up: each turned a little differently.
    readonly property var turns: [
        Qt.quaternion(0.865, 0.441, 0.110, -0.216), Qt.quaternion(0.621, -0.337, 0.092, 0.701),
        Qt.quaternion(0.638, -0.304, -0.129, -0.695), Qt.quaternion(0.296, 0.912, 0.088, 0.270)
    ]
    property real raised: chosen ? 1 : 0

    signal picked()

    function pick() {
        if (selectable) picked()
        return selectable
    }

    objectName: "rollingDiceHandDie" + number
    activeFocusOnTab: selectable || activeFocus

    Accessible.role: selectable ? Accessible.RadioButton : Accessible.StaticText
    Accessible.name: words
    Accessible.checkable: selectable
    Accessible.checked: chosen
    Accessible.focusable: selectable
    Accessible.onPressAction: pick()
    Accessible.onToggleAction: pick()

    Keys.onSpacePressed: (event) => event.accepted = pick()

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - held.foot) / 2 + held.edge * (held.face > 0 ? 0.34 : 0.42)
        width: held.edge * (held.face > 0 ? 1.05 : 1.2)
        height: width * 0.36
        radius: height / 2
        color: RollingDiceColours.box.flatShade
    }
    FlatIceDie {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - held.foot - held.edge) / 2 - held.edge * 0.16 * held.raised
        width: held.edge
        colour: held.colour
        turn: held.face > 0 ? faces.upright(held.face, 0) : held.turns[Math.max(0, held.number) % 4]
        opacity: held.wet ? Theme.disabled : 1
        scale: hover.hovered && !held.chosen ? 1.06 : 1

        Behavior on scale { NumberAnimation { duration: Theme.quick; easing.type: Theme.easing } }
    }
    FlatIceFaces { id: faces }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        visible: label.text !== ""
        width: Math.max(height * 1.15, label.implicitWidth + Theme.s8)
        height: Theme.sizeKey * 1.65
        radius: height * 0.3
        color: held.chosen ? Theme.seatFill(held.colour) : Theme.alpha(RollingDiceColours.desk.words, 0.14)
        antialiasing: true

        Label {
            id: label
            anchors.centerIn: parent
            text: held.selectable ? held.key : held.wet ? qsTr("in the water") : ""
            size: Theme.sizeKey
            bold: true
            color: held.chosen ? Theme.white : RollingDiceColours.desk.words
            Accessible.ignored: true
        }
    }
    FocusRing { shown: held.activeFocus; corner: Theme.radiusControl; distance: Theme.s4 / 2 }
    HoverHandler { id: hover; enabled: held.selectable; cursorShape: Qt.PointingHandCursor }
    TapHandler { enabled: held.selectable; onTapped: held.picked() }

    Behavior on raised { NumberAnimation { duration: Theme.normal; easing.type: Easing.OutBack } }
}
