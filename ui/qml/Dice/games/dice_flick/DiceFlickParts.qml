pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The parts that Dice Flick contributes to the match screen.
Item {
    id: parts

    required property DiceFlickModel game
    property int seat: 0
    property real time: 0
    property bool flat: false
    property int hotTake: -1
    property DiceFlickReading readingItem: null

    readonly property var terms: DiceFlickTerms
    readonly property string faceSet: "pips"
    // The box is large: it reaches below the bar and the narration, and the tray is low.
    readonly property bool slim: true
    readonly property real overTop: Theme.barHeight * (Theme.compact ? 0.5 : 1)
    readonly property real overBottom: Theme.narrationHeight
    readonly property string goalText: game.table.goalText
    readonly property Component stage: Component {
        DiceFlickStage {
            game: parts.game
            time: parts.time
            flat: parts.flat
            seat: parts.seat
            covered: parts.overBottom
            above: parts.overTop
            hotTake: parts.hotTake
            onTakesWanted: parts.readingItem?.enter()
            Component.onCompleted: count.stage = this
        }
    }
    readonly property Component reading: Component {
        DiceFlickReading {
            game: parts.game
            onHotTakeChanged: parts.hotTake = hotTake
            Component.onCompleted: parts.readingItem = this
        }
    }
    readonly property Component tray: Component { HandTray { game: parts.game } }
    readonly property Component panel: Component {
        ScorePad {
            game: parts.game
            missing: count.missing
            missingFor: count.seat
            Component.onCompleted: count.pad = this
        }
    }

    CountFlight {
        id: count
        parent: parts.Window.contentItem
        z: 1
        game: parts.game
        onArrived: (number, kind) => parts.game.happened(kind === "line" ? "line-counted" : "counted-" + (1 + number % 5))
    }
}
