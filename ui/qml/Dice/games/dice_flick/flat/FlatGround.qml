pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "geometry.js" as Geometry

// The empty box from above, centred on itself: its picture, or the same drawn from plain shapes.
Item {
    id: ground

    property real edge: Theme.s32

    // The width of the picture in die edges.
    readonly property real span: 270 / 12
    readonly property bool drawn: picture.status !== Image.Ready

    component Square: Rectangle {
        property real half: 1

        x: -half * ground.edge
        y: x
        width: 2 * half * ground.edge
        height: width
        antialiasing: true
    }

    Image {
        id: picture
        x: -ground.span / 2 * ground.edge
        y: x
        width: ground.span * ground.edge
        height: width
        asynchronous: true
        mipmap: true
        source: Assets.url("dice_flick/textures/top-" + (Theme.dark ? "night" : "day") + ".webp")
    }
    Item {
        visible: ground.drawn

        Shadow {
            x: -Geometry.outside * ground.edge
            y: x
            width: 2 * Geometry.outside * ground.edge
            height: width
            radius: ground.edge * 1.4
            blur: ground.edge * 2
            offset.y: ground.edge * 0.3
            color: DiceFlickColours.desk.shadow
        }
        Square {
            half: Geometry.outside
            radius: ground.edge * 1.4
            border.width: Theme.hairline
            border.color: DiceFlickColours.desk.rimLight
            gradient: Gradient {
                GradientStop { position: 0; color: DiceFlickColours.desk.rimLight }
                GradientStop { position: 1; color: DiceFlickColours.desk.rim }
            }
        }
        Square {
            half: Geometry.reach + 0.16
            radius: ground.edge * 0.95
            color: DiceFlickColours.desk.moat
            border.width: ground.edge * 0.16
            border.color: DiceFlickColours.desk.tube
        }
        Square {
            half: Geometry.reach - 0.6
            radius: ground.edge * 0.8
            color: DiceFlickColours.desk.moatDeep
        }
        Square {
            half: Geometry.field + 0.16
            radius: ground.edge * 0.3
            color: DiceFlickColours.desk.field
            border.width: ground.edge * 0.08
            border.color: DiceFlickColours.desk.tubeCyan
        }
        Repeater {
            model: 25

            Rectangle {
                required property int index
                readonly property var middle: Geometry.centre(index)

                x: ground.edge * middle.x - width / 2
                y: ground.edge * middle.z - height / 2
                width: ground.edge * 17 / 12
                height: width
                radius: ground.edge * 0.2
                antialiasing: true
                border.width: Theme.hairline
                border.color: DiceFlickColours.desk.hollowEdge
                gradient: Gradient {
                    GradientStop { position: 0; color: DiceFlickColours.desk.hollow }
                    GradientStop { position: 1; color: DiceFlickColours.desk.hollowLight }
                }
            }
        }
    }
}
