pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// What Kuh Vadis puts into the match screen.
Item {
    id: parts

    required property KuhVadisModel model
    property int seat: 0
    property real time: 0
    property bool flat: false
    readonly property Component tray: null
    readonly property Component panel: null

    readonly property string faceSet: "cow"
    readonly property string goalText: model.goalText
    readonly property Component stage: Component { KuhVadisStage { game: parts.model; time: parts.time } }
    readonly property Component reading: Component { KuhVadisReading { game: parts.model } }
    readonly property Component guide: Component { KuhVadisGuide { game: parts.model } }
    readonly property Component standing: Component { KuhVadisStanding { game: parts.model } }
}
