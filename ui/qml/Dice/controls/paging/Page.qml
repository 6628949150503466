import QtQuick

// The root of every screen: a place for focus, and the wish to go back.
FocusScope {
    property string key

    signal closed()

    objectName: key
    focus: true
}
