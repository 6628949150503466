pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A die of coloured ice seen from above in any pose.
FlatCube {
    id: die

    property int colour: 0
    property real lit: 0

    Repeater {
        model: 6

        CubeSide {
            id: side
            cube: die
            sourceComponent: FlatIceFace {
                face: side.index + 1
                colour: die.colour
                light: Math.min(1, side.light + 0.4 * die.lit)
            }
        }
    }
}
