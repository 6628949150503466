import QtQuick

// The root of every screen: a focus scope, and the signal to go back.
FocusScope {
    property string key

    signal closed()

    objectName: key
    focus: true
}
