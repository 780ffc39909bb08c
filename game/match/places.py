"""What the rules name, as something that lies on a table."""

from __future__ import annotations

from game.race.spec import TableSpec
from game.race.targets import Target
from game.rules.kernel import View


def targets_of(view: View, table: TableSpec, seats: int) -> dict[str, Target]:
    """By id, all that a hand can cover in the public view: cards by their spots, tokens by their holders."""
    targets: dict[str, Target] = {}
    for row in view["spots"]:
        targets[row["target"]] = table.card_target(row["target"], row["spot"])
    for token, holder in view["tokens"].items():
        targets[token] = table.token_target(token, holder, seats)
    return targets
