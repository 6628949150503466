pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Laid over a picture of a box or a floe: where dice came to rest, and the target that is counted, which can be chosen.
Item {
    id: map

    required property PracticeModel practice
    // Converts a place in die edges to a point of this item.
    required property var project
    // The length of a die edge here.
    property real edge: Theme.s8
    // How many targets the keys up and down go past.
    property int row: 1

    readonly property var targets: practice.targets
    readonly property var aimed: targets[practice.target] ?? null

    function middle(place) { return project(place.x, place.z) }
    function targetAt(point) {
        return targets.findIndex(target => {
            const there = middle(target)
            return Math.hypot(there.x - point.x, there.y - point.y) < target.radius * edge
        })
    }
    function walk(by) {
        const there = practice.target + by
        if (there >= 0 && there < targets.length) practice.choose(there)
    }

    objectName: "hitMap"
    activeFocusOnTab: true

    Accessible.role: Accessible.ComboBox
    Accessible.name: qsTr("Target: %1").arg(practice.targetText)
    Accessible.description: practice.countText
    Accessible.focusable: true
    Accessible.onIncreaseAction: walk(1)
    Accessible.onDecreaseAction: walk(-1)

    Keys.onLeftPressed: walk(-1)
    Keys.onRightPressed: walk(1)
    Keys.onUpPressed: walk(-row)
    Keys.onDownPressed: walk(row)

    Rectangle {
        readonly property point there: map.aimed ? map.middle(map.aimed) : Qt.point(0, 0)

        x: there.x - width / 2
        y: there.y - height / 2
        visible: map.aimed !== null
        width: 2 * map.edge * (map.aimed?.radius ?? 0)
        height: width
        radius: width / 2
        color: Theme.alpha(Theme.white, 0.16)
        antialiasing: true
        border.width: Theme.ring * 0.7
        border.color: Theme.white
    }
    Repeater {
        model: map.practice.hits

        Rectangle {
            required property var modelData
            readonly property point there: map.middle(modelData)

            x: Math.max(0, Math.min(map.width, there.x)) - width / 2
            y: Math.max(0, Math.min(map.height, there.y)) - height / 2
            width: Math.max(Theme.s4, map.edge * 0.5) * (modelData.last ? 1.5 : 1)
            height: width
            radius: width / 2
            color: modelData.hit ? Theme.mapHit : modelData.stays ? Theme.mapMiss : Theme.mapLost
            opacity: modelData.last ? 1 : 0.75
            antialiasing: true
            border.width: Theme.hairline
            border.color: modelData.last ? Theme.white : Theme.mapEdge
        }
    }
    FocusRing { shown: map.activeFocus; corner: Theme.radiusSmall }
    HoverHandler { cursorShape: map.targetAt(point.position) >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor }
    TapHandler {
        onTapped: (point) => {
            const target = map.targetAt(point.position)
            if (target >= 0) map.practice.choose(target)
        }
    }
}
