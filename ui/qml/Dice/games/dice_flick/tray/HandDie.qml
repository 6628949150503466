import QtQuick
import Dice

// One die of the hand, with its key below; raised and highlighted if it is the next to be flicked.
Item {
    id: held

    required property int index
    required property string colour
    required property bool chosen
    required property bool selectable
    required property string accessibleText
    property bool labelled: true

    readonly property color light: DiceFlickColours.desk.light[colour] ?? Theme.white
    readonly property real edge: Math.min(width * 0.62, height * 0.46)
    readonly property real foot: labelled ? Theme.sizeKey * 1.7 + Theme.s4 : 0
    // As if just put down: each turned a little differently, seen from the front and above.
    readonly property var turns: [
        Qt.quaternion(0.865, 0.441, 0.110, -0.216), Qt.quaternion(0.621, -0.337, 0.092, 0.701),
        Qt.quaternion(0.638, -0.304, -0.129, -0.695), Qt.quaternion(0.296, 0.912, 0.088, 0.270)
    ]
    property real raised: chosen ? 1 : 0

    signal picked()
    signal walked(int step)

    function pick() {
        if (selectable) picked()
        return selectable
    }

    objectName: "handDie" + index
    activeFocusOnTab: selectable || activeFocus

    Accessible.role: Accessible.RadioButton
    Accessible.name: accessibleText
    Accessible.checkable: selectable
    Accessible.checked: chosen
    Accessible.focusable: selectable
    Accessible.onPressAction: pick()
    Accessible.onToggleAction: pick()

    Keys.onReturnPressed: (event) => event.accepted = !chosen && pick()
    Keys.onEnterPressed: (event) => event.accepted = !chosen && pick()
    Keys.onSpacePressed: (event) => event.accepted = !chosen && pick()
    Keys.onLeftPressed: walked(-1)
    Keys.onRightPressed: walked(1)

    Shadow {
        anchors.horizontalCenter: parent.horizontalCenter
        y: die.floor - height / 2
        width: held.edge * 1.3
        height: width * 0.3
        radius: height / 2
        blur: held.edge * 0.7
        opacity: 0.75 * held.raised
        color: held.light
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: die.floor - height / 2
        width: held.edge * (1.25 - 0.2 * held.raised)
        height: width * 0.42
        radius: height / 2
        color: DiceFlickColours.desk.shadow
        opacity: 1 - 0.4 * held.raised
    }
    DiceFlickDie {
        id: die

        readonly property real floor: (held.height - held.foot) / 2 + held.edge * 0.62

        anchors.horizontalCenter: parent.horizontalCenter
        y: floor - held.edge * (1.12 + 0.34 * held.raised)
        width: held.edge
        colour: held.colour
        turn: held.turns[held.index % 4] ?? Qt.quaternion(1, 0, 0, 0)
        scale: hover.hovered && !held.chosen ? 1.06 : 1

        Behavior on scale { NumberAnimation { duration: Theme.quick; easing.type: Theme.easing } }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        visible: held.labelled
        width: height * 1.15
        height: Theme.sizeKey * 1.65
        radius: height * 0.3
        color: held.chosen ? DiceFlickColours.desk.chosen : DiceFlickColours.desk.key
        antialiasing: true
        border.width: Theme.hairline
        border.color: held.chosen ? DiceFlickColours.desk.chosen : DiceFlickColours.desk.keyEdge

        Label {
            anchors.centerIn: parent
            text: held.index + 1
            size: Theme.sizeKey
            bold: true
            color: held.chosen ? DiceFlickColours.desk.chosenInk : DiceFlickColours.desk.keyInk
            Accessible.ignored: true
        }
    }
    FocusRing { shown: held.activeFocus; corner: Theme.radiusControl; distance: Theme.s4 / 2; border.color: Theme.white }
    HoverHandler { id: hover; enabled: held.selectable; cursorShape: Qt.PointingHandCursor }
    TapHandler { enabled: held.selectable; onTapped: held.picked() }

    Behavior on raised { NumberAnimation { duration: Theme.normal; easing.type: Easing.OutBack } }
}
