"""The mutations: a file, a fragment of one line that is in it once, what takes its place, and the tests to notice it.

When the source has changed, adapt the fragment: `tests/mutation/test_mutations.py` says which are not found once.
"""

from __future__ import annotations

from dataclasses import dataclass

SRC = "src/appell/"
NATIVE = SRC + "native/"


@dataclass(frozen=True)
class Mutation:
    """One change of one line."""

    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def applied(self, text: str) -> str:
        """The file's text, changed."""
        return text.replace(self.old, self.new, 1)

    def __str__(self) -> str:
        return f"{self.file.removeprefix(SRC)}: {self.old.strip()} => {self.new.strip()}"


def of(file: str, *changes: tuple[str, str, tuple[str, ...]]) -> list[Mutation]:
    """The mutations of one file."""
    return [Mutation(file if file.startswith("src/") else SRC + file, *change) for change in changes]


# ---- the tests that are to notice ----------------------------------------------------------------------------------

LAWS, TEXT, SIMULATE = "tests/laws/", "tests/text/", "tests/simulate/"
AUDIT = (LAWS + "test_audit.py",)
SIGN = (LAWS + "test_sign.py",)
SPARSE, ALIKE = ("tests/compile/test_sparse.py",), ("tests/compile/test_alike.py",)
STALL = (SIMULATE + "test_stall.py",)
RECURSION = ("tests/compile/test_recursion.py", "-k", "hand or derivatives or inertia or vertical")
MEMORY = (TEXT + "test_memory_s4.py",)
LUSTERNIK = (TEXT + "test_lusternik_f4_s3.py",)
JUMPS = (LAWS + "test_gradients_of_modes.py", "-k", "bounces_come or differences")
ADIABATIC = ("tests/analysis/classification/test_adiabatic.py",)


def page(which: str) -> tuple[str, ...]:
    """Modules run in Node against native runs."""
    return ("tests/engine/test_engine_runs.py", "-k", which)


def derivatives(which: str) -> tuple[str, ...]:
    """Derivatives of runs."""
    return (LAWS + "test_gradients.py", "-k", which)


def joints(which: str) -> tuple[str, ...]:
    """Reactions of the joints of a tree."""
    return (TEXT + "test_kane_k1_joints.py", "-k", which)


def inspection(which: str) -> tuple[str, ...]:
    """Reactions read off the rows."""
    return (TEXT + "test_kane_k2_inspection.py", "-k", which)


def partials(which: str) -> tuple[str, ...]:
    """Partial velocities and accelerations as they are shown."""
    return (TEXT + "test_kane_k2_k4_partials.py", "-k", which)


OUTRIGHT = (TEXT + "test_lagrangian_outright_s1.py",)
NONIDEAL = ("tests/constraints/test_nonideal.py",)
VECTORS = (LAWS + "test_vectors.py",)
RUN = (SIMULATE + "test_run.py",)


def driven(principle: str) -> tuple[str, ...]:
    """Prescribed motion, given forces of every kind, rows that hold time; against SymPy."""
    return (LAWS + "test_driven.py", "-k", f"lagranges_method and {principle}")


DRIVEN_ENERGY = (LAWS + "test_driven.py", "-k", "closes_its_balance")


def certificate(*cases: tuple[str, str]) -> tuple[str, ...]:
    """The laws of some systems under some principles."""
    return tuple(f"{LAWS}test_certificates.py::test_every_law_holds[{s}-{p}]" for s, p in cases)


EVIDENT, MINIMAL, LUSTERNIKS = "Kane, reactions in evidence", "Kane, minimal", "HamiltonLusternik"


# ---- principles ----------------------------------------------------------------------------------------------------

