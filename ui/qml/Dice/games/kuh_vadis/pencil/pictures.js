.pragma library

// Which drawing stands on a field. Neighbours come from different hands, and the four cows take turns.

const COW = 6

function hand(field) { return (3 * (field % 7) + Math.floor(field / 7) + (field * 5 >> 3)) % 4 }

// `symbol`: 1 to 5 a number, 6 a cow; `start`: "cross", "circle" or "".
function sign(symbol, start, field) {
    if (start !== "") return "start-" + start + "-" + hand(field)
    if (symbol === COW) return "cow-" + hand(field) + "-" + (field >> 1) % 2
    return symbol > 0 ? "number-" + symbol + "-" + hand(field) : ""
}
function wash(symbol, start, field) {
    if (start !== "") return "wash-" + start + "-" + hand(field)
    return symbol === COW ? "wash-cow-" + hand(field) : ""
}
function mirrored(symbol, field) { return symbol === COW && field % 2 === 1 }

// A sheet is written as rows of characters: a number, * a cow, X and O the starts.
function symbolOf(character) { return character === "*" ? COW : Number(character) || 0 }
function startOf(character) { return character === "X" ? "cross" : character === "O" ? "circle" : "" }
