pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The eight fields of a column: a faint dot, or whatever the field holds. The field under the stone is hidden.
Item {
    id: fields

    required property var specials
    property int stoneRow: 0
    property int column: 0
    property int line: 5
    property real rowHeight: Theme.s48
    property real markSize: Theme.mark
    property real dotSize: Theme.s4
    property real time: 0

    readonly property var kinds: {
        const kinds = {}
        for (const special of specials) kinds[special.row] = special.kind
        return kinds
    }

    function centre(row) { return (7.5 - row) * rowHeight }

    Repeater {
        model: 8

        Rectangle {
            required property int index

            visible: fields.kinds[index] === undefined && index !== fields.stoneRow && index > 0
            x: (fields.width - width) / 2
            y: fields.centre(index) - height / 2
            width: fields.dotSize
            height: width
            radius: width / 2
            antialiasing: true
            color: index >= fields.line ? BeamMeUpColours.sky.dotSpace : BeamMeUpColours.sky.dotAir
        }
    }
    Repeater {
        model: fields.specials

        Loader {
            id: place

            required property var modelData
            readonly property real phase: fields.column * 1.7 + modelData.row

            x: (fields.width - width) / 2
            y: fields.centre(modelData.row) - height / 2
            width: fields.markSize
            height: width
            opacity: modelData.row === fields.stoneRow ? 0 : 1
            sourceComponent: modelData.kind === "rocket" ? rocket : star

            Behavior on opacity { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }

            Component {
                id: star
                StarField { joker: place.modelData.kind === "blue"; time: fields.time; phase: place.phase }
            }
            Component {
                id: rocket
                Rocket { time: fields.time; phase: place.phase }
            }
        }
    }
}
