"""Mutants that nothing can notice, each with the reason: by rule, or by file, line and the line of the mutant."""

from __future__ import annotations

EQUIVALENT: dict[tuple[str, str, str], str] = {
    (
        "mechanics/frames.py",
        "self._spin_depths[f] = 0 if f == self.inertial else 1 + self._spin_depths[self.spin_parent(f)]",
        "self._spin_depths[f] = -1 if f == self.inertial else 1 + self._spin_depths[self.spin_parent(f)]",
    ): "depths are compared with each other only",
    (
        "simulate/modes/saturation.py",
        "if surface is not None and constraint.order == 0:",
        "if surface is not None and constraint.order <= 0:",
    ): "no order is negative",
    (
        "analysis/classification/reachability.py",
        "return ca.vertcat(*[ca.norm_1(ca.densify(row.B)) * largest for row in linear])",
        "return ca.vertcat(*[ca.norm_1(ca.densify(row.B)) / largest for row in linear])",
    ): "the size that rounding of fifty digits is measured against: any of these sizes is far from what is decided",
}


def reason(file: str, before: str, after: str) -> str | None:
    """Why nothing can notice a mutant, or None."""
    if before.replace("strict=True", "strict=False") == after.replace("strict=True", "strict=False"):
        return "zip compares lengths that are equal"
    return EQUIVALENT.get((file, before, after))
