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

    implicitWidth: rows.width + 2 * Theme.s12
    implicitHeight: rows.height + 2 * Theme.s8
    radius: Theme.radius
    color: tones.tag
    antialiasing: true
    border.width: Theme.hairline
    border.color: tones.tagLine

    Column {
        id: rows
        x: Theme.s12
        y: Theme.s8
        spacing: Theme.s4

        Repeater {
            model: help.lines

            Row {
                id: line

                required property var modelData

                spacing: Theme.s8

                Row {
                    width: Theme.s48 * 1.9
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
                Label {
                    text: line.modelData.text
                    size: Theme.sizeTiny
                    strong: true
                    color: help.tones.tagSoft
                }
            }
        }
    }
}