PRINCIPLES = [
    *of(
        "principles/kane.py",
        (
            "mass.inertia @ alpha_t + m.algebra.cross",
            "mass.inertia @ alpha_t - m.algebra.cross",
            certificate(("euler-top", EVIDENT)),
        ),
    ),
    *of(
        "principles/udwadia_kalaba.py",
        ("algebra.cross(h, omega)", "algebra.cross(omega, h)", certificate(("euler-top", "UdwadiaKalaba"))),
    ),
    *of(
        "principles/appell_chetaev.py",
        ("+ metric @ convective", "- metric @ convective", certificate(("chaplygin-sleigh", "AppellChetaev"))),
    ),
    *of(
        "principles/lagrange.py",
        ("- metric @ convective", "+ metric @ convective", certificate(("chaplygin-sleigh", "Lagrange"))),
    ),
    *of(
        "principles/gauss.py",
        ("/ 2 + dot(alpha, gyroscopic)", "/ 2 - dot(alpha, gyroscopic)", certificate(("euler-top", "Gauss"))),
        ("stationarity += push", "stationarity -= push", certificate(("jankowski-particle", "Gauss"))),
    ),
    *of(
        "principles/gibbs_appell.py",
        (
            "S += dot(alpha, m.algebra.cross",
            "S -= dot(alpha, m.algebra.cross",
            certificate(("euler-top", "GibbsAppell")),
        ),
    ),
    *of(
        "principles/maggi.py",
        ("m.G @ n0 + algebra.rate", "m.G @ n0 - algebra.rate", certificate(("chaplygin-sleigh", "Maggi"))),
    ),
    *of(
        "principles/voronets.py",
        (
            "+ N.T @ transposition(m, theta)",
            "- N.T @ transposition(m, theta)",
            certificate(("chaplygin-sleigh", "Voronets")),
        ),
    ),
    *of(
        "principles/chaplygin.py",
        ("embedding.n - algebra.rate", "embedding.n + algebra.rate", certificate(("speed-reducer", "Chaplygin"))),
        (
            "- parts.rate + parts.gradient + parts.correction",
            "- parts.rate - parts.gradient + parts.correction",
            certificate(("double-pendulum", "Chaplygin")),
        ),
    ),
    *of(
        "principles/jourdain.py",
        ("+ omega @ omega) @ S", "- omega @ omega) @ S", certificate(("euler-top", "Jourdain"))),
        ("/ 2 * algebra.eye(3) - moments", "/ 2 * algebra.eye(3) + moments", certificate(("euler-top", "Jourdain"))),
    ),
    *of(
        "principles/hertz.py",
        ("total += 2 * algebra.dot", "total += algebra.dot", certificate(("euler-top", "Hertz"))),
        ("turned = a - v * along", "turned = a + v * along", certificate(("vertical-disc", "Hertz"))),
    ),
    *of(
        "mechanics/quasi.py",
        (
            "rows=q.shape[0]) - eta",
            "rows=q.shape[0]) + eta",
            certificate(("chaplygin-sleigh", "BoltzmannHamel")),
        ),
    ),
    *of(
        "principles/boltzmann_hamel.py",
        (
            "+ gyroscopic - gradient",
            "- gyroscopic - gradient",
            certificate(("chaplygin-sleigh", "BoltzmannHamel")),
        ),
    ),
    *of(
        "principles/hamilton.py",
        (
            "metric) - transposition",
            "metric) + transposition",
            certificate(("chaplygin-sleigh", "Hamilton")),
        ),
    ),
    *of(
        "equations/blocks.py",
        ("F=blocks.F - rate", "F=blocks.F + rate", driven("Hamilton")),
    ),
    *of(
        "principles/hamilton_lusternik.py",
        ("M_k @ m.udot - drift_k", "M_k @ m.udot + drift_k", certificate(("chaplygin-sleigh", LUSTERNIKS))),
        ("power -= weight * algebra", "power += weight * algebra", AUDIT),
        ("slopes = [-_partial_rate(m, row.value)", "slopes = [_partial_rate(m, row.value)", AUDIT),
        ("[0, 0] - _partial_rate(m, augmented", "[0, 0] + _partial_rate(m, augmented", AUDIT),
    ),
    *of(
        "principles/dead.py",
        ("(drift + g @ convective)", "(drift - g @ convective)", certificate(("chaplygin-sleigh", "Dead"))),
    ),
    *of(
        "equations/principle.py",
        ("gamma + A @ embedding.n", "gamma - A @ embedding.n", VECTORS),
        ("constraint.order == 1 or constraint.memories", "constraint.order == 1", MEMORY),
        ("if kind not in self.admits", "if kind in self.admits", SIGN),
    ),
]


# ---- rows and mechanics --------------------------------------------------------------------------------------------

ROWS = [
    *of(
        "mechanics/rows.py",
        ("value if order == 0 else None", "value if order == 1 else None", AUDIT),
    ),
    *of(
        "mechanics/mechanics.py",
        ("total += self.G.T @ force", "total -= self.G.T @ force", certificate(("commutator-machine", "Lagrange"))),
    ),
    *of(
        "mechanics/quasi.py",
        ("carried - turning", "carried + turning", certificate(("chaplygin-sleigh", "Hamilton"))),
    ),
]


# ---- reactions -----------------------------------------------------------------------------------------------------

