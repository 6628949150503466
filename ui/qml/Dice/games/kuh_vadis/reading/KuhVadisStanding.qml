pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models
import "../pencil/strokes.js" as Strokes

// In a seat's card: its sign, its three starts, and how many of them are connected.
Row {
    id: standing

    required property KuhVadisModel game
    property int seatIndex: -1
    property real room: 0

    readonly property real gap: Theme.compact ? Theme.s4 : Theme.s8 * 0.75
    readonly property real least: Theme.sizeKey * 0.86
    readonly property real knots: Theme.compact ? Theme.s32 + Theme.s4 : Theme.s48

    // Shown even in compact layouts: nothing else tells which player draws crosses.
    readonly property bool needed: true

    Repeater {
        model: standing.game.standings

        Row {
            id: row

            required property int index
            required property string sign
            required property int joined
            required property string text
            required property string note
            required property bool blocked

            readonly property color tint: sign === "circle" ? KuhVadisColours.pad.circleInk : KuhVadisColours.pad.crossInk

            visible: index === standing.seatIndex
            spacing: standing.gap

            Accessible.role: Accessible.StaticText
            Accessible.name: text + ", " + note

            PencilMark {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.icon
                height: width
                thickness: 17
                bleed: 4
                seed: 8
                tint: row.tint
                strokes: Strokes.sign(row.sign, 8)
            }
            Item {
                anchors.verticalCenter: parent.verticalCenter
                width: standing.knots
                height: width * 0.27

                Repeater {
                    model: 2

                    Rectangle {
                        required property int index
                        readonly property bool on: row.joined > index + 1

                        x: (index + 0.5) * (parent.width - parent.height) / 2 + parent.height / 2 - width / 2
                        anchors.verticalCenter: parent.verticalCenter
                        width: on ? parent.width / 2 - parent.height / 2 : Theme.s4
                        height: on ? Theme.ring : 2 * Theme.hairline
                        color: on ? row.tint : Theme.strongEdge
                    }
                }
                Repeater {
                    model: 3

                    Rectangle {
                        required property int index
                        readonly property bool on: row.joined > index

                        x: index * (parent.width - width) / 2
                        width: parent.height
                        height: width
                        radius: width / 2
                        color: on && !row.blocked ? row.tint : Theme.clear
                        antialiasing: true
                        border.width: 2 * Theme.hairline
                        border.color: on ? row.tint : Theme.strongEdge
                    }
                }
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: standing.room - Theme.icon - standing.knots - 2 * standing.gap

                Label {
                    width: parent.width
                    visible: !Theme.compact
                    text: row.text
                    size: Theme.sizeTiny
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: standing.least
                    strong: true
                    color: Theme.inkSoft
                }
                Label {
                    width: parent.width
                    text: row.note
                    size: Theme.compact ? Theme.sizeKey : Theme.sizeTiny
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: standing.least
                    strong: true
                    color: row.blocked ? Theme.bad : Theme.muted
                }
            }
        }
    }
}
