pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside every seal on its second lap: its points, which the track does not show.
Item {
    id: laps

    required property RollingDiceModel game
    property var view: null

    Repeater {
        model: laps.game.table.seals

        Tag {
            id: lap

            required property var model
            required property int index
            readonly property point spot: laps.view?.sealAt(index) ?? Qt.point(0, 0)
            // On the sides of the box beside the seal, on its far end above it.
            readonly property int side: model.space < 18 ? -1 : model.space < 32 ? 0 : 1

            objectName: "sealLap" + model.colour
            x: spot.x - width / 2 + side * (width / 2 + Theme.s16)
            y: side === 0 ? spot.y - height : spot.y
            visible: model.lap > 0 && laps.view !== null && !laps.view.walking
            text: String(model.points)
            tones: ({ tag: Theme.seatFill(model.colour), tagWords: Theme.white })
            tone: Theme.white
            size: Theme.sizeTiny
        }
    }
}
