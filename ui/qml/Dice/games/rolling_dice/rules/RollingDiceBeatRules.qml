pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Rolling Dice: how a scoring die is beaten.
RuleSection {
    id: section

    readonly property real wide: Theme.compact ? Theme.s48 * 5 : Theme.s48 * 7

    title: qsTr("Higher or further")
    iconName: "up"
    pictureWidth: wide
    picture: FlatFloePlan {
        id: example

        readonly property var labels: ["", qsTr("higher"), qsTr("further"), qsTr("neither")]

        width: section.wide
        part: Qt.rect(-105, -148, 210, 152)
        fields: []
        ring: 0
        line: true
        hot: [1, 2]
        dice: [
            { colour: 2, face: 4, x: -2, z: -7.4 }, { colour: 2, face: 6, x: -6.8, z: -3.6 }, { colour: 2, face: 2, x: 3.4, z: -11.6 },
            { colour: 2, face: 3, x: 5.4, z: -3.8 }
        ]
        dieScale: 1.3
        Accessible.name: qsTr("A six before the line and a two beyond it beat the ringed four, a three before the line does not")

        Repeater {
            model: example.dice

            Label {
                required property var modelData
                required property int index

                x: example.across(modelData.x) - width / 2
                y: example.along(modelData.z) + 12 * example.mm
                text: example.labels[index]
                size: Theme.sizeNote
                bold: true
                color: RollingDiceColours.box.onPale
                Accessible.ignored: true
            }
        }
    }

    RuleText { text: RollingDiceTerms.of.ring.text }
    RuleText { text: qsTr("What counts is how the ringed die lies after your throw: you may well push it backwards. Distances are measured between the centres; less than half a millimetre is no difference.") }
    RuleText { text: qsTr("If several of your dice are good enough, choose one. The old one leaves the ice in any case, even if you liked it better.") }
}
