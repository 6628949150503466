pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// All seats of the new match in a row, empty ones last; with only two, everything fits in one line.
Row {
    id: seats

    required property LobbyModel lobby

    readonly property real each: (width - (lobby.maxSeats - 1) * spacing) / Math.max(1, lobby.maxSeats)

    spacing: Theme.s12
    height: lobby.maxSeats > 2 ? Theme.seatHeight : Theme.seatHeight * 0.6

    Repeater {
        model: seats.lobby.seats

        SeatSetup {
            required property int index
            objectName: "seat" + index
            width: seats.each
            height: seats.height
            number: index + 1
            levels: seats.lobby.levels
            removable: seats.lobby.seatCount > seats.lobby.minSeats
            onNamed: text => seats.lobby.setName(index, text)
            onPersonWanted: person => seats.lobby.setPerson(index, person)
            onLevelWanted: level => seats.lobby.setLevel(index, level)
            onHelpWanted: help => seats.lobby.setHelp(index, help)
            onRemoved: seats.lobby.removeSeat(index)
        }
    }
    Repeater {
        model: Math.max(0, seats.lobby.maxSeats - seats.lobby.seatCount)

        EmptySeat {
            required property int index
            objectName: "addSeat" + index
            width: seats.each
            height: seats.height
            onClicked: seats.lobby.addSeat()
        }
    }
}
