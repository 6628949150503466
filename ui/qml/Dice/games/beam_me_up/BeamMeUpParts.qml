pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The parts that Beam Me Up contributes to the match screen.
Item {
    id: parts

    required property BeamMeUpModel game
    property int seat: 0
    property real time: 0
    property bool flat: false
    readonly property Component tray: null
    readonly property Component panel: null

    readonly property string faceSet: "pips"
    readonly property string goalText: game.goalText
    readonly property Component stage: Component { BeamMeUpStage { game: parts.game; time: parts.time } }
    readonly property Component reading: Component { BeamMeUpReading { game: parts.game; seat: parts.seat } }
    readonly property Component guide: Component { BeamMeUpGuide { game: parts.game } }
    readonly property var terms: BeamMeUpTerms
    readonly property Component sign: Component { BeamMeUpSign {} }
    readonly property Component standing: Component { BeamMeUpStanding { game: parts.game } }
}
