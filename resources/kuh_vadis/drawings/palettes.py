"""The pigments of the drawings, by day and by the light of a lamp."""

PRINT = {
    "ink": "#332C26",
    "shade": "#8A7A68",
    "dark": "#4A444A",
    "dark2": "#5B545A",
    "brown": "#B5723F",
    "brown2": "#8E542B",
    "grey": "#B9B2AA",
    "ginger": "#C97F3B",
    "ginger2": "#DB9850",
    "pinkdark": "#D98C7C",
    "nose": "#7A4A44",
    "tongue": "#DE6B70",
    "yellow": "#F3BE3A",
    "stem": "#4F8A3C",
    "straw": "#B98F2E",
    "strap": "#B3372F",
    "bell": "#E0B23C",
    "ring": "#B57A00",
}
DAY = PRINT | {
    "white": "#FFFFFF",
    "coat": "#FFFDF7",
    "pink": "#F3B8A5",
    "horn": "#EAD39A",
    "wash-cow": "#BEDD9C",
    "wash-cross": "#B9D0F2",
    "wash-circle": "#F7C5BC",
    "cross": "#2459B3",
    "circle": "#C4352B",
    "glow": "#FFC22E",
    "lit": "#FFE596",
    "rule": "#A8977B",
    "sheet": "#FFFBF1",
    "edge": "#E9E0CC",
    "binding": "#2F7D41",
    "hole": "#CFC2A6",
    "petal": "#FFFFFF",
    "petal-edge": "#1E4A27",
}
NIGHT = PRINT | {
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
    """Mix so much of another colour into one."""
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
"""What stands on the meadow at night, outside the light of the lamp."""
