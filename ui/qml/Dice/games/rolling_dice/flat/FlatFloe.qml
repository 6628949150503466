pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The arctic box drawn flat, from above and a little from behind its entrance, so that dice fly up the screen as in 3D. Positions are those of FloeScene.
Item {
    id: floe

    required property var game
    // Same interface as in 3D; here the clock only drives the pulse of counted dice.
    property real clock: 0
    property string hotDie
    property int hotStep: -1
    property real nudge: 0
    // The share at the bottom of the picture that stays free.
    property real below: 0

    // Emitted when a seal reaches the next space.
    signal stepped()

    readonly property bool orbiting: false
    readonly property real beat: clock > 0 ? 0.5 - 0.5 * Math.cos(clock * 4.2) : 0.6
    readonly property var step: game.counting.shown ? game.counting.steps[hotStep] ?? null : null
    readonly property var parts: step?.parts ?? []
    readonly property bool walking: walk.walker >= 0
    readonly property bool aimed: game.aim.shown && !(game.table.arena as ArenaModel).thrown
    // Lists are cached here: each access to a list property copies it from the model.
    readonly property string fieldsText: JSON.stringify(game.table.fields)
    readonly property var fields: JSON.parse(fieldsText)
    readonly property var ring: game.table.rings.find(ring => ring.active) ?? null
    readonly property var counted: parts.filter(part => part.kind === "own" || part.kind === "behind").map(part => part.key)

    // --- measures: millimetres from the centre of the box, and pixels per millimetre across
    readonly property real leftEnd: 238
    readonly property real rightEnd: 184
    // Room for seals on the far rim.
    readonly property real above: Theme.s32
    readonly property real free: height - below - above - Theme.s32
    // On the right there is room for a magnifying glass. The flatter the picture, the less the box is seen from above; 1 is straight above.
    readonly property real least: 0.58
    readonly property real mm: Math.max(0.1, Math.min(0.8 * width / (leftEnd + rightEnd), free / 451 / least))
    readonly property real squash: Math.min(1, free / 451 / mm)
    // How far a millimetre of height is raised.
    readonly property real lift: Math.sqrt(1 - squash * squash) * mm
    readonly property real spare: width - (leftEnd + rightEnd) * mm
    readonly property real middle: Math.min(spare / 2, Theme.s8) + leftEnd * mm
    // What remains on the right of the box.
    readonly property real freeWidth: width - middle - (rightEnd + 4) * mm - Theme.s16
    readonly property real centre: above + 235 * squash * mm
    readonly property real dieSize: 10 * mm
    // Dice are drawn larger than they are, as far as others leave them room.
    readonly property real grown: Math.max(1.4, Math.min(2, 30.5 / dieSize))
    // Dice are seen more from above than the box, so that the face that counts is the largest.
    readonly property real steep: Math.max(squash, 0.86)
    readonly property quaternion tilt: Qt.quaternion(Math.sqrt((1 + steep) / 2), -Math.sqrt((1 - steep) / 2), 0, 0)

    function project(place) { return Qt.point(middle + place.x * 10 * mm, centre + place.z * 10 * squash * mm - place.y * 10 * lift) }
    function planeAt(x, y) { return Qt.point((x - middle) / dieSize, (y - centre) / squash / dieSize) }
    function floeAt(x, y) {
        const point = planeAt(x, y)
        return Math.abs(point.x) > 13.15 || point.y < -19.4 || point.y > 21.6 ? null : point
    }
    function sizeAt(place) { return dieSize }
    function sealAt(row) {
        const seal = seals.itemAt(row) as FlatFloeSeal
        return seal ? Qt.point(seal.x, seal.y - seal.high) : Qt.point(0, 0)
    }
    function blockAt(number) { return project(Qt.vector3d(-20.35, 0, 16.3 - 3.9 * number)) }
    // Where a die is drawn on the screen, the value of a net or a hole, and the die on a block.
    function dieRect(place, room) { return around(project(Qt.vector3d(place.x, 0, place.z)), Math.min(grown, room)) }
    function blockRect(number) { return around(blockAt(number), grown) }
    function around(spot, times) { return Qt.rect(spot.x - 0.62 * times * dieSize, spot.y - 0.96 * times * dieSize, 1.24 * times * dieSize, 1.32 * times * dieSize) }
    function valueRect(field) {
        const spot = project(Qt.vector3d(field.x, 0, field.z)), wide = field.radius * dieSize
        return Qt.rect(spot.x - 0.6 * wide, spot.y - 0.42 * wide * squash, 1.2 * wide, 0.84 * wide * squash)
    }
    function orbit(yawBy, pitchBy) {}
    function resetOrbit() {}
    function counts(field) { return parts.some(part => (part.kind === "net" || part.kind === "hole") && part.value === field.value) }

    clip: true

    SealTrack { id: track }
    SealWalk { id: walk; seals: floe.game.table.seals; haste: Theme.unhurried ? 1 : floe.game.counting.haste; onStepped: floe.stepped() }
    Item {
        id: ice
        x: floe.middle
        y: floe.centre
        transform: Scale { yScale: floe.squash }

        FlatFloeGround { mm: floe.mm }
        // No die comes to rest beyond the floe. Nets and holes stay legible above the aim.
        Item {
            x: -131.5 * floe.mm
            y: -194 * floe.mm
            width: 263 * floe.mm
            height: 430 * floe.mm
            visible: floe.aimed
            clip: true

            FlatFloeFan {
                x: parent.width / 2 + (floe.game.aim.fan.x ?? 0) * floe.dieSize
                y: 420 * floe.mm
                game: floe.game
                mm: floe.mm
            }
        }
        Repeater {
            model: floe.fields

            FlatFloeField {
                required property var modelData

                x: modelData.x * floe.dieSize
                y: modelData.z * floe.dieSize
                mm: floe.mm
                radius: modelData.radius * 10
                value: modelData.value
                hot: floe.counts(modelData)
            }
        }
        FlatFloeLine { y: floe.game.table.lineZ * floe.dieSize; visible: floe.game.table.lineShown; mm: floe.mm }
        FlatFloeRing {
            x: (floe.ring?.x ?? 0) * floe.dieSize
            y: (floe.ring?.z ?? 0) * floe.dieSize
            visible: floe.ring !== null
            mm: floe.mm * 0.8 * Math.min(floe.grown, floe.ring?.room ?? 1)
        }
        FlatFloeSteps { mm: floe.mm; track: track; step: floe.step }
    }
    FlatFloeTrack { x: floe.middle; y: floe.centre; mm: floe.mm; squash: floe.squash }
    FlatFloeBlocks { anchors.fill: parent; view: floe }
    FlatTrails {
        arena: floe.game.table.arena as ArenaModel
        edge: floe.dieSize * floe.grown
        tints: RollingDiceColours.box.dice
        project: place => floe.project(place)
    }
    Repeater {
        model: floe.game.table.arena

        FlatFloeDie {
            required property var model
            readonly property point spot: floe.project(Qt.vector3d(model.position.x, 0, model.position.z))

            x: spot.x
            y: spot.y
            z: 30 + model.position.z
            present: model.present
            visible: present || gone
            mm: floe.mm
            lift: floe.lift
            tilt: floe.tilt
            grown: Math.min(floe.grown, model.room)
            place: model.position
            turn: model.rotation
            colour: Number(model.colour)
            hot: model.take >= 0 && model.key === floe.hotDie
            glow: floe.counted.includes(model.key) ? 0.55 + 0.45 * floe.beat : hot ? 0.8 : model.take >= 0 ? 0.45 : 0
        }
    }
    FlatFloeHand { anchors.fill: parent; z: 60; view: floe; aiming: floe.aimed }
    Repeater {
        id: seals
        model: walk.seals

        FlatFloeSeal {
            required property var model
            required property int index
            readonly property vector3d on: track.at(where)
            // The rim is drawn level with the ice.
            readonly property point spot: floe.project(on.minus(Qt.vector3d(0, track.top, 0)).times(0.1))

            x: spot.x + aside.x
            y: spot.y + aside.y
            z: 30 + (walking ? 30 : on.z / 10 + row)
            mm: floe.mm
            squash: floe.squash
            colour: Number(model.colour)
            where: walk.steps[index] ?? 0
            mirrored: on.x > 0
            walking: walk.walker === index
            crowd: walk.crowd(index)
            hot: colour === Number(floe.step?.colour ?? -1)
        }
    }
}
