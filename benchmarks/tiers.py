"""What the second tier gives: the stepper specialised to a model against the generic one, turn by turn in one process.

Run: ``python benchmarks/tiers.py``. For each system the seconds of compiling, the least time of one run by either
program (native code only, without samples between) and their ratio; and whether the bits agree. Three of them are a
stage of ``make bench`` (stages/tiers.py).
"""

from __future__ import annotations

from stages.tiers import measured

NAMES = ("two-pucks", "chaplygin-sleigh", "rolling-disc", "rattleback", "bicycle", "chain-4")


def main() -> None:
    """The table."""
    print(f"{'system':18} {'compiling':>10} {'generic':>10} {'specialised':>12} {'ratio':>6}  bits")
    for name in NAMES:
        found = measured(name)
        a, b = 1e6 * found.generic.least, 1e6 * found.specialised.least
        bits = "the same" if found.agree else "differ"
        print(f"{name:18} {found.compiling:8.2f} s {a:7.1f} us {b:9.1f} us {a / b:6.2f}  {bits}")


if __name__ == "__main__":
    main()
