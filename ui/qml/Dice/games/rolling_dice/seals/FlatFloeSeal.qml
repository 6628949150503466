pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Dice
import "../../../controls/marks/icons.js" as Icons

// A seal in a player's colour that sits on its space, with the player's symbol on its side; it bobs as it walks. Its origin is where it sits.
Item {
    id: seal

    property real mm: 1
    // How much shorter lengths ahead are on the screen.
    property real squash: 1
    property int colour: 0
    // Steps from the start.
    property real where: 0
    // Whether it looks to the left.
    property bool mirrored: false
    property bool walking: false
    property bool hot: false
    property var crowd: ({ size: 1, place: 0 })
    property real size: crowd.size < 2 ? 1 : crowd.size < 3 ? 0.74 : 0.62

    readonly property color body: RollingDiceColours.box.dice[colour] ?? Theme.white
    readonly property color edge: hot ? Theme.white : Qt.darker(body, 1.9)
    readonly property real unit: 0.92 * mm * size * (walking || hot ? 1.12 : 1)
    readonly property real high: 23 * unit
    // Seals that share the start sit on it in two columns.
    readonly property int row: Math.floor(crowd.place / 2)
    readonly property int rows: Math.ceil(crowd.size / 2)
    readonly property point aside: crowd.size < 2 ? Qt.point(0, 0)
        : Qt.point((crowd.place % 2 ? 5.4 : -5.4) * mm, 9 * (row - (rows - 1) / 2) * squash * mm)

    Behavior on size { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }

    component Part: ShapePath {
        strokeWidth: seal.hot ? 1.4 : 0.9
        strokeColor: seal.edge
        joinStyle: ShapePath.RoundJoin
        fillColor: seal.body
    }
    component Patch: ShapePath { strokeWidth: -1 }

    Item {
        y: seal.walking ? -3 * seal.unit * Math.abs(Math.sin(Math.PI * seal.where)) : 0
        rotation: seal.walking ? 5 * Math.sin(2 * Math.PI * seal.where) : 0

        Shape {
            transform: Scale { xScale: (seal.mirrored ? -1 : 1) * seal.unit; yScale: seal.unit }
            preferredRendererType: Shape.CurveRenderer

            Patch {
                fillColor: RollingDiceColours.box.flatShade
                PathSvg { path: "M-15 1 C-15 -2 -6 -3 1 -3 C9 -3 15 -1.6 15 1.2 C15 4 8 5 0 5 C-8 5 -15 4 -15 1 Z" }
            }
            Part {
                fillColor: Qt.darker(seal.body, 1.25)
                PathSvg { path: "M-9.5 -1.5 C-13 -1 -16.5 -3.4 -17 -7.2 C-14.6 -7.4 -12.6 -6.6 -11.4 -5 C-10.8 -7 -9.6 -8.6 -7.6 -9.2 C-6.4 -6.6 -6.6 -3.6 -7.6 -1.6 Z" }
            }
            Part { PathSvg { path: "M-11 -1 C-10 -5.4 -6 -6.6 -3 -8.6 C0.4 -11 1 -13.6 1.4 -17 C1.8 -21 4.8 -23.6 8.4 -23.4 C11.8 -23.2 13.4 -21.2 14 -19.2 C15.6 -18.8 16 -16.4 14.4 -15.4 C13.2 -14.6 12 -14.4 11.4 -13.6 C10.8 -12 11.4 -10 11.2 -7.4 C11 -3.2 9.6 -0.4 6.4 0.6 C0 2 -8 1.4 -11 -1 Z" } }
            Patch {
                fillColor: Theme.alpha(RollingDiceColours.box.muzzle, 0.55)
                PathSvg { path: "M11 -12.4 C10.2 -9 11.6 -3.6 7 -0.6 C5.4 -4 7.2 -9.6 8.6 -12.6 C9.4 -13.4 10.6 -13.2 11 -12.4 Z" }
            }
            Patch {
                fillColor: RollingDiceColours.box.muzzle
                PathSvg { path: "M10.6 -18.2 C12 -19.6 15 -19 15 -17.2 C15 -15.4 12 -14.6 10.8 -15.6 C9.8 -16.4 9.8 -17.4 10.6 -18.2 Z" }
            }
            Patch {
                fillColor: RollingDiceColours.box.eye
                PathSvg { path: "M8.6 -20.6 A1.35 1.35 0 1 1 8.59 -20.6 Z M14.2 -19 A1.1 1.1 0 1 1 14.19 -19 Z" }
            }
            Patch {
                fillColor: Theme.white
                PathSvg { path: "M9 -20.2 A0.45 0.45 0 1 1 8.99 -20.2 Z" }
            }
            Part {
                fillColor: Qt.darker(seal.body, 1.12)
                PathSvg { path: "M4.6 -5 C8.4 -4.6 12.6 -2.6 15.4 0.8 C11.6 2.4 6.6 1.8 3.4 -0.6 C2.6 -2 3 -4 4.6 -5 Z" }
            }
        }
        Shape {
            x: (seal.mirrored ? 0.8 : -7.2) * seal.unit
            y: -8 * seal.unit
            scale: 6.8 * seal.unit / 24
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
