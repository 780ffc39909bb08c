"""Red Frontier: without arguments the title, with them whatever `main.py --help` tells."""

from __future__ import annotations

import sys

from game.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
