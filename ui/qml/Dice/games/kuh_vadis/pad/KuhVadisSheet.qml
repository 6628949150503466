pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "../pencil/pictures.js" as Pictures
import "../pencil/strokes.js" as Strokes

// A sheet on its own, at any size: the printed fields, plus marks and the chain if there are any.
Rectangle {
    id: sheet

    // Seven strings of seven characters: a digit, * for a cow, X and O for the starts.
    property var rows: []
    // The owner of each field: "", "cross" or "circle".
    property var owners: []
    // A list of paths; each path is a list of fields from one start to another.
    property var chain: []
    property string chainSign: "cross"
    property real fine: 0

    readonly property real edge: width * 0.035
    readonly property real cell: (width - 2 * edge) / 7
    readonly property var chained: chain.reduce((all, path) => [...all, ...path], [])

    function settle() { fine = cell }

    implicitHeight: width
    radius: Theme.s4
    color: KuhVadisColours.pad.sheet
    antialiasing: true
    border.width: Theme.hairline
    border.color: KuhVadisColours.pad.edge
    onCellChanged: fine > 0 ? clock.restart() : settle()

    Accessible.ignored: true

    Timer { id: clock; interval: Theme.settleTime; onTriggered: sheet.settle() }
    Item {
        x: sheet.edge
        y: sheet.edge
        width: sheet.cell * 7
        height: width

        Drawing {
            x: -sheet.cell * 0.1
            y: x
            width: sheet.cell * 7.2
            height: width
            fine: sheet.fine * 7.2
            name: "grid"
        }
        Loader {
            anchors.fill: parent
            active: sheet.chain.length > 0
            sourceComponent: KuhVadisChain { band: true; paths: sheet.chain }
        }
        Repeater {
            model: sheet.rows.length * 7

            Item {
                id: field

                required property int index
                readonly property string character: sheet.rows[Math.floor(index / 7)].charAt(index % 7)
                readonly property int symbol: Pictures.symbolOf(character)
                readonly property string start: Pictures.startOf(character)
                readonly property string owner: start !== "" ? "" : sheet.owners[index] ?? ""
                readonly property bool rests: sheet.chained.length > 0 && !sheet.chained.includes(index)

                x: index % 7 * sheet.cell
                y: Math.floor(index / 7) * sheet.cell
                width: sheet.cell
                height: width
                opacity: rests ? 0.55 : 1

                Drawing {
                    anchors.fill: parent
                    visible: name !== "" && !sheet.chained.includes(field.index)
                    fine: sheet.fine
                    name: Pictures.wash(field.symbol, field.start, field.index)
                }
                Drawing {
                    anchors.centerIn: parent
                    width: field.width * 0.88
                    height: width
                    fine: sheet.fine * 0.88
                    opacity: field.owner !== "" ? 0.5 : 1
                    mirror: Pictures.mirrored(field.symbol, field.index)
                    name: Pictures.sign(field.symbol, field.start, field.index)
                }
                Loader {
                    anchors.fill: parent
                    anchors.margins: -field.width * 0.12
                    active: field.owner !== ""
                    sourceComponent: PencilMark {
                        bleed: 10
                        seed: field.index
                        fine: sheet.fine * 1.24
                        tint: KuhVadisColours.pad[field.owner] ?? KuhVadisColours.pad.graphite
                        strokes: Strokes.sign(field.owner, field.index)
                    }
                }
            }
        }
        Loader {
            anchors.fill: parent
            active: sheet.chain.length > 0
            sourceComponent: KuhVadisChain { paths: sheet.chain; sign: sheet.chainSign; fine: sheet.fine * 7 }
        }
    }
}
