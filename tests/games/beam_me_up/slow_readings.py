"""A second opinion on what five dice are worth, written from the clause and slow on purpose."""

from itertools import combinations

# BMU-8, the table of the clause: pattern of equal dice (or a run) and the steps that it gives.
Parts = tuple[tuple[str, int], ...]


def _runs(length: int) -> list[str]:
    return ["123456"[start : start + length] for start in range(7 - length)]


def slow_readings(dice: str) -> list[tuple[str, Parts]]:
    """List every entry of the table that is found among the dice, in the order of the table."""
    found: list[tuple[str, Parts]] = []
    numbers = "123456"
    found += [("five-of-a-kind", ((n, 4),)) for n in numbers if dice.count(n) == 5]
    if any(all(face in dice for face in run) for run in _runs(5)):
        found.append(("large-straight", (("s", 3),)))
    found += [("four-of-a-kind", ((n, 3),)) for n in numbers if dice.count(n) > 3]
    found += [
        ("full-house", ((three, 2), (two, 1)))
        for three in numbers
        for two in numbers
        if three != two and sorted(dice) == sorted(three * 3 + two * 2)
    ]
    if any(all(face in dice for face in run) for run in _runs(4)):
        equal = [n for n in numbers if dice.count(n) == 2]
        found.append(("small-straight", (("s", 2), *((n, 1) for n in equal))))
    found += [("three-of-a-kind", ((n, 2),)) for n in numbers if n * 3 in "".join(sorted(dice))]
    found += [
        ("two-pairs", ((low, 1), (high, 1)))
        for low, high in combinations(numbers, 2)
        if dice.count(low) >= 2 and dice.count(high) >= 2
    ]
    found += [("pair", ((n, 1),)) for n in numbers if n * 2 in "".join(sorted(dice))]
    return found or [("nothing", ())]
