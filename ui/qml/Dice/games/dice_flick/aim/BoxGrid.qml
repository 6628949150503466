pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models
import "../flat/geometry.js" as Geometry

// The hollows and plates for keys and screen readers: one tab stop, arrows walk as the box is seen, Space chooses.
FocusScope {
    id: grid

    required property DiceFlickModel game
    property var view: null
    property real edge: Theme.s32
    property bool solid: false
    // Whether a hollow can be aimed at, and those that can be taken or left.
    property bool targets: false
    property var taps: []
    property int current: 12

    readonly property int hollows: 25
    readonly property int facing: game.aim.facing
    // The hollow one has walked to, or -1.
    readonly property int looked: activeFocus && current < hollows ? current : -1

    signal tapped(int place)
    signal finished()

    function enter() { visit(current) }
    function visit(place) {
        current = place
        cells.itemAt(place)?.forceActiveFocus(Qt.TabFocusReason)
    }
    // Where a hollow is seen, counted from the middle to the right and towards the player, and back.
    function seen(place) { return Geometry.turned((4 - facing) % 4, place % 5 - 2, Math.floor(place / 5) - 2) }
    function placeAt(right, near) {
        const at = Geometry.turned(facing, right, near)
        return 5 * (Math.round(at.z) + 2) + Math.round(at.x) + 2
    }
    // The plate on a side as it is seen: 0 is near, 1 right, 2 far, 3 left.
    function plateOn(side) { return hollows + (facing + side) % 4 }
    function walk(right, near) {
        if (current >= hollows) {
            const side = (current - hollows - facing + 4) % 4, inward = [[0, -1], [-1, 0], [0, 1], [1, 0]][side]
            if (right === inward[0] && near === inward[1]) visit(placeAt(-2 * right, -2 * near))
            return
        }
        const at = seen(current), x = at.x + right, z = at.z + near
        visit(Math.max(Math.abs(x), Math.abs(z)) <= 2 ? placeAt(x, z) : plateOn(near > 0 ? 0 : right > 0 ? 1 : near < 0 ? 2 : 3))
    }
    function choose(place) {
        if (place >= hollows) game.aim.choosePlate(place - hollows)
        else if (targets) game.aim.aimAtHollow(place)
        else if (taps.includes(place)) tapped(place)
    }
    // Whether choosing it does something.
    function reacts(place) { return place >= hollows ? game.aim.enabled : targets || taps.includes(place) }

    onLookedChanged: game.aim.lookAt(looked)

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Hollows and plates")
    Accessible.description: qsTr("Arrows walk, Space chooses")

    Keys.onLeftPressed: walk(-1, 0)
    Keys.onRightPressed: walk(1, 0)
    Keys.onUpPressed: walk(0, -1)
    Keys.onDownPressed: walk(0, 1)
    Keys.onSpacePressed: choose(current)
    Keys.onEscapePressed: finished()

    Repeater {
        id: cells
        model: grid.game.table.cells

        Item {
            id: cell

            required property int place
            required property string text

            readonly property bool plate: place >= grid.hollows
            readonly property var middle: plate ? Geometry.turned(place - grid.hollows, 0, Geometry.plate) : Geometry.centre(place)
            readonly property real high: !grid.solid ? 0 : plate ? 35 / 12 : 0.75
            readonly property point spot: grid.view?.project(Qt.vector3d(middle.x, high, middle.z)) ?? Qt.point(0, 0)

            function press() {
                if (grid.reacts(place)) grid.choose(place)
            }

            objectName: "cell" + place
            x: spot.x - width / 2
            y: spot.y - height / 2
            width: grid.edge * (plate ? 2 : 1.5)
            height: grid.edge * (grid.solid && !plate ? 1.3 : plate ? 2 : 1.5)
            // Qt does not remove an item from the tab order while it has focus.
            activeFocusOnTab: place === grid.current || activeFocus
            onActiveFocusChanged: if (activeFocus) grid.current = place

            Accessible.role: plate ? Accessible.RadioButton : grid.reacts(place) ? Accessible.Button : Accessible.StaticText
            Accessible.name: text
            Accessible.description: activeFocus && !plate ? grid.game.aim.preview.text : ""
            Accessible.checkable: plate
            Accessible.checked: plate && place - grid.hollows === grid.game.aim.plate
            Accessible.focusable: true
            Accessible.onPressAction: press()
            Accessible.onToggleAction: press()

            FocusRing { shown: cell.activeFocus; corner: Theme.radiusSmall; distance: 0; border.color: Theme.white }
        }
    }
}
