"""First integrals: found by linear algebra on random states, then proved in exact algebra or marked as seen only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import numpy as np
import sympy as sm
from sympy.core.function import AppliedUndef

from appell.algebra.decimals import exact
from appell.algebra.normal_form import TooLong
from appell.algebra.written import shortest
from appell.analysis.integrals.certificates import integral_certificate
from appell.analysis.integrals.energy import THEOREM, keeps_its_energy
from appell.analysis.integrals.flow import Flow, NotProved, exact_flow
from appell.analysis.integrals.formula import formula
from appell.analysis.integrals.gauge import GaugeMomenta, gauge_momenta
from appell.analysis.integrals.generators import Generator, coordinate_functions, generators, ground_spins, numbers
from appell.analysis.integrals.given import equations_of, require_plain, values_of
from appell.analysis.integrals.motions import SampledMotions, motions
from appell.analysis.integrals.nested_roots import roots_of, with_signs
from appell.analysis.integrals.rates import FlowRates
from appell.analysis.integrals.result import FirstIntegral, FirstIntegrals
from appell.analysis.integrals.search import ABSENT, NullVector, Terms, count_terms, families, search
from appell.analysis.proofs.zero import note_of_decimals
from appell.analysis.types import Values
from appell.constraints.expression import expression_of
from appell.equations import Equations
from appell.equations.forms import mechanics_to_read
from appell.errors import ModelError
from appell.model import Mechanism, Model
from appell.numbers import EXACT, ZERO


def first_integrals(
    model: Model | Mechanism | Equations,
    degree: int = 2,
    *,
    coordinate_degree: int | None = None,
    functions: Sequence[sm.Expr] = (),
    velocities: Sequence[sm.Expr] = (),
    parameters: Values | None = None,
) -> FirstIntegrals:
    """What is constant along every motion of a model.

    >>> import appell as ap
    >>> print(ap.first_integrals(ap.catalogue.nonholonomic_particle(), degree=1))
    nonholonomic particle: first integrals up to degree 1 in velocity
      energy (proved): m*(u1^2*(y^2 + 1) + u2^2)/2
      linear 1 (proved): -u1 + u2*z - u3*y
      linear 2 (proved): u2
      linear 3 (proved): u1*sqrt(y^2 + 1)
      coefficients: polynomials of degree 2 in x, y, z, sqrt(y^2 + 1) or its inverse (44 terms)

    The energy comes first, then integrals that are polynomials in the velocities with coefficients made of functions
    of the coordinates: momenta of ignorable coordinates, momenta along symmetries that respect the constraints
    (nonholonomic Noether), gauge momenta, Jellett's and Routh's. They are the null vectors of the rates of all terms at
    random states on the constraints; each is then written with the parameters as symbols and proved in exact algebra
    (its rate has the normal form zero) or marked as seen only. That none was found says that there is none of this
    kind, as far as numbers tell.

    Parameters
    ----------
    model
        A model, or its equations by a principle (Kane's by default).
    degree
        The degree in velocity up to which is looked, 0 to 4.
    coordinate_degree
        The degree in functions of the coordinates: 2, or 1 where that would be too many terms.
    functions
        The functions of the coordinates to take in place of those found: expressions in the model's coordinates. A root
        among them may stand with the power -1 too.
    velocities
        The velocities to take in place of the speeds and the angular velocities of bodies in the axes of the ground.
    parameters
        Values of parameters for which alone to look; the others are any.

    Returns
    -------
    FirstIntegrals
        The integrals, which print as a list.

    Raises
    ------
    ModelError
        The ansatz has too many terms, or a parameter is not one.
    NotApplicable
        The motion is no flow of coordinates and speeds (inputs, contacts that open, memories).

    References
    ----------
    Bloch, Krishnaprasad, Marsden and Murray 1996 (nonholonomic Noether); Fasso, Ramos and Sansonetto 2007 (gauge
    momenta).
    """
    equations = equations_of(model)
    asked: list[tuple[str, object, int]] = [("degree", degree, 4)]
    asked += [] if coordinate_degree is None else [("coordinate_degree", coordinate_degree, 6)]
    for name, value, most in asked:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            raise ModelError(f"{name} is {value!r}: give a whole number from 0 to {most}.")
    require_plain(equations)
    values = values_of(equations, parameters)
    search_space = _IntegralSearch(equations, degree, coordinate_degree, functions, velocities, values)
    integrals = search_space.found()
    own = search_space.own
    return FirstIntegrals(
        equations.mechanism.name,
        tuple(integrals),
        degree,
        search_space.coordinate_degree,
        tuple(g.expression.xreplace(own) for g in search_space.generators if g.kind != "velocity"),
        sum(len(terms.exponents) for terms in search_space.families),
        search_space.unclear,
        search_space.note,
        () if search_space.flow is None or degree < 1 else _not_found(gauge_momenta(search_space.flow), integrals),
    )


def _not_found(momenta: Sequence[GaugeMomenta], found: Sequence[FirstIntegral]) -> tuple[GaugeMomenta, ...]:
    """Momenta of which not as many are among the integrals in closed form, in the same speeds."""
    linear = [f.expression for f in found if f.degree == 1]
    return tuple(
        g
        for g in momenta
        if len([e for e in linear if (e.atoms(AppliedUndef) - {g.variable}) <= set(g.speeds)]) < len(g.speeds)
    )


class _IntegralSearch:
    """The stages: numbers, generators, terms, the energy, candidates, proofs."""

    def __init__(
        self,
        equations: Equations,
        degree: int,
        coordinate_degree: int | None,
        functions: Sequence[sm.Expr],
        velocities: Sequence[sm.Expr],
        given: Mapping[str, float],
    ) -> None:
        self.equations, self.degree, self.given = equations, degree, given
        # q' = G u solved as it is written has thousands of operations where angles and spins are not the speeds' own
        self.m, self.own = mechanics_to_read(equations, shortens=True)
        self.flow, self.why = _flow(equations)
        small = motions(equations, 60, given)
        base, roots = self._functions(functions, (True,) * len(small.moving))
        back = {value: key for key, value in self.own.items()}
        first = [] if self.flow is None else [back[w] for w in self.flow.form.speeds if w in back]
        letters = [self._lowered("velocities", e) for e in velocities] or [*first, *ground_spins(self.m), *self.m.u]
        probe = generators(self.m, small, base, roots, letters)
        if not functions and coordinate_degree is None and count_terms(probe, degree, 2) > EXACT.ansatz // 2:
            # coordinates that nothing depends on are left out where the ansatz is large
            base, roots = self._functions(functions, small.moving)
            probe = generators(self.m, small, base, roots, letters)
        self.coordinate_degree = self._affordable(probe, coordinate_degree)
        count = count_terms(probe, degree, self.coordinate_degree)
        self.motions: SampledMotions = motions(equations, int(1.15 * count) + 40, given)
        kept = {g.expression for g in probe}
        self.generators = generators(
            self.m, self.motions, *([e for e in some if e in kept] for some in (base, roots, letters))
        )
        self.unclear = 0
        blocks = None if self.flow is None else self.flow.form.blocks
        self.note = "" if blocks is None else note_of_decimals([*blocks.M, *blocks.F])
        self.families: list[Terms] = list(families(self.generators, degree, self.coordinate_degree))

    def _functions(self, given: Sequence[sm.Expr], moving: Sequence[bool]) -> tuple[list[sm.Expr], list[sm.Expr]]:
        """Functions of the coordinates, and roots."""
        plain = {value: key for key, value in self.own.items()}
        if given:
            lowered = [self._lowered("functions", e) for e in given]
            is_root = [e.is_Pow and e.exp.is_Rational and not e.exp.is_Integer for e in lowered]
            return [e for e, r in zip(lowered, is_root, strict=True) if not r], [
                e for e, r in zip(lowered, is_root, strict=True) if r
            ]
        base = coordinate_functions(self.m, moving)
        roots = [] if self.flow is None else roots_of(self.flow)
        known = {*self.m.q, *self.m.p, self.m.t[0, 0]}
        return base, [e for e in (r.xreplace(plain) for r in roots) if e.free_symbols <= known]

    def _lowered(self, what: str, given: sm.Expr) -> sm.Expr:
        """An expression that a person gave, in plain symbols."""
        e = expression_of(what, given)
        plain = e.xreplace({value: key for key, value in self.own.items()})
        known = {*self.m.q, *self.m.p, self.m.t[0, 0], *(self.m.u if what == "velocities" else ())}
        strangers = plain.atoms(AppliedUndef, sm.Derivative) | (plain.free_symbols - known)
        if strangers:
            names = ", ".join(sorted(formula(x) for x in strangers))
            raise ModelError(f"{what}= holds {names}: give expressions in the model's coordinates and parameters.")
        return plain

    def _affordable(self, probe: Sequence[Generator], wanted: int | None) -> int:
        for c in (2, 1, 0) if wanted is None else (wanted,):
            size = count_terms(probe, self.degree, c)
            if size <= EXACT.ansatz:
                return c
        raise ModelError(
            f"the ansatz of degree {self.degree} in velocity and {c} in functions of the coordinates has {size} terms, "
            f"more than {EXACT.ansatz}: lower a degree, or give fewer functions=."
        )

    def found(self) -> list[FirstIntegral]:
        made: list[FirstIntegral] = []
        known: list[tuple[np.ndarray, int]] = []
        for name, e, degree in self._named():
            made.append(self._with_proof(name, e, degree))
            known.append((numbers(self.m, self.motions, [sm.sympify(e)])[0][:, 0], degree))
        count: Counter[int] = Counter()
        for terms in self.families:
            here = []
            for c in (c for candidates in search(terms, self.degree, known) for c in candidates):
                here.append((terms.value[:, c.support] @ c.coefficients, c.degree))
                written = self._written(terms, c, f"{_WORDS[c.degree]} {count[c.degree] + 1}")
                if written.proved or len(c.support) <= EXACT.factored:
                    count[c.degree] += 1
                    made.append(written)
                else:
                    self.unclear += 1
            known += here
        return sorted(made, key=lambda i: i.degree if i.name[-1].isdigit() else -1)

    def _named(self) -> list[tuple[str, sm.Expr, int]]:
        """The energy, or what takes its place where the motion is prescribed, if it is constant at the states."""
        m = self.m
        kinetic, potential = m.given_energies
        T, V = m.kinetic_energy + kinetic, m.potential_energy + potential
        if self._is_kept(T + V):
            return [("energy", T + V, 2)]
        jacobi = sm.Add(*[u * m.motion_energy.diff(u) for u in m.u]) - m.motion_energy + m.potential_energy
        return [("Jacobi's integral", jacobi, 2)] if self._is_kept(jacobi) else []

    def _is_kept(self, e: sm.Expr) -> bool:
        terms = [sm.sympify(e)]
        value, rate = numbers(self.m, self.motions, terms)
        size = np.abs(value).max() + 1.0
        return bool(np.abs(rate).max() < ZERO.rates * size)

    def _with_proof(self, name: str, e: sm.Expr, degree: int) -> FirstIntegral:
        """A known expression with the exact verdict."""
        own = exact(sm.sympify(e).xreplace(self.own))
        if self.flow is None:
            return self._by_theorem(name, own, degree, self.why)
        on_rows = shortest([self.flow.on_constraints(own)], self.flow.unit)[0]
        short = shortest([own], self.flow.unit)[0] if self.flow.form.former_speeds else on_rows
        try:
            rates = FlowRates(self.flow, [on_rows])
            proved = rates.is_energy_constant()
        except (NotProved, TooLong) as error:
            return self._by_theorem(name, short, degree, str(error))
        if not proved:
            return FirstIntegral(name, short, degree, False, "its rate is not zero in exact algebra")
        certificate = integral_certificate(
            self.equations.mechanism.name, self.flow, name, on_rows, {}, is_energy=rates.is_quadratic_in_momenta()
        )
        return FirstIntegral(name, short, degree, True, certificate=certificate)

    def _by_theorem(self, name: str, e: sm.Expr, degree: int, why: str) -> FirstIntegral:
        """The energy where the equations are too long."""
        if name == "energy" and keeps_its_energy(self.m):
            return FirstIntegral(name, e, degree, True, THEOREM)
        return FirstIntegral(name, e, degree, False, why)

    def _written(self, terms: Terms, c: NullVector, name: str) -> FirstIntegral:
        """A null vector with the parameters as symbols, and proved; as numbers, and seen only, where that fails."""
        why = self.why
        if self.flow is not None and len(c.support) <= EXACT.factored:
            try:
                e = self._exact(terms, c)
                if e is not None:
                    model, fixed = self.equations.mechanism.name, self._fixed()
                    certificate = integral_certificate(model, self.flow, name, e, fixed)
                    return FirstIntegral(name, e, c.degree, True, self._for(), certificate)
                why = "no coefficients were found that are rational in the parameters"
            except (NotProved, TooLong) as error:
                why = str(error)
        elif self.flow is not None:
            why = f"it has {len(c.support)} terms"
        numbers = zip(c.support, c.coefficients, strict=True)
        e = sm.Add(*[_number(x) * terms.expression(i).xreplace(self.own) for i, x in numbers])
        return FirstIntegral(name, e, c.degree, False, f"{why}; {self._at()}")

    def _exact(self, terms: Terms, c: NullVector) -> sm.Expr | None:
        assert self.flow is not None
        flow = self.flow
        functions = [exact(terms.expression(i).xreplace(self.own)) for i in c.support]
        fixed = self._fixed()
        rates = FlowRates(flow, functions, fixed)
        drawn = {
            p.symbol: sm.Rational(str(x))
            for p, x in zip(self.equations.mechanism.parameters, self.motions.p, strict=True)
        }
        coefficients = rates.null_vector(drawn)
        if coefficients is None:
            return None
        total = sm.Add(*[a * f for a, f in zip(coefficients, functions, strict=True)])
        # proved from the expression itself, whatever the way to it
        if not FlowRates(flow, [total], fixed).is_constant():
            return None
        return shortest([total], flow.unit)[0]

    def _fixed(self) -> dict[sm.Symbol, sm.Expr]:
        return {
            p.symbol: exact(self.given[p.name]) for p in self.equations.mechanism.parameters if p.name in self.given
        }

    def _for(self) -> str:
        """The values of parameters for which alone was looked."""
        return "for " + ", ".join(f"{name} = {x:g}" for name, x in self.given.items()) if self.given else ""

    def _at(self) -> str:
        pairs = zip(self.equations.mechanism.parameters, self.motions.p, strict=True)
        return "seen at " + (", ".join(f"{p.name} = {x:g}" for p, x in pairs) or "random states")


_WORDS = {0: "configuration", 1: "linear", 2: "quadratic", 3: "cubic", 4: "quartic"}


def _flow(equations: Equations) -> tuple[Flow | None, str]:
    try:
        return with_signs(exact_flow(equations)), ""
    except NotProved as error:
        return None, str(error)


def _number(x: float) -> sm.Expr:
    """A number as a fraction where it is one with a small denominator, else with eight digits."""
    near = sm.nsimplify(x, rational=True, tolerance=ZERO.expressions)
    return near if near.q < 1000 and abs(float(near) - x) < ABSENT * 1e-2 else sm.Float(x, 8)