REACTIONS = [
    *of(
        "simulate/reactions.py",
        ("torque + np.cross(arm, force)", "torque - np.cross(arm, force)", inspection("along_a_run")),
    ),
    *of(
        "simulate/joint_reactions.py",
        ("force[parent] += force[k]", "force[parent] -= force[k]", joints("newton_and_euler")),
        ("np.cross(C[k] - C[parent], force[k])", "np.cross(C[parent] - C[k], force[k])", joints("newton_and_euler")),
        ("        torque -= turned", "        torque += turned", joints("spring_in_a_pin and energy")),
        ("        force[k] -= f", "        force[k] += f", joints("prop")),
    ),
    *of(
        "reading/auxiliary_rows.py",
        ("force, torque = force + f, torque + t", "force, torque = force - f, torque + t", joints("five_more")),
    ),
    *of(
        "equations/reaction_outputs.py",
        ("force += factor_ * term.vector", "force -= factor_ * term.vector", SIGN),
        ("torque += ca.cross(_arm", "torque -= ca.cross(_arm", VECTORS),
        ("torque += factor_ * term.inertial", "torque += factor_ * term.vector", VECTORS),
        ("return to_here - from_there", "return from_there - to_here", VECTORS),
        ("name): ca.dot(push, m.u)}", "name): -ca.dot(push, m.u)}", DRIVEN_ENERGY),
        ("terms + [(ca.SX(1), t)", "terms + [(ca.SX(2), t)", NONIDEAL),
        ("push = sum((B[:, i] * m.ideal[i]", "push = sum((-B[:, i] * m.ideal[i]", VECTORS),
    ),
]


# ---- compile -------------------------------------------------------------------------------------------------------

COMPILE = [
    *of(
        "equations/forming/outputs.py",
        ("ca.SX(m.potential_energy + m", "ca.SX(-m.potential_energy + m", AUDIT),
        ("P += ca.dot(B @ lam, m.u)", "P -= ca.dot(B @ lam, m.u)", DRIVEN_ENERGY),
        ("P += sum(ca.dot(moving[term.velocity", "P -= sum(ca.dot(moving[term.velocity", AUDIT),
        ("P -= lam[i] * ca.dot(still", "P += lam[i] * ca.dot(still", DRIVEN_ENERGY),
        (
            "P += mass.mass * ca.dot(accelerations[mass.velocity, :], still[mass.velocity, :])",
            "P -= mass.mass * ca.dot(accelerations[mass.velocity, :], still[mass.velocity, :])",
            DRIVEN_ENERGY,
        ),
        ("P += ca.dot(torque, still[mass.spin, :])", "P -= ca.dot(torque, still[mass.spin, :])", DRIVEN_ENERGY),
        (
            "ca.jacobian(V, m.t) - ca.jacobian(ca.SX(m.given",
            "ca.jacobian(V, m.t) + ca.jacobian(ca.SX(m.given",
            OUTRIGHT,
        ),
        (
            '"load power", name] = -ca.mtimes(ca.jacobian(ca.SX(D)',
            '"load power", name] = ca.mtimes(ca.jacobian(ca.SX(D)',
            certificate(("commutator-machine", "Lagrange")),
        ),
        ("ca.dot(force, m.qdot)", "-ca.dot(force, m.qdot)", certificate(("commutator-machine", "Lagrange"))),
        ("P += ca.dot(push, m.u)", "P -= ca.dot(push, m.u)", certificate(("rough-hoop", MINIMAL))),
        (
            '"angular velocity", mass.name] = mass.in_inertial(',
            '"angular velocity", mass.name] = 2 * mass.in_inertial(',
            RUN,
        ),
    ),
    *of(
        "equations/systems.py",
        ("masked(blocks.gamma + A @ free, kept)", "masked(blocks.gamma - A @ free, kept)", DRIVEN_ENERGY),
        ("free + response @ lam, lam", "free - response @ lam, lam", DRIVEN_ENERGY),
        ("auxiliary.h + auxiliary.H @ lam", "auxiliary.h - auxiliary.H @ lam", LUSTERNIK),
        ("blocks.ideal_B is None and workless(equations)", "blocks.ideal_B is None", DRIVEN_ENERGY),
        (
            "ca.substitute(blocks.C, m.actual, lam)}",
            "-ca.substitute(blocks.C, m.actual, lam)}",
            certificate(("rough-hoop", EVIDENT)),
        ),
    ),
    *of(
        "equations/forming/columns.py",
        ("ca.jacobian(velocity, m.u)])", "-ca.jacobian(velocity, m.u)])", certificate(("two-pucks", EVIDENT))),
    ),
    *of(
        "equations/forming/articulated.py",
        ("2 * ca.cross(above, rdot)", "ca.cross(above, rdot)", RECURSION),
        ("reduced @ k.c + U @ z", "reduced @ k.c - U @ z", RECURSION),
        ("D[0, 0] > RANK.pivot * usual[0]", "D[0, 0] > -1", RECURSION),
    ),
    *of("compile/tangents.py", ("- m.forces, x, s.seeds", ", x, s.seeds", RECURSION)),
]


