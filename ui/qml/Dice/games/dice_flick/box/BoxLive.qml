pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice
import Dice.Models

// What moves in the box during play. The box and the dice at rest appear as holes.
LiveView {
    id: live

    required property DiceFlickModel game
    property real plateYaw: 0
    property int hotPlace: -1
    property bool carried: false
    property real pull: 0
    property real nudge: 0

    readonly property var preview: game.aim.preview

    function visibleSpots() {
        const found = dice.spots()
        if (aim.shown) {
            const lines = preview.kind === "line" ? [0, 1, 2, 3, 4].map(step => preview.along === "row" ? preview.places[0] - preview.places[0] % 5 + step
                                                                                                          : preview.places[0] % 5 + 5 * step) : preview.places
            for (const place of lines)
                found.push({ place: Qt.vector3d((place % 5 - 2) * 5 / 3, 0.75, (Math.floor(place / 5) - 2) * 5 / 3), room: 1.2 })
        }
        if (hotPlace >= 0) found.push({ place: Qt.vector3d((hotPlace % 5 - 2) * 5 / 3, 0.75, (Math.floor(hotPlace / 5) - 2) * 5 / 3), room: 1.2 })
        found.push(...trails.spots())
        return aim.shown ? found.concat(aim.spots()) : found
    }

    spots: visibleSpots()
    spare: 1.3
    far: 1600

    Hole { view: live; source: Assets.url("dice_flick/meshes/mask.mesh"); y: live.nudge }
    Repeater3D {
        model: 4

        Node {
            id: side

            required property int index

            eulerRotation.y: 90 * index

            Hole { view: live; source: Assets.url("dice_flick/meshes/plate.mesh"); position: Qt.vector3d(side.index === live.game.aim.plate ? live.game.aim.slide : 0, 34.8, 87.6) }
        }
    }
    Repeater3D {
        model: live.game.table.arena

        Hole {
            required property var model

            view: live
            source: "#Cube"
            visible: model.present && !model.flying && model.place >= 0
            position: model.position.times(12)
            rotation: model.rotation
            scale: Qt.vector3d(0.116, 0.116, 0.116)
        }
    }
    SolidTrails { id: trails; arena: live.game.table.arena; sight: live.sight; tints: DiceFlickColours.box.lights }
    BoxDice { id: dice; arena: live.game.table.arena; yaw: live.plateYaw; resting: false; carried: live.carried }
    BoxAim { id: aim; visible: shown; game: live.game; pull: live.pull; carried: live.carried; overNothing: true }
    BoxPromise { preview: live.preview; visible: aim.shown; air: false }
    BoxHollow { place: Math.max(0, live.hotPlace); visible: live.hotPlace >= 0; tint: DiceFlickColours.box.hover; edge: 0.7; air: false }
}
