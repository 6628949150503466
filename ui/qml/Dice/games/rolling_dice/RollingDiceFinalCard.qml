pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The end of a match of Rolling Dice: the floe with its last dice, and where all the seals are.
FinalCard {
    id: final

    required property RollingDiceModel game

    readonly property int best: Math.max(...game.table.totals)
    readonly property real line: Math.min(Theme.s32, (height - Theme.s48) / Math.max(1, people.seats.length))
    readonly property var won: people.seats.map((person, i) => game.table.totals[i] === best)

    title: qsTr("Final floe")
    note: qsTr("to %1 points").arg(game.table.goal)

    SeatReader { id: people; model: final.match.seats }
    FloeReader { id: lying; game: final.game }
    FlatFloePlan {
        id: plan
        objectName: "rollingDiceFinalPlan"
        anchors.verticalCenter: parent.verticalCenter
        // Dice gather far from the entrance; what is bare near it is left out.
        part: Qt.rect(-184, -260, 368, Math.max(320, ...lying.dice.map(die => 10 * die.z + 290)))
        width: Math.min(0.5 * parent.width, parent.height * part.width / part.height)
        fields: final.game.table.fields
        dice: lying.dice
        seals: lying.seals.filter(seal => seal.points > 0)
        dieScale: 1.6

        Accessible.name: qsTr("The floe at the end")
    }
    Rectangle {
        // The floe goes on towards the entrance.
        anchors { left: plan.left; right: plan.right; bottom: plan.bottom }
        height: Theme.s32
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.alpha(Theme.paper, 0) }
            GradientStop { position: 1; color: Theme.paper }
        }
    }
    Column {
        anchors { left: plan.right; leftMargin: Theme.s12; right: parent.right; verticalCenter: parent.verticalCenter }

        Repeater {
            model: people.seats

            RollingDiceFinalLine {
                required property var modelData
                required property int index

                objectName: "rollingDiceFinalLine" + index
                width: parent.width
                height: final.line
                seat: modelData.seat
                name: modelData.name
                total: final.game.table.totals[index] ?? 0
                seals: lying.seals.filter(seal => seal.seat === index)
                won: final.won[index] ?? false
                striped: index % 2 === 0
            }
        }
    }
}
