pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Which sheets or boards to print: some by name, or new ones by number.
Column {
    id: part

    required property PrintModel printing

    readonly property int sheetCount: names.count

    x: Theme.pad
    width: parent.width - 2 * x
    topPadding: Theme.s4
    bottomPadding: Theme.s8
    spacing: Theme.s8

    SegmentedSwitch {
        objectName: "sheetWay"
        width: parent.width
        visible: part.printing.choices.numbered
        label: qsTr("Which sheets")
        options: [{ key: "first", text: qsTr("New ones") }, { key: "by_name", text: qsTr("By name") }]
        value: part.printing.choices.fresh ? "first" : "by_name"
        onChosen: key => part.printing.choose(key, "")
    }
    Item {
        width: parent.width
        height: again.height
        visible: part.printing.choices.numbered && part.printing.choices.fresh

        Label {
            objectName: "sheetNumbers"
            anchors { left: parent.left; right: again.left; rightMargin: Theme.s8; verticalCenter: parent.verticalCenter }
            text: part.printing.choices.numbersText
            size: Theme.sizeLabel
            soft: true
            strong: true
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        QuietButton {
            id: again
            objectName: "newNumbers"
            anchors { right: parent.right; rightMargin: -Theme.s8 }
            iconName: "again"
            text: qsTr("Others")
            onClicked: part.printing.choose("first", "")

            Accessible.description: qsTr("Draws new sheets")
        }
    }
    Flow {
        width: parent.width
        visible: !part.printing.choices.fresh
        spacing: Theme.s8

        Repeater {
            id: names
            model: part.printing.choices.sheets

            ToggleChip {
                required property string key
                required property string title
                required property bool chosen

                objectName: "sheet-" + key
                text: title
                tint: Theme.worldAccent(part.printing.choices.game)
                checked: chosen
                onClicked: {
                    checked = Qt.binding(() => chosen)
                    part.printing.choose("sheet", key)
                }
            }
        }
    }
}
