pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The possible outcomes of a throw as one bar, by default: this hollow, another one, the moat.
Item {
    id: bar

    property var parts: []
    property var names: ({ target: qsTr("this hollow"), other: qsTr("another"), moat: qsTr("moat") })
    // A colour for each kind of part.
    required property var tints
    // What the chance of each kind means.
    property var told: ({})

    objectName: "outlook"
    implicitHeight: row.height + legend.height + Theme.s8
    activeFocusOnTab: true

    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible
    Accessible.name: parts.map(part => names[part.kind] + " " + part.text).join(", ")
    Accessible.description: parts.map(part => told[part.kind] ?? "").join(" ")
    Accessible.focusable: true

    Row {
        id: row
        width: parent.width
        height: Theme.compact ? Theme.s12 : Theme.s12 * 1.2
        spacing: Theme.s4 * 0.75

        Repeater {
            // Bound to the count, so that the segments glide when only their chances change.
            model: bar.parts.length

            Rectangle {
                id: segment

                required property int index
                readonly property var part: bar.parts[index] ?? ({ kind: "other", chance: 0 })

                width: (row.width - row.spacing * (bar.parts.length - 1)) * part.chance
                height: row.height
                radius: Math.min(width / 2, height * 0.36)
                color: bar.tints[part.kind] ?? Theme.muted
                antialiasing: true
                border.width: Theme.dark ? 0 : Theme.hairline
                border.color: Qt.darker(color, 1.25)

                Explained { title: bar.names[segment.part.kind] ?? ""; text: bar.told[segment.part.kind] ?? "" }

                Behavior on width { NumberAnimation { duration: Theme.quick; easing.type: Theme.easing } }
            }
        }
    }
    Flow {
        id: legend
        y: row.height + Theme.s8
        width: parent.width
        spacing: Theme.compact ? Theme.s12 : Theme.s16

        Repeater {
            model: bar.parts.length

            Row {
                id: entry

                required property int index
                readonly property var part: bar.parts[index] ?? ({ kind: "other", text: "" })

                spacing: Theme.s4 * 1.5

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.sizeKey
                    height: width
                    radius: width * 0.3
                    color: bar.tints[entry.part.kind] ?? Theme.muted
                    border.width: Theme.dark ? 0 : Theme.hairline
                    border.color: Qt.darker(color, 1.25)
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: bar.names[entry.part.kind] + " " + entry.part.text
                    size: Theme.compact ? Theme.sizeTiny : Theme.sizeNote
                    bold: entry.index === 0
                    strong: true
                    Accessible.ignored: true

                    Explained { title: bar.names[entry.part.kind] ?? ""; text: bar.told[entry.part.kind] ?? "" }
                }
            }
        }
    }
    FocusRing { shown: bar.activeFocus; corner: Theme.radiusSmall; distance: Theme.s4 }
}
