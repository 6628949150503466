pragma Singleton
import QtQuick

// What each game brings to the shared screens, found by its key: `some-game` has its files in
// games/some_game, and their names begin with SomeGame.
QtObject {
    id: games

    // In the order of home.
    property var keys: []
    // The folders of games that are kept elsewhere, by key.
    property var folders: ({})
    readonly property var known: ({})

    function part(key, name) {
        const words = key.split("-")
        const kind = words.map(word => word[0].toUpperCase() + word.slice(1)).join("")
        return Qt.resolvedUrl(`${folders[key] ?? "../games/" + words.join("_")}/${kind}${name}.qml`)
    }

    // The colours and the cover of a game.
    function world(key) {
        if (!known[key]) {
            const kind = Qt.createComponent(part(key, "World"))
            if (kind.status !== Component.Ready)
                throw new Error(kind.errorString())
            known[key] = kind.createObject(games)
        }
        return known[key]
    }
}
