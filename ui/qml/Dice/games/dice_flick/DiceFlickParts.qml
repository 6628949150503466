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
    property DiceFlickReading readingItem: null

    readonly property string faceSet: "pips"
    readonly property string goalText: model.goalText
    readonly property Component stage: Component {
        DiceFlickStage {
            game: parts.model
            time: parts.time
            flat: parts.flat
            hotTake: parts.hotTake
            onTakesWanted: parts.readingItem?.enter()
            Component.onCompleted: count.stage = this
        }
    }
    readonly property Component reading: Component {
        DiceFlickReading {
            game: parts.model
            onHotTakeChanged: parts.hotTake = hotTake
            Component.onCompleted: parts.readingItem = this
        }
    }
    readonly property Component tray: Component { HandTray { game: parts.model } }
    readonly property Component panel: Component {
        ScorePad {
            game: parts.model
            missing: count.missing
            missingFor: count.seat
            Component.onCompleted: count.pad = this
        }
    }

    CountFlight {
        id: count
        parent: parts.Window.contentItem
        z: 1
        game: parts.model
        onArrived: (number, kind) => parts.model.sounded(kind === "line" ? "bang" : "point-" + (1 + number % 5))
    }
}
