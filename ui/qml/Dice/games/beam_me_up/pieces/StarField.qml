pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "shapes.js" as Shapes

// A star field. Pink: plump with five points, pulsing slowly. Blue, the joker: slender with four points in a ring, flickering.
Item {
    id: star

    property bool joker: false
    property real time: 0
    property real phase: 0

    readonly property real breath: 0.5 + 0.5 * Math.sin(time * (joker ? 4.2 : 1.6) + phase)

    Glow {
        anchors.centerIn: parent
        width: star.width * (star.joker ? 2.7 : 2.3)
        height: width
        tint: star.joker ? BeamMeUpColours.sky.blueGlow : BeamMeUpColours.sky.pinkGlow
        opacity: 0.5 + 0.25 * star.breath
        power: 2.4
    }
    Loader {
        anchors.fill: parent
        sourceComponent: star.joker ? blue : pink
    }
    Component {
        id: pink

        Item {
            scale: 0.96 + 0.06 * star.breath

            Glyph { anchors.fill: parent; path: Shapes.pink; color: BeamMeUpColours.sky.pink }
            Glyph {
                x: parent.width * 0.21
                y: parent.height * 0.19
                width: parent.width * 0.58
                height: width
                path: Shapes.pink
                color: BeamMeUpColours.sky.pinkCore
            }
        }
    }
    Component {
        id: blue

        Item {
            Rectangle {
                anchors.centerIn: parent
                width: parent.width * 0.86
                height: width
                radius: width / 2
                color: Theme.clear
                antialiasing: true
                border.width: Math.max(Theme.hairline, parent.width * 0.055)
                border.color: BeamMeUpColours.sky.blueRing
            }
            Glyph { anchors.fill: parent; path: Shapes.blueBack; color: BeamMeUpColours.sky.blueBack; rotation: 45 }
            Glyph {
                anchors.centerIn: parent
                width: parent.width * 1.16
                height: width
                path: Shapes.blue
                color: BeamMeUpColours.sky.blue
                opacity: 0.82 + 0.18 * star.breath
            }
            Glyph { anchors.centerIn: parent; width: parent.width * 0.5; height: width; path: Shapes.blue }
        }
    }
}
