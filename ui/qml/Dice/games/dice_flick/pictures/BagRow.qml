pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The dice of one colour in a row, with their name.
Row {
    id: row

    property string colour
    property int count: 5
    property string note

    readonly property real size: Theme.compact ? Theme.s24 : Theme.s32

    spacing: Theme.s4

    Accessible.role: Accessible.Graphic
    Accessible.name: note === "" ? String(count) : count + " " + note

    Repeater {
        model: row.count

        DiceFlickFace {
            required property int index
            width: row.size
            height: row.size
            colour: row.colour
            face: 1 + (5 * index + 3 * row.count) % 6
        }
    }
    Label {
        visible: row.note !== ""
        leftPadding: Theme.s8
        text: row.note
        size: Theme.sizeLabel
        strong: true
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
}
