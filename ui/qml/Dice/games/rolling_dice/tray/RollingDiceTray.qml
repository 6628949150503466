pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// In place of the dice tray: the dice of the player who throws, in the hand or as they came to rest.
FocusScope {
    id: tray

    required property RollingDiceModel game
    required property RoundCount count
    property ScreenOrder order: null

    readonly property real aspect: Theme.compact ? 1.9 : 2.1
    readonly property bool held: hand.count > 0
    readonly property int colour: Math.max(0, game.table.activeColour)
    readonly property real inset: Theme.s4 + Theme.s8
    // Whether the thrown dice lie here.
    readonly property bool shown: !held && (game.table.phase === "keep" || game.table.phase === "put")

    function enter(from) {
        for (let i = 0; i < lying.count; ++i)
            if (lying.itemAt(i).activeFocusOnTab) return lying.itemAt(i).forceActiveFocus(Qt.TabFocusReason)
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: held ? qsTr("Dice in the hand") : qsTr("Thrown dice")

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.s4
        radius: Theme.radius
        antialiasing: true
        border.width: Theme.hairline
        border.color: RollingDiceColours.desk.feltEdge
        gradient: Gradient {
            GradientStop { position: 0; color: RollingDiceColours.desk.felt }
            GradientStop { position: 1; color: RollingDiceColours.desk.feltDeep }
        }
    }
    Label {
        id: caption
        x: tray.inset + Theme.s4
        y: tray.inset - Theme.s4
        width: parent.width - 2 * x
        text: tray.held ? qsTr("%n dice in the hand", "", hand.count) : tray.shown ? qsTr("Thrown dice") : ""
        size: Theme.compact ? Theme.sizeKey : Theme.sizeTiny
        bold: true
        color: RollingDiceColours.desk.words
    }
    Row {
        // During a count, the next throw has to wait.
        opacity: tray.count.running ? Theme.disabled : 1
        anchors.horizontalCenter: parent.horizontalCenter
        y: caption.y + caption.height
        height: parent.height - y - tray.inset

        Repeater {
            id: hand
            model: tray.game.table.hand

            RollingDiceHandDie {
                required property var model
                required property int index

                width: (tray.width - 2 * tray.inset) / 4
                height: parent.height
                number: index
                colour: Number(model.colour)
                words: model.accessibleText
                opacity: tray.game.table.phase === "flying" ? Theme.disabled : 1
            }
        }
        Repeater {
            id: lying
            model: tray.shown ? tray.order?.dice.length ?? 0 : 0

            RollingDiceHandDie {
                required property int index
                readonly property var die: tray.order?.dice[index] ?? null
                readonly property int take: die?.take ?? -1

                width: (tray.width - 2 * tray.inset) / 4
                height: parent.height
                number: index
                colour: tray.colour
                face: die?.face ?? 0
                wet: die?.position.y < 0
                key: tray.order?.shortcut(take) ?? ""
                words: die?.accessibleText ?? ""
                selectable: take >= 0 && tray.game.keeping.enabled
                chosen: take >= 0 && take === tray.game.keeping.chosen
                onPicked: tray.game.keeping.choose(take)
            }
        }
    }
}
