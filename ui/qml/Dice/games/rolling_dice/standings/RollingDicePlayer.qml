pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// A player in the standings: one colour, or in a match of two a heading with the total and both colours below.
Column {
    id: player

    required property int index
    required property string name
    required property string note
    required property bool thinking
    required property bool active
    required property string chanceText
    required property string lastTurn
    required property RollingDiceModel game
    required property RoundCount count
    property bool twofold: false
    property real rowHeight: Theme.s48
    property var rings: []
    property var blocks: []
    property int total: 0

    readonly property string told: [lastTurn === "" ? note : lastTurn, chanceText].filter(part => part !== "").join(" · ")

    function faceOf(colour) { return (rings.find(ring => ring.colour === colour) ?? blocks.find(block => block.colour === colour))?.face ?? 0 }
    function gainOf(colour) {
        const number = count.steps.findIndex(step => step.colour === colour), step = count.steps[number]
        if (!step || count.running && (number > count.step || number === count.step && !count.summed)) return -1
        return step.to - step.from
    }

    spacing: Theme.s4 / 2

    Item {
        width: parent.width
        height: player.rowHeight * 0.82
        visible: player.twofold

        Accessible.ignored: !visible
        Accessible.role: Accessible.ListItem
        Accessible.name: player.name + ", " + player.told + ": " + qsTr("%n points with both colours", "", player.total)

        Column {
            x: Theme.s4
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - sum.width - Theme.s16

            PlayerName { width: parent.width; titled: true; text: player.name; size: Theme.compact ? Theme.sizeLabel : Theme.sizeButton; Accessible.ignored: true }
            Label { width: parent.width; text: player.told; size: Theme.compact ? Theme.sizeKey : Theme.sizeTiny; soft: true; Accessible.ignored: true }
        }
        Row {
            id: sum
            anchors.right: parent.right
            anchors.rightMargin: Theme.s8
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.s4

            Label { anchors.baseline: points.baseline; text: "Σ"; bold: true; soft: true; Accessible.ignored: true }
            Title { id: points; text: player.total; size: Theme.compact ? Theme.sizeSub : Theme.sizeSub * 1.2; Accessible.ignored: true }
        }
    }
    Repeater {
        model: player.game.table.seals

        RollingDiceSeat {
            required property var model
            // A row being removed keeps it, unlike the roles of its model.
            required property bool active

            width: player.width
            height: player.rowHeight
            visible: model.seat === player.index
            Accessible.ignored: !visible
            on: player.count.running ? colour === player.count.now?.colour : player.active && (!player.twofold || active)
            second: player.twofold
            note: player.twofold ? (on && !player.count.running ? qsTr("on turn") : "") : player.note
            did: player.twofold ? "" : player.lastTurn
            chance: player.twofold ? "" : player.chanceText
            thinking: player.thinking && on
            face: player.faceOf(colour)
            // A row being removed has lost its player but still gets the signal that a count is over.
            gain: player?.gainOf(colour) ?? -1
            sum: gain < 0 ? "" : player?.count.steps.find(step => step.colour === colour)?.text ?? ""
            onPointed: (hot) => player.count.peek = hot ? colour : player.count.peek === colour ? -1 : player.count.peek
        }
    }
}
