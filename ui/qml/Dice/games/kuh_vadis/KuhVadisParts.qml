pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The parts that Kuh Vadis contributes to the match screen.
Item {
    id: parts

    required property KuhVadisModel game
    property int seat: 0
    property real time: 0
    property bool flat: false
    readonly property Component tray: null
    readonly property Component panel: null

    readonly property string faceSet: "kuh_vadis"
    readonly property color felt: KuhVadisColours.felt
    readonly property string goalText: game.goalText
    readonly property Component stage: Component { KuhVadisStage { game: parts.game; time: parts.time } }
    readonly property Component reading: Component { KuhVadisReading { game: parts.game } }
    readonly property Component guide: Component { KuhVadisGuide { game: parts.game } }
    readonly property var terms: KuhVadisTerms
    readonly property Component sign: Component { KuhVadisSign {} }
    readonly property Component standing: Component { KuhVadisStanding { game: parts.game } }
}
