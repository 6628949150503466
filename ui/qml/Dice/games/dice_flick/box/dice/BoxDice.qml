pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice
import Dice.Models

// The dice of the box: those at rest in their hollows, those flying or waiting to be flicked, or all of them.
Node {
    id: dice

    required property ArenaModel arena
    property real yaw: 0
    property bool resting: true
    property bool moving: true
    // A die that a hand carries does not wait on its plate yet.
    property bool carried: false

    readonly property var materials: ({ blue: blue, yellow: yellow, green: green, white: white, pink: pink })
    readonly property real turn: yaw * Math.PI / 180
    // The direction towards the key light of BoxLight.
    readonly property vector3d key: Qt.vector3d(-0.64 * Math.cos(turn) + 0.09 * Math.sin(turn), 0.77, 0.09 * Math.cos(turn) + 0.64 * Math.sin(turn))

    // The dice of a highlighted take float above their hollows, so low that each is still seen over its own.
    function raised(place) { return place < 0 ? 0 : 10 + 3 * ((place * 3) % 5) / 4 }
    // The positions of the visible dice, in die edges, each with its margin.
    function spots() {
        const found = []
        for (let i = 0; i < rows.count; i++) {
            const die = rows.objectAt(i) as BoxDie
            if (!die?.visible) continue
            found.push({ place: die.place, room: 1 })
            found.push({ place: Qt.vector3d(die.place.x, die.ground / 12, die.place.z), room: 0.9 })
        }
        return found
    }

    BoxDieMaterial { id: blue; colour: "blue"; key: dice.key }
    BoxDieMaterial { id: yellow; colour: "yellow"; key: dice.key }
    BoxDieMaterial { id: green; colour: "green"; key: dice.key }
    BoxDieMaterial { id: white; colour: "white"; key: dice.key }
    BoxDieMaterial { id: pink; colour: "pink"; key: dice.key }
    Repeater3D {
        id: rows
        model: dice.arena

        BoxDie {
            required property var model

            readonly property bool waits: model.place < 0 && !model.flying
            readonly property bool shown: model.present && !(waits && dice.carried) && (model.flying || model.place < 0 ? dice.moving : dice.resting)

            visible: shown
            // Hidden dice must not move: any change would redraw the view.
            place: shown ? model.position : Qt.vector3d(0, 0, 0)
            turn: shown ? model.rotation : Qt.quaternion(1, 0, 0, 0)
            material: dice.materials[model.colour]
            lift: model.take >= 0 ? dice.raised(model.place) : 0
        }
    }
}
