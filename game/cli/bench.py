"""`bench`: the figures of this machine, one bench or all of them."""

from __future__ import annotations

import argparse
from importlib import import_module

from game.cli.figures import tell
from game.cli.parser import BENCHES


def run(args: argparse.Namespace) -> int:
    """Each bench is a module `bench_<name>` with `measure()`, which yields figures."""
    for name in [args.what] if args.what else BENCHES:
        tell(import_module(f"game.cli.bench_{name}").measure(), as_json=args.json)
    return 0
