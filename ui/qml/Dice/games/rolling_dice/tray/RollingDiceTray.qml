pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// In place of the dice tray: the dice of the player who throws, in the hand or as they came to rest.
FocusScope {
    id: tray

    required property RollingDiceModel game
    required property RoundCount count

    readonly property real aspect: Theme.compact ? 1.9 : 2.1
    readonly property bool held: hand.count > 0
    readonly property int colour: Math.max(0, game.table.activeColour)
    readonly property real inset: Theme.s4 + Theme.s8

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
        text: tray.held ? qsTr("%n dice in the hand", "", hand.count) : tray.game.table.phase === "keep" || tray.game.table.phase === "put" ? qsTr("Thrown dice") : ""
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
            model: tray.game.table.arena

            RollingDiceHandDie {
                required property var model
                required property int index

                readonly property bool own: Number(model.colour) === tray.colour && model.present && !tray.held
                    && (tray.game.table.phase === "keep" || tray.game.table.phase === "put")

                width: own ? (tray.width - 2 * tray.inset) / 4 : 0
                height: parent.height
                visible: own
                number: index
                colour: Number(model.colour)
                face: model.face
                wet: model.position.y < 0
                key: model.take + 1
                words: model.accessibleText
                selectable: model.take >= 0 && tray.game.keeping.enabled
                chosen: model.take >= 0 && model.take === tray.game.keeping.chosen
                onPicked: tray.game.keeping.choose(model.take)
            }
        }
    }
}
