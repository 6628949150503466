import QtQuick

// A list whose rows may change at any time. No row is created ahead: Qt forgets one that is removed
// while it is being created, and warns when the engine ends.
ListView {
    cacheBuffer: 0
    clip: true
    boundsBehavior: Flickable.StopAtBounds
}
