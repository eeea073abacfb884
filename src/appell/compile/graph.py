"""The graph to be run: CasADi functions and the sizes of their blocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING

import casadi as ca

from appell.errors import CompileError

if TYPE_CHECKING:
    from appell.compile.recursion import Recursion
    from appell.compile.sparse_graph import SparseSolve


class LawOf(IntEnum):
    """What the non-ideal part C of reactions depends on, beside state and time; kept equal to native.h by a test."""

    NOTHING = 0
    STATE = 1
    IDEAL_REACTION = 2
    ACTUAL_REACTION = 3


@dataclass(frozen=True)
class Graph:
    """What is to be run: CasADi functions of (t, x, p, extra), and the sizes of their blocks.

    Every function is an SX function with one dense column as output, matrices stacked by columns; x = (q, u, s).
    ``independent`` is the number of columns of N in a minimal form (None: all reactions in evidence), ``embedded`` says
    of each row whether N accounts for it (by default all of them in a minimal form).

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
    `tree_rows`  -           A, gamma (of a recursion; its `position` has no G, and it has no `metric`)
    `loads`      -           generalised forces that depend on more than one link (of a recursion)
    `landing`    two errors  the Newton step onto the constraints and both errors along them: see landing.py
    `arrival`    -           `regular`, and behind it c_n, c_p, c_v: the end of a step
    ============ =========== ==============================================================================

    ``redundant``: rows that repeat others identically (mechanics/redundant_rows.py). The solve and the way back that
    are written out leave them out; the multipliers of `regular` are of least norm all the same.

    ``law`` says what C depends on; where there is one, or where actuators keep rows (``actuated``), the multipliers
    lam0 of ideal reactions follow (udot, lam) wherever those are taken.

    ``recursion``: how the accelerations of a tree are found link by link; then there is no `dynamics`, the outputs are
    evaluated by CasADi, and ``written_out`` makes the same graph with M and F for what needs them.
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
    independent: int | None
    quadratures: int
    functions: Mapping[str, ca.Function]
    embedded: tuple[bool, ...] = ()
    has_regular: bool = False
    symmetric: bool = True
    operations: int = 0
    needs_inverse: bool = False
    law: LawOf = LawOf.NOTHING
    actuated: bool = False
    inputs: int = 0
    sparse: SparseSolve | None = None
    recursion: Recursion | None = field(default=None, repr=False)
    written_out: Callable[[], Graph] | None = field(default=None, repr=False, compare=False)
    has_landing: bool = False
    redundant: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "quadratures", int(self.quadratures))
        if not self.embedded:
            object.__setattr__(self, "embedded", (self.is_minimal,) * self.rows)

    @property
    def states(self) -> int:
        """Number of entries of x = (q, u, s)."""
        return self.coordinates + self.speeds + self.auxiliaries

    @property
    def rows_curve(self) -> bool:
        """Whether a direction that is kept free of errors, by rows or norms, changes with the state or with time."""
        for name, rows, columns in (
            ("position", self.position_rows, self.speeds),
            ("velocity", self.velocity_rows, self.speeds),
            ("norms", self.norm_rows, self.coordinates),
        ):
            if rows and name in self.functions:
                moving = [i for k in (0, 1) for i in self.functions[name].jac_sparsity(0, k).row()]
                if any(rows <= i < rows + rows * columns for i in moving):
                    return True
        return False

    @property
    def is_minimal(self) -> bool:
        """Whether the principle blocks M and F of the independent speeds only."""
        return self.independent is not None

    @property
    def is_recursive(self) -> bool:
        """Whether accelerations are found link by link."""
        return self.recursion is not None

    @property
    def in_full(self) -> Graph:
        """The graph with M and F: itself, where it has them."""
        return self if self.written_out is None else self.written_out()

    @property
    def has_ideal(self) -> bool:
        """Whether the multipliers of ideal reactions are told apart from the actual ones."""
        return self.law > LawOf.NOTHING or self.actuated

    @property
    def multipliers(self) -> int:
        """Entries of (lam, lam0)."""
        return 2 * self.rows if self.has_ideal else self.rows

    @property
    def loads(self) -> int:
        """Generalised forces that the links of a recursion do not find by themselves."""
        return 0 if self.recursion is None or self.recursion.loads is None else self.recursion.loads.numel()

    def shapes(self) -> dict[str, tuple[int, int]]:
        """Entries of `extra` and of the output of every function this graph must have."""
        nq, n, m, c = self.coordinates, self.speeds, self.rows, self.independent or 0
        reaction, mp, mv, mn = n + self.multipliers, self.position_rows, self.velocity_rows, self.norm_rows
        drives = m * n if self.actuated else 0
        needed = {
            "dynamics": (not self.is_recursive, 0, nq + n * n + n + 2 * m * n + m + drives),
            "law_of": (self.law > LawOf.NOTHING, 2 * m, n + n * m),
            "regular": (self.has_regular, 0, nq + n + m + 2 + m),
            "rows": (self.is_minimal, 0, nq + m * n + m + drives),
            "minimal": (self.is_minimal, n * c + n + (n * m if self.needs_inverse else 0), c * c + c),
            "auxiliary": (self.auxiliaries > 0, reaction, self.auxiliaries),
            "position": (mp > 0, 0, mp + mp * n + (0 if self.is_recursive else nq * n)),
            "velocity": (mv > 0, 0, mv + mv * n),
            "metric": (mp + mv > 0 and not self.is_recursive, 0, n * n),
            "tree_rows": (self.is_recursive and m > 0, 0, m * n + m),
            "norms": (mn > 0, 0, mn + mn * nq),
            "power": (self.quadratures > 0, reaction, self.quadratures),
            "outputs": (self.outputs > 0 and not self.is_recursive, reaction, self.outputs),
            "events": (self.events > 0, reaction, self.events),
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
                raise CompileError(f"the graph has no function {name!r}")
            expected = (1, self.states, self.parameters, extra)
            found = tuple(function.numel_in(k) for k in range(function.n_in()))
            if found != expected or function.n_out() != 1 or function.numel_out(0) != out:
                raise CompileError(
                    f"function {name!r} of the graph has inputs of {found} and an output of "
                    f"{function.numel_out(0)} entries; its sizes ask for {expected} and {out}"
                )
