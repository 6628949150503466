pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The parts that Fast Fifty contributes to the match screen: the points of both seats.
Item {
    id: parts

    required property FastFiftyModel game
    property int seat: 0
    property real time: 0
    property bool flat: false

    readonly property string faceSet: "pips"
    readonly property string goalText: game.goalText
    readonly property Component reading: null
    readonly property Component stage: Component {
        Item {
            function enter() {}

            FastFiftyPoints { anchors.centerIn: parent; game: parts.game }
        }
    }
}
