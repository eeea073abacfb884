"""The equations as CasADi functions with named arguments, for programs of a person's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import casadi as ca

from appell.compile.explicit import explicit
from appell.equations import Equations
from appell.equations.systems import written_out
from appell.errors import NotApplicable
from appell.model.mechanism import has_modes
from appell.system import STRIDE, ConstraintRow, Key, LawOf, System

ARGUMENTS = ("t", "x", "inputs", "p")
NOTHING_ELSE: Mapping[str, ca.SX] = MappingProxyType({})


@dataclass(frozen=True)
class CasadiSystem:
    """Functions of (t, x, inputs, p), each with the name of its output.

        qdot   = k                       coordinate_rates
        M udot = F + C + B lam           mass_matrix, forcing, nonideal_force, reaction_matrix
        A udot = -gamma                  constraint_matrix, constraint_bias
        sdot   = h + H lam               auxiliary_rates
        0      = c                       invariants

    ``rates`` is xdot with the multipliers solved for, ``reactions`` gives the speed rates and the multipliers. Both are
    smooth expressions that decide nothing: where rows depend on each other they have no value.
    ``nonideal_force`` takes the ideal and the actual multipliers besides, ``auxiliary_rates`` and ``outputs`` the
    speed rates and the multipliers (behind these the ideal ones, where some reaction follows a law or is an
    actuator's); the first two are None where there is nothing of that kind.

    ``states`` are the names of x: ``coordinates``, ``speeds``, ``auxiliary_states``. ``inputs`` names the entries of
    the argument of that name: every input, followed by as many of its derivatives by time as are read.
    ``rows`` are the rows of A, ``invariant_names`` their names in c, ``output_places`` says where each output stands.
    """

    coordinate_rates: ca.Function
    mass_matrix: ca.Function
    forcing: ca.Function
    constraint_matrix: ca.Function
    constraint_bias: ca.Function
    reaction_matrix: ca.Function
    invariants: ca.Function
    outputs: ca.Function
    rates: ca.Function
    reactions: ca.Function
    nonideal_force: ca.Function | None
    auxiliary_rates: ca.Function | None
    states: tuple[str, ...]
    coordinates: tuple[str, ...]
    speeds: tuple[str, ...]
    auxiliary_states: tuple[str, ...]
    inputs: tuple[str, ...]
    parameters: tuple[str, ...]
    rows: tuple[ConstraintRow, ...]
    invariant_names: tuple[str, ...]
    output_places: dict[Key, slice]


def named_functions(equations: Equations) -> CasadiSystem:
    """Returns the functions of equations by any principle; refuses modes and equations of higher order."""
    name = equations.mechanism.name
    if has_modes(equations.mechanism):
        raise NotApplicable(
            f"the motion of '{name}' has modes, and no single set of functions describes it: state the constraints "
            "that hold without inequalities, friction or bounds, and take the functions of that model."
        )
    system = equations.system
    if system.higher is not None:
        raise NotApplicable(
            f"the equations of '{name}' by {equations.principle.name} are of higher order, and x is no coordinates and "
            "speeds there: take equations.system, whose states are the jets."
        )
    return functions_of(written_out(equations) if system.is_recursive else system, name)


def functions_of(system: System, name: str) -> CasadiSystem:
    """The functions of a system that is written out; ``name`` is that of the model."""
    return _Writer(system, name).functions()


class _Writer:
    """Symbols of the arguments, and the blocks of the system over them."""

    def __init__(self, system: System, name: str) -> None:
        sizes, self._system, self._name = system.sizes, system, name
        counts = {each: order + 1 for each, order in system.input_orders.items()}
        self._input_names = tuple(each + "'" * k for each, count in counts.items() for k in range(count))
        t, x = ca.SX.sym("t"), ca.SX.sym("x", sizes.states)
        inputs, p = ca.SX.sym("inputs", sum(counts.values())), ca.SX.sym("p", len(system.parameters))
        self._symbols = [t, x, inputs, p]
        reaction = {"speed_rates": sizes.speeds, "multipliers": system.multipliers}
        self._reaction = {name: ca.SX.sym(name, count) for name, count in reaction.items()}
        # a system reads p, then every input with STRIDE entries, then the moment, which is the time
        entries, first = [p], 0
        for count in counts.values():
            entries += [inputs[first : first + count], ca.SX(STRIDE - count, 1)]
            first += count
        self._arguments = [t, x, ca.densify(ca.vertcat(*entries, *([t] if counts else [])))]

    def functions(self) -> CasadiSystem:
        """Every function, with the names."""
        system, g = self._system, self._system.sizes
        nq, n, m = g.coordinates, g.speeds, g.rows
        shapes = {
            "coordinate_rates": (nq, 1), "mass_matrix": (n, n), "forcing": (n, 1), "constraint_matrix": (m, n),
            "constraint_bias": (m, 1), "reaction_matrix": (n, m),
        }  # fmt: skip
        column, blocks, first = self._block("dynamics"), {}, 0
        for name, (rows, columns) in shapes.items():
            part = column[first : first + rows * columns]
            blocks[name] = self._function(name, ca.sparsify(ca.reshape(part, rows, columns)))
            first += rows * columns
        kept = {"norms": g.norm_rows, "position": g.position_rows, "velocity": g.velocity_rows}
        invariants = ca.vertcat(*[self._block(name)[:count] for name, count in kept.items() if count])
        solved = explicit(system, self._name).functions
        reactions = self._call(solved["reactions"], ca.SX(0, 1))
        return CasadiSystem(
            **blocks,
            invariants=self._function("invariants", invariants),
            outputs=self._function("outputs", self._block("outputs", *self._reaction.values()), self._reaction),
            rates=self._function("rates", self._call(solved["rates"], ca.SX(0, 1))[: g.states]),
            reactions=ca.Function(
                "reactions",
                self._symbols,
                [reactions[:n], reactions[n : n + system.multipliers]],
                list(ARGUMENTS),
                list(self._reaction),
            ),
            nonideal_force=self._law(),
            auxiliary_rates=self._auxiliary(),
            states=system.states,
            coordinates=system.coordinates,
            speeds=system.speeds,
            auxiliary_states=system.auxiliary_states,
            inputs=self._input_names,
            parameters=system.parameters,
            rows=system.rows,
            invariant_names=(*system.norm_names, *system.position_names, *system.velocity_names),
            output_places=dict(system.outputs),
        )

    def _law(self) -> ca.Function | None:
        if self._system.law is LawOf.NOTHING:
            return None
        n, m = self._system.sizes.speeds, self._system.sizes.rows
        ideal, actual = ca.SX.sym("ideal_multipliers", m), ca.SX.sym("multipliers", m)
        extra = {"ideal_multipliers": ideal, "multipliers": actual}
        return self._function("nonideal_force", self._block("law_of", ideal, actual)[:n], extra)

    def _auxiliary(self) -> ca.Function | None:
        if not self._system.sizes.auxiliaries:
            return None
        return self._function("auxiliary_rates", self._block("auxiliary", *self._reaction.values()), self._reaction)

    def _block(self, name: str, *extra: ca.SX) -> ca.SX:
        return self._call(self._system.functions[name], ca.vertcat(*extra) if extra else ca.SX(0, 1))

    def _call(self, function: ca.Function, extra: ca.SX) -> ca.SX:
        return function(*self._arguments, extra)

    def _function(self, name: str, value: ca.SX, extra: Mapping[str, ca.SX] = NOTHING_ELSE) -> ca.Function:
        return ca.Function(name, [*self._symbols, *extra.values()], [value], [*ARGUMENTS, *extra], [name])
