"""Entry point of `python3 -m installer tour`."""

import sys

from installer.tools.tour.tour import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
