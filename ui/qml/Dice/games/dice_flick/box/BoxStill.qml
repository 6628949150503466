pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice
import Dice.Models

// The box and everything in it. If `split`, moving parts are left to BoxLive, so that a flight never redraws this view.
SceneView {
    id: still

    required property DiceFlickModel game
    required property BoxSight sight
    property real plateYaw: 0
    property int hotPlace: -1
    property int hotPlate: -1
    property int hotTake: -1
    property bool carried: false
    property real pull: 0
    property bool sign: true
    property bool split: false
    property real nudge: 0

    readonly property real quarter: 90 * Math.round(plateYaw / 90)

    camera: eye
    environment: Quality.level > 1 ? rich : plain

    Texture { id: probe; source: Assets.url("common/textures/probe.ktx") }
    BoxAir { id: rich; lightProbe: probe }
    SceneEnvironment {
        id: plain
        backgroundMode: SceneEnvironment.Transparent
        antialiasingMode: Quality.smoothEdges ? SceneEnvironment.MSAA : SceneEnvironment.ProgressiveAA
        antialiasingQuality: SceneEnvironment.Medium
        tonemapMode: SceneEnvironment.TonemapModeLinear
        lightProbe: Quality.reflections ? probe : null
        probeExposure: 0.6
    }
    Node {
        eulerRotation.y: still.sight.yaw

        PerspectiveCamera {
            id: eye
            fieldOfView: still.sight.lens
            clipNear: 100
            clipFar: 1600
            position: still.sight.eye
            eulerRotation.x: -still.sight.pitch
        }
    }
    BoxLight { eulerRotation.y: still.plateYaw + still.nudge }
    BoxTable { eulerRotation.y: still.plateYaw }
    BoxBody {
        eulerRotation.y: still.quarter
        sign: still.sign ? Math.pow(Math.abs(Math.cos(still.plateYaw * Math.PI / 90)), 3) : 0
    }
    Repeater3D {
        model: 4

        BoxPlate {
            required property int index

            side: index
            active: index === still.game.aim.plate && still.game.aim.shown
            hot: index === still.hotPlate
            slide: index === still.game.aim.plate ? still.game.aim.slide : 0
            light: DiceFlickColours.box.lights[still.game.aim.colour] ?? DiceFlickColours.box.lights.yellow
        }
    }
    Repeater3D {
        model: still.game.table.stickers

        BoxSticker {
            required property var modelData

            kind: modelData.kind
            covered: modelData.covered
            yaw: still.quarter
            x: (modelData.place % 5 - 2) * 20
            z: (Math.floor(modelData.place / 5) - 2) * 20
        }
    }
    BoxDice { arena: still.game.table.arena; yaw: still.plateYaw; moving: !still.split; carried: still.carried }
    Loader3D {
        active: !still.split
        sourceComponent: Node {
            SolidTrails { arena: still.game.table.arena; sight: still.sight; tints: DiceFlickColours.box.lights }
            BoxAim { visible: shown; game: still.game; pull: still.pull; carried: still.carried }
            BoxPromise { preview: still.game.aim.preview; visible: still.game.aim.shown && !still.game.table.arena.thrown }
            BoxHollow { place: Math.max(0, still.hotPlace); visible: still.hotPlace >= 0; tint: DiceFlickColours.box.hover; edge: 0.7; inside: 0.12 }
        }
    }
    Repeater3D {
        model: still.game.table.phase === "score" ? still.game.scoring.takes : null

        BoxTake {
            required property var model
            required property int index

            kind: model.kind
            along: model.along
            colour: model.colour
            places: model.places
            taken: model.taken
            hot: index === still.hotTake
        }
    }
}
