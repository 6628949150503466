pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models
import "geometry.js" as Geometry

// The box from straight above, rotated so that the plate that a person has chosen is at the bottom. Works everywhere, without 3D.
Item {
    id: box

    required property DiceFlickModel game
    property int hotPlace: -1
    property int hotPlate: -1
    property int hotTake: -1
    property bool carried: false
    property bool pulling: false
    // The distance between the slingshot's handle and its die, in pixels.
    property real pull: edge

    readonly property real below: 2.2
    readonly property real edge: Math.min(height / (2 * Geometry.whole + below), width / (2 * Geometry.whole))
    readonly property point middle: Qt.point(width / 2, (height - below * edge) / 2)
    readonly property bool lit: game.aim.shown && !game.table.arena.thrown
    readonly property bool aimed: lit && !carried
    readonly property color light: DiceFlickColours.desk.light[game.aim.colour] ?? DiceFlickColours.desk.light.yellow
    readonly property bool whole: aimed && game.aim.assist === "arc"
    readonly property int target: whole ? game.aim.target : -1
    // Lists are cached here: each access to a list property copies it from the model.
    readonly property var chances: whole ? game.aim.hollowChances : []
    // What the die would complete in the hollow that is looked at.
    readonly property var preview: game.aim.preview
    readonly property var promised: aimed ? preview.places : []
    readonly property var stickersNow: game.table.stickers
    readonly property string stickersText: JSON.stringify(stickersNow)
    readonly property var stickers: JSON.parse(stickersText)
    property real plateYaw: 90 * game.aim.facing

    // Maps a point of the box onto this item, and back.
    function project(place) {
        const angle = plateYaw * Math.PI / 180, c = Math.cos(angle), s = Math.sin(angle)
        return Qt.point(middle.x + edge * (place.x * c - place.z * s), middle.y + edge * (place.x * s + place.z * c))
    }
    function under(px, py) {
        const angle = plateYaw * Math.PI / 180, c = Math.cos(angle), s = Math.sin(angle)
        const x = (px - middle.x) / edge, y = (py - middle.y) / edge
        return { x: x * c + y * s, z: y * c - x * s }
    }
    function hollowAt(px, py) { return Geometry.hollowAt(under(px, py).x, under(px, py).z) }
    function plateAt(px, py) { return Geometry.plateAt(under(px, py).x, under(px, py).z) }

    function stickerAt(place) { return stickers.find(sticker => sticker.place === place) }
    function lightAt(place) {
        const take = reader.takes.find(each => each.row === hotTake && each.places.includes(place))
            ?? reader.taken.find(each => each.places.includes(place))
        if (reader.scoring && take) return { light: DiceFlickColours.desk.light[take.colour], strength: take.kind === "line" ? 0.4 : 0.9 }
        if (promised.includes(place) && place !== target) return { light: DiceFlickColours.desk.light[preview.colour], strength: preview.kind === "line" ? 0.3 : 0.85 }
        if (place === target) return { light: box.light, strength: 1 }
        return { light: box.light, strength: Math.min(0.45, 2 * (chances[place] ?? 0)) }
    }

    Behavior on plateYaw { RotationAnimation { duration: 1.4 * Theme.slow; direction: RotationAnimation.Shortest; easing.type: Easing.InOutCubic } }

    TakeReader { id: reader; game: box.game }
    Item {
        x: box.middle.x
        y: box.middle.y
        rotation: box.plateYaw

        FlatGround { edge: box.edge }
        Repeater {
            model: 4

            Item {
                id: side

                required property int index

                rotation: -90 * index

                FlatPlate {
                    x: -width / 2 + (side.index === box.game.aim.plate ? box.game.aim.slide / 12 * box.edge : 0)
                    y: Geometry.plate * box.edge - height / 2
                    edge: box.edge
                    chosen: side.index === box.game.aim.plate && box.lit
                    hot: side.index === box.hotPlate
                    light: box.light
                }
            }
        }
        Repeater {
            model: 25

            FlatHollow {
                required property int index
                readonly property var middle: Geometry.centre(index)
                readonly property var mark: box.lightAt(index)

                x: box.edge * middle.x - width / 2
                y: box.edge * middle.z - height / 2
                edge: box.edge
                upright: -box.plateYaw
                sticker: box.stickerAt(index)?.kind ?? ""
                covered: box.stickerAt(index)?.covered ?? false
                hot: box.hotPlace === index
                light: mark.light
                strength: mark.strength
                chance: box.chances[index] ?? 0
            }
        }
        FlatLines { edge: box.edge; takes: reader.scoring ? reader.takes : []; hotTake: box.hotTake; preview: box.promised.length ? box.preview : null }
        FlatTrails {
            arena: box.game.table.arena
            edge: box.edge
            tints: DiceFlickColours.desk.light
            project: place => Qt.point(box.edge * place.x, box.edge * place.z)
        }
        Repeater {
            model: box.game.table.arena

            FlatThrown {
                required property var model

                visible: model.present && !(box.carried && model.place < 0 && !model.flying)
                edge: box.edge
                upright: -box.plateYaw
                place: model.position
                turn: model.rotation
                colour: model.colour
                raised: model.take >= 0 ? 1.4 : 0
                dim: box.hotTake >= 0 && !(reader.takes[box.hotTake]?.places.includes(model.place) ?? false)
            }
        }
        FlatAim {
            visible: box.aimed
            edge: box.edge
            game: box.game
            light: box.light
        }
    }
    Item {
        readonly property point spot: box.project(Qt.vector3d(Geometry.turned(box.game.aim.plate, box.game.aim.slide / 12, Geometry.plate).x, 0,
                                                              Geometry.turned(box.game.aim.plate, box.game.aim.slide / 12, Geometry.plate).z))

        x: spot.x
        y: spot.y
        rotation: box.plateYaw - 90 * box.game.aim.plate
        visible: box.aimed

        FlatSling {
            edge: box.edge
            direction: box.game.aim.direction
            way: box.pull
            held: box.pulling
            light: box.light
        }
    }
}
