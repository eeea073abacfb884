"""Hamilton-Lusternik's reactions in three levels: workless on all curves, on all motions, or neither."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from appell.analysis.adiabatic.exact import proved_dynamic, proved_kinematic
from appell.analysis.adiabatic.numbers import Sample, sampled
from appell.analysis.tables import paragraph
from appell.constraints import explicit_time
from appell.errors import ModelError, NotApplicable
from appell.model import Mechanism, Model, name_of
from appell.model.html import html_table
from appell.numbers import DRAW, ZERO

KINEMATIC, DYNAMIC, NEITHER = "kinematic", "dynamic", "neither"


@dataclass(frozen=True)
class Adiabatic:
    """Whether the reactions of Hamilton-Lusternik do work, for the constraints of a model together.

    >>> import appell as ap
    >>> ap.adiabatic(ap.catalogue.vertical_disc()).level
    'kinematic'

    Attributes
    ----------
    model
        Its name.
    level
        "kinematic": D F_a = v . dF_a/dv vanishes on the constraints, and the reactions do no work on any curve;
        "dynamic": they do none on any motion, though D F_a does not vanish; "neither".
    proved
        Whether the level follows from exact algebra; else from numbers at random states. "Neither" is always shown by a
        state at which the reactions work.
    works_without_multipliers
        Whether the reactions work even where mu is zero: then the constraints that fix the size of velocities are not
        kept by the motion under the others alone, which is necessary for the dynamic level (docs/theory/adiabatic.md).
    states
        How many random states were looked at.
    witness
        For "neither" a state (coordinates, speeds, multipliers by name) at which the reactions work.
    """

    model: str
    level: str
    proved: bool
    works_without_multipliers: bool
    states: int
    witness: Mapping[str, float]

    def __str__(self) -> str:
        words = {
            KINEMATIC: "no work on any curve of the constraints (v . dF/dv vanishes there)",
            DYNAMIC: "no work on any motion, though they could on curves: mu v . dF/dv is a first integral",
            NEITHER: "work on motions of the constraints",
        }
        how = "proved" if self.proved else f"by numbers, at {self.states} random states"
        text = f"{self.model}: {self.level}. The reactions of Hamilton-Lusternik do {words[self.level]} ({how})."
        if self.level == NEITHER and self.works_without_multipliers:
            text += " They do so even where mu = 0: the motion does not keep the constraints by itself."
        elif self.level == NEITHER:
            text += " They do none where mu = 0."
        return "\n".join(paragraph(text))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        rows = [("level", self.level), ("proved", "yes" if self.proved else f"seen at {self.states} states")]
        rows += [(f"witness: {name}", f"{value:.6g}") for name, value in self.witness.items()]
        caption = f"reactions of Hamilton-Lusternik on {self.model}"
        return html_table(("", ""), rows, caption, [" ".join(str(self).split())])


def adiabatic(model: Model | Mechanism) -> Adiabatic:
    """Say whether the reactions of Hamilton-Lusternik do work: on curves, on motions, or on neither.

    >>> import appell as ap
    >>> m = ap.Model("x' = 1"); x, y = m.coordinates("x y"); t = m.time
    >>> m.lagrangian((x.diff(t) ** 2 + y.diff(t) ** 2) / 2 - y**4)
    >>> _ = m.constrain("held", x.diff(t) - 1)
    >>> found = ap.adiabatic(m)
    >>> found.level, found.proved
    ('dynamic', True)

    Their power is R . v = -d/dt (mu_a v . dF_a/dv) on the constraints (Slawianowski, eq. 3.31). It vanishes on all
    curves where v . dF_a/dv does, which is so for constraints on the directions of velocities; it vanishes on all
    motions where mu_a v . dF_a/dv is a first integral of eqs. 3.28, for every mu(0). The text asks for the largest
    class of the second kind: docs/theory/adiabatic.md has the answer as far as it is known.

    Parameters
    ----------
    model
        With constraints on velocities that do not depend on time.

    Returns
    -------
    Adiabatic
        The level, whether it is proved, and a state that shows it where the reactions do work.

    Raises
    ------
    ModelError
        The model has no constraints.
    NotApplicable
        A constraint depends on time or on accelerations, or has a law, actuators or a memory; the motion is partly
        prescribed; no state of the constraints was found.

    References
    ----------
    Slawianowski, eqs. 3.28 to 3.34 (004).
    """
    if not isinstance(model, Model | Mechanism):
        raise ModelError(f"adiabatic() takes a model, not {model!r}.")
    snapshot = model.snapshot() if isinstance(model, Model) else model
    if not snapshot.constraints:
        raise ModelError(f"the model '{snapshot.name}' has no constraints: there are no reactions to judge.")
    for c in snapshot.constraints:
        reasons = {
            "is of an order above one": c.order > 1,
            "depends on time": any(explicit_time(e) for e in c.expressions),
            "has actuators": bool(c.drives),
            "has a law of its own": c.law is not None,
            "has a memory": bool(c.memories),
            "can open": c.unilateral,
        }
        for words, holds in reasons.items():
            if holds:
                raise NotApplicable(f"adiabatic() cannot judge '{c.name}': it {words}.")
    samples = sampled(snapshot)
    if len(samples) < DRAW.several:
        raise NotApplicable(
            f"too few random states satisfy the constraints of '{snapshot.name}' ({len(samples)}) to decide whether "
            "their reactions do work."
        )
    # Numbers first: what they refute is refuted; what they leave open is proved where that can be done
    kinematic = all(s.dilatation < ZERO.expressions for s in samples)
    dynamic = all(s.power < ZERO.expressions for s in samples)
    works = any(s.power_without > ZERO.expressions for s in samples)
    if not dynamic:
        worst = max(samples, key=lambda s: s.power)
        return Adiabatic(snapshot.name, NEITHER, True, works, len(samples), _named(snapshot, worst))
    level, prove = (KINEMATIC, proved_kinematic) if kinematic else (DYNAMIC, proved_dynamic)
    return Adiabatic(snapshot.name, level, prove(snapshot), works, len(samples), {})


def _named(model: Mechanism, sample: Sample) -> dict[str, float]:
    names = [name_of(s) for s in (*model.kinematics.coordinates, *model.kinematics.speeds)]
    rows = [c.name for c in model.constraints if c.order == 1 for _ in c.expressions]
    names += [f"mu of {name}" if rows.count(name) == 1 else f"mu of {name}, {i}" for i, name in enumerate(rows)]
    return dict(zip(names, map(float, np.concatenate(sample.state)), strict=True))
