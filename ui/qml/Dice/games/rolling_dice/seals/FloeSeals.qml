pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D

// The seals on the rim: those sitting, the one walking, or all of them.
Node {
    id: seals

    required property SealWalk walk
    property bool resting: true
    property bool moving: true
    property int hotColour: -1

    // The positions of the visible seals, in die edges, each with its margin.
    function spots() {
        if (!moving || walk.walker < 0) return []
        const seal = rows.objectAt(walk.walker) as FloeSeal
        return seal ? [{ place: seal.where.times(0.1).plus(Qt.vector3d(0, 1, 0)), room: 2.6 }] : []
    }

    Repeater3D {
        id: rows
        model: seals.walk.seals

        FloeSeal {
            required property var model
            required property int index

            walking: seals.walk.walker === index
            visible: walking ? seals.moving : seals.resting
            colour: Number(model.colour)
            step: visible ? seals.walk.steps[index] ?? 0 : 0
            crowd: seals.walk.crowd(index)
            hot: colour === seals.hotColour
        }
    }
}
