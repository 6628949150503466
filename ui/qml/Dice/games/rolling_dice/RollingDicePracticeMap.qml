import QtQuick
import Dice
import Dice.Models

// The practice floe from above: where dice came to rest.
FlatFloePlan {
    id: plan

    required property PracticeModel practice
    required property RollingDiceSetup setup

    // The height, as a multiple of the width.
    readonly property real ratio: part.height / part.width

    fields: setup.fields

    HitMap {
        anchors.fill: parent
        practice: plan.practice
        project: (x, z) => Qt.point(plan.across(x), plan.along(z))
        edge: 10 * plan.mm
    }
}
