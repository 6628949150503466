import QtQuick
import QtQuick.Shapes
import Dice
import "../controls/icons.js" as Icons

// A seal of a player's colour from above, with its symbol on its back; it waddles while it walks.
Item {
    id: seal

    property real mm: 1
    property int colour: 0
    // Steps from the start, and where it looks: degrees clockwise, 0 leads to the right.
    property real where: 0
    property real turn: 0
    property bool walking: false
    property bool hot: false
    property var crowd: ({ size: 1, place: 0 })
    property real size: crowd.size < 2 ? 1 : 0.68

    readonly property color body: Theme.iceBox.dice[colour] ?? Theme.white
    readonly property color edge: Qt.darker(body, 1.6)
    // Who shares the start waits before it, in two rows.
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
                fillColor: Theme.iceBox.flatShade
                PathSvg { path: "M-15 4 C-8 -5 6 -7 14 3 C15 8 6 13 -15 4 Z" }
            }
            ShapePath {
                strokeWidth: seal.hot ? 1.5 : 1
                strokeColor: seal.hot ? Theme.white : seal.edge
                fillColor: Qt.darker(seal.body, 1.12)
                PathSvg { path: "M-8 0 C-11 -6 -15 -6 -16 -4 C-14 -2 -14 2 -16 4 C-15 6 -11 6 -8 0 M2 -5 C3 -10 6 -11 7 -9 C7 -7 6 -6 5 -4 M2 5 C3 10 6 11 7 9 C7 7 6 6 5 4" }
            }
            ShapePath {
                strokeWidth: seal.hot ? 1.5 : 1
                strokeColor: seal.hot ? Theme.white : seal.edge
                fillColor: seal.body
                PathSvg { path: "M-11 0 C-7 -6 4 -7 9 -5 C15 -4 15 4 9 5 C4 7 -7 6 -11 0 Z" }
            }
            ShapePath {
                strokeWidth: -1
                fillColor: Theme.iceBox.muzzle
                PathSvg { path: "M11 -3.4 A3.4 3.4 0 0 1 11 3.4 C9.6 2 9.6 -2 11 -3.4 Z" }
            }
            ShapePath {
                strokeWidth: -1
                fillColor: Theme.iceBox.eye
                PathSvg { path: "M8.6 -3.4 A1.1 1.1 0 1 1 8.59 -3.4 Z M8.6 1.4 A1.1 1.1 0 1 1 8.59 1.4 Z M13.4 -1 A1.1 1.1 0 1 1 13.39 -1 Z" }
            }
        }
        Shape {
            x: -7
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