# ---- steppers ------------------------------------------------------------------------------------------------------

STEPPERS = [
    *of(
        NATIVE + "rates.c",
        ("if (r->rank < r->smallest_rank)", "if (r->rank > r->smallest_rank)", AUDIT),
    ),
    *of(
        NATIVE + "project.c",
        ("largest[i] = larger(fabs(c[i]), largest[i])", "largest[i] = 0.0 * fabs(c[i])", AUDIT),
        ("double sum = b->gamma[i];", "double sum = -b->gamma[i];", AUDIT),
        (
            "r->acceleration_residuals[i] = fmax(r->acceleration_residuals[i], fabs(sum));",
            "r->acceleration_residuals[i] = 0.0 * fabs(sum);",
            AUDIT,
        ),
        ("if (MP && anew) appell_position", "if (MP && !anew) appell_position", AUDIT),
    ),
    *of(
        SRC + "simulate/stall.py",
        ("return is_slow and is_refused", "return is_slow", STALL),
        ("is_slow = abs(end - time) * taken", "is_slow = abs(end - time)", STALL),
    ),
]


# ---- audit ---------------------------------------------------------------------------------------------------------

AUDITOR = of(
    "simulate/audit.py",
    ("largest(changes - done)", "largest(changes + done)", AUDIT),
    ("return drift / size if size > 0", "return 0.0 if size > 0", AUDIT),
    ("constraint_error=max(kept", "constraint_error=min(kept", AUDIT),
    ("smallest_rank=min(", "smallest_rank=max(", AUDIT),
    ("largest_rank=max(", "largest_rank=min(", certificate(("bouncing-ball", EVIDENT))),
    ('items() if level != "acceleration"', 'items() if level == "acceleration"', AUDIT),
    ("found[level] = max(found.get(level, 0.0)", "found[level] = min(found.get(level, 0.0)", AUDIT),
    ("results.values(work) - _impact_loss(", "results.values(work) + _impact_loss(", AUDIT),
    ("rejected=sum(s.rejected", "rejected=sum(s.accepted", AUDIT),
    ("steps=sum(s.accepted", "steps=sum(s.rejected", AUDIT),
    ("evaluations=sum(s.evaluations", "evaluations=sum(s.accepted", AUDIT),
    ("r.number + 1 for r, o", "r.number for r, o", AUDIT),
    ("_impact_loss(results)[-1]", "_impact_loss(results)[0]", AUDIT),
    (
        '"effective energy", "effective work")',
        '"effective energy", "total work")',
        certificate(("guided-particle", "HamiltonLusternik")),
    ),
    ("tol=RANK.reached) > len(kept)", "tol=RANK.reached) >= len(kept)", AUDIT),
    ("kinetic = T.max(axis=-1", "kinetic = T.min(axis=-1", AUDIT),
    ("ZERO.operations * lengths", "1e-17 * lengths", AUDIT),
)


# ---- many motions --------------------------------------------------------------------------------------------------

SWEPT, LANES = ("tests/ensemble/test_ways.py", "tests/ensemble/test_sweep.py"), ("tests/compile/test_lanes.py",)
MANY = [
    *of(
        "compile/sincos.py",
        ("6.123233995736766e-17, -1.4973849048591833e-33", "6.123233995736766e-17, 1.4973849048591833e-33", LANES),
        ('quadrant = w.put(f"add {whole} {bits}, {integer(turn)}")', "quadrant = bits", LANES),
    ),
    *of(
        "compile/lanes_graph.py",
        ("reduced.solve(-(gamma + A @ udot))", "reduced.solve(-(gamma - A @ udot))", SWEPT),
        ("ca.densify(s.x[:n] + moved)", "ca.densify(s.x[:n])", SWEPT),
    ),
    *of("ensemble/starts.py", ("mu) - z", "mu) + z", SWEPT)),
    *of(
        "ensemble/chunks.py",
        ("piece.audited[places, 0] = batch.residuals[done, 0]", "piece.audited[places, 0] = 1.0", SWEPT),
    ),
]


# ---- assembly and priorities ---------------------------------------------------------------------------------------

OTHERS = (SIMULATE + "test_other_assemblies.py",)

STARTS = [
    *of(
        "simulate/other_assemblies.py",
        ("satisfied(level, other) and admits(other):", "satisfied(level, other):", OTHERS),
        ("own <= SAME.plain * far", "own <= far", OTHERS),
    ),
    *of(
        "algebra/newton.py",
        ("return -root * (np.linalg.pinv", "return root * (np.linalg.pinv", OTHERS),
    ),
]

# ---- what is read: the explicit equation, the canonical equations, d'Alembert's prescription -----------------------

