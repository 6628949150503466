pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "../flat/geometry.js" as Geometry

// A picture of the whole box from above: stickers row by row from the north, dice such as "b3" or "pp", and highlights.
Item {
    id: plan

    property var stickers: []
    property var dice: []
    property var lit: []
    // A die flicked from the south: its colour, and its target hollow.
    property string flicked
    property int target: 0

    readonly property real edge: width / (2 * Geometry.whole)

    height: width

    Item {
        x: plan.width / 2
        y: plan.height / 2

        FlatGround { edge: plan.edge }
        Repeater {
            model: 4

            Item {
                id: side

                required property int index

                rotation: -90 * index

                FlatPlate {
                    x: -width / 2
                    y: Geometry.plate * plan.edge - height / 2
                    edge: plan.edge
                    chosen: side.index === 0 && plan.flicked !== ""
                    light: DiceFlickColours.desk.light[plan.flicked] ?? Theme.clear
                }
            }
        }
        HollowGrid {
            x: -Geometry.field * plan.edge
            y: x
            pitch: Geometry.pitch * plan.edge
            stickers: plan.stickers
            dice: plan.dice
            lit: plan.lit
        }
        Loader {
            active: plan.flicked !== ""
            sourceComponent: FlickPath { edge: plan.edge; colour: plan.flicked; target: plan.target }
        }
    }
}
