pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the tray: what the roll means and does, and the odds of the next one.
Item {
    id: reading

    required property BeamMeUpModel game
    property int seat: 0

    readonly property bool captions: !Theme.compact && height > Theme.s48 * 3.4
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
            visible: reading.game.readingText !== "" || reading.game.effects.length > 0

            Caption { visible: reading.captions; text: reading.game.readingTitle }
            Flow {
                width: parent.width
                spacing: Theme.s8

                Title {
                    width: Math.min(implicitWidth, parent.width)
                    height: Theme.chipHeight
                    text: reading.game.readingText
                    size: Theme.compact ? Theme.sizeButton : Theme.sizeSub
                    mayBeCut: true // with a player's name
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.sizeNote
                    verticalAlignment: Text.AlignVCenter
                    Accessible.role: Accessible.StaticText
                    Accessible.name: reading.game.readingTitle + ": " + text
                }
                Repeater {
                    model: reading.game.effects

                    EffectChip {
                        required property var modelData

                        text: modelData.text
                        tone: modelData.tone
                        column: modelData.column
                        seat: reading.seat
                        onPicked: reading.game.pick(column)
                    }
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.s4 * 1.5
            visible: reading.game.choices.length > 0

            Repeater {
                model: reading.game.choices

                SecondButton {
                    required property string modelData
                    required property int index

                    implicitHeight: Theme.chipHeight
                    implicitWidth: implicitContentWidth + 2 * Theme.s12
                    text: modelData
                    onMeant: reading.game.choose(index)
                }
            }
        }
        Column {
            id: next
            width: parent.width
            spacing: Theme.s4
            visible: reading.game.odds.length > 0

            Caption { visible: reading.captions; text: reading.game.oddsTitle }
            Flow {
                width: parent.width
                spacing: Theme.s4 * 1.5

                Repeater {
                    model: reading.game.odds

                    OddsChip {
                        required property var modelData
                        required property int index

                        objectName: "odds" + index
                        text: modelData.text
                        chance: modelData.chance
                        chanceText: modelData.chanceText
                        onPicked: reading.game.playFor(modelData.kind)
                    }
                }
            }
        }
    }
}
