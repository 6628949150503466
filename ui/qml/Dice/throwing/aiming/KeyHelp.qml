pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The keys that aim, shown to those who use the keyboard.
Rectangle {
    id: help

    // The palette of the game that shows it.
    required property var tones
    property var lines: [
        { keys: ["←", "→"], text: qsTr("Direction") },
        { keys: ["↑", "↓"], text: qsTr("Power") },
        { keys: [qsTr("PgUp"), qsTr("PgDn")], text: qsTr("Lift") },
        { keys: ["Q", "E"], text: qsTr("Plate") },
        { keys: ["1", "–", "4"], text: qsTr("Die") },
        { keys: [qsTr("Tab")], text: qsTr("Hollows") },
        { keys: [qsTr("Space")], text: qsTr("Hold, let go") },
        { keys: ["⏎"], text: qsTr("Flick") }
    ]

    readonly property real inset: Theme.compact ? Theme.s8 : Theme.s12

    implicitWidth: rows.width + 2 * inset
    implicitHeight: rows.height + 2 * (inset - Theme.s4)
    radius: Theme.radius
    color: tones.tag
    antialiasing: true
    border.width: Theme.hairline
    border.color: tones.tagLine

    Row {
        id: rows
        x: help.inset
        y: help.inset - Theme.s4
        spacing: help.inset

        Column {
            id: caps
            spacing: Theme.compact ? Theme.s4 / 2 : Theme.s4

            Repeater {
                model: help.lines

                Row {
                    id: line

                    required property var modelData

                    spacing: Theme.s4

                    Repeater {
                        model: line.modelData.keys

                        KeyCap {
                            required property string modelData
                            text: modelData
                            tint: help.tones.keyInk
                        }
                    }
                }
            }
        }
        Column {
            spacing: caps.spacing

            Repeater {
                model: help.lines

                Label {
                    required property var modelData

                    height: Theme.sizeKey * 1.7
                    verticalAlignment: Text.AlignVCenter
                    text: modelData.text
                    size: Theme.sizeTiny
                    strong: true
                    color: help.tones.tagSoft
                }
            }
        }
    }
}
