pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// What Beam Me Up puts into the match screen.
QtObject {
    id: parts

    required property BeamMeUpModel beam
    property int seat: 0
    property real time: 0

    readonly property string goalText: beam.goalText
    readonly property Component stage: Component { BeamStage { beam: parts.beam; time: parts.time } }
    readonly property Component reading: Component { BeamReading { beam: parts.beam; seat: parts.seat } }
    readonly property Component guide: Component { BeamGuide { beam: parts.beam } }
    readonly property Component standing: Component { BeamStanding { beam: parts.beam } }
}
