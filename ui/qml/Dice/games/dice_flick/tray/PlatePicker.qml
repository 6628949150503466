pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// A small box from above, to choose which of the four plates to flick from.
Item {
    id: picker

    required property DiceFlickModel game
    property color light: DiceFlickColours.desk.chosen

    readonly property real side: Math.min(width, height)
    readonly property var names: [qsTr("South plate"), qsTr("East plate"), qsTr("North plate"), qsTr("West plate")]

    function choose(plate) {
        if (game.aim.enabled) game.aim.choosePlate(plate)
        return game.aim.enabled
    }

    objectName: "platePicker"
    activeFocusOnTab: game.aim.enabled || activeFocus

    Accessible.role: Accessible.ComboBox
    Accessible.name: qsTr("Flick from: %1").arg(names[game.aim.plate] ?? "")
    Accessible.focusable: game.aim.enabled
    Accessible.onPressAction: choose((game.aim.plate + 1) % 4)

    Keys.onLeftPressed: (event) => event.accepted = choose((game.aim.plate + 3) % 4)
    Keys.onRightPressed: (event) => event.accepted = choose((game.aim.plate + 1) % 4)
    Keys.onSpacePressed: (event) => event.accepted = choose((game.aim.plate + 1) % 4)

    Item {
        id: plan
        anchors.centerIn: parent
        width: picker.side
        height: picker.side

        Rectangle {
            anchors.centerIn: parent
            width: parent.width * 0.6
            height: width
            radius: width * 0.2
            color: DiceFlickColours.desk.moatDeep
            antialiasing: true
            border.width: Theme.rim
            border.color: DiceFlickColours.desk.tube

            Grid {
                anchors.centerIn: parent
                columns: 5
                spacing: parent.width * 0.04

                Repeater {
                    model: 25

                    Rectangle {
                        width: plan.width * 0.058
                        height: width
                        radius: width * 0.3
                        color: DiceFlickColours.desk.hollowEdge
                    }
                }
            }
        }
        Repeater {
            model: 4

            Item {
                id: place

                required property int index
                readonly property bool on: index === picker.game.aim.plate
                // The side on which it is seen on the stage, too: near, right, far or left.
                readonly property int seen: (index - picker.game.aim.facing + 4) % 4

                x: parent.width * [0.5, 0.915, 0.5, 0.085][seen] - width / 2
                y: parent.height * [0.915, 0.5, 0.085, 0.5][seen] - height / 2
                width: parent.width * (seen % 2 ? 0.26 : 0.4)
                height: parent.width * (seen % 2 ? 0.4 : 0.26)

                Accessible.role: Accessible.RadioButton
                Accessible.name: picker.names[index]
                Accessible.checkable: true
                Accessible.checked: on
                Accessible.onPressAction: picker.choose(index)

                Rectangle {
                    anchors.centerIn: parent
                    width: plan.width * (place.seen % 2 ? 0.15 : 0.32)
                    height: plan.width * (place.seen % 2 ? 0.32 : 0.15)
                    radius: Math.min(width, height) * 0.4
                    color: place.on ? picker.light : hover.hovered ? DiceFlickColours.desk.keyEdge : DiceFlickColours.desk.key
                    antialiasing: true
                    border.width: Theme.rim
                    border.color: place.on ? picker.light : DiceFlickColours.desk.keyEdge
                }
                HoverHandler { id: hover; enabled: picker.game.aim.enabled; cursorShape: Qt.PointingHandCursor }
                TapHandler { onTapped: picker.choose(place.index) }
                Tip { text: picker.names[place.index]; shown: hover.hovered; y: -height - Theme.s4 }
            }
        }
    }
    FocusRing { shown: picker.activeFocus; corner: Theme.radiusControl; distance: -Theme.s4 / 2; border.color: Theme.white }
}
