import QtQuick
import Dice

// A thrown die; if it gets wet it splashes and sinks.
FloeDie {
    id: thrown

    // A die that is taken away from the water sinks nevertheless, where it was.
    readonly property Sinking water: Sinking {}
    readonly property bool wet: water.wet

    sunk: water.depth

    FloeSplash {
        x: thrown.place.x * thrown.edge
        z: thrown.place.z * thrown.edge
        share: thrown.water.calm
        tint: RollingDiceColours.box.dice[thrown.colour]
    }
}