E38, E39 = TEXT + "test_udwadia_kalaba_e38_e42.py", TEXT + "test_canonical_f3.py"
PRESCRIPTION = ("tests/analysis/comparison/test_dalembert.py",)

READING = [
    *of(
        "algebra/row_space.py",
        ("(e[j] - known) / self.R[j][j]", "(e[j] + known) / self.R[j][j]", (E38, "-k", "two_rows")),
        ("c = c - v * ca.dot(v, c)", "c = c + v * ca.dot(v, c)", (E38, "-k", "steps_of_a_run")),
    ),
    *of(
        "algebra/moore_penrose.py",
        ("(S_plus.T @ inverse @ S_plus)", "(S_plus.T @ inverse @ S.T)", (E38, "-k", "penrose or every_quantity")),
        ("M[j, j]) + 2 * s)", "M[j, j]) - 2 * s)", (E38, "-k", "every_quantity")),
    ),
    *of(
        "reading/explicit_equation.py",
        ("(self.demanded - self.constraint_matrix", "(self.demanded + self.constraint_matrix", (E38, "-k", "e42")),
        ("(self.law - self._rows_transposed", "(self.law + self._rows_transposed", (E38, "-k", "e42")),
        ("demanded=-blocks.gamma", "demanded=blocks.gamma", (E38, "-k", "e42 or closed_form")),
    ),
    *of(
        "reading/canonical.py",
        ("return -self._partial(self.coordinates[i])", "return self._partial(self.coordinates[i])", (E39,)),
        ("by_momentum @ free + by_coordinate", "by_momentum @ free - by_coordinate", (E39, "-k", "knife")),
        ("m.Y @ rates + m.z", "m.Y @ rates - m.z", (E39, "-k", "belt")),
    ),
    *of(
        "analysis/comparison/reaction_work.py",
        ("push += blocks.B[:, i] * lam[i]", "push += 0 * blocks.B[:, i] * lam[i]", PRESCRIPTION),
        ("blocks.C is None and not driven", "not driven", PRESCRIPTION),
    ),
    *of(
        "analysis/comparison/zeros.py",
        ("value(before) @ value(after) < 0", "value(before) @ value(after) > 0", PRESCRIPTION),
        ("zero, 4 * float(np.median", "zero, 4e9 + float(np.median", PRESCRIPTION),
    ),
    *of(
        "analysis/comparison/projections.py",
        ("e = -gamma - B @ free", "e = -gamma + B @ free", (E38, "-k", "u4")),
        ("inverse_root @ C)", "C + 0 * inverse_root[0])", ("tests/analysis/comparison/test_projections.py",)),
    ),
]

# ---- the two families ----------------------------------------------------------------------------------------------

FAMILIES = ("tests/analysis/families/test_families.py", "-k", "disc or reducer or points or integrated or mixed")
ADIABATIC = ("tests/analysis/adiabatic/test_adiabatic.py", "-k", "known or motions")

STATIONARY = ("tests/analysis/comparison/test_stationarity.py",)
INTERVENTION = ("tests/analysis/comparison/test_intervention.py",)
LOOPS = ("tests/analysis/holonomy/test_shape_loop.py",)
FORM = (TEXT + "test_lagrangian_form.py",)

ASIDES = [
    *of(
        "analysis/comparison/stationarity.py",
        ('+ np.einsum("tai,tk->taik", F_v, rate)', '- np.einsum("tai,tk->taik", F_v, rate)', STATIONARY),
        ("ca.gradient(L, m.q) + D", "ca.gradient(L, m.q) - D", STATIONARY),
    ),
    *of(
        "analysis/comparison/intervention.py",
        ("R = free.M @ m.udot - free.F", "R = free.M @ m.udot + free.F", INTERVENTION),
    ),
    *of(
        "analysis/holonomy/shape_loop.py",
        ("-A[:, self.places[0]] @ rate", "A[:, self.places[0]] @ rate", LOOPS),
        ("M[np.ix_(group, shape)] @ rate", "M[np.ix_(group, shape)] @ -rate", LOOPS),
    ),
    *of(
        "reading/lagrangian_form.py",
        ("partial(A[j], q[k]) - partial(A[k], q[j])", "partial(A[k], q[j]) - partial(A[j], q[k])", FORM),
        ("- slopes[j][k][a]) / 2", "+ slopes[j][k][a]) / 2", FORM),
    ),
    *of(
        "reading/orthogonal_completion.py",
        ("(-1) ** j *", "1 *", (TEXT + "test_boltzmann_hamel_b1_b2.py", "-k", "orthogonal_completion")),
    ),
    *of(
        "reading/quasi_velocities.py",
        ("z[j].diff(q) + sm.Add", "z[j].diff(q) - sm.Add", (TEXT + "test_boltzmann_hamel_b1_b2.py", "-k", "eta_is")),
    ),
]

