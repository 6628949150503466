pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models
import "../flat/geometry.js" as Geometry

// The names of rows and columns on the far and the left side of the hollows, and of the plates; they turn with the box and stay upright.
Item {
    id: marks

    required property DiceFlickModel game
    property var view: null
    // The hollow whose marks are bright.
    property int hot: -1
    property bool solid: false
    property real edge: Theme.s32

    readonly property real yaw: view?.plateYaw ?? 0
    readonly property real land: solid ? 0.75 : 0
    readonly property real rim: solid ? 35 / 12 : 0
    readonly property var sides: [qsTr("S", "south"), qsTr("E", "east"), qsTr("N", "north"), qsTr("W", "west")]
    readonly property real size: Math.max(Theme.sizeKey, 0.36 * edge)

    // How far from the middle the marks of a side are: in 3D beyond the dice that float above the far row.
    function beside(side) { return Geometry.field + 0.5 + (solid ? 0.85 * Math.max(0, Math.cos((90 * side - yaw - 180) * Math.PI / 180)) : 0) }
    // How well a side is seen: those to the far left are, and fade into the others while the box turns.
    function shown(side) { return Math.max(0, Math.min(1, 1.42 * Math.cos((90 * side - yaw - 225) * Math.PI / 180))) }

    component Mark: Title {
        property vector3d place
        property bool bright: false

        readonly property point spot: marks.view?.project(place) ?? Qt.point(0, 0)

        x: spot.x - width / 2
        y: spot.y - height / 2
        size: marks.size
        mayBeCut: true // a tag may lie on it
        visible: opacity > 0
        color: bright ? Theme.white : DiceFlickColours.desk.mark
        Accessible.ignored: true
    }

    Repeater {
        model: 20

        Mark {
            required property int index
            readonly property int side: Math.floor(index / 5)
            readonly property int line: index % 5
            readonly property bool column: side % 2 === 0
            readonly property real along: (line - 2) * Geometry.pitch
            readonly property real away: marks.beside(side) * (side < 2 ? 1 : -1)

            place: column ? Qt.vector3d(along, marks.land, away) : Qt.vector3d(away, marks.land, along)
            text: (column ? marks.game.table.columnMarks : marks.game.table.rowMarks)[line]
            bright: marks.hot >= 0 && line === (column ? marks.hot % 5 : Math.floor(marks.hot / 5))
            opacity: marks.shown(side)
        }
    }
    Repeater {
        model: 4

        Mark {
            required property int index
            readonly property var at: Geometry.turned(index, 1.85, 80 / 12)

            place: Qt.vector3d(at.x, marks.rim, at.z)
            text: marks.sides[index]
            bright: index === marks.game.aim.plate && marks.game.aim.shown
        }
    }
}
