pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Where the seals are shown: forward they walk, one after the other; backward they jump at once.
Item {
    id: walk

    required property var seals
    property real haste: 1
    readonly property int longest: 3.5 * Theme.slow / haste

    // Steps from the start, by the seal's row.
    property var steps: []
    property var queue: []
    property int walker: -1
    property real step: 0

    readonly property int whole: Math.floor(step)

    // Emitted when a seal has reached the next space.
    signal stepped()

    // How many seals share a seal's space, and its index among them.
    function crowd(row) {
        const own = steps[row], mates = steps.map((step, i) => i).filter(i => steps[i] === own)
        return { size: own % 50 === 0 ? mates.length : 1, place: own % 50 === 0 ? mates.indexOf(row) : 0 }
    }
    function put(row, where) { steps = Object.assign([...steps], { [row]: where }) }
    function go(row) {
        const target = (rows.objectAt(row) as Goal).target
        if (row === walker) walker = -1
        queue = queue.filter(other => other !== row)
        if (Theme.tempo === 0 || target < (steps[row] ?? 0)) put(row, target)
        else queue = [...queue, row]
        if (walker < 0) next()
    }
    function next() {
        walking.stop()
        walker = queue[0] ?? -1
        queue = queue.slice(1)
        if (walker < 0) return
        const target = (rows.objectAt(walker) as Goal).target
        step = steps[walker]
        walking.from = step
        walking.to = target
        walking.duration = Math.min(longest, (target - step) * Theme.quick * 0.7 / haste)
        walking.start()
    }

    onStepChanged: if (walker >= 0) put(walker, step)
    onWholeChanged: if (walking.running) stepped()

    component Goal: QtObject {
        required property var model
        required property int index

        readonly property int target: 50 * model.lap + model.space
        property bool ready: false

        onTargetChanged: if (ready) walk.go(index)

        Component.onCompleted: ready = true
    }

    Instantiator {
        id: rows
        model: walk.seals

        delegate: Goal {}
        onObjectAdded: (index, object) => walk.put(index, (object as Goal).target)
        onObjectRemoved: {
            walking.stop()
            walk.walker = -1
            walk.queue = []
        }
    }
    NumberAnimation {
        id: walking
        target: walk
        property: "step"
        onFinished: {
            walk.put(walk.walker, to)
            walk.walker = -1
            walk.next()
        }
    }
}
