pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A coloured die seen from above in any pose.
FlatCube {
    id: die

    property string colour: "white"

    Repeater {
        model: 6

        CubeSide {
            id: side
            cube: die
            sourceComponent: DiceFlickFace {
                face: side.index + 1
                colour: die.colour
                light: side.light
            }
        }
    }
}
