pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// What Rolling Dice puts into the match screen.
Item {
    id: parts

    required property RollingDiceModel model
    property int seat: 0
    property real time: 0
    property bool flat: false
    property string hotKey
    property string hotDie
    property bool solid: true
    property IceReading readingItem: null

    readonly property string faceSet: "pips"
    readonly property string goalText: model.goalText
    readonly property Component stage: Component {
        IceStage {
            ice: parts.model
            count: count
            time: parts.time
            flat: parts.flat
            hotKey: parts.hotKey
            sumBeside: !parts.solid && (parts.readingItem?.visible ?? false)
            onHotDieChanged: parts.hotDie = hotDie
            onSolidChanged: parts.solid = solid
            onChoicesWanted: parts.readingItem?.enter()
            Component.onCompleted: parts.solid = solid
        }
    }
    readonly property Component reading: Component {
        IceReading {
            ice: parts.model
            count: count
            hotDie: parts.hotDie
            flat: !parts.solid
            onHotKeyChanged: parts.hotKey = hotKey
            Component.onCompleted: parts.readingItem = this
        }
    }
    readonly property Component tray: Component { IceTray { ice: parts.model; count: count } }
    readonly property Component panel: Component { IcePanel { ice: parts.model; count: count } }

    IceCount { id: count; objectName: "iceCount"; ice: parts.model }
}
