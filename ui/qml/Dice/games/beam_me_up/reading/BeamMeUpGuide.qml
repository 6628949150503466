pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The guide: every reading and the moves it gives; the current one is highlighted.
Item {
    id: guide

    required property BeamMeUpModel game

    readonly property int count: rows.count
    readonly property real headHeight: Theme.sizeNote * 1.9
    readonly property real need: headHeight + count * Theme.sizeNote * 1.45
    readonly property real most: headHeight + count * Theme.sizeNote * 2.1

    Accessible.role: Accessible.List
    Accessible.name: qsTr("What counts")

    Label { x: Theme.s4; text: qsTr("What counts"); size: Theme.sizeNote; bold: true; soft: true }
    Column {
        y: guide.headHeight
        width: parent.width

        Repeater {
            id: rows
            model: guide.game.table

            Rectangle {
                id: row

                required property var modelData
                readonly property color words: modelData.current ? Theme.accentInk : Theme.ink

                width: guide.width
                height: (guide.height - guide.headHeight) / Math.max(1, guide.count)
                radius: Theme.radiusSmall
                color: modelData.current ? Theme.world("beam-me-up").fill : Theme.clear
                antialiasing: true

                Accessible.role: Accessible.ListItem
                Accessible.name: modelData.text + ": " + modelData.moves

                Label {
                    x: Theme.s8
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, parent.width - moves.width - Theme.s24)
                    text: row.modelData.text
                    size: Theme.sizeNote
                    bold: row.modelData.current
                    color: row.words
                }
                Label {
                    id: moves
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.s8
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.moves
                    size: Theme.sizeNote
                    bold: true
                    color: row.modelData.current ? Theme.accentInk : Theme.muted
                }
            }
        }
    }
}
