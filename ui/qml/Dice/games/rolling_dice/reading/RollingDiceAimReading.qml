pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the tray before a throw: the die to beat, and the possible outcomes.
Column {
    id: reading

    required property RollingDiceModel game

    readonly property var ring: game.table.rings.find(ring => ring.active) ?? null
    readonly property var parts: game.aim.outlook
    readonly property int colour: Math.max(0, game.table.activeColour)
    readonly property var names: parts.reduce((names, part) => Object.assign(names, { [part.kind]: part.label }), {})

    spacing: Theme.compact ? Theme.s8 : Theme.s12

    Row {
        width: parent.width
        spacing: Theme.s12

        Rectangle {
            id: sign
            width: Theme.compact ? Theme.control : Theme.s48
            height: width
            radius: width / 2
            visible: reading.ring !== null
            color: RollingDiceColours.desk.feltDeep
            antialiasing: true
            border.width: Theme.ring
            border.color: Theme.dark ? Theme.white : RollingDiceColours.desk.net

            FlatIceFace {
                anchors.centerIn: parent
                width: parent.width * 0.5
                height: width
                face: reading.ring?.face ?? 1
                colour: reading.colour
            }
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (sign.visible ? sign.width + parent.spacing : 0)

            Caption { text: reading.ring ? qsTr("To beat") : qsTr("Nothing to beat") }
            Label {
                width: parent.width
                text: !reading.ring ? qsTr("Keep any die that stays on the floe")
                    : reading.ring.face === 6 ? qsTr("further ahead than the line")
                    : qsTr("higher than %1, or further ahead than the line").arg(reading.ring.face)
                size: Theme.compact ? Theme.sizeLabel : Theme.sizeButton
                bold: true
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
    OutlookBar {
        width: parent.width
        visible: reading.parts.length > 0
        parts: reading.parts
        names: reading.names
        told: reading.ring ? RollingDiceTerms.beating : RollingDiceTerms.odds
        tints: ({ beat: Theme.seatInk(reading.colour), stay: reading.ring ? RollingDiceColours.desk.stay : Theme.seatInk(reading.colour), water: RollingDiceColours.desk.water })
    }
}
