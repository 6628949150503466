"""The colours of the drawings: as on paper, by day, and at night by the light of a lamp."""

from ui.printing.drawing.inks import TINTS

PAPER = TINTS["colour"] | {"ring": "#B57A00"}
DAY = PAPER | {
    "wash-cow": "#BEDD9C",
    "wash-cross": "#B9D0F2",
    "wash-circle": "#F7C5BC",
    "glow": "#FFC22E",
    "lit": "#FFE596",
    "sheet": "#FFFBF1",
    "edge": "#E9E0CC",
    "binding": "#2F7D41",
    "hole": "#CFC2A6",
    "petal": "#FFFFFF",
    "petal-edge": "#1E4A27",
}
NIGHT = PAPER | {
    "white": "#F0E8D8",
    "coat": "#EFE6D4",
    "pink": "#E2A695",
    "horn": "#D3BB85",
    "wash-cow": "#8FB374",
    "wash-cross": "#8AA7D2",
    "wash-circle": "#DC9F93",
    "cross": "#1F4E9E",
    "circle": "#A8261E",
    "glow": "#FFB92E",
    "lit": "#FFD877",
    "rule": "#84755F",
    "sheet": "#DDD3BF",
    "edge": "#BDB29C",
    "binding": "#2C6A3C",
    "hole": "#8B7E68",
    "petal": "#D9DCCB",
    "petal-edge": "#1E4A27",
}
MEADOW_DAY = {
    "ground": ("#BBDA8C", "#9CC673", "#74A955"),
    "patches": ("#D6EBA2", "#5E9A47"),
    "grass": ("#7FB45B", "#699F48", "#B9DB8C", "#578F3D"),
    "clover": ("#5E9E49", "#A6D07F"),
    "petals": ("#FFFEFA", "#FFD64D", "#B9A2E8"),
    "hearts": ("#F6BC2F", "#E79A1C"),
    "shadow": ("#16300F",),
}
MEADOW_NIGHT = {
    "ground": ("#1F3A2C", "#162A22", "#0C1715"),
    "patches": ("#2E5A3E", "#070F0E"),
    "grass": ("#234632", "#2C553B", "#193226", "#3A6845"),
    "clover": ("#2F5F3F", "#4C8056"),
    "petals": ("#9FA9A8", "#A98F3A", "#7C6FA0"),
    "hearts": ("#B08A2C", "#7A6222"),
    "shadow": ("#16300F",),
}


def mixed(colour: str, other: str, share: float) -> str:
    """Mix a share of another colour into one."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(a + (b - a) * share) for a, b in pairs).hex().upper()


def darker(colour: str, by: float) -> str:
    """Darken a colour."""
    return "#" + bytes(round(value / by) for value in bytes.fromhex(colour[1:])).hex().upper()


def lighter(colour: str, by: float) -> str:
    """Lighten a colour."""
    return "#" + bytes(min(255, round(value * by)) for value in bytes.fromhex(colour[1:])).hex()


OUTSIDE = {key: mixed(colour, "#12261F", 0.55) for key, colour in NIGHT.items()} | {
    "ink": "#0B100F"
}
"""Things on the meadow at night, outside the light of the lamp."""
