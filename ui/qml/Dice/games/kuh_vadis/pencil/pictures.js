.pragma library

// Which drawing a field shows. Neighbours are drawn by different hands, and the four cows take turns.

const COW = 6

function hand(field) { return (3 * (field % 7) + Math.floor(field / 7) + (field * 5 >> 3)) % 4 }

// `symbol`: a number from 1 to 5, or 6 for a cow; `start`: "cross", "circle" or "".
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

// A sheet is written as rows of characters: a digit, * for a cow, X and O for the starts.
function symbolOf(character) { return character === "*" ? COW : Number(character) || 0 }
function startOf(character) { return character === "X" ? "cross" : character === "O" ? "circle" : "" }
