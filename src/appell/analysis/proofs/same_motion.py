"""Whether two sets of equations give the same motion: numbers refute, normal forms prove."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
import sympy as sm

from appell.algebra.normal_form import NormalForms, TooLong
from appell.algebra.rank import rank
from appell.analysis.integrals.flow import NotProved, exact_flow
from appell.analysis.integrals.formula import formula
from appell.analysis.integrals.given import equations_of, require_plain
from appell.analysis.integrals.motions import SampledMotions, motions
from appell.analysis.integrals.rates import FlowRates
from appell.analysis.proofs.certificate import script
from appell.analysis.proofs.families import lines_of_family
from appell.analysis.proofs.lines import (
    EquationLine,
    FlowStates,
    lines_of_equations,
    lines_of_expressions,
    read_line,
    states_of,
)
from appell.analysis.proofs.zero import note_of_decimals, opaque_functions
from appell.analysis.tables import paragraph
from appell.constraints.expression import expression_of
from appell.equations import Equations
from appell.errors import ModelError, NotApplicable
from appell.model import Mechanism, Model, name_of
from appell.model.html import html_table
from appell.numbers import DRAW, EXACT, ZERO

PROVED, REFUTED, UNDECIDED = "proved", "refuted", "not decided"


@dataclass(frozen=True)
class SameMotion:
    """The answer of ``same_motion``.

    >>> import appell as ap
    >>> model = ap.catalogue.chaplygin_sleigh()
    >>> bool(ap.same_motion(model.derive(ap.Kane()), model.derive(ap.BoltzmannHamel())))
    True

    Attributes
    ----------
    verdict
        "proved", "refuted" or "not decided".
    reason
        In a sentence.
    state
        A state that shows the difference, with the parameters, where they differ.
    line
        The first line that does not hold.
    wrong_term
        The first term of a person's line that is wrong, where one is.
    largest_residual
        Of all lines at random states, relative to the size of their terms.
    certificate
        The program that ``script`` gives; empty where there is no proof.
    note
        What decimals were taken for: 0.1 is 1/10.
    """

    verdict: str
    reason: str
    state: Mapping[str, float] = field(default_factory=dict)
    line: str = ""
    wrong_term: sm.Expr | None = None
    largest_residual: float = 0.0
    certificate: str = field(default="", repr=False)
    note: str = ""

    def __bool__(self) -> bool:
        return self.verdict == PROVED

    def script(self) -> str:
        """A short program that checks the proof with SymPy alone: it prints "proved" or fails.

        Raises
        ------
        NotApplicable
            There is no proof.
        """
        if not self.certificate:
            raise NotApplicable(f"the verdict is '{self.verdict}': only a proof has a script that checks it.")
        return self.certificate

    def __str__(self) -> str:
        lines = paragraph(f"same motion: {self.verdict}. {self.reason}")
        if self.state:
            lines += paragraph("at " + ", ".join(f"{k} = {v:.6g}" for k, v in self.state.items()), 2)
        lines += paragraph(self.note, 2)
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        rows = [(name, f"{value:.6g}") for name, value in self.state.items()]
        return html_table(("at", ""), rows, f"same motion: {self.verdict}", [self.reason])


def same_motion(
    first: Model | Mechanism | Equations,
    second: Model | Mechanism | Equations | sm.Expr | str | Sequence[sm.Expr | str],
) -> SameMotion:
    """Whether two principles, two choices of speeds, or a person's own equations give the same motion.

    >>> import appell as ap
    >>> sleigh = ap.catalogue.chaplygin_sleigh()
    >>> print(ap.same_motion(sleigh, ["v' = a*omega^2", "(J + m*a^2)*omega' = m*a*v*omega"]))
    same motion: refuted. Line 2: the term -a*m*omega*v has the wrong sign.
      at x = ...

    A principle of another family (Hamilton and Lusternik's) gives the same motion where it does so for all values of
    its multipliers.

    The lines of the second are written in the states and speed rates of the first, M w' = F. A random state at which
    one does not vanish refutes; normal forms that are all zero prove. A person's line that fails is looked at term by
    term.

    Parameters
    ----------
    first
        Equations, or a model (by Kane's method).
    second
        Other equations with the same coordinates; or expressions that vanish, of coordinates, speeds, their derivatives
        and parameters; or text, ``"x'' = -2*Omega*y'/7"``, read without evaluating anything.

    Returns
    -------
    SameMotion
        True where it is proved. Its ``script()`` checks the proof with SymPy alone.

    Raises
    ------
    ModelError
        The coordinates differ, or a line holds what is not of the model.
    NotApplicable
        The motion is no flow of coordinates and speeds.
    """
    a = equations_of(first)
    own_lines = not isinstance(second, (Model, Mechanism, Equations))
    if not own_lines and _is_of_another_family(a) and not _is_of_another_family(b := equations_of(second)):  # type: ignore[arg-type]
        return same_motion(b, a)
    require_plain(a)
    flow = exact_flow_or_refuse(a)
    states = states_of(flow)
    multipliers: list[sm.Symbol] = []
    if own_lines:
        lines = _own_lines(states, second, a)
    else:
        lines, multipliers = _other_lines(states, second, a)  # type: ignore[arg-type]
    samples = _Samples(a, states, motions(flow.equations, DRAW.starts, {}), multipliers)
    failed = [(line, *samples.residual(line)) for line in lines]
    worst = max((size for _, size, _ in failed), default=0.0)
    for line, size, place in failed:
        if size > ZERO.written:
            why, term = _why(samples, line) if own_lines else (_not_held(line, multipliers), None)
            return SameMotion(REFUTED, why, samples.state(place), line.name, term, worst)
    if own_lines and samples.rank(lines) < len(states.rates):
        kept = samples.rank(lines)
        return SameMotion(
            UNDECIDED,
            f"The lines hold at random states, but they give {kept} of {len(states.rates)} accelerations only.",
            largest_residual=worst,
        )
    blocks = flow.form.blocks
    written = [*blocks.M, *blocks.F, *flow.form.kinematics, *(line.given for line in lines)]
    return replace(_proof(states, lines, worst), note=note_of_decimals(written))


def exact_flow_or_refuse(equations: Equations):  # type: ignore[no-untyped-def]
    """The flow of the first equations, without which nothing is compared."""
    try:
        return exact_flow(equations)
    except NotProved as error:
        raise NotApplicable(f"the motion of '{equations.mechanism.name}' is not compared: {error}.") from None


def _proof(states: FlowStates, lines: Sequence[EquationLine], worst: float) -> SameMotion:
    try:
        forms = _forms(states, lines)
        open_lines = [line.name for line in lines if not forms.is_zero(states.flow.on_constraints(line.along))]
    except (TooLong, NotProved) as error:
        reason = f"{error} At {DRAW.starts} random states no line leaves more than {worst:.1e} of its terms.".replace(
            "..", "."
        )
        return SameMotion(UNDECIDED, _capital(reason), largest_residual=worst)
    if open_lines:
        reason = f"The normal form of {open_lines[0]} is not zero, though it leaves {worst:.1e} of its terms at most."
        opaque = opaque_functions(forms)
        reason += f" Functions that the algebra does not know: {', '.join(opaque)}." if opaque else ""
        return SameMotion(UNDECIDED, reason, line=open_lines[0], largest_residual=worst)
    reason = f"Each of {len(lines)} lines has the normal form zero along M w' = F."
    return SameMotion(PROVED, reason, largest_residual=worst, certificate=script(states, lines))


def _forms(states: FlowStates, lines: Sequence[EquationLine]) -> NormalForms:
    """Normal forms of lines in which every w' stands for its value, adj(M) F / det M."""
    rates = FlowRates(states.flow, [sm.Add(line.along, sm.S.Zero) for line in lines], slopes=False)
    tops, det = rates.solved
    forms = rates.forms
    below = forms.power(det, -1)
    for symbol, top in zip(states.rates, tops, strict=True):
        forms.put(symbol, forms.product(top, below))
    return forms


class _Samples:
    """Lines at random states of the first equations."""

    def __init__(
        self, equations: Equations, states: FlowStates, x: SampledMotions, multipliers: Sequence[sm.Symbol]
    ) -> None:
        self.equations, self.states, self.x = equations, states, x
        form, speeds = states.flow.form, list(states.flow.equations.speeds)
        columns = [speeds.index(w) for w in form.speeds]
        self.symbols = [
            *form.coordinates,
            *form.speeds,
            *states.rates,
            *(p.symbol for p in equations.mechanism.parameters),
        ]
        self.symbols += multipliers
        self.multipliers = {mu: 0.6 + 0.3 * k for k, mu in enumerate(multipliers)}  # any numbers but zero
        self.plain = {s: sm.Dummy() for s in self.symbols}
        still = np.zeros((len(columns), x.count))
        self.values = [*x.q.T, *x.u[:, columns].T, *still, *x.p, *self.multipliers.values()]
        self.values = [*x.q.T, *x.u[:, columns].T, *self._rates(), *x.p, *self.multipliers.values()]

    def _rates(self) -> np.ndarray:
        """w' of M w' = F, as the first equations have them."""
        blocks = self.states.flow.form.blocks
        n = blocks.M.rows
        M = np.array([self.at(e) for e in blocks.M]).reshape(n, n, -1).transpose(2, 0, 1)
        F = np.array([self.at(e) for e in blocks.F]).reshape(n, -1).T
        return np.linalg.solve(M, F[:, :, None])[:, :, 0].T

    def at(self, e: sm.Expr) -> np.ndarray:
        """The values of an expression of q, w and w'."""
        evaluate = sm.lambdify(list(self.plain.values()), e.xreplace(self.plain), "numpy", cse=True)
        with np.errstate(all="ignore"):
            return np.broadcast_to(np.asarray(evaluate(*self.values), float), self.x.count)

    def residual(self, line: EquationLine) -> tuple[float, int]:
        """The largest value relative to the terms of the line, and at which state."""
        terms = [np.abs(self.at(term)) for term in sm.Add.make_args(line.along)]
        # beside its terms, what an acceleration of SMALL would make of it: m u' = 0 has rounding for terms
        terms += [ZERO.clear * np.abs(self.at(line.along.diff(a))) for a in self.states.rates]
        size = np.maximum(np.sum(terms, axis=0), ZERO.products)
        found = np.abs(self.at(line.along)) / size
        if not np.isfinite(found).all():
            raise ModelError(f"{line.name} has no value at a random state: a root or logarithm of a negative number?")
        return float(found.max()), int(found.argmax())

    def rank(self, lines: Sequence[EquationLine]) -> int:
        """How many accelerations the lines give."""
        matrix = np.array([[self.at(line.along.diff(a))[0] for a in self.states.rates] for line in lines])
        return rank(matrix)

    def state(self, place: int) -> dict[str, float]:
        """A state with the parameters, by name."""
        x, e = self.x, self.equations
        found = {name_of(q): float(v) for q, v in zip(e.coordinates, x.q[place], strict=True)}
        dependent = self.states.flow.dependent
        found |= {name_of(u): float(self.at(dependent.get(u, u))[place]) for u in e.speeds}
        found |= {mu.name: value for mu, value in self.multipliers.items()}
        return found | {p.name: float(v) for p, v in zip(e.mechanism.parameters, x.p, strict=True)}


def _why(samples: _Samples, line: EquationLine) -> tuple[str, sm.Expr | None]:
    """The first term that makes the line right when it is taken another number of times, those in speed rates last."""
    residual = samples.at(line.along)
    terms = sorted(sm.Add.make_args(sm.expand(line.given)), key=lambda term: _holds_acceleration(samples, term))
    for term in terms:
        values = samples.at(samples.states.along(term))
        with np.errstate(all="ignore"):
            ratio = residual / values
        if not np.isfinite(ratio).all() or np.ptp(ratio) > ZERO.written * max(1.0, float(np.abs(ratio).max())):
            continue
        times = sm.nsimplify(1 - float(ratio.mean()), rational=True, tolerance=ZERO.expressions)
        if max(abs(times.p), times.q) <= EXACT.nice:
            words = {0: "does not belong there", -1: "has the wrong sign"}
            what = words.get(times, f"should be {times} times what it is")
            return f"{_capital(line.name)}: the term {formula(term)} {what}.", term
    left = samples.states.flow.on_constraints(line.along)
    return (
        f"{_capital(line.name)} does not hold, and no other factor of one term mends it: {formula(left)} is not 0.",
        None,
    )


def _holds_acceleration(samples: _Samples, term: sm.Expr) -> bool:
    return samples.states.along(term).has(*samples.states.rates)


def _own_lines(states: FlowStates, given: object, equations: Equations) -> list[EquationLine]:
    items = [given] if isinstance(given, (str, sm.Basic)) else given
    if not isinstance(items, Sequence) or not items:
        raise ModelError("same_motion compares with equations, or with lines: expressions that vanish, or text.")
    names: dict[str, sm.Expr] = {name_of(x): x for x in (*equations.coordinates, *equations.speeds)}
    names |= {p.name: p.symbol for p in equations.mechanism.parameters}
    made = []
    for i, item in enumerate(items):
        name = f"line {i + 1}"
        if isinstance(item, sm.Equality):
            item = item.lhs - item.rhs
        made.append((name, read_line(item, names) if isinstance(item, str) else expression_of(name, item)))
    return lines_of_expressions(states, made, equations)


def _is_of_another_family(equations: Equations) -> bool:
    return bool(equations.mechanism.constraints) and equations.principle.family != "d'Alembert"


def _not_held(line: EquationLine, multipliers: Sequence[sm.Symbol]) -> str:
    """What is said of a line of other equations that fails; with multipliers, which ones push."""
    held = [mu.name for mu in multipliers if line.along.has(mu)]
    words = f"{_capital(line.name)} does not hold"
    return f"{words}: it depends on {', '.join(held)}, which the motion does not." if held else f"{words}."


def _other_lines(
    states: FlowStates, second: Model | Mechanism | Equations, first: Equations
) -> tuple[list[EquationLine], list[sm.Symbol]]:
    """The lines of other equations, and the multipliers in them that may have any value."""
    other = equations_of(second)
    require_plain(other, any_family=True)
    mine, theirs = ({name_of(q) for q in e.coordinates} for e in (first, other))
    if mine != theirs:
        missing = ", ".join(sorted(mine ^ theirs))
        raise ModelError(
            f"'{first.mechanism.name}' and '{other.mechanism.name}' have different coordinates ({missing}): motions "
            "are compared in the same ones."
        )
    if _is_of_another_family(other):
        return lines_of_family(states, other, first)
    try:
        return lines_of_equations(states, other, first), []
    except NotProved as error:
        raise NotApplicable(
            f"the equations of '{other.mechanism.name}' by {other.principle.name} are not compared: {error}."
        ) from None


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
