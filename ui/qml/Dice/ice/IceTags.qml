pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Tags over the scoring dice, over those that may be kept now, and over those on the ice blocks; and the name of the line to beat.
Item {
    id: tags

    required property var ice
    property var view: null
    property string hotDie

    readonly property bool lying: view?.lying ?? false
    readonly property bool shown: view !== null && !(ice.arena as ArenaModel).flying
    readonly property real away: Theme.compact ? Theme.s8 : Theme.s12
    readonly property point lineEnd: view?.project(Qt.vector3d(13.2, 0, ice.lineZ)) ?? Qt.point(0, 0)
    // Lists are kept here: every look into one of a model asks the model for all of it again.
    readonly property var rings: ice.rings
    readonly property var blocks: ice.blocks

    Repeater {
        model: tags.rings.length

        IceTag {
            required property int index
            readonly property var ring: tags.rings[index] ?? ({ x: 0, z: 0, face: 1, colour: 0, active: false })
            readonly property point spot: tags.view?.project(Qt.vector3d(ring.x, tags.lying ? 0 : 1, ring.z)) ?? Qt.point(0, 0)

            x: spot.x + (tags.lying ? 0.4 * tags.view.dieSize : 0)
            y: spot.y
            z: ring.active ? 1 : 0
            visible: tags.shown
            away: tags.away
            beside: tags.lying
            colour: ring.colour
            text: ring.face
            mine: ring.active
        }
    }
    Repeater {
        model: tags.blocks.length

        IceTag {
            required property int index
            readonly property var block: tags.blocks[index] ?? ({ colour: -1, face: 1 })
            readonly property point spot: tags.view?.blockAt(index) ?? Qt.point(0, 0)

            x: spot.x
            y: spot.y
            visible: tags.shown && block.colour >= 0
            away: tags.lying ? 0.7 * (tags.view?.dieSize ?? 0) : tags.away
            colour: Math.max(0, block.colour)
            text: block.face
        }
    }
    Repeater {
        model: tags.ice.arena

        IceTag {
            required property var model
            readonly property point spot: tags.view?.project(Qt.vector3d(model.position.x, model.position.y + 0.5, model.position.z)) ?? Qt.point(0, 0)

            x: spot.x + (tags.lying ? 0.4 * tags.view.dieSize : 0)
            y: spot.y
            z: hot ? 3 : 2
            visible: tags.shown && model.present && model.take >= 0
            away: tags.away
            beside: tags.lying
            colour: Number(model.colour)
            text: model.points
            mine: model.take === tags.ice.chosen
            hot: model.key === tags.hotDie
        }
    }
    Tag {
        x: tags.lying ? tags.lineEnd.x - width / 2 : tags.lineEnd.x + Theme.s4
        y: tags.lying ? tags.lineEnd.y + Theme.s4 / 2 : tags.lineEnd.y - height / 2
        visible: tags.shown && tags.ice.lineShown && tags.ice.aimShown
        text: qsTr("or further")
        tones: Theme.iceDesk
        tone: Theme.ice.line
        size: Theme.sizeTiny
    }
}
