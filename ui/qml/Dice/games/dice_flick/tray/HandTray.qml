pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// In place of the dice tray: the dice of the hand on dark felt, the plates, and what is left in the bag.
FocusScope {
    id: tray

    required property DiceFlickModel game

    property int held: 0

    readonly property real aspect: 3
    readonly property real inset: Theme.s8
    readonly property bool choosing: game.table.phase === "flick" || game.table.phase === "flying"
    readonly property string caption: dice.count === 0 ? qsTr("no die left in the hand")
        : game.table.phase === "score" || game.table.phase === "over" ? qsTr("stays in the hand") : ""

    function enter(from) { (dice.itemAt(from) as HandDie)?.forceActiveFocus(Qt.TabFocusReason) }

    // Dice come out of the bag.
    function draw(more) {
        if (more > held) game.happened("dice-drawn")
        held = more
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Dice in the hand")

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.s4
        radius: Theme.radius
        antialiasing: true
        border.width: Theme.hairline
        border.color: DiceFlickColours.desk.feltEdge
        gradient: Gradient {
            GradientStop { position: 0; color: DiceFlickColours.desk.felt }
            GradientStop { position: 1; color: DiceFlickColours.desk.feltDeep }
        }
    }
    Item {
        id: hand
        x: Theme.s4 + tray.inset
        y: Theme.s4 + tray.inset
        width: tray.width - 2 * x - side.width - Theme.s8
        height: tray.height - 2 * y

        Row {
            id: row
            anchors.horizontalCenter: parent.horizontalCenter
            height: parent.height - (note.visible ? note.height : 0)

            Repeater {
                id: dice
                model: tray.game.table.hand
                onCountChanged: tray.draw(count)

                HandDie {
                    width: Math.min(hand.width / Math.max(3, dice.count), row.height * 0.86)
                    height: row.height
                    labelled: tray.caption === ""
                    onPicked: tray.game.aim.chooseDie(index)
                    onWalked: (step) => tray.enter((index + step + dice.count) % dice.count)
                }
            }
        }
        Label {
            id: note
            anchors.bottom: parent.bottom
            width: parent.width
            visible: text !== ""
            text: tray.caption
            horizontalAlignment: Text.AlignHCenter
            size: Theme.sizeTiny
            strong: true
            color: DiceFlickColours.desk.words
        }
    }
    Item {
        id: side
        anchors.right: parent.right
        anchors.rightMargin: Theme.s4 + tray.inset
        y: hand.y
        width: tray.height * 0.68
        height: hand.height

        PlatePicker {
            width: parent.width
            height: parent.height - bag.height
            game: tray.game
            light: DiceFlickColours.desk.light[tray.game.aim.colour] ?? DiceFlickColours.desk.chosen
            opacity: tray.game.aim.enabled ? 1 : Theme.disabled
        }
        Label {
            id: bag
            anchors.bottom: parent.bottom
            width: parent.width
            text: qsTr("Bag: %1").arg(tray.game.table.bag)
            horizontalAlignment: Text.AlignHCenter
            size: Theme.compact ? Theme.sizeKey : Theme.sizeTiny
            strong: true
            color: DiceFlickColours.desk.words
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
