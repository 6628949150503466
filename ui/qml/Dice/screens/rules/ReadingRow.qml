import QtQuick
import Dice

// One row of the table: example dice, the name of the reading, and what moves.
Item {
    id: row

    property var faces: []
    property int used: faces.length
    property string faceSet: "pips"
    property string title
    property string moves
    property string note
    property bool striped: false

    width: parent ? parent.width : 0
    height: Math.max(Theme.s48, words.height + Theme.s12)

    Accessible.role: Accessible.StaticText
    Accessible.name: title + ": " + moves

    Rectangle { anchors.fill: parent; visible: row.striped; radius: Theme.radiusSmall; color: Theme.fold }
    RuleDice { id: dice; x: Theme.s8; faces: row.faces; used: row.used; faceSet: row.faceSet; size: Theme.compact ? Theme.s32 : Theme.control; anchors.verticalCenter: parent.verticalCenter; Accessible.ignored: true }
    Label {
        id: name
        anchors { left: dice.right; leftMargin: Theme.s16; verticalCenter: parent.verticalCenter }
        width: row.width * 0.26
        text: row.title
        bold: true
        wrapMode: Text.Wrap
    }
    Column {
        id: words
        anchors { left: name.right; leftMargin: Theme.s12; right: parent.right; rightMargin: Theme.s8; verticalCenter: parent.verticalCenter }

        Label { width: parent.width; text: row.moves; strong: true; wrapMode: Text.Wrap }
        Label { width: parent.width; visible: text !== ""; text: row.note; size: Theme.sizeNote; soft: true; wrapMode: Text.Wrap }
    }
}