COMPARED = [
    *of(
        "analysis/families/closing.py",
        ("rates[i, :m, m] = -shares[moving], -motion", "rates[i, :m, m] = shares[moving], -motion", FAMILIES),
        ("defects[i] = whole[i] - half @ shares", "defects[i] = whole[i]", FAMILIES),
        ("values > RANK.reached * np", "values > 0 * np", FAMILIES),
    ),
    *of(
        "analysis/families/closing.py",
        ("(M_k - M) @ udot - (F_k - F)", "(M_k - M) @ udot + (F_k - F)", FAMILIES),
        ("[i] -= x[first + k]", "[i] += x[first + k]", FAMILIES),
    ),
    *of(
        "analysis/families/trials.py",
        ("x[first : first + mu.size] = mu", "x[first : first + mu.size] = 0", FAMILIES),
    ),
    *of(
        "analysis/adiabatic/numbers.py",
        ("R = free_M @ udot - free_F", "R = free_M @ udot + free_F", ADIABATIC),
        ("mu = next(directions)", "mu = 0 * next(directions)", ADIABATIC),
        ("np.abs(slopes @ u)", "np.abs(0 * slopes @ u)", ADIABATIC),
    ),
    *of(
        "analysis/adiabatic/exact.py",
        ("field.zero) - fraction(work)", "field.zero) + fraction(work)", ADIABATIC),
    ),
]

# ---- realisations --------------------------------------------------------------------------------------------------

LIMIT = ("tests/analysis/realisation/test_limit.py",)
NONLINEAR = ("tests/analysis/realisation/test_nonlinear_and_servo.py",)


def blade(which: str) -> tuple[str, ...]:
    """The figures of the blade, the line and the sleigh."""
    return (*LIMIT, "-k", which)


REALISED = [
    *of(
        "analysis/realisation/viscous.py",
        ("sum_of_squares(rows) / (2 * eps)", "sum_of_squares(rows) / eps", blade("viscous_friction")),
        ("sign = -1", "sign = 1", blade("multiplier_of_appell")),
    ),
    *of(
        "analysis/realisation/added_mass.py",
        ("sum_of_squares(rows) / (2 * eps)", "sum_of_squares(rows) / eps", blade("added_mass")),
        ("has_momentum = True", "has_momentum = False", blade("added_mass")),
    ),
    *of(
        "analysis/realisation/viscous_and_mass.py",
        ("self.nu * energy", "2 * self.nu * energy", blade("order_one")),
    ),
    *of(
        "analysis/realisation/elastic.py",
        ("situation.energy * sm.sqrt(ratio)", "situation.energy * ratio", blade("rubin")),
    ),
    *of(
        "analysis/realisation/slow_manifold.py",
        ("row + eps * lam / strength", "row - eps * lam / strength", blade("elderings")),
        (
            "right[every.index((name, i))] = -parameters",
            "right[every.index((name, i))] = parameters",
            blade("elderings"),
        ),
    ),
    *of(
        "analysis/realisation/extrapolate.py",
        ("(motions[-1] - motions[-2]) / (ratio - 1)", "(motions[-1] - motions[-2]) / ratio", blade("viscous_friction")),
    ),
    *of(
        "analysis/realisation/servo.py",
        ("effort = -self.strength * error", "effort = -2 * self.strength * error", NONLINEAR),
    ),
    *of(
        "analysis/realisation/start.py",
        ("float(push @ A @ u / 2)", "float(push @ A @ u)", blade("rubin")),
    ),
]

FOUND, MEASURE = ("tests/analysis/integrals/test_first_integrals.py",), ("tests/analysis/integrals/test_measure.py",)
NAMED = ("tests/reading/test_named_forms.py",)
SAME = ("tests/analysis/proofs/test_same_motion.py",)
ZERO_TEST = ("tests/analysis/proofs/test_zero.py",)
CERTIFICATES = ("tests/analysis/classification/test_certificates.py", "-k", "sleigh")
MEASURE_TEST = ("tests/analysis/integrals/test_measure.py", "-k", "pendulum")
KNOWN = ("tests/simulate/test_known_integrals.py",)

