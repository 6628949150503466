pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the tray: what the roll claims, and the chance of claiming each symbol.
Item {
    id: reading

    required property KuhVadisModel game

    readonly property bool captions: !Theme.compact
    readonly property var odds: game.odds

    clip: true

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        spacing: Theme.compact ? Theme.s4 : Theme.s8

        Column {
            width: parent.width
            visible: reading.game.readingText !== ""

            Caption { visible: reading.captions || reading.game.extraRound; text: reading.game.readingTitle }
            Title {
                width: parent.width
                text: reading.game.readingText
                size: Theme.compact ? Theme.sizeButton : Theme.sizeSub
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.sizeText
                Accessible.role: Accessible.StaticText
                Accessible.name: reading.game.readingTitle + ": " + text
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: reading.game.readingNote
                size: Theme.compact ? Theme.sizeTiny : Theme.sizeLabel
                strong: true
                soft: true
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        Column {
            width: parent.width
            spacing: Theme.s4
            visible: reading.odds.length > 0

            Caption { visible: reading.captions; text: reading.game.oddsTitle }
            Flow {
                width: parent.width
                spacing: Theme.s4 * 1.5

                Repeater {
                    // Bound to the count, so that delegates survive when only the chances change.
                    model: reading.odds.length

                    KuhVadisSlip {
                        required property int index
                        readonly property var chance: reading.odds[index] ?? ({})

                        objectName: "odds" + index
                        symbol: chance.symbol ?? 0
                        chanceText: chance.chanceText ?? ""
                        now: chance.now ?? false
                        pickable: reading.game.selectable
                        onPicked: reading.game.playFor(symbol)
                    }
                }
            }
        }
    }
}
