import QtQuick
import Dice

// What one grasps before a throw: the band behind the dice, buttons that move the hand, and at first a hand that shows how it is done.
Item {
    id: handles

    required property var ice
    required property IceSling spot
    property bool held: false
    property bool teaching: false
    property bool lying: false
    property color light: Theme.white
    property real readoutWidth: 0

    // How far from the hand its buttons end, and whether there is room for the read-out on the right of them.
    readonly property real beside: 4 * spot.step + Theme.s32 + Theme.s12
    readonly property bool toTheRight: spot.origin.x + beside + readoutWidth < width

    FlatSling {
        x: handles.spot.origin.x
        y: handles.spot.origin.y
        rotation: handles.spot.ahead
        edge: 2.1 * handles.spot.step
        direction: handles.spot.lean - handles.spot.ahead
        way: handles.spot.pull
        held: handles.held
        light: handles.light
    }
    SideButtons {
        x: handles.spot.origin.x - width / 2
        y: handles.spot.origin.y - height / 2
        width: 7.6 * handles.spot.step + 2 * Theme.s32
        // From above the entrance is on the left: the hand goes up and down.
        rotation: handles.lying ? 90 : 0
        tones: Theme.iceDesk
        leftText: qsTr("Move the hand to the left") + " · Q"
        rightText: qsTr("Move the hand to the right") + " · E"
        onPushed: (side) => handles.ice.nudge(6 * side, 0, 0, 0)
    }
    GhostHand {
        visible: handles.teaching
        origin: handles.spot.origin
        direction: handles.spot.lean
        reach: handles.spot.reach
        light: handles.light
    }
    Tag {
        x: handles.lying ? Theme.s4 : handles.spot.origin.x + (handles.toTheRight ? -handles.beside - width : handles.beside)
        y: handles.lying ? handles.spot.origin.y - handles.beside - height
            : Math.min(handles.height - height, handles.spot.origin.y + 0.6 * handles.spot.reach - height / 2)
        visible: handles.teaching
        text: qsTr("Pull back and let go")
        tones: Theme.iceDesk
        tone: handles.light
        size: Theme.sizeText
    }
}
