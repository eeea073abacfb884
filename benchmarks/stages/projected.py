"""What keeping the constraints costs of a step: every system of the catalogue, the worst of them in the table."""

from __future__ import annotations

import statistics

from measure import Row
from projection import SHARE, costs


def projected() -> list[Row]:
    """The median and the worst share of a step, and how many systems refuse more steps with projection than without."""
    found = costs()
    shares = [c.of_a_step for c in found]
    worst = max(found, key=lambda c: c.of_a_step)
    more = [c.name for c in found if c.refuses_more()]
    over = [c.name for c in found if c.is_over()]
    return [
        Row("projection, share of a step, median system", "%", 100 * statistics.median(shares)),
        Row(
            f"projection, share of a step, worst system ({worst.name})", "%", 100 * worst.of_a_step,
            target=f"under {100 * SHARE:.0f} %", reached=not over, note=f"over it: {', '.join(over) or 'none'}",
        ),
        Row(
            "systems that refuse more steps with projection than without", "of all", float(len(more)),
            target="none", reached=not more, note=", ".join(more),
        ),
    ]  # fmt: skip
