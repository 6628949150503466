pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Next to the hand: power, spread and the chance of beating the ringed die, as far as the player chose to see them.
Rectangle {
    id: readout

    required property RollingDiceModel game
    property color light: Theme.white
    // Beside the floe drawn flat, everything is stacked.
    property bool upright: false

    readonly property var tones: RollingDiceColours.desk
    readonly property bool guided: game.aim.assist !== "none"
    readonly property var parts: game.aim.outlook
    // With little room, the bar beside the tray is enough.
    readonly property bool told: best !== null && !Theme.compact && !upright
    readonly property var best: parts.find(part => part.kind === "beat") ?? parts.find(part => part.kind === "stay") ?? null

    component Word: Label {
        size: Theme.sizeTiny
        strong: true
        color: readout.tones.tagSoft
        Accessible.ignored: true
    }
    component Value: Title {
        size: Theme.compact ? Theme.sizeText : Theme.sizeName
        color: readout.tones.tagWords
        Accessible.ignored: true
    }
    component Line: Rectangle {
        width: Theme.hairline
        height: Theme.s32
        visible: !readout.upright
        color: readout.tones.tagLine
    }

    implicitWidth: row.width + 2 * Theme.s12
    implicitHeight: upright ? row.height + 2 * Theme.s8 : Theme.compact ? Theme.control + Theme.s4 : Theme.s48
    radius: Theme.radius
    color: tones.tag
    antialiasing: true
    border.width: Theme.hairline
    border.color: Theme.alpha(light, 0.6)

    Grid {
        id: row
        anchors.centerIn: parent
        columns: readout.upright ? 1 : 5
        spacing: Theme.compact ? Theme.s8 : Theme.s12
        verticalItemAlignment: Grid.AlignVCenter

        Column {
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
                color: readout.tones.tagLine

                Rectangle {
                    width: Math.max(height, parent.width * readout.game.aim.power)
                    height: parent.height
                    radius: height / 2
                    color: readout.light
                }
            }
        }
        Line { visible: readout.guided && !readout.upright }
        Row {
            spacing: Theme.s8

            SpreadDial {
                anchors.verticalCenter: parent.verticalCenter
                game: readout.game
                light: readout.light
                enabled: readout.game.aim.enabled
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter

                Word { text: qsTr("Spread") }
                Value { width: Math.max(implicitWidth, Theme.sizeName * 1.7); text: Math.round(readout.game.aim.spread) + "°" }
            }
        }
        Line { visible: readout.told && !readout.upright }
        Column {
            visible: readout.told

            Word { text: readout.best?.label ?? "" }
            Value { text: "≈ " + (readout.best?.text ?? ""); color: readout.light }
        }
    }
}
