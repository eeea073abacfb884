"""Why two principles give one motion, or part: a paragraph for somebody who looks at it."""

from __future__ import annotations

from appell.analysis.comparison.compare import Comparison, Entry
from appell.model import Mechanism
from appell.principles import Kind

SAYS = {
    "d'Alembert": (
        "{name} lets the reactions of a constraint push along its gradient in the velocities, whatever the motion was "
        "before: they do no virtual work"
    ),
    "Hamilton-Lusternik": (
        "{name} makes the action stationary among the curves that satisfy the constraint, so that its multipliers have "
        "a history of their own, with a start that must be chosen (zero here)"
    ),
}
OTHERWISE = "{name} has its own rule for the reactions (family {family})"


def explanation(
    comparison: Comparison, data: Mechanism, first: Entry, second: Entry | None, parted: float | None
) -> str:
    """What is seen, and why it must be so."""
    if second is None:
        return f"Only {first.label} ran; there is nothing to compare it with."
    size = float(comparison.difference(first, second).max(initial=0.0))
    same_family = first.principle.family == second.principle.family
    agree = "give one motion" if comparison.is_one_motion(first, second) else "do not part in this time"
    seen = (
        f"{first.label} and {second.label} {agree}; they differ by at most {size:.1e}."
        if parted is None
        else f"{first.label} and {second.label} part at t = {parted:.3g} s and differ by up to {size:.2g}."
    )
    return f"{seen} {_why(data, first, second, parted, same_family)}".strip()


def _why(data: Mechanism, first: Entry, second: Entry, parted: float | None, same_family: bool) -> str:
    if same_family:
        if parted is None:
            return (
                f"Both belong to the family of {first.principle.family}: they form the equations in different ways "
                "from the same statement about reactions, and the agreement checks both."
            )
        return (
            f"Both belong to the family of {first.principle.family} and should agree: look at the audit of each run, a "
            "tighter tolerance, or a motion that amplifies rounding."
        )
    rules = f"{_rule(first)}; {_rule(second)}."
    nonholonomic = [c.name for c in data.constraints if Kind.of(c) is not Kind.HOLONOMIC]
    if not data.constraints:
        return f"{rules} Without a constraint there is no reaction, and every principle gives the same equations."
    if not nonholonomic:
        return f"{rules} All constraints are holonomic, and for these the two rules say the same."
    names = ", ".join(f"'{name}'" for name in nonholonomic)
    if parted is None:
        return (
            f"{rules} For the constraint {names} the rules differ in general; on this motion they ask for the same "
            "reaction (the constraint may be integrable, or the start special)."
        )
    return (
        f"{rules} The constraint {names} is one of velocities, and for such a constraint the two are different laws: "
        "both keep it, with different reactions, unless it is integrable. Bodies that roll and blades that cut follow "
        "d'Alembert's."
    )


def _rule(entry: Entry) -> str:
    text = SAYS.get(entry.principle.family, OTHERWISE)
    return text.format(name=entry.principle.name, family=entry.principle.family)
