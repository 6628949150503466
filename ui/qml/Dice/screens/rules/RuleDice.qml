pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Example dice with the faces of the game; the first `used` count, the others are dimmed.
Loader {
    id: dice

    property var faces: []
    property int used: faces.length
    property real size: Theme.control
    property string faceSet: "pips"

    readonly property int cow: 6

    sourceComponent: faceSet === "pips" ? pips : drawn

    Component {
        id: pips
        PipStrip { faces: dice.faces; used: dice.used; size: dice.size; Accessible.ignored: dice.Accessible.ignored }
    }
    Component {
        id: drawn

        Row {
            Accessible.ignored: dice.Accessible.ignored
            Accessible.role: Accessible.Graphic
            Accessible.name: dice.faces.map(face => face === dice.cow ? qsTr("cow") : face).join("-")

            Repeater {
                model: dice.faces

                Item {
                    id: place

                    required property int modelData
                    required property int index

                    width: dice.size
                    height: dice.size
                    opacity: index < dice.used ? 1 : Theme.disabled

                    FlatDie { width: dice.size * 0.8; height: width; anchors.centerIn: parent; face: place.modelData; faceSet: dice.faceSet }
                }
            }
        }
    }
}
