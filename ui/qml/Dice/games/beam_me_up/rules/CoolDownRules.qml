pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Cool down on three boards: the stone that moves, the one that sinks, and the one that is safe.
RuleSection {
    id: section

    readonly property real boardWidth: Theme.compact ? Theme.s32 * 2 : Theme.s48 * 1.75
    readonly property var plain: ({ height: 1, specials: [] })

    title: BeamMeUpTerms.of.cool.title
    iconName: "snow"
    pictureWidth: 3 * boardWidth + 2 * Theme.s12
    picture: Row {
        spacing: Theme.s12

        Repeater {
            model: [
                { seat: 0, word: qsTr("rises by 2"), column: { height: 4, from: 2, specials: [{ row: 6, kind: "rocket" }] } },
                { seat: 4, word: qsTr("sinks by 1"), column: { height: 2, from: 3, cold: true, specials: [{ row: 5, kind: "rocket" }] } },
                { seat: 2, word: qsTr("is safe"), column: { height: 5, cold: true, specials: [{ row: 5, kind: "pink" }] } }
            ]

            Column {
                id: picture
                required property var modelData
                spacing: Theme.s4

                BoardPreview {
                    width: section.boardWidth
                    height: section.boardWidth * 2.2
                    labels: ["2", "3", "4"]
                    columns: [section.plain, picture.modelData.column, { height: 3, specials: [] }]
                    tint: Theme.seatGlow(picture.modelData.seat)
                }
                SeatMark { seat: picture.modelData.seat; size: Theme.markSmall; anchors.horizontalCenter: parent.horizontalCenter }
                Label { width: section.boardWidth; horizontalAlignment: Text.AlignHCenter; text: picture.modelData.word; size: Theme.sizeTiny; strong: true; wrapMode: Text.Wrap }
            }
        }
    }

    RuleText { text: BeamMeUpTerms.of.cool.text }
    RuleText { text: BeamMeUpTerms.of.shield.text }
    RuleText { text: qsTr("Steps given by a rocket never make it cold.") }
}
