pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A picture of hollows. Three strings per row, all optional: stickers ("b.c"), dice ("b3 .. pp") and highlights ("bb.", by the first letter of a colour).
Item {
    id: grid

    property var stickers: []
    property var dice: []
    property var lit: []
    property real pitch: Theme.s48

    readonly property int down: Math.max(stickers.length, dice.length)
    readonly property int across: stickers.length > 0 ? stickers[0].length : dice.length > 0 ? dice[0].split(" ").length : 0
    readonly property var kinds: ({ c: "centre", b: "blue", y: "yellow", g: "green", "+": "bonus" })
    readonly property var colours: ({ b: "blue", y: "yellow", g: "green", w: "white", p: "pink", c: "centre" })

    width: across * pitch
    height: down * pitch

    Repeater {
        model: grid.across * grid.down

        Item {
            id: place

            required property int index
            readonly property int row: Math.floor(index / grid.across)
            readonly property int column: index % grid.across
            readonly property string die: (grid.dice[row] ?? "").split(" ")[column] ?? ""
            readonly property string glow: grid.colours[(grid.lit[row] ?? "")[column]] ?? ""
            readonly property bool taken: die !== "" && die !== ".."

            x: column * grid.pitch
            y: row * grid.pitch
            width: grid.pitch
            height: grid.pitch

            FlatHollow {
                anchors.centerIn: parent
                edge: grid.pitch * 0.6
                sticker: grid.kinds[(grid.stickers[place.row] ?? "")[place.column]] ?? ""
                covered: place.taken
                light: DiceFlickColours.desk.light[place.glow] ?? Theme.clear
                strength: place.glow === "" ? 0 : 0.8
            }
            Loader {
                anchors.centerIn: parent
                active: place.taken
                sourceComponent: DiceFlickFace {
                    width: grid.pitch * 0.64
                    height: width
                    colour: grid.colours[place.die[0]] ?? "white"
                    face: Number(place.die[1]) || 1
                }
            }
        }
    }
}
