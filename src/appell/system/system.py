"""What is run, as data: the blocks as CasADi functions, typed rows, and where everything stands in x, p and y."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

import casadi as ca

from appell.errors import CompileError
from appell.system.links import Recursion
from appell.system.rows import ConstraintRow
from appell.system.sparse import SparseSolve

# ---- The resets of a system: guards at which the state jumps and constraints are switched


@dataclass(frozen=True)
class SystemReset:
    """One reset; its guard and its map x+ = r(t, x-) are entries of the function `resets`.

    ``direction``: -1 where the guard falls through zero, 1 where it rises, 0 for both; ``unit``: that of the guard,
    where it follows from the model. ``impact``, ``on`` and ``off``: names of constraints.
    """

    name: str
    direction: int
    unit: str = ""
    impact: tuple[str, ...] = ()
    on: tuple[str, ...] = ()
    off: tuple[str, ...] = ()


# ---- How many of everything a system has


@dataclass(frozen=True)
class SystemSizes:
    """Numbers of entries of the states x, the parameters p, the outputs y, and of the blocks.

    ``parameters`` counts the inputs with their derivatives, ``inputs`` the inputs alone. ``independent`` is the number
    of columns of N in a minimal form (None: all reactions in evidence). ``quadratures``: integrals along the motion.
    """

    coordinates: int
    speeds: int
    auxiliaries: int
    rows: int
    position_rows: int
    velocity_rows: int
    norm_rows: int
    parameters: int
    outputs: int
    events: int
    independent: int | None = None
    quadratures: int = 0
    inputs: int = 0

    @property
    def states(self) -> int:
        """Entries of x = (q, u, s)."""
        return self.coordinates + self.speeds + self.auxiliaries


Key = tuple[str, ...]
"""Names of one output: its kind first, then what it belongs to."""


class LawOf(IntEnum):
    """What the non-ideal part C of reactions depends on, next to state and time; equal to native.h by a test."""

    NOTHING = 0
    STATE = 1
    IDEAL_REACTION = 2
    ACTUAL_REACTION = 3


@dataclass(frozen=True)
class HigherOrder:
    """What the start of a system of higher order must satisfy: rows of its states, their names, and values given."""

    rows: ca.Function
    speeds: ca.Function
    names: tuple[str, ...]
    given: Mapping[str, float]


@dataclass(frozen=True)
class System:
    """The equations that are run: CasADi functions of (t, x, p, extra), their sizes, rows, layout and names.

    Every function is an SX function with one dense column as output, matrices stacked by columns. x = (q, u, s) has the
    names ``states``; p has the ``parameters``, then the inputs, each with its derivatives by time, of which the
    ``input_orders`` first are read. ``outputs`` says where each output stands in y; vectors are in components of the
    inertial frame.

    ============ =========== ==============================================================================
    name         extra       output
    ============ =========== ==============================================================================
    `dynamics`   -           qdot, M, F, A, gamma, B:  M udot = F + C + B lam,  A udot = -gamma; and where actuators
                             keep rows the B of ideal reactions
    `law_of`     lam0, lam   C and dC/dlam, of the ideal and the actual multipliers
    `regular`    -           qdot, udot, lam, smallest pivot ratios of M and of A M^-1 B, diagonal of the latter
    `rows`       -           qdot, A, gamma (minimal blocks), and B where actuators keep rows
    `minimal`    N, n0, (R)  M_w, F_w:  udot = N w + n0,  M_w w = F_w (minimal blocks); A R = 1 where it is needed
    `auxiliary`  udot, lam   sdot
    `position`   -           c_p, J_p = dc_p/dq G, G:  qdot = G u + g
    `velocity`   -           c_v, J_v = dc_v/du
    `metric`     -           the metric of projection, n x n
    `norms`      -           c_n, dc_n/dq
    `sparse_`... -           of `dynamics` (without B), `position`, `velocity`, `metric` and `norms` the entries that
                             are not zero, of M and the metric those of the lower triangle; where ``sparse`` has plans
    `power`      udot, lam   powers to integrate: of all that changes T + V, and of the loads alone where wanted
    `outputs`    udot, lam   y
    `events`     udot, lam   g
    `resets`     -           g, dg/dt, dg/dx of the guards of resets, and x+ = r(t, x) of each reset
    `tree_rows`  -           A, gamma (of a recursion; its `position` has no G, and it has no `metric`)
    `loads`      -           generalised forces that depend on more than one link (of a recursion)
    `landing`    two errors  the Newton step onto the constraints and both errors along them: see landing.py
    `arrival`    -           `regular`, and behind it c_n, c_p, c_v: the end of a step
    ============ =========== ==============================================================================

    ``rows``: the rows of A in their order; ``resets``: the guards at which the state jumps. ``position_names``,
    ``velocity_names`` and ``norm_names``: the constraints that the entries of `position`, `velocity` and `norms` belong
    to. ``redundant``: rows that repeat others identically (mechanics/redundant_rows.py); the solve and the projection
    that are written out leave them out, the multipliers of `regular` are of least norm all the same. ``embedded`` says
    of each row whether N of a minimal form accounts for it (by default all of them).

    ``law`` says what C depends on; where there is one, or where actuators keep rows (``actuated``), the multipliers
    lam0 of ideal reactions follow (udot, lam) wherever those are taken.

    ``recursion``: how the accelerations of a tree are computed link by link; then there is no `dynamics`, and the
    outputs are evaluated by CasADi.

    ``reader`` gives the model's q, u and udot of (t, x, top rates, p) where those are not in the state: the equations
    are of higher order, x are their jets, and ``higher`` what a start of them satisfies. ``contradiction``: what it
    means by the principle that no reaction satisfies the rows, in words. ``recovered``: constraints whose reactions
    are computed from the motion. ``units``: those of coordinates, speeds, parameters and inputs, by name, as far as
    they follow from the model.
    """

    sizes: SystemSizes
    functions: Mapping[str, ca.Function]
    coordinates: tuple[str, ...] = ()
    speeds: tuple[str, ...] = ()
    auxiliary_states: tuple[str, ...] = ()
    parameters: tuple[str, ...] = ()
    input_orders: Mapping[str, int] = field(default_factory=dict)
    rows: tuple[ConstraintRow, ...] = ()
    resets: tuple[SystemReset, ...] = ()
    position_names: tuple[str, ...] = ()
    velocity_names: tuple[str, ...] = ()
    norm_names: tuple[str, ...] = ()
    outputs: Mapping[Key, slice] = field(default_factory=dict)
    recovered: frozenset[str] = frozenset()
    embedded: tuple[bool, ...] = ()
    redundant: tuple[int, ...] = ()
    symmetric: bool = True
    has_regular: bool = False
    has_landing: bool = False
    needs_inverse: bool = False
    law: LawOf = LawOf.NOTHING
    actuated: bool = False
    contradiction: str = ""
    sparse: SparseSolve | None = None
    recursion: Recursion | None = field(default=None, repr=False)
    reader: ca.Function | None = None
    higher: HigherOrder | None = None
    units: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.embedded:
            object.__setattr__(self, "embedded", (self.is_minimal,) * self.sizes.rows)

    @property
    def states(self) -> tuple[str, ...]:
        """The names of x = (q, u, s)."""
        return (*self.coordinates, *self.speeds, *self.auxiliary_states)

    @property
    def rows_curve(self) -> bool:
        """Whether a direction that is kept free of errors, by rows or norms, changes with the state or with time."""
        for name, rows, columns in (
            ("position", self.sizes.position_rows, self.sizes.speeds),
            ("velocity", self.sizes.velocity_rows, self.sizes.speeds),
            ("norms", self.sizes.norm_rows, self.sizes.coordinates),
        ):
            if rows and name in self.functions:
                moving = [i for k in (0, 1) for i in self.functions[name].jac_sparsity(0, k).row()]
                if any(rows <= i < rows + rows * columns for i in moving):
                    return True
        return False

    @property
    def is_minimal(self) -> bool:
        """Whether the principle blocks M and F of the independent speeds only."""
        return self.sizes.independent is not None

    @property
    def is_recursive(self) -> bool:
        """Whether accelerations are found link by link."""
        return self.recursion is not None

    @property
    def has_ideal(self) -> bool:
        """Whether the multipliers of ideal reactions are kept apart from the actual ones."""
        return self.law > LawOf.NOTHING or self.actuated

    @property
    def multipliers(self) -> int:
        """Entries of (lam, lam0)."""
        return 2 * self.sizes.rows if self.has_ideal else self.sizes.rows

    @property
    def loads(self) -> int:
        """Generalised forces that the links of a recursion do not find by themselves."""
        return 0 if self.recursion is None or self.recursion.loads is None else self.recursion.loads.numel()

    def shapes(self) -> dict[str, tuple[int, int]]:
        """Entries of `extra` and of the output of every function this system must have."""
        z = self.sizes
        nq, n, m, c = z.coordinates, z.speeds, z.rows, z.independent or 0
        reaction, mp, mv, mn = n + self.multipliers, z.position_rows, z.velocity_rows, z.norm_rows
        drives = m * n if self.actuated else 0
        needed = {
            "dynamics": (not self.is_recursive, 0, nq + n * n + n + 2 * m * n + m + drives),
            "law_of": (self.law > LawOf.NOTHING, 2 * m, n + n * m),
            "regular": (self.has_regular, 0, nq + n + m + 2 + m),
            "rows": (self.is_minimal, 0, nq + m * n + m + drives),
            "minimal": (self.is_minimal, n * c + n + (n * m if self.needs_inverse else 0), c * c + c),
            "auxiliary": (z.auxiliaries > 0, reaction, z.auxiliaries),
            "position": (mp > 0, 0, mp + mp * n + (0 if self.is_recursive else nq * n)),
            "velocity": (mv > 0, 0, mv + mv * n),
            "metric": (mp + mv > 0 and not self.is_recursive, 0, n * n),
            "tree_rows": (self.is_recursive and m > 0, 0, m * n + m),
            "norms": (mn > 0, 0, mn + mn * nq),
            "power": (z.quadratures > 0, reaction, z.quadratures),
            "outputs": (z.outputs > 0 and not self.is_recursive, reaction, z.outputs),
            "events": (z.events > 0, reaction, z.events),
            "resets": (bool(self.resets), 0, len(self.resets) * (2 + 2 * z.states)),
            "loads": (self.loads > 0, 0, self.loads),
            "landing": (self.has_landing, 2 * (nq + n), 3 * (nq + n) + 2 + m),
            "arrival": (self.has_landing and self.has_regular, 0, nq + n + 2 * m + 2 + mn + mp + mv),
        }
        sparse = {} if self.sparse is None else self.sparse.shapes(nq, n)
        dense = {name: (extra, out) for name, (wanted, extra, out) in needed.items() if wanted}
        return dense | {name: (0, out) for name, out in sparse.items()}

    def check(self) -> None:
        """Raise CompileError where a function is missing or has another shape than the sizes say."""
        for name, (extra, out) in self.shapes().items():
            function = self.functions.get(name)
            if function is None:
                raise CompileError(f"the system has no function {name!r}")
            expected = (1, self.sizes.states, self.sizes.parameters, extra)
            found = tuple(function.numel_in(k) for k in range(function.n_in()))
            if found != expected or function.n_out() != 1 or function.numel_out(0) != out:
                raise CompileError(
                    f"function {name!r} of the system has inputs of {found} and an output of "
                    f"{function.numel_out(0)} entries; its sizes ask for {expected} and {out}"
                )
