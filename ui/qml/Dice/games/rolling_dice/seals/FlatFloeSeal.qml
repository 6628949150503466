import QtQuick
import QtQuick.Shapes
import Dice
import "../../../controls/marks/icons.js" as Icons

// A seal in a player's colour from above, with the player's symbol on its back; it waddles as it walks.
Item {
    id: seal

    property real mm: 1
    property int colour: 0
    // Steps from the start, and its heading in degrees clockwise, where 0 is to the right.
    property real where: 0
    property real turn: 0
    property bool walking: false
    property bool hot: false
    property var crowd: ({ size: 1, place: 0 })
    property real size: crowd.size < 2 ? 1 : 0.68

    readonly property color body: RollingDiceColours.box.dice[colour] ?? Theme.white
    readonly property color edge: Qt.darker(body, 1.6)
    // Seals that share the start wait in front of it, in two rows.
    readonly property point aside: crowd.size < 2 ? Qt.point(0, 0)
        : Qt.point((2 - 23 * Math.floor(crowd.place / 2)) * mm, (crowd.place % 2 ? 6 : -6) * mm)

    Behavior on size { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }
    Behavior on turn { RotationAnimation { duration: Theme.normal; direction: RotationAnimation.Shortest } }

    Item {
        rotation: seal.turn + (seal.walking ? 9 * Math.sin(2 * Math.PI * seal.where) : 0)
        scale: 0.98 * seal.mm * seal.size * (seal.walking || seal.hot ? 1.12 : 1)

        Shape {
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeWidth: -1
                fillColor: RollingDiceColours.box.flatShade
                PathSvg { path: "M-14 4 C-8 -4 6 -5 14 3 C15 9 5 14 -3 13 C-8 10 -12 8 -14 4 Z" }
            }
            ShapePath {
                strokeWidth: seal.hot ? 1.5 : 1
                strokeColor: seal.hot ? Theme.white : seal.edge
                fillColor: Qt.darker(seal.body, 1.12)
                PathSvg { path: "M-9.6 -0.6 C-11.4 -3.6 -15.2 -4.6 -16.6 -3 C-16.4 -1.2 -13.6 0 -10.6 0 C-13.6 0 -16.4 1.2 -16.6 3 C-15.2 4.6 -11.4 3.6 -9.6 0.6 Z M4 -5 C4.4 -8.6 1.4 -12 -2.4 -12 C-3.6 -10.4 -2 -6.8 -0.6 -5 Z M4 5 C4.4 8.6 1.4 12 -2.4 12 C-3.6 10.4 -2 6.8 -0.6 5 Z" }
            }
            ShapePath {
                strokeWidth: seal.hot ? 1.5 : 1
                strokeColor: seal.hot ? Theme.white : seal.edge
                fillColor: seal.body
                PathSvg { path: "M-11.6 0 C-10 -4.6 -4 -7 1 -6.8 C3.6 -6.6 5.2 -5.6 6.4 -4.6 C8.6 -6.4 15 -5.8 15 0 C15 5.8 8.6 6.4 6.4 4.6 C5.2 5.6 3.6 6.6 1 6.8 C-4 7 -10 4.6 -11.6 0 Z" }
            }
            ShapePath {
                strokeWidth: -1
                fillColor: RollingDiceColours.box.muzzle
                PathSvg { path: "M13 -3 C15.6 -2.6 15.6 2.6 13 3 C11.4 2 11.4 -2 13 -3 Z" }
            }
            ShapePath {
                strokeWidth: -1
                fillColor: RollingDiceColours.box.eye
                PathSvg { path: "M9.6 -3.6 A1.1 1.1 0 1 1 9.59 -3.6 Z M9.6 1.4 A1.1 1.1 0 1 1 9.59 1.4 Z M14.4 -1 A1 1 0 1 1 14.39 -1 Z" }
            }
        }
        Shape {
            x: -6.6
            y: -4
            scale: 8 / 24
            transformOrigin: Item.TopLeft
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: Theme.white
                strokeWidth: 2
                joinStyle: ShapePath.RoundJoin
                fillColor: Theme.white
                PathSvg { path: Icons.seats[seal.colour] ?? "" }
            }
        }
    }
}
