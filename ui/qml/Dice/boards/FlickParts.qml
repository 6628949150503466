pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// What Dice Flick puts into the match screen.
Item {
    id: parts

    required property DiceFlickModel model
    property int seat: 0
    property real time: 0
    property bool flat: false
    property int hotTake: -1

    readonly property string faceSet: "pips"
    readonly property string goalText: model.goalText
    readonly property Component stage: Component {
        FlickStage {
            flick: parts.model
            time: parts.time
            flat: parts.flat
            hotTake: parts.hotTake
            Component.onCompleted: count.stage = this
        }
    }
    readonly property Component reading: Component {
        FlickReading {
            flick: parts.model
            onHotTakeChanged: parts.hotTake = hotTake
        }
    }
    readonly property Component tray: Component { HandTray { flick: parts.model } }
    readonly property Component panel: Component {
        ScorePad {
            flick: parts.model
            missing: count.missing
            missingFor: count.seat
            Component.onCompleted: count.pad = this
        }
    }

    CountFlight {
        id: count
        parent: parts.Window.contentItem
        z: 1
        flick: parts.model
        onArrived: parts.model.sounded("point")
    }
}
