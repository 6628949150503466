pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The guide: which dice claim which fields, with the current claim highlighted, and the switch that shows chances on the fields.
Item {
    id: guide

    required property KuhVadisModel game

    readonly property var table: game.table
    readonly property real footHeight: Theme.compact ? Theme.s24 + Theme.s4 : Theme.s32 + Theme.s8
    readonly property real size: Theme.compact ? Theme.sizeTiny : Theme.sizeNote
    readonly property real rowHeight: size * (Theme.compact ? 1.7 : 2.1)
    readonly property real need: lines.height + footHeight
    readonly property real most: need
    readonly property color fill: Theme.world("kuh-vadis").fill

    Accessible.role: Accessible.List
    Accessible.name: qsTr("What counts")
    Accessible.ignored: !visible

    Column {
        id: lines
        width: parent.width

        Repeater {
            model: guide.table.length

            Rectangle {
                id: row

                required property int index
                readonly property var line: guide.table[index] ?? ({})
                readonly property bool lit: line.current ?? false

                width: guide.width
                height: Math.max(guide.rowHeight, moves.height + Theme.s4 / 2)
                radius: Theme.radiusSmall
                color: lit ? guide.fill : Theme.clear
                antialiasing: true
                objectName: "counts" + index
                activeFocusOnTab: true

                Accessible.role: Accessible.ListItem
                Accessible.name: line.text + ": " + line.moves
                Accessible.ignored: !visible
                Accessible.description: line.told ?? ""
                Accessible.focusable: true

                Label {
                    id: dice
                    x: Theme.s8
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.line.text ?? ""
                    size: guide.size
                    bold: row.lit
                    color: row.lit ? Theme.accentInk : Theme.ink
                }
                Label {
                    id: moves
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.s8
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - dice.width - Theme.s24
                    text: row.line.moves ?? ""
                    horizontalAlignment: Text.AlignRight
                    wrapMode: Text.WordWrap
                    size: guide.size
                    bold: true
                    color: row.lit ? Theme.accentInk : Theme.muted
                }
                FocusRing { shown: row.activeFocus; corner: Theme.radiusSmall; distance: 0 }
                Explained { title: row.line.text ?? ""; text: row.line.told ?? "" }
            }
        }
    }
    Item {
        y: guide.height - height
        width: parent.width
        height: Theme.compact ? Theme.s24 + Theme.s4 : Theme.s32

        Label {
            x: Theme.s8
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - toggle.width * toggle.scale - x - Theme.s8
            text: qsTr("Chances on the fields")
            size: guide.size
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.sizeKey * 0.86
            strong: true
        }
        Toggle {
            id: toggle
            objectName: "kuhVadisChances"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            scale: 0.8
            transformOrigin: Item.Right
            label: qsTr("Chances on the fields")
            checked: guide.game.showChances
            onToggled: guide.game.showChances = checked

            Tip { shown: toggle.hovered; text: qsTr("Key C") }
        }
    }
}
