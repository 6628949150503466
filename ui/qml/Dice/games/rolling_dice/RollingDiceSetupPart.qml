pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The options of a new match of Rolling Dice: the floe, and what lies on it.
SetupPart {
    id: part

    required property RollingDiceSetup setup

    readonly property real room: Theme.compact ? Theme.s8 : Theme.s12

    component Note: Row {
        id: note

        property string sign
        property string text
        property color tint: Theme.good

        width: parent ? parent.width : 0
        spacing: Theme.s8

        Title { id: mark; width: Theme.s32; horizontalAlignment: Text.AlignHCenter; text: note.sign; size: Theme.sizeName; color: note.tint; Accessible.ignored: true }
        Label { width: parent.width - mark.width - Theme.s8; text: note.text; size: Theme.sizeLabel; wrapMode: Text.Wrap; anchors.verticalCenter: parent.verticalCenter }
    }

    title: setup.boards.title
    folds: Component { RollingDiceHouseRules { setup: part.setup } }

    Item {
        width: part.width
        height: plan.height

        FlatFloePlan {
            id: plan
            objectName: "rollingDiceSetupPlan"
            width: parent.width * 0.42
            fields: part.setup.fields

            Accessible.name: part.setup.boards.title
        }
        Column {
            anchors { left: plan.right; leftMargin: part.room; right: parent.right; verticalCenter: parent.verticalCenter }
            spacing: part.room

            BoxChoices {
                width: parent.width
                boards: part.setup.boards
                world: "rolling-dice"
                label: qsTr("Floes")
            }
            Note { sign: "+6"; text: qsTr("Nets bring points") }
            Note { sign: "−2"; tint: Theme.bad; text: qsTr("Holes cost points") }
            Note {
                sign: "2×"
                tint: Theme.worldAccent("rolling-dice")
                visible: part.setup.twoColours
                text: qsTr("Two of you play two colours each")
            }
        }
    }
}
