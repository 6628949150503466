pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Next to the slingshot: power, lift and the chance of hitting, as far as the player chose to see them.
Rectangle {
    id: readout

    required property DiceFlickModel game
    property color light: DiceFlickColours.desk.light.yellow

    readonly property var parts: game.aim.outlook
    readonly property bool guided: game.aim.assist !== "none"
    readonly property string hit: parts.find(part => part.kind === "target")?.text ?? ""

    component Word: Label {
        size: Theme.sizeTiny
        strong: true
        color: DiceFlickColours.desk.tagSoft
        Accessible.ignored: true
    }
    component Value: Title {
        size: Theme.compact ? Theme.sizeText : Theme.sizeName
        color: DiceFlickColours.desk.tagWords
        Accessible.ignored: true
    }
    component Line: Rectangle {
        anchors.verticalCenter: parent?.verticalCenter
        width: Theme.hairline
        height: readout.height * 0.62
        color: DiceFlickColours.desk.tagLine
    }

    implicitWidth: row.width + 2 * Theme.s12
    implicitHeight: Theme.compact ? Theme.control + Theme.s4 : Theme.s48
    radius: Theme.radius
    color: DiceFlickColours.desk.tag
    antialiasing: true
    border.width: Theme.hairline
    border.color: Theme.alpha(light, 0.5)

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.compact ? Theme.s8 : Theme.s12

        Column {
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.s4 / 2
            visible: readout.guided

            Row {
                spacing: Theme.s4

                Word { anchors.baseline: power.baseline; text: qsTr("Power") }
                Value { id: power; width: Math.max(implicitWidth, Theme.sizeName * 2.6); text: Math.round(100 * readout.game.aim.power) + " %" }
            }
            Rectangle {
                width: parent.width
                height: Theme.s4 * 1.25
                radius: height / 2
                color: DiceFlickColours.desk.tagLine

                Rectangle {
                    width: Math.max(height, parent.width * readout.game.aim.power)
                    height: parent.height
                    radius: height / 2
                    color: readout.light
                }
            }
        }
        Line { visible: readout.guided }
        LiftDial {
            anchors.verticalCenter: parent.verticalCenter
            game: readout.game
            light: readout.light
            enabled: readout.game.aim.enabled
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter

            Word { text: qsTr("Lift") }
            Value { width: Math.max(implicitWidth, Theme.sizeName * 1.7); text: Math.round(readout.game.aim.lift) + "°" }
        }
        Line { visible: readout.hit !== "" }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            visible: readout.hit !== ""
            opacity: readout.game.aim.settled ? 1 : Theme.disabled

            Behavior on opacity { NumberAnimation { duration: Theme.quick; easing.type: Theme.easing } }

            Word { text: qsTr("Hit") }
            Value { text: "≈ " + readout.hit; color: readout.light }
        }
    }
}
