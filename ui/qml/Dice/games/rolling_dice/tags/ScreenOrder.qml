import QtQuick
import Dice
import Dice.Models

// The dice of who is on as they lie on the screen, from left to right, then those in the water: in this order they are in the tray, and keys keep them.
QtObject {
    id: order

    required property RollingDiceModel game
    property var view: null
    // A row of the arena for each die.
    property var dice: []

    readonly property var takes: dice.filter(die => die.take >= 0).map(die => die.take)
    // Changes whenever the order may: with the position, and with the camera.
    readonly property var moment: [game.table.phase, game.table.activeColour, game.keeping.chosen, view?.project(Qt.vector3d(-13, 0, 21)) ?? null]
    readonly property var lying: LyingDice { arena: order.game.table.arena }

    // The number of the key that keeps a die, by its choice; 0 for none.
    function shortcut(take) { return takes.indexOf(take) + 1 }
    function across(die) { return view ? view.project(Qt.vector3d(die.position.x, 0, die.position.z)).x : die.position.x }
    function sort() {
        const own = lying.filtered(die => Number(die.colour) === game.table.activeColour), wet = die => Number(die.position.y < 0)
        dice = own.map(die => ({ die: die, wet: wet(die), across: across(die) })).sort((one, other) => one.wet - other.wet || one.across - other.across).map(each => each.die)
    }

    onMomentChanged: Qt.callLater(sort)

    Component.onCompleted: sort()
}
