pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The options of a new match of Dice Flick: the box, and what its stickers do.
SetupPart {
    id: part

    required property DiceFlickSetup setup

    title: setup.boards.title
    folds: Component { DiceFlickHouseRules { setup: part.setup; people: part.people } }

    Item {
        width: part.width
        height: Theme.s48 * (Theme.compact ? 4.2 : 5)

        FlatBoxPlan {
            id: plan
            objectName: "boxPlan"
            width: parent.height
            stickers: part.setup.rows

            Accessible.role: Accessible.Graphic
            Accessible.name: part.setup.boards.title
        }
        Column {
            anchors { left: plan.right; leftMargin: Theme.s12; right: parent.right; verticalCenter: parent.verticalCenter }
            spacing: Theme.compact ? Theme.s8 : Theme.s12

            BoxChoices { width: parent.width; world: "dice-flick"; boards: part.setup.boards }
            StickerNote { kind: "centre"; size: Theme.sizeLabel; lineHeight: 1; text: qsTr("counts double") }
            StickerNote { kind: "green"; size: Theme.sizeLabel; lineHeight: 1; text: qsTr("worth 2 while no die lies there") }
            StickerNote { kind: "bonus"; size: Theme.sizeLabel; lineHeight: 1; text: qsTr("allows a third flick") }
        }
    }
}
