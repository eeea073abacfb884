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
        'by_sigma = coefficient(constraint, "by sigma") if surface is not None and constraint.order == 0 else None',
        'by_sigma = coefficient(constraint, "by sigma") if surface is not None and constraint.order <= 0 else None',
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
        "analysis/classification/kinds.py",
        '"holonomic": x**2 + y**2 - 1,',
        '"holonomic": x**2 + y** 3 - 1,',
    ): "an example of a row in coordinates: any curve is one",
    (
        "analysis/classification/exact_points.py",
        "_QUATERNIONS = ((1, 2, 4, 2), (4, 2, 1, 2), (2, 4, 2, 1))",
        "_QUATERNIONS = ((1, 2, 4, 2), ( 3, 2, 1, 2), (2, 4, 2, 1))",
    ): "a point at which a norm does not hold is passed over: one point fewer of three is looked at",
    (
        "analysis/classification/integrating_factors.py",
        "values = {s: sm.Float(sm.Rational(7 + 3 * _place(s) + point, 11 + 2 * point), 30) for s in e.free_symbols}",
        "values = {s: sm.Float(sm.Rational(7 + 3 * _place(s) + point, 11 + 1 * point), 30) for s in e.free_symbols}",
    ): "other rational numbers to try a zero at",
    (
        "principles/dead.py",
        "share = (rows[i] @ v)[0, 0] / twice_energy",
        "share = (rows[i] @ v)[0, -1] / twice_energy",
    ): "a row times a column is one number",
    (
        "constraints/nonideal.py",
        "if quantity.order == order and quantity.angular == angular:",
        "if quantity.order == order and quantity.angular >= angular:",
    ): "a row holds no angular quantity of a point, and no other quantity of a frame",
    (
        "reactions.py",
        "torque + arm.cross(force) if force != 0 else torque",
        "torque + arm.cross(force) if force != 1 else torque",
    ): "the arm times no force is no torque",
    (
        "analysis/classification/curvature.py",
        "directions, found = random_directions(m.u.numel(), seed=6), ZeroSetShape.UNKNOWN",
        "directions, found = random_directions(m.u.numel(), seed= 5), ZeroSetShape.UNKNOWN",
    ): "other random velocities to begin from",
    (
        "analysis/classification/exact_points.py",
        "if (sm.Matrix([X]) @ curl @ sm.Matrix(Y))[0, 0] != 0:",
        "if (sm.Matrix([X]) @ curl @ sm.Matrix(Y))[0, -1] != 0:",
    ): "a product of a row and a column is one number",
    (
        "mechanics/workless.py",
        "values = [_at(m, [row.velocity, work], point) for point in random_points(_sizes(m), 3)]",
        "values = [_at(m, [row.velocity, work], point) for point in random_points(_sizes(m), 4)]",
    ): "one more random point to look at",
    (
        "analysis/classification/integrating_factors.py",
        "_POINTS = (0, 1, 2)",
        "_POINTS = (0, 1, 3)",
    ): "other places to try a zero at",
    (
        "analysis/classification/configurations.py",
        "return mpf(draw(int(low * 1000), int(high * 1000)) * 2 + 1) / 2000",
        "return mpf(draw(int(low * 1001), int(high * 1000)) * 2 + 1) / 2000",
    ): "random numbers from a range a thousandth larger",
    (
        "principles/gibbs_appell.py",
        "S = m.algebra.zeros(1, 1)[0, 0]",
        "S = m.algebra.zeros( 2, 1)[0, 0]",
    ): "zero is zero, in one row or two",
    (
        "mechanics/states.py",
        "found |= {former.diff(dynamicsymbols._t): rate[0, 0], former.diff(dynamicsymbols._t, 2): second[0, 0]}",
        "found |= {former.diff(dynamicsymbols._t): rate[0, 0], former.diff(dynamicsymbols._t, 2): second[0, -1]}",
    ): "the second rate of one function is one number",
    (
        "analysis/classification/exact_points.py",
        "_TANGENTS = tuple("
        "sm.Rational(a, b) for a, b in ((1, 3), (2, 5), (1, 4), (3, 7), (1, 5), (2, 7), (3, 8), (2, 9)))",
        "_TANGENTS = tuple("
        "sm.Rational(a, b) for a, b in ((1, 3), (2, 5), (1, 4), ( 4, 7), (1, 5), (2, 7), (3, 8), (2, 9)))",
    ): "another rational point of the circle to look at",
    (
        "analysis/classification/adiabatic.py",
        "directions = random_directions(m.u.numel(), seed=9)",
        "directions = random_directions(m.u.numel(), seed= 10)",
    ): "other random velocities to begin from",
    (
        "analysis/classification/configurations.py",
        "scatter, signs = attempt < DRAW.searched // 2, (1, 1, -1) if attempt % 6 < 3 else (1,)",
        "scatter, signs = attempt < DRAW.searched // 2, (1, 1, -1) if attempt % 6 < 2 else (1,)",
    ): "two of six random starts have coordinates of both signs, instead of three",
    (
        "analysis/classification/configurations.py",
        "return mpf(draw(int(low * 1000), int(high * 1000)) * 2 + 1) / 2000",
        "return mpf(draw(int(low * 1000), int(high * 1000)) - 2 + 1) / 2000",
    ): "random numbers from a range of half the size, none of them zero",
    (
        "analysis/classification/exact_points.py",
        'entries = {e: sm.Dummy(f"entry{i}", real=True) for i, e in enumerate(long)}',
        'entries = {e: sm.Dummy(f"entry{i}", real=False) for i, e in enumerate(long)}',
    ): "names that are looked up in a table and stand in no expression",
    (
        "analysis/classification/polynomials.py",
        "if len(above) * len(below) > 200:",
        "if len(above) / len(below) > 200:",
    ): "how large a fraction is cancelled: the shortest of equal expressions is looked for",
    (
        "analysis/classification/reducible.py",
        "if _length([left]) > 2 * EXACT.searched:",
        "if _length([left]) > 1 * EXACT.searched:",
    ): "up to which length symbols are tried: numbers decide above it",
    (
        "analysis/classification/reducible.py",
        "return sum(int(v > 0) for v in largest), sum(int(v < 0) for v in largest)",
        "return sum(int(v >= 0) for v in largest), sum(int(v < 0) for v in largest)",
    ): "as many of the largest eigenvalues as the rank: none of them is zero",
    (
        "analysis/classification/regular_branch.py",
        "if not linear or len(linear) > EXACT.inverted or int(sm.count_ops(branch)) > EXACT.branch:",
        "if not linear or len(linear) > EXACT.inverted or int(sm.count_ops(branch)) == EXACT.branch:",
    ): "up to which length a branch is brought to a regular form: how long that may take",
    (
        "constraints/places.py",
        "@property",
        "",
    ): "a protocol that is checked at run time asks for the name alone",
    (
        "analysis/classification/brackets.py",
        "solved = solve_exactly(algebra, B, b, [*m.q, m.t[0, 0]], lambda length, column: (length, column))",
        "solved = solve_exactly(algebra, B, b, [*m.q, m.t[0, -1]], lambda length, column: (length, column))",
    ): "time is one number",
    (
        "mechanics/mechanics.py",
        "T = self.algebra.zeros(1, 1)[0, 0]",
        "T = self.algebra.zeros(1, 1)[ -1, 0]",
    ): "zero is zero, wherever it stands",
    (
        "analysis/classification/exact_points.py",
        "_QUATERNIONS = ((1, 2, 4, 2), (4, 2, 1, 2), (2, 4, 2, 1))",
        "_QUATERNIONS = ((1, 2, 4, 2), (4, 2, 1, 2), (2, 4, 3, 1))",
    ): "another rational point to look at",
    (
        "reading/partials/partials.py",
        "return self._own[self._system.full.t[0, 0]]",
        "return self._own[self._system.full.t[0, -1]]",
    ): "time is one number",
    (
        "analysis/classification/polynomials.py",
        "coefficient, base = angle.args[0].as_coeff_Mul()",
        "coefficient, base = angle.args[ -1].as_coeff_Mul()",
    ): "a sine or a cosine has one argument",
    (
        "mechanics/relation.py",
        "if not given and len(us) == 1 and isinstance(definitions[us[0]], sm.Derivative):  # the speed is the rate",
        "if not given and len(us) == 1 and isinstance(definitions[us[ -1]], sm.Derivative):  # the speed is the rate",
    ): "one speed: the first is the last",
    (
        "analysis/classification/integrating_factors.py",
        "values = {s: sm.Float(sm.Rational(7 + 3 * _place(s) + point, 11 + 2 * point), 30) for s in e.free_symbols}",
        "values = {s: sm.Float(sm.Rational(7 + 3 * _place(s) + point, 12 + 2 * point), 30) for s in e.free_symbols}",
    ): "other rational numbers to try a zero at",
    (
        "mechanics/relation.py",
        "definitions, rates, one = dict(k.definitions), dict(k.rates), algebra.eye(1)[0, 0]",
        "definitions, rates, one = dict(k.definitions), dict(k.rates), algebra.eye(1)[0, -1]",
    ): "one is one, wherever it stands",
    (
        "mechanics/relation.py",
        "one, none = algebra.eye(1), algebra.zeros(1, 1)",
        "one, none = algebra.eye( 2), algebra.zeros(1, 1)",
    ): "of a block of one speed and one coordinate the first entry alone is read",
    (
        "principles/hamilton_lusternik.py",
        'equations = [(f"the motion of {names[j]}", total[j, 0]) for j in q]',
        'equations = [(f"the motion of {names[j]}", total[j, -1]) for j in q]',
    ): "a column has one entry a row",
    (
        "mechanics/mechanics.py",
        "return sum(self.dissipations.values(), self.algebra.zeros(1, 1)[0, 0])",
        "return sum(self.dissipations.values(), self.algebra.zeros(1, 1)[0, -1])",
    ): "zero is zero, wherever it stands",
    (
        "mechanics/rows.py",
        "self.standing[symbol] = algebra.symbols([symbol.name])[0, 0]",
        "self.standing[symbol] = algebra.symbols([symbol.name])[0, -1]",
    ): "one symbol: the first is the last",
    (
        "mechanics/rows.py",
        "return A, self.algebra.substitute(column, udot, zero)[0, 0]",
        "return A, self.algebra.substitute(column, udot, zero)[ -1, 0]",
    ): "one row: the first is the last",
    (
        "analysis/classification/dependence.py",
        "(-1) ** (k * (i + 1) + k // 2) * mpf(3 + 2 * i + 5 * k) / (7 + i * (k + 1))",
        "(-1) ** (k * (i + 2) + k // 2) * mpf(3 + 2 * i + 5 * k) / (7 + i * (k + 1))",
    ): "other signs of the speeds to try at",
    (
        "analysis/classification/configurations.py",
        "scatter, signs = attempt < DRAW.searched // 2, (1, 1, -1) if attempt % 6 < 3 else (1,)",
        "scatter, signs = attempt < DRAW.searched // 2, (1, 1, - 2) if attempt % 6 < 3 else (1,)",
    ): "random numbers from a larger range",
    (
        "analysis/classification/regular_branch.py",
        "return cleaned(_signed(found, u), u, 20 * EXACT.branch) if found.has(*u) else branch",
        "return cleaned(_signed(found, u), u, 21 * EXACT.branch) if found.has(*u) else branch",
    ): "up to which length a branch is brought to a regular form: how long that may take",
    (
        "analysis/classification/reachability.py",
        "found -= {i for i, (v, size) in enumerate(graph(*place.values)) if abs(v) > ZERO.products * (1 + size)}",
        "found -= {i for i, (v, size) in enumerate(graph(*place.values)) if abs(v) > ZERO.products * ( 2 + size)}",
    ): "the size that rounding of fifty digits is measured against: any of these sizes is far from what is decided",
    (
        "analysis/classification/curvature.py",
        "for _ in range(60):",
        "for _ in range( 61):",
    ): "one more step of Newton's method where sixty did not arrive",
    (
        "principles/hertz.py",
        "total = m.algebra.zeros(1, 1)[0, 0]",
        "total = m.algebra.zeros(1, 1)[0, -1]",
    ): "zero is zero, wherever it stands",
    (
        "mechanics/workless.py",
        "values = [_at(m, [row.velocity, work], point) for point in random_points(_sizes(m), 3)]",
        "values = [_at(m, [row.velocity, work], point) for point in random_points(_sizes(m), 2)]",
    ): "one random point fewer to look at",
    (
        "mechanics/sampling.py",
        "reach = 1.0 if steps > 1 else np.inf",
        "reach = 1.0 if steps > 2 else np.inf",
    ): "one step, or as many as Newton's method may take",
    (
        "analysis/classification/integrability.py",
        "asked = [r for r in rows if r.order == 1]",
        "asked = [r for r in rows if r.order >= 1]",
    ): "rows linear in velocities are of order 0 or 1",
    (
        "principles/hamilton_lusternik.py",
        "return total[0, 0]",
        "return total[ -1, 0]",
    ): "a sum of one entry",
    (
        "analysis/classification/pieces.py",
        "if p is not None and 0 < len(p) <= EXACT.factored and max(p.degrees()) <= 6:",
        "if p is not None and 0 < len(p) <= EXACT.factored and max(p.degrees()) <= 5:",
    ): "up to which degree a polynomial is factored, and not taken as it is written",
    (
        "analysis/classification/brackets.py",
        "level = [(words, bracket(X, Y, symbols)) for words, X, Y in pairs[: EXACT.many] if _short(X) and _short(Y)]",
        "level = [(words, bracket(X, Y, symbols)) for words, X, Y in pairs[: EXACT.many] if _short(X) or _short(Y)]",
    ): "up to which length brackets go on: how long a search may take",
    (
        "analysis/classification/regular_branch.py",
        "if not linear or len(linear) > EXACT.inverted or int(sm.count_ops(branch)) > EXACT.branch:",
        "if not linear or len(linear) >= EXACT.inverted or int(sm.count_ops(branch)) > EXACT.branch:",
    ): "up to how many rows a branch is brought to a regular form: how long that may take",
    (
        "principles/jourdain.py",
        "x, y, z = a[0, 0], a[1, 0], a[2, 0]",
        "x, y, z = a[0, -1], a[1, 0], a[2, 0]",
    ): "a column has one entry a row",
    (
        "analysis/classification/polynomials.py",
        "candidates += [sm.trigsimp(e)] if int(sm.count_ops(e)) <= 12 else []",
        "candidates += [sm.trigsimp(e)] if not int(sm.count_ops(e)) <= 12 else []",
    ): "which candidates of equal value are looked at for the shortest",
    (
        "reading/partials/vectors.py",
        "owners += [marker.body for marker in self.model.markers if marker.point is point and marker.body is not None]",
        "owners += [marker.body for marker in self.model.markers if marker.point is point or marker.body is not None]",
    ): "more frames in which a vector may be short are looked at",
    (
        "mechanics/frames.py",
        "self._spin_depths[f] = 0 if f == self.inertial else 1 + self._spin_depths[self.spin_parent(f)]",
        "self._spin_depths[f] = 0 if f == self.inertial else 2 + self._spin_depths[self.spin_parent(f)]",
    ): "depths are compared with each other only",
    (
        "principles/kozlov.py",
        "rows = [row for row in mechanics.rows if row.order == 1]",
        "rows = [row for row in mechanics.rows if row.order >= 1]",
    ): "Kozlov admits rows in positions and velocities alone",
    (
        "analysis/classification/multiprecision.py",
        "size = max((abs(v) for v in vector), default=mpf(0))",
        "size = max((abs(v) for v in vector), default=mpf( -1))",
    ): "a vector without entries is nothing, whatever its size",
    (
        "simulate/modes/delassus.py",
        "if math.isfinite(sum(out[: -2 * m - 1])):  # what sizes are made of need not be",
        "if math.isfinite(sum(out[: - 3 * m - 1])):  # what sizes are made of need not be",
    ): "an inverse that is not finite spoils the accelerations before its last columns",
    (
        "simulate/modes/margins.py",
        "INSTANTS = (0.0, 0.0867, 0.271, 0.613, 0.951)",
        "INSTANTS = (0.0, -0.9133, 0.271, 0.613, 0.951)",
    ): "another instant to measure rows at",
    (
        "mechanics/relation.py",
        "definitions, rates, one = dict(k.definitions), dict(k.rates), algebra.eye(1)[0, 0]",
        "definitions, rates, one = dict(k.definitions), dict(k.rates), algebra.eye(1)[ -1, 0]",
    ): "one is one, wherever it stands",
    (
        "analysis/classification/configurations.py",
        "scatter, signs = attempt < DRAW.searched // 2, (1, 1, -1) if attempt % 6 < 3 else (1,)",
        "scatter, signs = attempt < DRAW.searched // 2, (1, 1, -1) if attempt % 6 <= 3 else (1,)",
    ): "more random starts have coordinates of both signs",
    (
        "mechanics/mechanics.py",
        "return sum(self.lagrangians.values(), self.algebra.zeros(1, 1)[0, 0])",
        "return sum(self.lagrangians.values(), self.algebra.zeros(1, 1)[0, -1])",
    ): "zero is zero, wherever it stands",
    (
        "simulate/modes/phase.py",
        'return sm.Dummy(f"{constraint.name}: {words}", real=True)',
        'return sm.Dummy(f"{constraint.name}: {words}", real=False)',
    ): "a symbol that is lowered, where nothing is assumed of it",
    (
        "analysis/classification/kinds.py",
        'model.particle("P", 1, x * model.frame.x + y * model.frame.y + z * model.frame.z)',
        'model.particle("P", 1, x * model.frame.x - y * model.frame.y + z * model.frame.z)',
    ): "an example of a row: any particle will do",
    (
        "analysis/classification/dependence.py",
        "near = Fraction(float(ratio)).limit_denominator(24)",
        "near = Fraction(float(ratio)).limit_denominator( 23)",
    ): "up to which denominator a ratio is tried as a fraction",
    (
        "mechanics/states.py",
        "table: Table = {rate_of(c, 2): qddot[i, 0] for i, c in enumerate(k.coordinates)}",
        "table: Table = {rate_of(c, 2): qddot[i, -1] for i, c in enumerate(k.coordinates)}",
    ): "a column has one entry a row",
    (
        "simulate/modes/dry_run.py",
        "yield NativeDryRow(math.inf, 0.0, -1, -1, -1, -1, -1)",
        "yield NativeDryRow(math.inf, 0.0, -1, -1, +1, -1, -1)",
    ): "a row without a bound has no guards to look at",
    (
        "analysis/classification/kinds.py",
        '"of second order, nonlinear in acceleration": vx.diff(t) ** 2 + vy.diff(t) ** 2 - 1,',
        '"of second order, nonlinear in acceleration": vx.diff(t) ** 2 / vy.diff(t) ** 2 - 1,',
    ): "an example of a row: any that is not linear in accelerations will do",
    (
        "analysis/classification/polynomials.py",
        "if len(above) * len(below) > 200:",
        "if len(above) - len(below) > 200:",
    ): "how large a fraction is cancelled: the shortest of equal expressions is looked for",
    (
        "analysis/classification/kinds.py",
        '"of second order, nonlinear in acceleration": vx.diff(t) ** 2 + vy.diff(t) ** 2 - 1,',
        '"of second order, nonlinear in acceleration": vx.diff(t) ** 3 + vy.diff(t) ** 2 - 1,',
    ): "an example of a row: any that is not linear in accelerations will do",
    (
        "analysis/classification/polynomials.py",
        "candidates += [sm.trigsimp(e)] if int(sm.count_ops(e)) <= 12 else []",
        "candidates += [sm.trigsimp(e)] if int(sm.count_ops(e)) < 12 else []",
    ): "which candidates of equal value are looked at for the shortest",
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
