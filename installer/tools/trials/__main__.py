"""Entry point of `python3 -m installer trials`."""

import sys

from installer.tools.trials.trials import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
