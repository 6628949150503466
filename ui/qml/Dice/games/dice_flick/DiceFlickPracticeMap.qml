import QtQuick
import Dice
import Dice.Models
import "flat/geometry.js" as Geometry

// The practice box from above, as far as its rim and with north at the top: where dice came to rest.
Item {
    id: map

    required property PracticeModel practice
    required property DiceFlickSetup setup

    // Boxes of all sizes are drawn with the same hollows.
    readonly property real scaled: plan.edge * Geometry.pitch / (2 * (hits.targets[0]?.radius ?? Geometry.pitch / 2))

    // The height, as a multiple of the width.
    readonly property real ratio: 1

    height: width * ratio
    clip: true

    FlatBoxPlan {
        id: plan
        anchors.centerIn: parent
        width: parent.width * Geometry.whole / Geometry.outside
        stickers: map.setup.rows
    }
    HitMap {
        id: hits
        anchors.fill: parent
        practice: map.practice
        project: (x, z) => Qt.point(map.width / 2 + x * map.scaled, map.height / 2 + z * map.scaled)
        edge: map.scaled
        row: 5
    }
}