PROOFS = [
    *of(
        "analysis/integrals/rates.py",
        ("return self.of(i).is_zero", "return True", FOUND),
        ("along += [f.product(f.of(a), top)", "along += [f.product(f.of(2 * a), top)", FOUND),
    ),
    *of(
        "analysis/integrals/null_vector.py",
        ("vector[c] = -work[i][free]", "vector[c] = work[i][free]", FOUND),
    ),
    *of(
        "analysis/integrals/search.py",
        ("basis - span @ (span.T @ basis)", "basis", FOUND),
    ),
    *of(
        "analysis/integrals/measure.py",
        ("np.trace(solved, axis1=1, axis2=2) +", "-np.trace(solved, axis1=1, axis2=2) +", MEASURE),
        ("self._divergence(rates)]).is_zero", "f.of(sm.S.Zero)]).is_zero", MEASURE),
    ),
    *of(
        "reading/shortest/named_ratios.py",
        ("N.T @ (full.F - full.M @ c)", "N.T @ full.F", NAMED),
    ),
    *of(
        "reading/shortest/named_velocities.py",
        ("x[i] * y[j] + x[j] * y[i]", "x[i] * y[j] - x[j] * y[i]", NAMED),
    ),
    *of(
        "reading/shortest/named_laws.py",
        ("total += m.partials[term.velocity, :].T @", "total -= m.partials[term.velocity, :].T @", NAMED),
    ),
    *of(
        "analysis/integrals/flow.py",
        ("N.T @ (F - M @ drift)", "N.T @ F", SAME),
    ),
    *of(
        "analysis/proofs/same_motion.py",
        ("if size > ZERO.written:", "if size > 1 / ZERO.written:", SAME),
        ("samples.rank(lines) < len(states.rates)", "samples.rank(lines) < 0", SAME),
    ),
    *of(
        "analysis/proofs/certificate.py",
        ("simultaneous=True)) == 0", "simultaneous=True)) is not None", SAME),
    ),
    *of(
        "analysis/proofs/zero.py",
        ("        if self.open:", "        if False:", ZERO_TEST),
        ("return bool(sm.sqrt(number).is_Rational) and", "return False and", ZERO_TEST),
    ),
    *of(
        "analysis/proofs/zero_certificate.py",
        ("Z = FIELDS[1]", "Z = [1, 2, 3, 4]", CERTIFICATES),
    ),
    *of(
        "analysis/integrals/measure.py",
        ("            found -= sm.Add(", "            found += sm.Add(", MEASURE_TEST),
    ),
    *of(
        "simulate/known_integrals.py",
        ("return float(np.ptp(values)) /", "return 0.0 * float(np.ptp(values)) /", KNOWN),
    ),
]

RESULTS = [
    *of(
        "equations/expression_graph.py",
        (
            "return total if frame is None else self.rotation(frame).T @ total",
            "return total if frame is None else self.rotation(frame) @ total",
            (SIMULATE + "test_expressions.py",),
        ),
        (
            "qddot = m.G @ m.udot + m.algebra.rate(m.qdot, m.q, m.qdot, m.t)",
            "qddot = m.G @ m.udot",
            (SIMULATE + "test_expressions.py",),
        ),
    ),
    *of(
        "simulate/expressions.py",
        (
            "return np.ascontiguousarray(columns.reshape(-1, 3, 3).transpose(0, 2, 1))",
            "return np.ascontiguousarray(columns.reshape(-1, 3, 3))",
            (SIMULATE + "test_orientation_and_loads.py",),
        ),
    ),
    *of(
        "analysis/stability/first_order.py",
        (
            "return h.ravel(), h_x - h_z @ (inverse @ R_x), D",
            "return h.ravel(), h_x, D",
            ("tests/analysis/stability/test_outputs.py",),
        ),
        (
            "D[:, k] = function(x, z, time, p, along)[3].full().ravel() - h_z @ (inverse @ R_p)",
            "D[:, k] = function(x, z, time, p, along)[3].full().ravel()",
            ("tests/analysis/stability/test_outputs.py",),
        ),
    ),
    *of(
        "model/units.py",
        (
            "over(over(ENERGY, power(TIME, constraint.order_of(e))), row)",
            "over(ENERGY, row)",
            ("tests/view/test_export.py",),
        ),
    ),
]

PAGE = [
    *of(
        "equations/forming/sparse_graph.py",
        ("awaited[unknowns + i].update(blocks[root(j)])", "awaited[unknowns + i].add(j)", SPARSE),
    ),
    *of("compile/alike.py", ("if owner[argument] != owner[k]:", "if owner[argument] != owner[k] and k % 7:", ALIKE)),
    *of("compile/wasm_link.py", ('("appell_least", "olt")', '("appell_least", "ogt")', page("two-pucks"))),
    *of("compile/wasm_start.py", ("[m.qdot, m.G]", "[m.qdot, -m.G]", page("rate_of"))),
    *of(
        "compile/wasm_inputs.py",
        ("            place = first + STRIDE * number", "            place = first + number", page("inputs_are")),
    ),
]

SCENE = tuple(f"tests/view/scene/test_{name}.py" for name in ("poses", "shapes", "drawings"))

