pragma Singleton
import QtQuick

// What one match of Dice Flick learnt for the next: whether 3D is too slow here, and whether somebody knows how to flick.
QtObject {
    property bool slow: false
    property bool learnt: false
}
