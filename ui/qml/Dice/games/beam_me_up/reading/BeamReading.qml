pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the tray: what the roll means and does, and what the next one may bring.
Item {
    id: reading

    required property BeamMeUpModel beam
    property int seat: 0

    readonly property bool captions: !Theme.compact
    readonly property real full: now.implicitHeight + next.implicitHeight + Theme.s24

    clip: true

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        spacing: Theme.s8

        Column {
            id: now
            width: parent.width
            spacing: Theme.s4
            visible: reading.beam.readingText !== "" || reading.beam.effects.length > 0

            Caption { visible: reading.captions; text: reading.beam.readingTitle }
            Flow {
                width: parent.width
                spacing: Theme.s8

                Title {
                    width: Math.min(implicitWidth, parent.width)
                    height: Theme.chipHeight
                    text: reading.beam.readingText
                    size: Theme.compact ? Theme.sizeButton : Theme.sizeSub
                    verticalAlignment: Text.AlignVCenter
                    Accessible.role: Accessible.StaticText
                    Accessible.name: reading.beam.readingTitle + ": " + text
                }
                Repeater {
                    model: reading.beam.effects

                    EffectChip {
                        required property var modelData

                        text: modelData.text
                        tone: modelData.tone
                        seat: reading.seat
                    }
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.s4 * 1.5
            visible: reading.beam.choices.length > 0

            Repeater {
                model: reading.beam.choices

                SecondButton {
                    required property string modelData
                    required property int index

                    implicitHeight: Theme.chipHeight
                    implicitWidth: implicitContentWidth + 2 * Theme.s12
                    text: modelData
                    onClicked: reading.beam.choose(index)
                }
            }
        }
        Column {
            id: next
            width: parent.width
            spacing: Theme.s4
            visible: reading.beam.odds.length > 0

            Caption { visible: reading.captions; text: reading.beam.oddsTitle }
            Flow {
                width: parent.width
                spacing: Theme.s4 * 1.5

                Repeater {
                    model: reading.beam.odds

                    OddsChip {
                        required property var modelData

                        text: modelData.text
                        chance: modelData.chance
                        chanceText: modelData.chanceText
                    }
                }
            }
        }
    }
}
