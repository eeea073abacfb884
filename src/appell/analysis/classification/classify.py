"""What kind of constraint is it? The stages: inspection, dependence, integrability, nonlinearity, the set.

Numbers come first (random configurations, fifty digits) and never take long; symbols then prove what the numbers say
and give potentials and branches, where the rows are short enough. Each verdict says which of the two it rests on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

import sympy as sm

from appell.algebra.decimals import exact
from appell.analysis.classification.adiabatic import AdiabaticVerdict, adiabatic
from appell.analysis.classification.configurations import Configuration, configurations
from appell.analysis.classification.curvature import ZeroSetShape, shape_of_zeros
from appell.analysis.classification.dependence import degree, is_linear, is_rheonomic
from appell.analysis.classification.integrability import Integrability, Key, judge
from appell.analysis.classification.multiprecision import OutsideDomain
from appell.analysis.classification.reachability import Contradiction, Growth, growth, independent
from appell.analysis.classification.reducible import Nonlinearity, nonlinearity, signature
from appell.analysis.classification.set_integrals import SetIntegral, set_integrals
from appell.analysis.classification.velocity_rows import (
    GraphRows,
    SymbolRows,
    VelocityRow,
    equations_of,
    without_memory,
)
from appell.analysis.classification.verdict import (
    INSPECTED,
    NUMERICAL,
    PROVED,
    READ,
    Classification,
    SetVerdict,
    Verdict,
)
from appell.analysis.proofs.zero import exact_zero
from appell.constraints import Constraint, explicit_time
from appell.errors import AppellError, CompileError, ModelError, NotApplicable
from appell.model import Mechanism, Model, name_of
from appell.model.parameter import Parameter
from appell.numbers import DRAW, EXACT
from appell.principles import PRINCIPLES, Kind, Principle

_WORDS = {
    Kind.HOLONOMIC: "holonomic",
    Kind.LINEAR: "linear nonholonomic",
    Kind.NONLINEAR: "nonlinear nonholonomic",
    Kind.ACCELERATION: "of second order, linear in acceleration",
    Kind.NONLINEAR_ACCELERATION: "of second order, nonlinear in acceleration",
    Kind.HIGHER: "of higher order",
}


def classify(model: Model | Mechanism, together: bool = True, *, thorough: bool = False) -> Classification:
    """Judge every constraint of a model: beside all the others (``together``), or each alone.

    >>> import appell as ap
    >>> import sympy as sm
    >>> m = ap.Model("a blade"); x, y, a = m.coordinates("x y a"); t = m.time
    >>> _ = m.constrain("blade", y.diff(t) * sm.cos(a) - x.diff(t) * sm.sin(a))
    >>> found = ap.classify(m)
    >>> print(found["blade"].kind, found.growth, found.reachable)
    linear nonholonomic (2, 3) True

    A row linear in velocity is semiholonomic where it is integrable beside the other rows, position rows included:
    for the whole set that is Frobenius' dw_a ^ w_1 ^ ... ^ w_m = 0. The verdicts print as a table.

    Parameters
    ----------
    model
        Whose constraints are judged.
    together
        Whether each is judged beside all the others, or alone.
    thorough
        Whether long rows are proved too, and combinations of rows with coefficients of the coordinates are tried for
        integrals of the set, which may take some seconds; else long rows are judged by numbers.

    Returns
    -------
    Classification
        A verdict for every constraint by its name, and what is said of the set.

    Raises
    ------
    NotApplicable
        The model has speeds that the rates of coordinates do not determine.

    References
    ----------
    Slawianowski, eq. 3.5 (004); Flygare 2012, eq. 26 and table VII.1 (003).
    """
    if not isinstance(model, Model | Mechanism):
        raise ModelError(f"classify() takes a model, not {model!r}.")
    snapshot = model.snapshot() if isinstance(model, Model) else model
    if snapshot.kinematics.undetermined:
        loose = ", ".join(map(name_of, snapshot.kinematics.undetermined))
        raise NotApplicable(
            f"the rows of '{snapshot.name}' are not forms in coordinate rates, since the speeds {loose} are not "
            "determined by these: give the model coordinates for them to classify its constraints."
        )
    verdicts = {c.name: _inspect(snapshot, c) for c in snapshot.constraints}
    snapshot = without_memory(snapshot)
    equations = equations_of(snapshot)
    if not equations:
        return Classification(verdicts, SetVerdict() if together else None)
    try:
        rows = _LoweredRows(snapshot, equations, thorough)
    except CompileError as error:
        return Classification(verdicts, SetVerdict(remark=f"judged by inspection only: {error}"))
    if not together:
        alone = {c.name: _Set(rows, [c]) for c in equations}
        return Classification({n: alone[n].refine(v) if n in alone else v for n, v in verdicts.items()})
    # together stand those that are on at the start: those that resets switch on later may exclude them
    constraint_set = _Set(rows, [c for c in equations if not c.begins_off])
    sets = {c.name: _Set(rows, [c]) if c.begins_off else constraint_set for c in equations}
    judged = {n: sets[n].refine(v) if n in sets else v for n, v in verdicts.items()}
    return Classification(judged, constraint_set.verdict(others=len(constraint_set.equations) < len(verdicts)))


# -------------------------------------------------------------------------------------------- by inspection


def _inspect(model: Mechanism, constraint: Constraint) -> Verdict:
    kind = _WORDS[Kind.of(constraint)]
    kind = "unilateral" if constraint.unilateral else "with memory" if constraint.memories else kind
    return Verdict(
        name=constraint.name,
        kind=kind,
        order=constraint.order,
        linear=constraint.linear,
        rheonomic=any(explicit_time(e) for e in constraint.expressions) or _carried_by_time(model, constraint),
        rows=len(constraint.expressions),
        vectorial=constraint.vectorial,
        principles=tuple(p for p in PRINCIPLES if admits(p, constraint)),
        method=INSPECTED if constraint.order == 1 or constraint.memories else READ,
        switched=_switched(model, constraint),
    )


def _switched(model: Mechanism, constraint: Constraint) -> str:
    """Which resets switch a constraint, in words."""
    names = [reset.name for reset in model.resets if constraint.name in (*reset.on, *reset.off)]
    if not constraint.switched:
        return ""
    by = f"switched by {' and '.join(map(repr, names))}" if names else "never switched on"
    return f"{by}; it begins {'off' if constraint.begins_off else 'on'}"


def admits(principle: type[Principle], constraint: Constraint) -> bool:
    """Whether a principle, with nothing chosen, takes a constraint as it is written."""
    try:
        principle().check((constraint,))
    except AppellError:
        return False
    return True


def _carried_by_time(model: Mechanism, constraint: Constraint) -> bool:
    """Whether a point the constraint speaks of has a motion prescribed in time."""
    for quantity, of in constraint.quantities:
        if quantity.angular:
            vectors = [of.ang_vel_in(model.frame)]
        else:
            known = [place.point for place in model.places if place.point is of]
            vectors = [p.pos_from(model.origin) for p in known if model.origin in p._pos_dict]
        if any(explicit_time(e) for v in vectors for components, _ in v.args for e in components):
            return True
    return False


# ---------------------------------------------------------------------------------------------- as a set


class _LoweredRows:
    """The rows of a model in velocity, lowered once; as symbols only when they are asked for."""

    def __init__(self, model: Mechanism, equations: Sequence[Constraint], thorough: bool = False) -> None:
        self.model, self.thorough, self.longest = model, thorough, EXACT.solved if thorough else EXACT.proved
        self.graph = GraphRows(model, equations)
        self._symbols: dict[tuple[str, ...], SymbolRows | None] = {}

    def symbols(self, equations: Sequence[Constraint]) -> SymbolRows | None:
        """The same rows as symbols; None where they are too long."""
        key = tuple(c.name for c in equations)
        if key not in self._symbols:
            short = self.graph.size_of(key) <= self.longest
            self._symbols[key] = SymbolRows(self.model, equations) if short else None
        return self._symbols[key]


@dataclass(frozen=True)
class _Set:
    """Some constraints of a model that are judged beside each other."""

    all: _LoweredRows
    equations: Sequence[Constraint]

    @cached_property
    def rows(self) -> list[VelocityRow]:
        names = {c.name for c in self.equations}
        return [row for row in self.all.graph.rows if row.name in names]

    @cached_property
    def places(self) -> list[Configuration]:
        """Configurations that satisfy the position rows; any, where none are found."""
        graph, parameters = self.all.graph, self.all.model.parameters
        inputs = graph.mechanics.p.numel() - len(parameters)  # what they are follows at a run: any number will do
        parameters += tuple(Parameter(sm.Dummy()) for _ in range(inputs))
        norms = list(graph.mechanics.norms)
        positions = [row.position for row in self.rows if row.position is not None]
        required = [e for row in self.rows for e in graph.at_unit_speeds(row)]
        for wanted in ([*positions, *norms], norms):
            found = configurations(graph.configuration, wanted, parameters, DRAW.few, required)
            if found:
                return found
        return []

    @cached_property
    def linear(self) -> list[VelocityRow]:
        return [self.all.graph.at_rest(r) for r in self.rows if is_linear(self.all.graph, r, self.places)]

    @cached_property
    def nonlinear(self) -> list[VelocityRow]:
        return [row for row in self.rows if _key(row) not in map(_key, self.linear)]

    @cached_property
    def growth(self) -> Growth | str:
        """The growth vector, or why there is none."""
        if not self.places:
            return "no configuration at which all rows have a value was found"
        try:
            return growth(self.all.graph, self.linear, self.places)
        except Contradiction as error:
            return f"{error}: no motion satisfies all rows, each is judged alone"
        except OutsideDomain as error:
            return f"a row has no value at a random configuration ({error})"

    @property
    def symbols(self) -> SymbolRows | None:
        return self.all.symbols(self.equations)

    @cached_property
    def integrability(self) -> dict[Key, Integrability]:
        if isinstance(self.growth, str):
            return {}
        return judge(self.all.graph, self.symbols, self.linear, self.places, self.growth)

    def refine(self, verdict: Verdict) -> Verdict:
        """A verdict by inspection, with what the set adds."""
        if isinstance(self.growth, str):
            alone = [c for c in self.equations if c.name == verdict.name]
            return _Set(self.all, alone).refine(verdict) if len(self.equations) > 1 else verdict
        rows = [row for row in self.rows if row.name == verdict.name]
        graph, places = self.all.graph, self.places
        still = {_key(row): row for row in self.linear}  # free of speeds, though they may not be written so
        rheonomic = any(is_rheonomic(graph, still.get(_key(row), row), _key(row) in still, places) for row in rows)
        degrees = [degree(graph, row, places) for row in rows]
        same = degrees[0] if len(set(degrees)) == 1 else None
        work = AdiabaticVerdict.of_rows([adiabatic(graph, row, self.rows, self.symbols, places) for row in rows])
        verdict = replace(verdict, rheonomic=rheonomic, homogeneous=same, adiabatic=work.value, adiabaticity=work.words)
        bent = any(row in self.nonlinear for row in rows)
        if verdict.kind == "nonlinear nonholonomic" and not bent:
            verdict = replace(verdict, kind="linear nonholonomic", linear=True)
        if verdict.kind == "linear nonholonomic" and bent:  # linear piece by piece: Piecewise, sqrt(x'^2), Max
            taking = tuple(p for p in verdict.principles if Kind.NONLINEAR in p.admits)
            verdict = replace(verdict, kind="nonlinear nonholonomic", linear=False, principles=taking)
        if verdict.kind == "linear nonholonomic":
            return self._integrable(verdict, rows)
        if verdict.kind == "nonlinear nonholonomic":
            return self._nonlinear(verdict, [row for row in rows if row in self.nonlinear])
        return replace(verdict, method=READ)

    def verdict(self, others: bool) -> SetVerdict:
        """What is said of the rows together."""
        if isinstance(self.growth, str):
            return SetVerdict(remark=self.growth)
        if not self.linear:
            return SetVerdict()
        found, nonlinear = self.growth, bool(self.nonlinear)
        remark = "of the rows linear in velocity alone" if nonlinear or others else ""
        if found.drift:
            remark = "; ".join([*filter(None, [remark]), "counted on (q, t): the rows carry the system along"])
        reachable = None if (nonlinear or others) and found.reachable else found.reachable
        return SetVerdict(found.dimensions, found.freedom, found.rank, reachable, remark, self._integrals(found))

    def _integrals(self, found: Growth) -> tuple[SetIntegral, ...]:
        """What the rows keep constant: as many functions as directions are left when all brackets are formed."""
        count = found.freedom - found.dimensions[-1] if found.complete else 0
        if not count or self.symbols is None:
            return ()
        rows = independent(self.all.graph, self.linear, self.places)
        return tuple(set_integrals(self.symbols, rows, self.integrability, found.held, count, self.all.thorough))

    def _integrable(self, verdict: Verdict, rows: Sequence[VelocityRow]) -> Verdict:
        found = [self.integrability[_key(row)] for row in rows if row.order == 1]
        semiholonomic = all(f.integrable for f in found)
        words = list(dict.fromkeys(f.words for f in found))
        if not semiholonomic and any(f.integrable for f in found):
            words = [f"{sum(f.integrable for f in found)} of {len(found)} rows integrable", *words]
        return replace(
            verdict,
            coefficients=self._coefficients([row for row in rows if row.order == 1]),
            coordinates=self.all.model.kinematics.coordinates,
            kind="semiholonomic" if semiholonomic else verdict.kind,
            integrability="; ".join(words),
            potential=_one_or_all([f.potential for f in found]),
            integrating_factor=_one_or_all([f.factor for f in found]),
            method=PROVED if all(f.proved for f in found) and self._are_linear(rows) else NUMERICAL,
            certificates=tuple(f.proof for f in found if f.proof is not None),
        )

    def _coefficients(self, rows: Sequence[VelocityRow]) -> sm.ImmutableMatrix | None:
        """A and B of rows sum_j A_j q'_j + B in the model's own symbols."""
        symbols = self.symbols
        if symbols is None:
            return None
        by_key = {_key(row): row for row in symbols.rows}
        return sm.ImmutableMatrix([[symbols.own(c) for c in symbols.form(by_key[_key(row)])] for row in rows])

    def _nonlinear(self, verdict: Verdict, rows: Sequence[VelocityRow]) -> Verdict:
        names = [_key(row) for row in self.linear]
        found: list[Nonlinearity] = []
        for row in rows:
            count = signature(self.all.graph, row, self.linear, self.places)
            shape = partial(self._shape, row)
            found.append(nonlinearity(self.symbols, _key(row), names, count, shape))
        branches = [b for f in found for b in f.branches]
        numbers = tuple(row.number for row, f in zip(rows, found, strict=True) for _ in f.branches)
        symbols = self.symbols
        own = tuple(symbols.own(b) for b in branches) if symbols is not None else ()
        return replace(
            verdict,
            contrived=bool(found) and all(f.reducible for f in found),
            branches=own,
            branch_rows=numbers if own else (),
            nonlinearity="; ".join(dict.fromkeys(f.reason for f in found if f.reason)),
            method=PROVED if all(f.proved for f in found) else NUMERICAL,
            certificates=tuple(f.proof for f in found if f.proof is not None),
        )

    def _shape(self, row: VelocityRow, factor: sm.Expr | None) -> ZeroSetShape:
        """What the zeros of a row, or of a factor of it, look like."""
        graph, symbols = self.all.graph, self.symbols
        if factor is not None and symbols is not None:
            row = replace(row, velocity=graph.mechanics.lower(symbols.own(factor)))
        return shape_of_zeros(graph, row, self.linear, self.places)

    def _are_linear(self, rows: Sequence[VelocityRow]) -> bool:
        """Whether rows are linear in velocity by proof: their derivatives by speeds hold no speeds, in normal form."""
        if self.symbols is None:
            return False
        u, keys = list(self.symbols.mechanics.u), set(map(_key, rows))
        holding = [e for row in self.symbols.rows if _key(row) in keys for e in row.B if e.has(*u)]
        slopes = [exact(e.diff(v)) for e in holding for v in u]
        decided = exact_zero(slopes, self.symbols.positions, self.symbols.unit)
        return all(decided.vanishes(e) for e in slopes)


def constraint_set(model: Model | Mechanism) -> _Set:
    """The constraints of a model that are equations in positions or velocities, to be looked at together."""
    snapshot = without_memory(model.snapshot() if isinstance(model, Model) else model)
    equations = equations_of(snapshot)
    return _Set(_LoweredRows(snapshot, equations), equations)


def _key(row: VelocityRow) -> Key:
    return row.name, row.number


def _one_or_all(values: Sequence[sm.Expr | None]) -> sm.Expr | tuple[sm.Expr | None, ...] | None:
    """The value of a single row, a tuple for several, None where there is none at all."""
    if all(v is None for v in values):
        return None
    return values[0] if len(values) == 1 else tuple(values)


__all__ = ["Classification", "SetVerdict", "Verdict", "classify"]
