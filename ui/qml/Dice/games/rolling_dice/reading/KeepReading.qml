pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the tray when a die is to be kept: a card for each candidate, best score first.
Item {
    id: reading

    required property RollingDiceModel game
    property ScreenOrder order: null
    // The die hovered here, and the one hovered on the floe.
    property string hotKey
    property string hotDie

    readonly property int columns: list.count > 2 || height < Theme.s48 * 2.4 ? 2 : 1
    readonly property int rows: Math.ceil(Math.max(1, list.count) / columns)

    function enter() { visit(Math.max(0, game.keeping.chosen)) }
    function visit(row) { list.itemAt((row + list.count) % list.count)?.forceActiveFocus(Qt.TabFocusReason) }

    Label {
        id: head
        width: parent.width
        visible: !Theme.compact || reading.rows < 2
        text: reading.game.keeping.enabled ? qsTr("Which die stays? It counts like this if nothing changes.") : qsTr("Which die stays?")
        size: Theme.compact ? Theme.sizeTiny : Theme.sizeNote
        strong: true
        soft: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Grid {
        id: grid
        y: head.visible ? head.height + Theme.s4 : 0
        width: parent.width
        columns: reading.columns
        spacing: Theme.s4 * 1.5

        Accessible.role: Accessible.List
        Accessible.name: qsTr("Dice that may stay")

        Repeater {
            id: list
            model: reading.game.keeping.choices

            KeepCard {
                width: (grid.width - (reading.columns - 1) * grid.spacing) / reading.columns
                height: Math.min(Theme.s48 * 1.6, (reading.height - grid.y - Theme.s4 - (reading.rows - 1) * grid.spacing) / reading.rows)
                colour: Math.max(0, reading.game.table.activeColour)
                changeable: reading.game.keeping.enabled
                hot: key === reading.hotDie
                shortcut: reading.order?.shortcut(index) ?? 0
                onPicked: reading.game.keeping.choose(index)
                onKept: reading.game.keeping.keep(index)
                onPointed: (hot) => reading.hotKey = hot ? key : reading.hotKey === key ? "" : reading.hotKey
                onWalked: (step) => {
                    reading.game.keeping.choose((index + step + list.count) % list.count)
                    reading.visit(index + step)
                }
            }
        }
    }
}
