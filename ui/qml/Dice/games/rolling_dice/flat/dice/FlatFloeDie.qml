pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A die on the floe, drawn flat: the higher it is, the larger it looks and the further away its shadow falls; a wet die splashes and sinks.
Item {
    id: thrown

    property real mm: 1
    // How far a millimetre of height is raised on the screen, and how that turns its dice; straight from above by default.
    property real lift: 0
    property quaternion tilt: Qt.quaternion(1, 0, 0, 0)
    // How many times larger than it is it is drawn.
    property real grown: 1
    property vector3d place: Qt.vector3d(0, 0.5, 0)
    property quaternion turn: Qt.quaternion(1, 0, 0, 0)
    property int colour: 0
    property bool hot: false
    property real glow: 0
    // A die that is taken away from the water sinks nevertheless, where it was.
    property bool present: true
    property alias calm: water.calm
    property alias sunk: water.depth
    readonly property bool gone: water.gone

    readonly property real above: Math.max(0, place.y - 0.5)
    readonly property bool wet: water.wet
    readonly property real dot: mm * grown
    readonly property real squash: Math.sqrt(Math.max(0, 1 - lift * lift / (mm * mm)))
    // The middle of the die above its place on the ground.
    readonly property real raised: 10 * lift * above + (lift > 0 ? 3 * dot : 0)
    readonly property color body: RollingDiceColours.box.dice[colour] ?? Theme.white

    Sinking { id: water; present: thrown.present; place: thrown.place }
    Item {
        transform: Scale { yScale: thrown.squash }

        Rectangle {
            anchors.centerIn: parent
            width: 27 * thrown.dot
            height: width
            radius: width / 2
            visible: thrown.glow > 0
            antialiasing: true
            color: Theme.alpha(thrown.body, 0.4 * thrown.glow)
            border.width: thrown.hot ? Theme.ring : Theme.rim
            border.color: Theme.alpha(thrown.hot ? Theme.white : thrown.body, thrown.hot ? 1 : thrown.glow)
        }
        // Its colour shines on the ice next to it.
        Repeater {
            model: 2

            Rectangle {
                required property int index

                x: (3.6 + 1.6 * thrown.above) * thrown.dot - width / 2
                y: (4.8 + 2 * thrown.above) * thrown.dot - width / 2
                width: (index ? 11 : 17) * thrown.dot
                height: width
                radius: width / 2
                antialiasing: true
                color: thrown.body
                opacity: 0.2 * Math.max(0.2, 1 - 0.25 * thrown.above) * (1 - thrown.sunk)
            }
        }
        Image {
            x: (1.3 + 1.6 * thrown.above) * thrown.dot - width / 2
            y: (1.8 + 2 * thrown.above) * thrown.dot - height / 2
            width: 19 * thrown.dot
            height: width
            scale: 1 + 0.12 * thrown.above
            source: Assets.url("common/textures/blob.png")
            opacity: (0.6 - 0.06 * Math.min(6, thrown.above)) * (1 - thrown.sunk)
        }
        FlatSplash { share: water.calm; dot: thrown.dot; tint: thrown.body }
    }
    FlatIceDie {
        x: -width / 2
        y: -width / 2 - thrown.raised
        width: 10 * thrown.dot
        scale: (1 + 0.06 * thrown.above) * (1 - 0.3 * thrown.sunk)
        opacity: 1 - thrown.sunk
        visible: opacity > 0
        colour: thrown.colour
        turn: thrown.tilt.times(thrown.turn)
        lit: thrown.glow
    }
    Behavior on grown { NumberAnimation { duration: Theme.quick; easing.type: Theme.easing } }
}
