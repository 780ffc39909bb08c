"""`bench`: the figures of this machine, one bench or all of them."""

from __future__ import annotations

import argparse
import json

from game.cli import figures
from game.cli.options import CliError
from game.cli.output import OutputError, tell
from game.cli.parser import BENCHES


def run(args: argparse.Namespace) -> int:
    """A bench that can't be run here is named and ends with code 2; the others are run all the same."""
    missing = []
    for name in [args.what] if args.what else BENCHES:
        try:
            _bench(name, as_json=args.json)
        except OutputError:
            raise
        except CliError as error:
            missing.append(f"bench {name}: {error}")
    if missing:
        raise CliError(" ".join(missing))
    return 0


def _bench(name: str, *, as_json: bool) -> None:
    if name == "race":
        _race(as_json=as_json)
    elif name == "frame":
        from game.cli import bench_frame  # noqa: PLC0415  loads the whole drawing kit

        figures.tell(bench_frame.measure(), as_json=as_json)
    elif name == "rules":
        from game.cli import bench_rules  # noqa: PLC0415

        figures.tell(bench_rules.measure(), as_json=as_json)
    else:
        from game.cli import bench_start  # noqa: PLC0415

        figures.tell(bench_start.measure(), as_json=as_json)


def _race(*, as_json: bool) -> None:
    from game.cli import bench_race, xrig  # noqa: PLC0415  starts an X server of its own

    try:
        found = bench_race.run()
    except xrig.RigError as error:
        raise CliError(str(error)) from None
    plain = json.dumps({"bench": "race", **bench_race.as_json(found)})
    tell("".join(f"{line}\n" for line in ([plain] if as_json else bench_race.report(found))))
