pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice
import Dice.Models

// An aim in 3D: the sling on its plate, and as much of the flight as the player chose to see.
Node {
    id: aim

    required property DiceFlickModel game
    property real pull: 0
    property bool overNothing: false
    property bool carried: false

    readonly property color tint: DiceFlickColours.box.lights[game.aim.colour] ?? DiceFlickColours.box.lights.yellow
    readonly property bool wholeArc: game.aim.assist === "arc"
    readonly property var landing: game.aim.landing
    readonly property var chances: game.aim.hollowChances
    readonly property var path: game.aim.arc
    readonly property var widths: game.aim.arcWidths
    readonly property int target: game.aim.target
    readonly property real turn: game.aim.direction * Math.PI / 180
    // Hollows less likely than this are not lit.
    readonly property real leastChance: 0.04
    // Half of all flights land within 1.18 standard deviations, nine in ten within 2.15; the outer ring lies at 0.93 of the picture.
    readonly property real reach: 12 * 2.146 / 0.93 / 50
    readonly property bool shown: game.aim.shown && !carried && !game.table.arena.thrown

    // The visible spots, in die edges, each with its margin.
    function spots() {
        const turn = game.aim.plate * Math.PI / 2, s = Math.sin(turn), c = Math.cos(turn), x = sling.handle.x + game.aim.slide, z = sling.handle.z + 86
        const found = [{ place: Qt.vector3d(x * c + z * s, 38.6, z * c - x * s).times(1 / 12), room: 1.2 },
                       { place: Qt.vector3d(game.aim.slide * c + 86 * s, 41, 86 * c - game.aim.slide * s).times(1 / 12), room: 1.5 }]
        if (game.aim.assist === "direction") found.push({ place: Qt.vector3d(0, 3, 0), room: 7 })
        if (!wholeArc) return found
        for (let i = 0; i < path.length; i += 5) found.push({ place: path[i], room: 0.3 + 1.7 * (widths[i] ?? 0) })
        found.push({ place: Qt.vector3d(landing.x ?? 0, 0.8, landing.z ?? 0), room: 0.5 + 2.3 * Math.max(landing.along ?? 0, landing.across ?? 0) })
        chances.forEach((chance, i) => {
            if (chance > leastChance) found.push({ place: Qt.vector3d((i % 5 - 2) * 5 / 3, 0.75, (Math.floor(i / 5) - 2) * 5 / 3), room: 1.2 })
        })
        return found
    }

    Node {
        eulerRotation.y: 90 * aim.game.aim.plate

        Node {
            position: Qt.vector3d(aim.game.aim.slide, 41, 86)

            BoxSling { id: sling; direction: aim.game.aim.direction; pull: aim.pull; tint: aim.tint; visible: aim.pull > 0 }
            Repeater3D {
                model: aim.game.aim.assist === "direction" ? 16 : 0

                BoxTube {
                    required property int index

                    readonly property real away: 14 + 9 * index

                    source: "#Cylinder"
                    position: Qt.vector3d(Math.sin(aim.turn) * away, 0, -Math.cos(aim.turn) * away)
                    eulerRotation: Qt.vector3d(-90, -aim.game.aim.direction, 0)
                    scale: Qt.vector3d(0.012, 0.045, 0.012)
                    tint: aim.tint
                    power: 1.05 - 0.055 * index
                    core: 0.3 - 0.018 * index
                }
            }
        }
    }
    BoxArc {
        visible: aim.wholeArc
        points: aim.wholeArc ? aim.path : []
        widths: aim.wholeArc ? aim.widths : []
        tint: aim.tint
    }
    BoxGlow {
        visible: aim.wholeArc && (aim.landing.along ?? 0) > 0
        picture: "landing"
        overNothing: true
        tint: aim.tint
        power: 0.9
        position: Qt.vector3d((aim.landing.x ?? 0) * 12, 10.1, (aim.landing.z ?? 0) * 12)
        eulerRotation: Qt.vector3d(-90, -90 - (aim.landing.turn ?? 0), 0)
        scale: Qt.vector3d((aim.landing.across ?? 0) * aim.reach, (aim.landing.along ?? 0) * aim.reach, 1)
    }
    Repeater3D {
        model: aim.wholeArc ? 25 : 0

        BoxHollow {
            required property int index

            readonly property real chance: aim.chances[index] ?? 0
            readonly property bool target: index === aim.target

            place: index
            visible: target || chance > aim.leastChance
            tint: aim.tint
            air: !aim.overNothing
            edge: target ? 1 : Math.min(0.5, 1.6 * chance)
            inside: target ? 0.22 : 0.3 * chance
        }
    }
}
