pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the stage: the points of every colour, the chances of winning, and the goal.
Card {
    id: panel

    required property RollingDiceModel game
    required property RoundCount count
    property MatchModel match: null

    readonly property real inset: Theme.compact ? Theme.s8 : Theme.s12
    readonly property int colours: seals.count
    readonly property bool twofold: players.count > 0 && colours > players.count
    // One row per colour, plus a heading for players who have two.
    readonly property real lines: colours + (twofold ? 0.9 * players.count : 0)
    readonly property real rowHeight: Math.min(Theme.s48 * 1.3, (legend.y - cards.y - Theme.s8) / Math.max(1, lines) - Theme.s4)
    readonly property var rings: game.table.rings
    readonly property var blocks: game.table.blocks
    readonly property var totals: totalsOf()
    readonly property real leastRow: Theme.compact ? Theme.s32 : 1.1 * Theme.s48
    readonly property real curveRoom: legend.y - cards.y - cards.height - 2 * Theme.s12

    // As shown: during a count they exclude what has not been counted yet.
    function totalsOf() {
        const found = []
        for (let i = 0; i < seals.count; ++i) {
            const seal = seals.objectAt(i) as Seal
            if (seal) found[seal.seat] = (found[seal.seat] ?? 0) + seal.points
        }
        return found
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Standings")

    component Seal: QtObject {
        required property int seat
        required property int points
    }

    Instantiator {
        id: seals
        model: panel.game.table.seals

        Seal {}
    }
    Item {
        id: head
        x: panel.inset + Theme.s4
        y: panel.inset
        width: panel.width - 2 * x
        height: Theme.sizeNote * 1.6

        Label { text: qsTr("Standings"); size: Theme.sizeNote; bold: true; soft: true }
        Label {
            anchors.right: parent.right
            text: qsTr("to %1").arg(panel.game.table.goal)
            size: Theme.sizeTiny
            strong: true
            soft: true
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    Column {
        id: cards
        x: panel.inset
        y: head.y + head.height
        width: panel.width - 2 * x
        spacing: Theme.s4

        Repeater {
            id: players
            model: panel.match?.seats ?? null

            RollingDicePlayer {
                width: cards.width
                game: panel.game
                count: panel.count
                twofold: panel.twofold
                rowHeight: panel.rowHeight
                rings: panel.rings
                blocks: panel.blocks
                total: panel.totals[index] ?? 0
            }
        }
    }
    ChanceCurve {
        x: bar.x
        y: legend.y - height - Theme.s12
        width: bar.width
        height: Math.min(panel.curveRoom, panel.width * 0.5)
        visible: panel.curveRoom >= Theme.s48 && (panel.match?.history.length ?? 0) > 1
        seats: panel.match?.seats ?? null
        history: panel.match?.history ?? []
    }
    PanelLegend {
        id: legend
        x: cards.x
        y: bar.y - height - Theme.s8
        width: cards.width
        height: implicitHeight
        room: bar.y - cards.y - 2 * Theme.s8 - panel.lines * (panel.leastRow + Theme.s4)
        terms: RollingDiceTerms
        sign: Component { RollingDiceSign {} }
    }
    ChanceBar {
        id: bar
        x: cards.x + Theme.s4
        y: goal.y - height - (Theme.compact ? Theme.s8 : Theme.s12)
        width: cards.width - 2 * Theme.s4
        seats: panel.match?.seats ?? null
        count: players.count
    }
    Item {
        id: goal
        x: cards.x
        y: panel.height - height - panel.inset
        width: cards.width
        height: words.height + Theme.s8

        Rectangle { width: parent.width; height: Theme.hairline; color: Theme.line }
        Icon { id: sign; x: Theme.s4; anchors.verticalCenter: words.verticalCenter; name: "flag"; color: Theme.worldAccent("rolling-dice") }
        Label {
            id: words
            x: sign.x + sign.width + Theme.s8
            y: Theme.s8
            width: parent.width - x
            text: panel.game.table.goalText
            size: Theme.compact ? Theme.sizeKey : Theme.sizeTiny
            strong: true
            soft: true
            wrapMode: Text.WordWrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
