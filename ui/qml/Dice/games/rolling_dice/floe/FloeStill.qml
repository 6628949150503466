pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice
import Dice.Models

// The arctic box and everything in it. If `split`, moving parts are left to FloeLive, so that a flight never redraws this view.
SceneView {
    id: still

    required property var game
    required property FloeSight sight
    required property SealWalk walk
    property real clock: 0
    property real beat: 0
    property string hotDie
    property var step: null
    property bool split: false
    property real nudge: 0

    // Quick 3D does not restart progressive antialiasing when only materials change, so the box moves a tiny bit as well.
    property real stir: 0

    readonly property var tones: [Theme.dark, Theme.patterns, hotDie, step, game.table.blocks]
    readonly property var parts: step?.parts ?? []
    readonly property var own: parts.filter(part => part.kind === "own" || part.kind === "behind").map(part => part.key)

    // The fields under the die being counted.
    function touched() {
        const values = parts.filter(part => part.kind === "net" || part.kind === "hole").map(part => part.value)
        return game.table.fields.map((field, number) => values.includes(field.value) ? number : -1).filter(number => number >= 0)
    }

    onTonesChanged: stir = stir > 0 ? 0 : 0.001

    camera: eye
    environment: Quality.level > 1 ? rich : plain

    Texture { id: probe; source: Assets.url("rolling_dice/textures/probe-" + (Theme.dark ? "night" : "day") + ".ktx") }
    FloeAir { id: rich; lightProbe: probe }
    SceneEnvironment {
        id: plain
        backgroundMode: SceneEnvironment.Transparent
        antialiasingMode: Quality.smoothEdges ? SceneEnvironment.MSAA : SceneEnvironment.ProgressiveAA
        antialiasingQuality: SceneEnvironment.Medium
        tonemapMode: SceneEnvironment.TonemapModeLinear
    }
    Node {
        eulerRotation.y: still.sight.yaw

        PerspectiveCamera {
            id: eye
            fieldOfView: still.sight.lens
            clipNear: 100
            clipFar: 3000
            position: still.sight.eye
            eulerRotation.x: -still.sight.pitch
        }
    }
    FloeLight { y: still.nudge }
    FloeDieSet { id: set; beat: still.beat }
    FloeBody { clock: still.clock; y: still.nudge + still.stir }
    IceFloe { fields: still.game.table.fields; hot: still.touched() }
    FloeCanal {
        blocks: still.game.table.blocks
        clock: still.clock
        set: set
        counting: still.parts.some(part => part.kind === "block")
        beat: still.beat
    }
    FloeSeals { walk: still.walk; moving: !still.split; hotColour: Number(still.step?.colour ?? -1) }
    FloeDice {
        arena: still.game.table.arena as ArenaModel
        set: set
        sight: still.sight
        moving: !still.split
        hotDie: still.hotDie
        counted: still.own
        beat: still.beat
    }
    Repeater3D {
        model: still.game.table.rings

        FloeRing {
            required property var modelData

            x: modelData.x * 10
            z: modelData.z * 10
            grown: Math.min(still.sight.grownAt(Qt.vector3d(modelData.x, 0, modelData.z)), modelData.room ?? 1)
            visible: modelData.active
        }
    }
    FloeLine { visible: still.game.table.lineShown; z: still.game.table.lineZ * 10 }
    Loader3D {
        active: still.step !== null
        sourceComponent: FloeSteps {
            from: still.step?.from ?? 0
            to: still.step?.to ?? 0
            colour: Number(still.step?.colour ?? 0)
        }
    }
    Loader3D {
        active: !still.split
        sourceComponent: Node {
            SolidTrails { arena: still.game.table.arena as ArenaModel; sight: still.sight; tints: RollingDiceColours.box.dice; grownAt: place => still.sight.grownAt(place) }
            FloeHand { game: still.game; set: set; sight: still.sight }
        }
    }
}
