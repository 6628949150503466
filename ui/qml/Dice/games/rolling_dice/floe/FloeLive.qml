pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice
import Dice.Models

// What moves on the floe during play. Box, blocks and dice at rest appear as holes.
LiveView {
    id: live

    required property var game
    required property SealWalk walk
    property string hotDie
    property real nudge: 0

    spots: [...dice.spots(), ...trails.spots(), ...seals.spots(), ...hand.spots()]
    far: 3000

    Hole { view: live; source: Assets.url("rolling_dice/meshes/mask.mesh"); y: live.nudge }
    Repeater3D {
        model: live.game.table.arena

        Hole {
            required property var model
            readonly property real grown: Math.min((live.sight as FloeSight).grownAt(model.position), model.room)

            view: live
            source: "#Cube"
            visible: model.present && !model.flying && model.position.y > 0
            position: model.position.times(10).plus(Qt.vector3d(0, 5 * (grown - 1), 0))
            rotation: model.rotation
            scale: Qt.vector3d(0.096, 0.096, 0.096).times(grown)
        }
    }
    // Nets and holes hide the aim, so that their numbers stay legible.
    Repeater3D {
        model: live.game.aim.shown ? live.game.table.fields : []

        Hole {
            required property var modelData

            view: live
            source: "#Cylinder"
            position: Qt.vector3d(modelData.x * 10, 0.2, modelData.z * 10)
            scale: Qt.vector3d(0.2 * modelData.radius, 0.0005, 0.2 * modelData.radius)
        }
    }
    FloeDieSet { id: set }
    SolidTrails { id: trails; arena: live.game.table.arena as ArenaModel; sight: live.sight; tints: RollingDiceColours.box.dice; grownAt: place => (live.sight as FloeSight).grownAt(place) }
    FloeDice { id: dice; sight: live.sight as FloeSight; arena: live.game.table.arena as ArenaModel; set: set; resting: false; hotDie: live.hotDie }
    FloeSeals { id: seals; walk: live.walk; resting: false }
    FloeHand { id: hand; game: live.game; set: set; sight: live.sight as FloeSight }
}
