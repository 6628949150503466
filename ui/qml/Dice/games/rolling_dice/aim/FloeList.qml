pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Everything in the box for keys and screen readers: one tab stop, arrows walk from thing to thing, Space chooses a die or aims at what is there.
FocusScope {
    id: list

    required property RollingDiceModel game
    property var view: null
    property int current: 0

    readonly property int last: things.count - 1

    signal aimed(real x, real z)
    signal finished()

    function enter() { visit(current) }
    function visit(number) {
        current = Math.max(0, Math.min(last, number))
        things.itemAt(current)?.forceActiveFocus(Qt.TabFocusReason)
    }
    function reacts(kind, number) {
        if (kind === "die" && game.keeping.enabled) return number >= 0
        return game.aim.enabled && game.aim.assist === "arc" && ["die", "net", "hole"].includes(kind)
    }
    function choose(thing) {
        if (!reacts(thing.kind, thing.number)) return
        if (game.keeping.enabled) game.keeping.choose(thing.number)
        else aimed(thing.x, thing.z)
    }

    onLastChanged: if (current > last) current = Math.max(0, last)

    Accessible.role: Accessible.List
    Accessible.name: qsTr("On the floe and around it")
    Accessible.description: qsTr("Arrows walk, Space chooses")

    Keys.onLeftPressed: visit(current - 1)
    Keys.onUpPressed: visit(current - 1)
    Keys.onRightPressed: visit(current + 1)
    Keys.onDownPressed: visit(current + 1)
    Keys.onEscapePressed: finished()
    Keys.onPressed: (event) => {
        if (event.key !== Qt.Key_Home && event.key !== Qt.Key_End) return
        visit(event.key === Qt.Key_Home ? 0 : last)
        event.accepted = true
    }

    Repeater {
        id: things
        model: list.game.table.things

        Item {
            id: thing

            required property int index
            required property var model

            readonly property bool reacting: list.reacts(model.kind, model.number)
            readonly property rect spot: list.view ? where() : Qt.rect(0, 0, 0, 0)

            function around(point, half) { return Qt.rect(point.x - half, point.y - half, 2 * half, 2 * half) }
            function where() {
                const view = list.view, place = Qt.vector3d(model.x, 0, model.z), half = 1.4 * view.sizeAt(place)
                if (model.kind === "block") return view.blockRect(model.number)
                if (model.kind === "seal") return around(view.sealAt(model.number), 1.6 * view.sizeAt(Qt.vector3d(0, 0, 0)))
                if (model.kind === "die") return view.dieRect(Qt.vector3d(model.x, 0.5, model.z), 2)
                return model.kind === "line" ? around(view.project(Qt.vector3d(13, 0, model.z)), half) : around(view.project(place), 1.6 * half)
            }

            objectName: "thing" + index
            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height
            // Qt does not remove an item from the tab order while it has focus.
            activeFocusOnTab: index === list.current || activeFocus
            onActiveFocusChanged: if (activeFocus) list.current = index

            Accessible.role: reacting ? Accessible.Button : Accessible.ListItem
            Accessible.name: model.text
            Accessible.focusable: true
            Accessible.onPressAction: list.choose(model)

            Keys.onSpacePressed: list.choose(model)

            FocusRing { shown: thing.activeFocus; corner: Theme.radiusSmall; distance: 0; border.color: Theme.ink }
        }
    }
}
