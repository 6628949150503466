pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A sum in full: own 1 + net 6 + behind 4 + 6 + block 5 = 22, each addend with its source.
Row {
    id: sum

    property var parts: []
    property int total: 0
    // How many addends are shown, and whether the total is.
    property int told: parts.length
    property bool summed: true
    property real unit: Theme.sizeTiny

    readonly property var names: ({ own: qsTr("own"), net: qsTr("net"), hole: qsTr("hole"), behind: qsTr("behind"), block: qsTr("block") })

    // The middle of an addend's top edge.
    function spot(number) {
        const item = rows.itemAt(number) as Addend
        return item ? Qt.point(x + item.x + item.width - item.half, y) : Qt.point(x, y)
    }

    spacing: 0.55 * unit

    component Addend: Row {
        property real half: 0
    }
    component Sign: Title {
        anchors.bottom: parent?.bottom
        anchors.bottomMargin: 0.4 * sum.unit
        size: 1.6 * sum.unit
        color: Theme.muted
        Accessible.ignored: true
    }

    Repeater {
        id: rows
        model: sum.parts.length

        Addend {
            id: entry

            required property int index
            readonly property var part: sum.parts[index] ?? ({ kind: "own", value: 1, colour: 0 })

            half: chip.width / 2
            spacing: sum.spacing
            opacity: index < sum.told ? 1 : 0

            Sign { visible: entry.index > 0; text: entry.part.kind === "hole" ? "−" : "+" }
            RoundAddend {
                id: chip
                unit: sum.unit
                addend: entry.part
                label: sum.parts[entry.index - 1]?.kind === entry.part.kind ? "" : sum.names[entry.part.kind] ?? ""
                scale: entry.index < sum.told ? 1 : 0.6

                Behavior on scale { NumberAnimation { duration: Theme.normal; easing.type: Easing.OutBack } }
            }

            Behavior on opacity { NumberAnimation { duration: Theme.quick } }
        }
    }
    Sign { text: "="; opacity: sum.summed ? 1 : 0 }
    Title {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -0.3 * sum.unit
        text: sum.total
        size: 2.8 * sum.unit
        opacity: sum.summed ? 1 : 0
        scale: sum.summed ? 1 : 0.6
        Accessible.ignored: true

        Behavior on scale { NumberAnimation { duration: Theme.normal; easing.type: Easing.OutBack } }
    }
}
