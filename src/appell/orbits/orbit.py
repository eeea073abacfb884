"""A periodic motion with its Floquet multipliers.

The multipliers are the eigenvalues of the derivative of the return map on the tangent of the constraints. One is 1
along the motion; where the energy is conserved another one is. Both are taken out before the eigenvalues are computed:
on {y : g . y = 0} / span(f), f the rates and g the gradient of the energy, the matrix is Z^T M Z with Z an orthonormal
basis of the complement of (f, g). A doubled eigenvalue would be good to half of the digits only.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.algebra.rank import null_space
from appell.errors import ModelError, SingularSystem
from appell.model import name_of, suggestion
from appell.model.html import html_table
from appell.model.names import require_one_of
from appell.numbers import ORBIT, RANK, RUN
from appell.orbits.return_map import Return
from appell.simulate.run import Run

if TYPE_CHECKING:
    from appell.orbits.family import OrbitFamily
    from appell.orbits.periodic import Unknowns


@dataclass(frozen=True, eq=False)
class Orbit:
    """A motion that repeats after a period, up to what the coordinates in ``shift`` gain in a turn.

    >>> import appell as ap
    >>> pendulum = ap.Model("pendulum"); q = pendulum.coordinates("q"); t = pendulum.time
    >>> pendulum.lagrangian(q.diff(t) ** 2 / 2 - q**2 / 2)
    >>> orbit = ap.periodic(pendulum.derive(ap.Lagrange()), {"q": 1.0, "qdot": 0.0}, 6.0)
    >>> f"{orbit.period:.9f}", orbit.trivial
    ('6.283185307', ('along the motion', 'energy'))

    Attributes
    ----------
    unknowns, turn
        What was sought, and the last turn with its derivatives.
    residual
        What the turn misses its start by, of what each state sweeps.
    """

    unknowns: Unknowns = field(repr=False)
    turn: Return = field(repr=False)
    residual: float

    @property
    def period(self) -> float:
        """Seconds."""
        return self.turn.period

    @property
    def start(self) -> dict[str, float]:
        """The state at the begin of the turn, by name."""
        return dict(zip(self.unknowns.turn.names, self.turn.start.tolist(), strict=True))

    @property
    def parameters(self) -> dict[str, float]:
        """Their values."""
        return dict(self.turn.sensitivities.run.parameters)

    @cached_property
    def shift(self) -> dict[str, float]:
        """What the coordinates that need not return gain in a turn."""
        names, change = self.unknowns.turn.quantities, self.turn.change
        assert self.unknowns.split is not None
        return {names[i]: float(change[i]) for i in self.unknowns.split.ignorable}

    @cached_property
    def run(self) -> Run:
        """One turn, to draw and to keep."""
        return self.turns(1)

    def turns(self, count: int, samples: int | None = None) -> Run:
        """A run over several turns.

        Parameters
        ----------
        count
            How many.
        samples
            Instants; 257 for each turn by default.
        """
        number = count * (RUN.points - 1) + 1 if samples is None else samples
        times = np.linspace(0.0, count * self.period, number)
        return self.unknowns.turn.run(self.start, count * self.period, times)

    def after(self, event: str) -> tuple[dict[str, float], ...]:
        """The states just after an impact, a reset or another change of mode, each time it occurs in a turn.

        Parameters
        ----------
        event
            Its name, as in ``run.modes`` or of the reset.
        """
        s = self.turn.sensitivities
        reasons = [passage.why for passage in s.instants]
        places = [k for k, why in enumerate(reasons) if event == why or event in why]
        if not places:
            raise ModelError(f"no '{event}' occurs in a turn" + suggestion(event, reasons))
        names = self.unknowns.turn.names
        states = (s.motion.legs[k + 1].states[0] for k in places)
        return tuple(dict(zip(names, x.tolist(), strict=True)) for x in states)

    def value(self, name: str) -> float:
        """The period, a parameter, or a value of the start.

        Parameters
        ----------
        name
            "period", or the name of a parameter, coordinate or speed.
        """
        known = {"period": self.period, **self.parameters, **self.start}
        require_one_of(name, known, f"a periodic motion has no '{name}'")
        return known[name]

    # ---- stability ---------------------------------------------------------------------------------------------------

    @cached_property
    def _reduced(self) -> tuple[np.ndarray, np.ndarray]:
        """dy(T)/dy of the quantities y that return, and the derivative of all quantities by them."""
        split, motion = self.unknowns.split, self.turn.linear(self.turn.end)
        assert split is not None
        A = motion.matrix(split.independent)
        if A is None:
            names = ", ".join(self.unknowns.turn.quantities[i] for i in split.independent)
            raise SingularSystem(f"{names} do not determine the other states at the start of this motion.")
        own = [k for k, i in enumerate(split.independent) if i not in split.ignorable]
        whole = motion.null @ np.linalg.inv(motion.null[list(split.independent)])
        return A[np.ix_(own, own)] + np.eye(len(own)), whole[:, own]

    @cached_property
    def _without_trivial(self) -> tuple[np.ndarray, tuple[str, ...]]:
        """The return map without the directions in which it is known to be one, and what they are."""
        (M, whole), r = self._reduced, self.turn
        f = (r.begin.rates / r.sizes)[self.unknowns.returning]
        if self.unknowns.turn.is_driven or not np.linalg.norm(f) > 0:
            return M, ()
        taken, names = [f / np.linalg.norm(f)], ["along the motion"]
        gradient = self._energy_gradient()
        g = gradient @ whole[: r.states]
        if np.linalg.norm(g) > RANK.inexact * np.linalg.norm(gradient):
            taken.append(g / np.linalg.norm(g))
            names.append("energy")
        Z = null_space(np.array(taken))
        return Z.T @ M @ Z, tuple(names)

    def _energy_gradient(self) -> np.ndarray:
        """dE/dx0 in what each state sweeps, where a turn keeps the energy; else zero."""
        s, r = self.turn.sensitivities, self.turn
        n, run = r.states, r.sensitivities.run
        total = run["kinetic energy"] + run["potential energy"]
        changes = np.ptp(total) > RANK.inexact * np.abs(run["kinetic energy"]).max()
        if s.instants or changes:
            return np.zeros(n)
        begin, end = ((s["kinetic energy"] + s["potential energy"])[k, :n] * r.sizes[:n] for k in (0, -1))
        kept = np.abs(end - begin).max(initial=0.0) <= RANK.inexact * np.abs(begin).max(initial=0.0)
        return np.asarray(begin) if kept else np.zeros(n)

    @cached_property
    def multipliers(self) -> np.ndarray:
        """Floquet multipliers, the largest first; without those in ``trivial``, which are 1."""
        found = np.linalg.eigvals(self._without_trivial[0])
        return np.asarray(found[np.lexsort((-found.imag, -np.abs(found)))])

    @property
    def trivial(self) -> tuple[str, ...]:
        """The directions whose multiplier is 1 by nature: along the motion, and to another energy."""
        return self._without_trivial[1]

    def direction(self, multiplier: complex) -> np.ndarray:
        """The disturbance that a turn multiplies by a real multiplier, of what each state sweeps.

        Parameters
        ----------
        multiplier
            One of ``multipliers``.
        """
        M, dxdy = self._reduced
        values, vectors = np.linalg.eig(M)
        whole = dxdy[: self.turn.states] @ vectors[:, int(np.abs(values - multiplier).argmin())].real
        return np.asarray(whole / np.linalg.norm(whole))

    @property
    def stable(self) -> bool:
        """Whether no disturbance grows: no multiplier is outside of the unit circle."""
        return bool((np.abs(self.multipliers) <= 1 + ORBIT.neutral).all())

    # ---- families ----------------------------------------------------------------------------------------------------

    def family(self, parameter: Any, to: float, *, points: int = 21) -> OrbitFamily:
        """The periodic motions over a parameter, followed around folds; ``"period"`` follows them by their period.

        Parameters
        ----------
        parameter
            A parameter of the model, or "period" where motions of all energies are periodic.
        to
            The value at which the family ends.
        points
            How many motions a straight family has; one that turns has more.
        """
        from appell.orbits.family import follow

        return follow(self, name_of(parameter), float(to), points)

    # ---- text --------------------------------------------------------------------------------------------------------

    def _lines(self) -> list[str]:
        shifted = {name: value for name, value in self.shift.items() if abs(value) > 10 * RUN.reference}
        lines = [f"period {self.period:.12g}, closed to {self.residual:.1e}"]
        if shifted:
            lines.append("in a turn " + ", ".join(f"{name} gains {value:.6g}" for name, value in shifted.items()))
        # Numbers without an imaginary part that is zero
        lines.append(
            "multipliers "
            + (", ".join(f"{m:.6g}" for m in [v.real if v.imag == 0 else v for v in self.multipliers]) or "none")
        )
        if self.trivial:
            lines.append("and 1 " + ", ".join(self.trivial))
        return lines

    def __str__(self) -> str:
        name = self.unknowns.turn.equations.mechanism.name
        return "\n  ".join([f"{name}: a {'stable' if self.stable else 'unstable'} periodic motion", *self._lines()])

    def _repr_html_(self) -> str:
        name = self.unknowns.turn.equations.mechanism.name
        title = f"{name}: a {'stable' if self.stable else 'unstable'} periodic motion"
        rows = [(state, f"{value:.12g}") for state, value in self.start.items()]
        return html_table(("start", "value"), rows, title, self._lines())
