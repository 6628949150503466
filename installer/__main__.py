"""The commands of the project: `python3 -m installer` and one word."""

import sys

USAGE = (
    "usage: python3 -m installer play | test | check | build | lock | tour | bench | trials | soak"
    "  (play starts BeamMe, test runs every test, check runs formatter, linters and types,"
    " build makes its packages, lock pins what they are made with, tour takes pictures of every"
    " screen, bench measures speed and size, trials throws dice by the thousand, soak plays for"
    " hours and watches the memory)"
)


def main(arguments: "list[str]") -> int:
    """Carry out one word; what follows it goes to the program or to pytest."""
    if not (3, 11) <= sys.version_info < (3, 14):
        version = ".".join(map(str, sys.version_info[:2]))
        print(f"BeamMe needs Python 3.11, 3.12 or 3.13; this is Python {version}.", file=sys.stderr)
        return 1
    # Only now: the modules use syntax that an older Python cannot read.
    from installer import commands, failure  # noqa: PLC0415

    word, *rest = arguments or [""]
    if word in {"-h", "--help"}:
        print(USAGE)
        return 0
    command = commands.COMMANDS.get(word)
    if command is None:
        print(f"unknown word {word!r}; {USAGE}" if word else USAGE, file=sys.stderr)
        return 2
    try:
        return command(rest)
    except failure.Failure as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
