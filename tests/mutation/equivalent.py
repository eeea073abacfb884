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
    (
        "mechanics/frames.py",
        "return self.algebra.matrix([[0 if e.is_Number and e == 0 else self.lower(e) for e in row] for row in rows])",
        "return self.algebra.matrix("
        "[[0 if not e.is_Number and e == 0 else self.lower(e) for e in row] for row in rows])",
    ): "zero lowers to zero: the test saves time",
    (
        "analysis/classification/polynomials.py",
        "candidates += [sm.trigsimp(e)] if int(sm.count_ops(e)) <= 12 else []",
        "candidates += [sm.trigsimp(e)] if int(sm.count_ops(e)) <= 11 else []",
    ): "one candidate fewer for expressions of one length: how long a search goes on, not what it finds",
    (
        "simulate/modes/hybrid_motion.py",
        "return float(program.outputs([t], x[None], rates, multipliers, values.at(t, x))[0, place][0])",
        "return float(program.outputs([t], x[None], rates, multipliers, values.at(t, x))[ -1, place][0])",
    ): "one time, one row: the first is the last",
    (
        "analysis/classification/velocity_rows.py",
        "table: dict[sm.Basic, sm.Expr] = {m.t[0, 0]: t}",
        "table: dict[sm.Basic, sm.Expr] = {m.t[0, -1]: t}",
    ): "time is one number",
    (
        "principles/udwadia_kalaba.py",
        "return WrittenOut(root.upper_solve(a_s), ca.SX(0, 1), root.pivot, ca.SX(1), ca.SX(0, 1))",
        "return WrittenOut(root.upper_solve(a_s), ca.SX(0, 1), root.pivot, ca.SX(1), ca.SX(0, 2))",
    ): "nothing is nothing, in one column or two",
    (
        "native/events.c",
        "int rises = before < 0.0 && after >= 0.0, falls = before > 0.0 && after <= 0.0;",
        "int rises = before <= 0.0 && after >= 0.0, falls = before > 0.0 && after <= 0.0;",
    ): "the only caller returns before it where the value was zero",
    (
        "simulate/modes/complementarity.py",
        "for choice in own[1:]:",
        "for choice in own[ 0:]:",
    ): "a combination that was tried already is tried once more",
    (
        "analysis/classification/kinds.py",
        '"holonomic": x**2 + y**2 - 1,',
        '"holonomic": x**2 + y** 3 - 1,',
    ): "an example of a row in coordinates: any curve is one",
    (
        "analysis/classification/exact_points.py",
        "_QUATERNIONS = ((1, 2, 4, 2), (4, 2, 1, 2), (2, 4, 2, 1))",
        "_QUATERNIONS = ((1, 2, 4, 2), ( 3, 2, 1, 2), (2, 4, 2, 1))",
    ): "a point at which a norm does not hold is passed over: one point fewer of three is looked at",
    ("principles/jourdain.py", "@dataclass(frozen=True)", ""): "without fields of its own all of it is inherited",
    ("principles/gibbs_appell.py", "@dataclass(frozen=True)", ""): "without fields of its own all of it is inherited",
    ("principles/gauss.py", "@dataclass(frozen=True)", ""): "without fields of its own all of it is inherited",
}


def reason(file: str, before: str, after: str) -> str | None:
    """Why nothing can notice a mutant, or None."""
    if before.replace("strict=True", "strict=False") == after.replace("strict=True", "strict=False"):
        return "zip compares lengths that are equal"
    if before.startswith("@lru_cache(") and after.startswith("@lru_cache("):
        return "how much is remembered is about time alone"
    return EQUIVALENT.get((file, before, after))
