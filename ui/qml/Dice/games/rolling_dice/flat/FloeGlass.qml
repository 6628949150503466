pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Dice
import Dice.Models

// A magnifying glass over the die that matters now, in true scale and from straight above; a frame on the floe shows where it looks.
Item {
    id: glass

    required property RollingDiceModel game
    property var view: null
    property size room
    // Whether it may be seen: not while dice fly or are counted.
    property bool wanted: true

    // What is magnified is seen whole beside it.
    readonly property bool mayBeCut: true

    readonly property var ring: game.table.rings.find(ring => ring.active) ?? null
    readonly property string phase: game.table.phase
    readonly property var held: game.putting.shown
        ? { key: "", colour: game.putting.colour, face: game.putting.face, x: game.putting.x, z: game.putting.z, take: -1 } : null
    readonly property var chosen: phase === "keep" ? lying.dice.find(die => die.take >= 0 && die.take === Math.max(0, game.keeping.chosen)) ?? null : null
    // What it shows the surroundings of.
    readonly property var subject: held ?? chosen ?? (phase === "throw" || phase === "keep" ? ring : null)
    readonly property var dice: held ? [...lying.dice, held] : lying.dice
    // Pixels per millimetre: a die is about as large as on the floe, but exactly where it is.
    readonly property real dot: Math.max(2.4, Math.min(4, room.width / 76))
    readonly property real wide: room.width / dot
    readonly property real high: room.height / dot
    readonly property rect part: Qt.rect(within(10 * (subject?.x ?? 0) - wide / 2, -160, 160 - wide), within(10 * (subject?.z ?? 0) - high / 2, -222, 216 - high), wide, high)

    function within(value, least, most) { return Math.max(least, Math.min(most, value)) }
    function corner(right, near) { return view?.project(Qt.vector3d((part.x + right * part.width) / 10, 0, (part.y + near * part.height) / 10)) ?? Qt.point(0, 0) }

    width: room.width
    height: room.height
    visible: wanted && view !== null && subject !== null && room.width > Theme.s48

    Accessible.ignored: true

    FloeReader { id: lying; game: glass.game }
    Shape {
        x: -glass.x
        y: -glass.y
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Theme.alpha(RollingDiceColours.box.onPale, 0.55)
            strokeWidth: Theme.rim
            strokeStyle: ShapePath.DashLine
            dashPattern: [3, 3]
            fillColor: Theme.clear
            PathPolyline { path: [glass.corner(0, 0), glass.corner(1, 0), glass.corner(1, 1), glass.corner(0, 1), glass.corner(0, 0)] }
        }
    }
    Shadow {
        anchors.fill: parent
        radius: Theme.radius
        offset.y: Theme.s4
        blur: Theme.s16
        color: RollingDiceColours.box.flatShade
    }
    FlatFloePlan {
        width: glass.width
        part: glass.part
        fields: glass.game.table.fields
        dice: glass.dice
        ring: glass.dice.findIndex(die => die.key !== "" && die.key === glass.ring?.key)
        line: glass.game.table.lineShown
        hot: glass.dice.map((die, number) => die === glass.chosen || die === glass.held ? number : -1)
        Accessible.ignored: true
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.ring
        radius: Theme.radius
        antialiasing: true
        color: Theme.clear
        border.width: 2 * Theme.ring
        border.color: RollingDiceColours.scene.frame
    }
    Rectangle {
        anchors { right: parent.right; bottom: parent.bottom; margins: Theme.s4 }
        width: Theme.iconLarge + Theme.s4
        height: width
        radius: width / 2
        color: RollingDiceColours.desk.tag

        Icon { anchors.centerIn: parent; name: "zoom"; size: Theme.icon; color: RollingDiceColours.desk.tagWords }
    }
}