DRAWN = [
    *of(
        "view/scene/poses.py",
        ("[zy - yz, squares[1], yx + xy, zx + xz]", "[yz - zy, squares[1], yx + xy, zx + xz]", SCENE[:1]),
        ("e[1:] *= np.cumprod(turned, axis=0)[:, :, None]", "e[1:] *= 1.0", SCENE[:1]),
    ),
    *of(
        "view/scene/bodies.py",
        ("squares = 6 * (moments.sum() - 2 * moments) / m", "squares = 6 * (moments.sum() - moments) / m", SCENE[1:2]),
        ("radius, length = np.sqrt(2 * C / m)", "radius, length = np.sqrt(C / m)", SCENE[1:2]),
    ),
    *of(
        "view/scene/distances.py",
        (
            "return bool(np.abs(powers @ fit - values).max() <",
            "return True or bool(np.abs(powers @ fit - values).max() <",
            SCENE[1:2],
        ),
    ),
    *of(
        "view/drawing/gltf.py",
        ("turns = np.roll(turns, -1, axis=1)", "turns = np.roll(turns, 0, axis=1)", SCENE[2:]),
    ),
    *of(
        "view/drawing/forces.py",
        ('(("normal", along), ("friction", force - along))', '(("normal", along), ("friction", force))', SCENE[2:]),
    ),
]

IDENTIFIED = ("tests/analysis/identifiability/test_identifiable.py", "-m", "not slow")
SIDES = (LAWS + "test_gradients_one_sided.py",)
HESSIANS = (LAWS + "test_hessians.py", "-k", "closed_form")
DERIVED = [
    *of(
        "analysis/identifiability/proof.py",
        ("_negative(f.product(by_M", "(f.product(by_M", IDENTIFIED),
        ("along(e, change) - w * e, unit) for e in forces", "along(e, change) - e, unit) for e in forces", IDENTIFIED),
    ),
    *of(
        "analysis/identifiability/symmetries.py",
        ("k * sm.ilcm", "-k * sm.ilcm", IDENTIFIED),
    ),
    *of(
        "gradients/gradient.py",
        (
            "change = change + np.multiply",
            "change = change - np.multiply",
            derivatives("reaction_at_an_event"),
        ),
    ),
    *of(
        "gradients/sensitivities.py",
        ("by = -change / _clear", "by = change / _clear", derivatives("reaction_at_an_event")),
    ),
    *of(
        "gradients/mode_legs.py",
        ("if abs(rate) <= GRADIENT.grazing * (1 + scale)", "if abs(rate) >= GRADIENT.grazing * (1 + scale)", JUMPS),
    ),
    *of(
        "gradients/clearance.py",
        ("away = self.sign", "away = -self.sign", SIDES),
        ("if distance > GRADIENT.near:", "if distance >= 0:", SIDES),
    ),
    *of(
        "gradients/strikes.py",
        ("lambda y: y - K @ F", "lambda y: y + K @ F", JUMPS),
    ),
    *of(
        "gradients/crossing.py",
        ("return local.moved(-tau", "return local.moved(tau", JUMPS),
        ("found[:-1], found[-1]", "found[:-1], -found[-1]", JUMPS),
    ),
    *of(
        "gradients/instant.py",
        ("self.rates(t + tau / 2, x", "self.rates(t + tau, x", HESSIANS),
        ("ca.jtimes(out, x, s) + ca", "ca.jtimes(out, x, s) - ca", HESSIANS),
    ),
    *of(
        "gradients/tangent.py",
        ("S[nq : nq + n] -= step", "S[nq : nq + n] += step", derivatives("to_rounding")),
    ),
    *of(
        "gradients/start_columns.py",
        (
            "second = -(Jp @ columns + J",
            "second = (Jp @ columns + J",
            derivatives("assembly_fills_in"),
        ),
    ),
    *of(
        "gradients/linearised.py",
        (
            "return free + raised @ found",
            "return free - raised @ found",
            derivatives("of_differences and sleigh"),
        ),
    ),
    *of(
        "gradients/variational.py",
        (
            "ca.vertcat(*own, -by_x, -by_theta)",
            "ca.vertcat(*own, by_x, -by_theta)",
            derivatives("adjoint_gives and sleigh"),
        ),
    ),
]

MUTATIONS: tuple[Mutation, ...] = (
    *RESULTS,
    *PRINCIPLES,
    *ROWS,
    *REACTIONS,
    *COMPILE,
    *STEPPERS,
    *AUDITOR,
    *MANY,
    *STARTS,
    *READING,
    *COMPARED,
    *ASIDES,
    *REALISED,
    *PROOFS,
    *PAGE,
    *DRAWN,
    *DERIVED,
)
