pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Labels over the dice that would score: the points of each.
Item {
    id: tags

    required property DiceFlickModel game
    property var view: null
    property real rise: 0
    // How far over its die a label floats, in pixels.
    property real above: Theme.s16
    // From above a label sits on the corner of its die, in 3D it floats over it.
    property real corner: 0

    Repeater {
        model: tags.game.table.arena

        Tag {
            required property var model
            readonly property point spot:
                tags.view?.project(Qt.vector3d(model.position.x, model.position.y + tags.rise, model.position.z)) ?? Qt.point(0, 0)

            x: spot.x + 0.6 * tags.corner - width / 2
            y: spot.y - (tags.corner > 0 ? 0.6 * tags.corner + height / 2 : height + tags.above)
            size: tags.corner > 0 ? Theme.sizeKey : Theme.sizeNote
            visible: tags.game.table.phase === "score" && model.points !== "" && model.present && !model.flying
            text: model.points
            tones: DiceFlickColours.desk
            tone: DiceFlickColours.desk.light[model.colour] ?? Theme.white
        }
    }
}
