import QtQuick
import Dice
import "../pieces/shapes.js" as Shapes

// A live chance: what it is for, how likely it is, and the same as a pie slice.
Rectangle {
    id: chip

    property string text
    property real chance: 0
    property string chanceText

    signal picked()

    readonly property real pie: Theme.sizeLabel

    implicitWidth: row.implicitWidth + Theme.chipHeight * 0.72
    implicitHeight: Theme.chipHeight
    radius: height / 2
    color: Theme.soft
    antialiasing: true

    border.width: Theme.hairline
    border.color: Theme.line

    Accessible.role: Accessible.Button
    Accessible.name: text + " " + chanceText
    Accessible.description: BeamMeUpTerms.odds
    Accessible.onPressAction: chip.picked()

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.s4 * 1.25

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            visible: !Theme.compact
            width: chip.pie
            height: width
            radius: width / 2
            color: Theme.clear
            antialiasing: true
            border.width: Theme.rim
            border.color: Theme.alpha(Theme.accent, 0.45)

            Glyph { anchors.fill: parent; path: Shapes.slice(chip.chance); color: Theme.accent }
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: chip.text
            size: Theme.compact ? Theme.sizeTiny : Theme.sizeNote
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: chip.chanceText
            size: Theme.compact ? Theme.sizeTiny : Theme.sizeNote
            font.weight: Font.ExtraBold
        }
    }
    ChipPress { corner: chip.radius; title: chip.Accessible.name; text: chip.Accessible.description; onPicked: chip.picked() }
}
