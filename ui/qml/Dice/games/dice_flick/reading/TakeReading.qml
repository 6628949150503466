pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the tray during scoring: a card for everything that can be scored, to take, leave or reorder.
Item {
    id: reading

    required property DiceFlickModel game
    property int hotTake: -1

    readonly property bool nothing: list.count === 0

    function enter() { list.visit(Math.max(0, list.currentIndex)) }

    TakeReader { id: reader; game: reading.game }
    Item {
        id: head
        width: parent.width
        height: Theme.compact ? Theme.s24 + Theme.s4 : Theme.s32

        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (best.visible ? best.width + Theme.s8 : 0)
            text: reading.nothing ? qsTr("Nothing counts this time.")
                : !reading.game.scoring.enabled ? (reader.taken.length === 0 ? qsTr("This could count") : qsTr("%n points", "", reading.game.scoring.total))
                : reading.game.scoring.proposal ? qsTr("Best proposal. Take or leave what you like.")
                : qsTr("%1 of %2 possible points").arg(reading.game.scoring.total).arg(reading.game.scoring.bestTotal)
            size: Theme.compact ? Theme.sizeTiny : Theme.sizeNote
            strong: true
            soft: true
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        QuietButton {
            id: best
            objectName: "useBest"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: head.height
            visible: reading.game.scoring.enabled && !reading.game.scoring.proposal
            iconName: "star"
            text: qsTr("Best proposal")
            tint: Theme.accent
            onClicked: reading.game.scoring.useBest()
        }
    }
    Flickable {
        id: list
        objectName: "takeList"

        property int currentIndex: 0
        readonly property int count: cards.count

        function card(row): TakeCard { return cards.itemAt(row) as TakeCard }
        function visit(row) {
            currentIndex = row
            const shown = card(row)
            if (!shown) return
            shown.forceActiveFocus(Qt.TabFocusReason)
            contentX = Math.max(shown.x + shown.width - width, Math.min(contentX, shown.x))
        }
        // A change reorders the takes; focus stays on the same one.
        function follow(title, change) {
            const focused = reading.Window.activeFocusItem === card(currentIndex)
            change()
            if (!focused) return
            for (let row = 0; row < count; ++row)
                if (card(row)?.title === title) visit(row)
        }

        y: head.height + Theme.s4
        width: parent.width
        height: parent.height - y - Theme.s4
        contentWidth: row.width
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentWidth > width
        clip: interactive

        Accessible.role: Accessible.List
        Accessible.name: qsTr("What counts")

        Row {
            id: row
            spacing: Theme.s8

            Repeater {
                id: cards
                model: reading.game.scoring.takes

                TakeCard {
                    height: Math.min(list.height - Theme.s4, Theme.s48 * 2)
                    y: Theme.s4 / 2
                    width: Math.max(Math.min((list.width - 2 * Theme.s8) / Math.min(3, list.count), Theme.s48 * 5.4), Theme.compact ? Theme.s48 * 2.9 : Theme.s48 * 3.4)
                    changeable: reading.game.scoring.enabled
                    takenCount: reader.taken.length
                    onToggled: list.follow(title, () => reading.game.scoring.toggle(index))
                    onMoved: (by) => list.follow(title, () => reading.game.scoring.move(index, by))
                    onActiveFocusChanged: if (activeFocus) list.currentIndex = index
                    onPointed: (hot) => reading.hotTake = hot ? index : reading.hotTake === index ? -1 : reading.hotTake
                    onWalked: (step) => list.visit((index + step + list.count) % list.count)
                }
            }
        }
    }
}
