pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The parts that Rolling Dice contributes to the match screen.
Item {
    id: parts

    required property RollingDiceModel game
    property int seat: 0
    property real time: 0
    property bool flat: false
    property string hotKey
    property string hotDie
    property bool solid: true
    property RollingDiceReading readingItem: null
    property ScreenOrder order: null

    readonly property var terms: RollingDiceTerms
    readonly property string faceSet: "pips"
    readonly property string goalText: game.table.goalText
    readonly property Component stage: Component {
        RollingDiceStage {
            game: parts.game
            count: count
            time: parts.time
            flat: parts.flat
            hotKey: parts.hotKey
            sumBeside: !parts.solid && (parts.readingItem?.visible ?? false)
            onHotDieChanged: parts.hotDie = hotDie
            onSolidChanged: parts.solid = solid
            onChoicesWanted: parts.readingItem?.enter()
            Component.onCompleted: {
                parts.solid = solid
                parts.order = order
            }
        }
    }
    readonly property Component reading: Component {
        RollingDiceReading {
            game: parts.game
            count: count
            order: parts.order
            hotDie: parts.hotDie
            flat: !parts.solid
            onHotKeyChanged: parts.hotKey = hotKey
            Component.onCompleted: parts.readingItem = this
        }
    }
    readonly property Component tray: Component { RollingDiceTray { game: parts.game; count: count; order: parts.order } }
    readonly property Component panel: Component { RollingDicePanel { game: parts.game; count: count } }

    RoundCount { id: count; objectName: "roundCount"; game: parts.game }
}
