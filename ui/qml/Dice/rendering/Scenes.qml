pragma Singleton
import QtQuick

// Counts 3D scenes that have been destroyed but whose graphics resources are still held.
QtObject {
    property int unreleased: 0
}
