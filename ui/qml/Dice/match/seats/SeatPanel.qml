pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the stage: the seats and their chances, then the legend, the curve of chances and the goal, as far as they fit.
Card {
    id: panel

    required property MatchModel match
    property Component standing
    property Component guide
    property var terms: null
    property Component sign
    property string goalText

    readonly property real inset: Theme.compact ? Theme.s8 : Theme.s12
    readonly property bool judged: rows.count > 0 && (rows.itemAt(0) as SeatCard)?.chanceText !== ""
    readonly property real below: height - inset - bar.y - bar.height - Theme.s8
    readonly property real room: below - (goal.visible ? goal.height : 0) - Theme.s8
    readonly property real curveNeed: Theme.s48
    readonly property real curveRoom: room - table.height - Theme.s12

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Standings")

    Column {
        id: cards
        x: panel.inset
        y: panel.inset
        width: panel.width - 2 * x
        spacing: Theme.compact ? Theme.s4 / 2 : Theme.s4

        Item {
            width: parent.width
            height: Theme.sizeNote * 1.6

            Label { x: Theme.s4; text: qsTr("Standings"); size: Theme.sizeNote; bold: true; soft: true }
            Label {
                anchors.right: parent.right
                anchors.rightMargin: Theme.s4
                visible: panel.judged
                text: qsTr("Win chance")
                size: Theme.sizeTiny
                strong: true
                soft: true
            }
        }
        Repeater {
            id: rows
            model: panel.match.seats

            SeatCard {
                width: cards.width
                standing: panel.standing
                dense: rows.count > 2
            }
        }
    }
    ChanceBar {
        id: bar
        x: cards.x + Theme.s4
        y: cards.y + cards.height + (Theme.compact ? Theme.s8 : Theme.s12)
        width: cards.width - 2 * Theme.s4
        seats: panel.match.seats
        count: rows.count
    }
    Loader {
        id: table
        x: cards.x
        y: bar.y + bar.height + Theme.s8
        width: cards.width
        active: panel.terms !== null
        sourceComponent: PanelLegend {
            guide: panel.guide
            terms: panel.terms
            sign: panel.sign
            room: panel.room
        }
    }
    ChanceCurve {
        x: bar.x
        y: panel.height - panel.inset - (goal.visible ? goal.height : 0) - height - Theme.s12
        width: bar.width
        height: Math.min(panel.curveRoom, panel.width * 0.5)
        visible: panel.curveRoom >= panel.curveNeed && panel.match.history.length > 1
        seats: panel.match.seats
        history: panel.match.history
    }
    Item {
        id: goal
        x: cards.x
        y: panel.height - height - panel.inset
        width: cards.width
        height: words.height + Theme.s12
        visible: panel.goalText !== "" && panel.below >= height + Theme.s32

        Rectangle { width: parent.width; height: Theme.hairline; color: Theme.line }
        Icon {
            id: sign
            x: Theme.s4
            anchors.verticalCenter: words.verticalCenter
            name: "flag"
            color: Theme.worldAccent(panel.match.gameKey)
        }
        Label {
            id: words
            x: sign.x + sign.width + Theme.s8
            y: Theme.s12
            width: parent.width - x
            text: panel.goalText
            size: Theme.sizeTiny
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            strong: true
            soft: true
            wrapMode: Text.WordWrap
        }
    }
}
