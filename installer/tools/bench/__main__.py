"""Entry point of `python3 -m installer bench`."""

import sys

from installer.tools.bench.bench import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
