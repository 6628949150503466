pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A section of a sheet. `marks`: x, o or a dot for each field, row by row; `struck`: a field that is struck through.
Rectangle {
    id: piece

    property var rows: []
    property string marks
    property int struck: -1
    property real cell: Theme.s48

    readonly property int across: rows.length > 0 ? rows[0].length : 0
    readonly property string letters: rows.join("")
    readonly property string owners: marks.replace(/ /g, "")

    width: cell * across + 2 * Theme.s8
    height: cell * rows.length + 2 * Theme.s8
    radius: Theme.radiusSmall
    color: KuhVadisColours.pad.sheet
    border.width: Theme.hairline
    border.color: KuhVadisColours.pad.edge
    antialiasing: true

    Repeater {
        model: piece.letters.length

        Rectangle {
            id: place

            required property int index
            readonly property string letter: piece.letters[index]
            readonly property string mark: piece.owners[index]

            x: Theme.s8 + index % piece.across * piece.cell
            y: Theme.s8 + Math.floor(index / piece.across) * piece.cell
            width: piece.cell
            height: piece.cell
            color: Theme.clear
            border.width: Theme.hairline / 2
            border.color: KuhVadisColours.pad.edge

            KuhVadisField {
                anchors.fill: parent
                index: place.index
                symbol: place.letter === "*" ? 6 : Number(place.letter) || 0
                owner: ({ x: "cross", o: "circle" })[place.mark] ?? ""
                start: symbol === 0
                seed: 3 * place.index + 1
                claimable: false
                chance: -1
                chanceText: ""
                dimmed: false
                anchor: false
                struck: place.index === piece.struck
                accessibleText: ""

                Accessible.ignored: true
            }
        }
    }
}
