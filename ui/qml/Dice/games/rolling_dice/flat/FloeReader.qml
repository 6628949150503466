pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Dice.Models

// The dice and seals of a match of Rolling Dice as plain values, for a picture of it.
Item {
    id: reader

    required property RollingDiceModel game

    property var dice: []
    property var seals: []

    function gather() {
        const found = []
        for (let i = 0; i < lying.count; ++i) {
            const row = lying.objectAt(i) as Lying
            if (row?.present && row.position.y > 0)
                found.push({ key: row.key, colour: Number(row.colour), face: row.face, x: row.position.x, z: row.position.z, pose: row.rotation, take: row.take })
        }
        dice = found
        seals = Array.from({ length: walking.count }, (_, i) => walking.objectAt(i) as Seal).filter(row => row)
            .map(row => ({ colour: row.colour, seat: row.seat, points: row.points }))
    }

    component Lying: QtObject {
        required property string colour
        required property bool present
        required property int face
        required property vector3d position
        required property quaternion rotation
        required property string key
        required property int take

        onPresentChanged: Qt.callLater(reader.gather)
        onPositionChanged: Qt.callLater(reader.gather)
        onTakeChanged: Qt.callLater(reader.gather)
    }
    component Seal: QtObject {
        required property int colour
        required property int seat
        required property int points

        onPointsChanged: Qt.callLater(reader.gather)
    }

    visible: false

    Instantiator {
        id: lying
        model: reader.game.table.arena
        onObjectAdded: Qt.callLater(reader.gather)
        delegate: Lying {}
    }
    Instantiator {
        id: walking
        model: reader.game.table.seals
        onObjectAdded: Qt.callLater(reader.gather)
        delegate: Seal {}
    }
}
