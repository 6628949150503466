pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The arctic box from straight above, with its entrance on the left. Works everywhere, without 3D; positions are those of FloeScene.
Item {
    id: floe

    required property var game
    // Same interface as in 3D; here the clock only drives the pulse of counted dice.
    property real clock: 0
    property string hotDie
    property int hotStep: -1
    property real nudge: 0

    // Emitted when a seal reaches the next space.
    signal stepped()

    // The entrance is on the left, so further means to the right.
    readonly property bool lying: true
    readonly property bool orbiting: false
    readonly property real beat: clock > 0 ? 0.5 - 0.5 * Math.cos(clock * 4.2) : 0.6
    readonly property var step: game.counting.shown ? game.counting.steps[hotStep] ?? null : null
    readonly property var parts: step?.parts ?? []
    readonly property bool walking: walk.walker >= 0
    readonly property bool aimed: game.aim.shown && !(game.table.arena as ArenaModel).flying
    // Lists are cached here: each access to a list property copies it from the model.
    readonly property string fieldsText: JSON.stringify(game.table.fields)
    readonly property var fields: JSON.parse(fieldsText)
    readonly property var ring: game.table.rings.find(ring => ring.active) ?? null
    readonly property var counted: parts.filter(part => part.kind === "own" || part.kind === "behind").map(part => part.key)

    // --- measures: millimetres from the centre of the box, and pixels per millimetre
    readonly property real room: 46
    readonly property real canal: 66
    readonly property real mm: Math.min(width / (room + 451 + canal + 4), height / 353)
    readonly property real entrance: (width - (room + 451 + canal) * mm) / 2 + room * mm
    readonly property real middle: height / 2
    readonly property real dieSize: 10 * mm

    function project(place) { return Qt.point(entrance + (216 - place.z * 10) * mm, middle + place.x * 10 * mm) }
    function planeAt(x, y) { return Qt.point((y - middle) / dieSize, 21.6 - (x - entrance) / dieSize) }
    function floeAt(x, y) {
        const point = planeAt(x, y)
        return Math.abs(point.x) > 13.15 || point.y < -19.4 || point.y > 21.6 ? null : point
    }
    function sizeAt(place) { return dieSize }
    function sealAt(row) {
        const seal = seals.itemAt(row) as FlatFloeSeal
        return seal ? Qt.point(seal.x, seal.y - 8 * mm) : Qt.point(0, 0)
    }
    function blockAt(number) { return Qt.point(entrance + (451 + canal / 2 + 2) * mm, middle + (97 - 39 * number) * mm) }
    function orbit(yawBy, pitchBy) {}
    function resetOrbit() {}
    function counts(field) { return parts.some(part => (part.kind === "net" || part.kind === "hole") && part.value === field.value) }

    clip: true

    SealTrack { id: track }
    SealWalk { id: walk; seals: floe.game.table.seals; haste: Theme.unhurried ? 1 : floe.game.counting.haste; onStepped: floe.stepped() }
    FlatFloeGround {
        x: floe.entrance
        y: floe.middle
        mm: floe.mm
        canal: floe.blockAt(0).x - floe.entrance
    }
    FlatFloeTrack { x: floe.entrance; y: floe.middle; mm: floe.mm }
    Repeater {
        model: floe.fields

        FlatFloeField {
            required property var modelData
            readonly property point spot: floe.project(Qt.vector3d(modelData.x, 0, modelData.z))

            x: spot.x
            y: spot.y
            mm: floe.mm
            radius: modelData.radius * 10
            value: modelData.value
            hot: floe.counts(modelData)
        }
    }
    FlatFloeLine {
        x: floe.project(Qt.vector3d(0, 0, floe.game.table.lineZ)).x
        y: floe.middle
        visible: floe.game.table.lineShown
        mm: floe.mm
    }
    // No die comes to rest beyond the floe.
    Item {
        y: floe.middle - height / 2
        width: floe.entrance + 410 * floe.mm
        height: 263 * floe.mm
        visible: floe.aimed
        clip: true

        FlatFloeFan {
            game: floe.game
            mm: floe.mm
            start: Qt.point(floe.entrance - 10 * floe.mm, parent.height / 2 + (floe.game.aim.fan.x ?? 0) * floe.dieSize)
        }
    }
    FlatFloeRing {
        readonly property point spot: floe.project(Qt.vector3d(floe.ring?.x ?? 0, 0, floe.ring?.z ?? 0))

        x: spot.x
        y: spot.y
        visible: floe.ring !== null
        mm: floe.mm
    }
    FlatFloeBlocks { anchors.fill: parent; view: floe }
    FlatTrails {
        arena: floe.game.table.arena as ArenaModel
        edge: floe.dieSize
        tints: RollingDiceColours.box.dice
        project: place => floe.project(place)
    }
    Repeater {
        model: floe.game.table.arena

        FlatFloeDie {
            required property var model
            readonly property point spot: floe.project(model.position)

            x: spot.x
            y: spot.y
            visible: model.present
            mm: floe.mm
            place: model.position
            turn: model.rotation
            colour: Number(model.colour)
            hot: model.take >= 0 && model.key === floe.hotDie
            glow: floe.counted.includes(model.key) ? 0.55 + 0.45 * floe.beat : hot ? 0.8 : model.take >= 0 ? 0.45 : 0
        }
    }
    FlatFloeHand { anchors.fill: parent; view: floe; aiming: floe.aimed }
    FlatFloeSteps { anchors.fill: parent; view: floe; track: track; step: floe.step }
    Repeater {
        id: seals
        model: walk.seals

        FlatFloeSeal {
            required property var model
            required property int index
            readonly property point spot: floe.project(track.at(where).times(0.1))

            x: spot.x + aside.x
            y: spot.y + aside.y
            z: walking ? 1 : 0
            mm: floe.mm
            colour: Number(model.colour)
            where: walk.steps[index] ?? 0
            walking: walk.walker === index
            crowd: walk.crowd(index)
            hot: colour === Number(floe.step?.colour ?? -1)
            turn: -track.heading(where, true)
        }
    }
}
