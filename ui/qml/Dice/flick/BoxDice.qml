pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice
import Dice.Models

// All dice in the box or in the air; those of a chosen take float in formation above their hollows.
Node {
    id: dice

    required property DiceFlickModel flick
    property vector3d key

    readonly property var materials: ({ blue: blue, yellow: yellow, green: green, white: white, pink: pink })

    function raised(place) { return place < 0 ? 0 : 27 + 7 * ((place * 3) % 5) / 4 }

    BoxDieMaterial { id: blue; colour: "blue"; key: dice.key }
    BoxDieMaterial { id: yellow; colour: "yellow"; key: dice.key }
    BoxDieMaterial { id: green; colour: "green"; key: dice.key }
    BoxDieMaterial { id: white; colour: "white"; key: dice.key }
    BoxDieMaterial { id: pink; colour: "pink"; key: dice.key }
    Repeater3D {
        model: dice.flick.arena

        BoxDie {
            required property var model

            visible: model.present
            place: model.position
            turn: model.rotation
            material: dice.materials[model.colour]
            lift: model.take >= 0 ? dice.raised(model.place) : 0
        }
    }
}
