pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The guide: every reading and the moves it gives; the current one is highlighted.
Item {
    id: guide

    required property BeamMeUpModel game

    readonly property int count: rows.count
    // Side by side where they do not fit below each other; a narrow panel has no room for that.
    readonly property int columns: !Theme.compact && height < count * least ? 2 : 1
    readonly property int lines: Math.ceil(count / columns)
    readonly property real least: Theme.compact ? Theme.sizeKey * 1.4 : Theme.sizeNote * 1.42
    readonly property real need: Math.ceil(count / (Theme.compact ? 1 : 2)) * least
    readonly property real most: count * Theme.sizeNote * 2.1

    readonly property real size: columns > 1 || Theme.compact ? Theme.sizeKey : Theme.sizeNote

    Accessible.role: Accessible.List
    Accessible.name: qsTr("What counts")
    Accessible.ignored: !visible

    Grid {
        width: parent.width
        flow: Grid.TopToBottom
        rows: guide.lines

        Repeater {
            id: rows
            model: guide.game.table

            Rectangle {
                id: row

                required property var modelData
                required property int index
                readonly property color words: modelData.current ? Theme.accentInk : Theme.ink

                // Small straights, in the second column, need the most room.
                width: guide.width * (guide.columns === 1 ? 1 : index < guide.lines ? 0.44 : 0.56)
                height: Math.min(Theme.sizeNote * 2.1, guide.height / Math.max(1, guide.lines))
                radius: Theme.radiusSmall
                color: modelData.current ? Theme.world("beam-me-up").fill : Theme.clear
                antialiasing: true
                objectName: "counts" + index
                activeFocusOnTab: true

                Accessible.role: Accessible.ListItem
                Accessible.name: modelData.text + ": " + modelData.moves
                Accessible.ignored: !visible
                Accessible.description: modelData.told
                Accessible.focusable: true

                Label {
                    x: Theme.s4
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - moves.width - 3 * Theme.s4
                    text: row.modelData.text
                    size: guide.size
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.sizeKey * 0.78
                    bold: row.modelData.current
                    color: row.words
                }
                Label {
                    id: moves
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.s4
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.moves
                    size: guide.size
                    bold: true
                    color: row.modelData.current ? Theme.accentInk : Theme.muted
                }
                FocusRing { shown: row.activeFocus; corner: Theme.radiusSmall; distance: 0 }
                Explained { title: row.modelData.text; text: row.modelData.told }
            }
        }
    }
}
