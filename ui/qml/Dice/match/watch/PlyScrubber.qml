pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// Scrubs through a replay; ticks mark the start of turns. Page Up and Page Down jump from turn to turn.
T.Slider {
    id: scrubber

    required property MatchModel match
    property color fill: Theme.slider
    // The chances of each seat after every entry, where they are known: then the curve is the track.
    property var chances: []

    readonly property TimelineModel timeline: match.timeline
    readonly property bool curved: chances.length > 0 && chances[0].length === timeline.plies + 1

    function turnBefore(ply) { return [...timeline.turns].reverse().find(turn => turn < ply) ?? 0 }
    function turnAfter(ply) { return timeline.turns.find(turn => turn > ply) ?? timeline.plies }

    implicitHeight: curved ? Theme.s48 : Theme.s32
    from: 0
    to: Math.max(1, timeline.plies)
    stepSize: 1
    snapMode: T.Slider.SnapAlways

    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Place in the match: %1 of %2").arg(timeline.ply).arg(timeline.plies)

    Keys.onPressed: (event) => {
        if (event.key === Qt.Key_PageUp) timeline.seek(turnAfter(timeline.ply))
        else if (event.key === Qt.Key_PageDown) timeline.seek(turnBefore(timeline.ply))
        else return
        event.accepted = true
    }

    onMoved: timeline.seek(value)

    Binding { target: scrubber; property: "value"; value: scrubber.timeline.ply; when: !scrubber.pressed }

    background: Item {
        id: track
        readonly property real inset: knob.width / 2
        readonly property real length: width - 2 * inset

        PlyCurve {
            x: track.inset
            y: Theme.s4
            width: track.length
            height: parent.height - 2 * y
            visible: scrubber.curved
            chances: scrubber.curved ? scrubber.chances : []
            seats: people.seats.map(person => person.seat)
        }
        SeatReader { id: people; model: scrubber.match.seats }
        Rectangle {
            x: track.inset
            y: (parent.height - height) / 2
            width: track.length
            height: scrubber.curved ? Theme.hairline : Theme.s12 / 2
            radius: height / 2
            color: Theme.wellEdge

            Rectangle {
                width: scrubber.visualPosition * track.length
                height: parent.height
                radius: height / 2
                color: scrubber.fill
            }
        }
        Repeater {
            model: scrubber.timeline.turns

            Rectangle {
                required property int modelData

                x: track.inset + modelData / scrubber.to * track.length - width / 2
                y: parent.height / 2 - Theme.s8 - height
                width: Theme.hairline
                height: Theme.s4
                color: modelData <= scrubber.value ? scrubber.fill : Theme.muted
            }
        }
    }
    handle: Rectangle {
        id: knob
        x: scrubber.visualPosition * (scrubber.width - width)
        y: (scrubber.height - height) / 2
        width: Theme.s24
        height: width
        radius: width / 2
        color: Theme.white
        antialiasing: true
        border.width: Theme.rim
        border.color: Theme.edge

        FocusRing { shown: scrubber.visualFocus; corner: parent.width / 2; distance: Theme.s4 / 2 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
