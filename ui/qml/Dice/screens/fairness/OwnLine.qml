pragma ComponentBehavior: Bound
import QtQuick
import Dice

// One game in the table of the user's own dice: six counts with their deviation, and the verdict.
Rectangle {
    id: line

    required property string key
    required property string title
    required property var counts
    required property var differences
    required property string expectedText
    required property string diceText
    required property string chiText
    required property string verdict
    required property string verdictText
    required property string accessibleText
    property bool striped: false

    readonly property real nameWidth: width * 0.17
    readonly property real endWidth: width * (Theme.compact ? 0.36 : 0.33)
    readonly property real cell: (width - nameWidth - endWidth) / 6

    height: Theme.s48 + Theme.s8
    radius: Theme.radiusSmall
    color: striped ? Theme.soft : Theme.clear

    Accessible.role: Accessible.StaticText
    Accessible.name: accessibleText

    Column {
        x: Theme.s12
        width: line.nameWidth - Theme.s12
        anchors.verticalCenter: parent.verticalCenter

        Label { width: parent.width; text: line.title; strong: true; Accessible.ignored: true }
        Label { width: parent.width; text: line.diceText; size: Theme.sizeTiny; soft: true; Accessible.ignored: true }
    }
    Repeater {
        model: 6

        Row {
            id: face

            required property int index

            x: line.nameWidth + index * line.cell
            width: line.cell
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.s8

            FlatDie {
                visible: line.cell > Theme.s48 * 1.3
                width: Theme.markSmall
                height: width
                anchors.verticalCenter: parent.verticalCenter
                face: face.index + 1
                faceSet: Games.world(line.key).faceSet
                body: Games.world(line.key).die
                pip: Games.world(line.key).pip
            }
            Column {
                Label { text: line.counts[face.index] ?? ""; size: Theme.sizeLabel; strong: true; Accessible.ignored: true }
                Label { text: line.differences[face.index] ?? ""; size: Theme.sizeTiny; soft: true; Accessible.ignored: true }
            }
        }
    }
    Column {
        x: line.width - line.endWidth
        width: line.endWidth - Theme.s12
        anchors.verticalCenter: parent.verticalCenter

        VerdictLine { width: parent.width; verdict: line.verdict; text: line.verdictText }
        Label { width: parent.width; text: line.chiText === "" ? line.expectedText : line.expectedText + " · " + line.chiText; size: Theme.sizeTiny; soft: true; Accessible.ignored: true }
    }
}
