pragma Singleton
import QtQuick

// What one match learnt for the next: whether 3D is too slow here, and whether somebody knows how to flick, and how to throw.
QtObject {
    property bool slow: false
    property bool learnt: false
    property bool thrown: false
}
