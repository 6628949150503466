pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice
import Dice.Models

// Dice on the floe, in the air and in the water: those at rest, those flying, or all of them. A die that falls into the water splashes and sinks.
Node {
    id: dice

    required property ArenaModel arena
    property FloeDieSet set
    required property FloeSight sight
    property string hotDie
    property bool resting: true
    property bool moving: true
    // Keys of the dice being counted, and how far they pulse.
    property var counted: []
    property real beat: 0

    // How much larger a die may be before it reaches into a wall.
    function roomAt(place) { return Math.max(1, 2 * Math.min(15.35 - Math.abs(place.x), 21.6 + place.z)) }
    // The positions of the visible dice, in die edges, each with its margin.
    function spots() {
        const found = []
        for (let i = 0; i < rows.count; i++) {
            const die = rows.objectAt(i) as FloeThrown
            if (!die?.visible) continue
            found.push({ place: die.place, room: (die.water.splashing ? 4 : 1) * die.grown })
            found.push({ place: Qt.vector3d(die.place.x, die.ground / 10, die.place.z), room: (die.water.splashing ? 4 : 1.3) * die.grown })
        }
        return found
    }

    Repeater3D {
        id: rows
        model: dice.arena

        FloeThrown {
            required property var model

            readonly property bool moves: model.flying || wet || water.gone
            readonly property bool shown: (model.present || water.gone) && (moves ? dice.moving : dice.resting)

            water.present: model.present
            water.place: model.position
            visible: shown
            // Hidden dice must not move: any change would redraw the view.
            place: shown ? model.position : Qt.vector3d(0, 0, 0)
            turn: shown ? model.rotation : Qt.quaternion(1, 0, 0, 0)
            grown: shown ? Math.min(dice.sight.grownAt(place), model.room, water.sea ? dice.roomAt(place) : 2.2) : 1
            colour: Number(model.colour)
            set: dice.set
            ground: !water.sea ? -22 : Math.abs(place.x) > 13.15 || place.z < -19.4 ? -8 : 0
            hot: model.take >= 0 && model.key === dice.hotDie
            glow: dice.counted.includes(model.key) ? 0.55 + 0.45 * dice.beat : hot ? 0.8 : model.take >= 0 ? 0.4 : 0
        }
    }
}
