import QtQuick
import Dice
import Dice.Models
import "../flat/geometry.js" as Geometry

// What the die would be worth in the hollow that is looked at: beside the hollows, at the height of that one.
Tag {
    id: tag

    required property DiceFlickModel game
    property var view: null
    property real land: 0

    readonly property var preview: game.aim.preview
    readonly property int facing: game.aim.facing
    readonly property var middle: Geometry.centre(Math.max(0, preview.place))
    readonly property var beside: Geometry.turned(facing, Geometry.field + 0.35, Geometry.turned((4 - facing) % 4, middle.x, middle.z).z)
    readonly property point spot: view?.project(Qt.vector3d(beside.x, land, beside.z)) ?? Qt.point(0, 0)

    x: spot.x
    y: spot.y - height / 2
    text: preview.points
    tones: DiceFlickColours.desk
    tone: DiceFlickColours.desk.light[preview.colour] ?? DiceFlickColours.desk.light.bonus
}
