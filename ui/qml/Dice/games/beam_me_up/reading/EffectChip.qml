import QtQuick
import Dice

// One effect of a roll: a rising stone, a firing rocket or a Cool down.
Rectangle {
    id: chip

    property string text
    property string tone
    property int seat: 0
    // The column that a click chooses; -1: none.
    property int column: -1

    readonly property real room: (parent?.width ?? Infinity) - Theme.chipHeight * 0.72 - (cold || rocket ? Theme.iconSmall + row.spacing : 0)

    signal picked()

    readonly property bool cold: tone === "cool"
    readonly property bool rocket: tone === "rocket"
    readonly property color words: cold ? BeamMeUpColours.iceChipInk : rocket ? BeamMeUpColours.rocketChipInk : Theme.seatOnGlow

    implicitWidth: row.implicitWidth + Theme.chipHeight * 0.72
    implicitHeight: Theme.chipHeight
    radius: height / 2
    color: cold ? BeamMeUpColours.iceChip : rocket ? BeamMeUpColours.rocketChip : Theme.seatGlow(seat)
    antialiasing: true

    border.width: cold || rocket ? Theme.hairline : 0
    border.color: cold ? BeamMeUpColours.iceChipEdge : BeamMeUpColours.rocketChipEdge

    readonly property var term: cold ? BeamMeUpTerms.of.cool : tone === "safe" ? BeamMeUpTerms.of.shield : rocket ? BeamMeUpTerms.of.rocket : null

    Accessible.role: column < 0 ? Accessible.StaticText : Accessible.Button
    Accessible.name: text
    Accessible.description: term?.text ?? ""
    Accessible.onPressAction: if (chip.column >= 0) chip.picked()

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.s4

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: chip.cold || chip.rocket
            name: chip.cold ? "snow" : "rocket"
            size: Theme.iconSmall
            color: chip.words
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, chip.room)
            text: chip.text
            mayBeCut: true // many names, which the board shows
            size: Theme.compact ? Theme.sizeTiny : Theme.sizeNote
            bold: true
            color: chip.words
        }
    }
    ChipPress { corner: chip.radius; title: chip.term?.title ?? chip.text; text: chip.term?.text ?? ""; live: chip.column >= 0; onPicked: chip.picked() }
}
