"""A constraint taken out of a model, and the physical thing that keeps it put in."""

from __future__ import annotations

import math

import sympy as sm

from appell.analysis.realisation.added_mass import AddedMass
from appell.analysis.realisation.elastic import Elastic
from appell.analysis.realisation.friction import Friction
from appell.analysis.realisation.realisation import Realisation
from appell.analysis.realisation.servo import Servo
from appell.analysis.realisation.viscous import Viscous
from appell.analysis.realisation.viscous_and_mass import ViscousAndMass
from appell.constraints import Constraint
from appell.errors import ModelError
from appell.model import Model, name_of, suggestion
from appell.model.names import require_one_of
from appell.model.types import Expression
from appell.numbers import FAMILY

REALISATIONS: tuple[type[Realisation], ...] = (Elastic, Viscous, AddedMass, ViscousAndMass, Friction, Servo)


def realise(
    model: Model,
    row: str | Constraint,
    *,
    by: str,
    eps: float = FAMILY.eps,
    strength: Expression = 1,
    nu: float | None = None,
) -> Model:
    """Another model without a constraint, with the physical thing that keeps it; this one stays as it is.

    >>> import appell as ap
    >>> blade = ap.catalogue.knife_edge_on_incline()
    >>> oiled = ap.realise(blade, "blade", by="viscous", eps=1e-3)
    >>> list(oiled.constraints), oiled.defaults["eps"]
    ([], 0.001)

    The small parameter is a parameter ``eps`` of the new model, so that one derivation serves every value.

    Parameters
    ----------
    model
        The ideal one.
    row
        The constraint, by its name; rows of another order in it (the gap of a rolling contact) stay.
    by
        "elastic", a potential k f^2 / (2 eps) (rows in positions); "viscous", a dissipation k F^2 / (2 eps); "mass", an
        added kinetic energy k F^2 / (2 eps); "viscous and mass", both, the first nu times the second; "friction",
        Coulomb's, of at most k / eps (rows linear in velocity); "servo", a loop of the bandwidth 1 / eps in the
        directions of the constraint's actuators (rows in positions or velocities).
    eps
        The default of the small parameter.
    strength
        k, a number or an expression of the coordinates such as 1 + x**2.
    nu
        For "viscous and mass": the viscosity over the mass, a parameter ``nu`` of the new model.

    Returns
    -------
    Model

    Raises
    ------
    NotApplicable
        The constraint cannot be realised so: an elastic one for a row in velocities.
    ModelError
        A constraint or a realisation that is not known; eps that is not positive.

    References
    ----------
    Slawianowski, section 4: (L_R, D_R), the "microscopic" view (004); Arnold, Kozlov and Neishtadt 2006, section 1.6.
    """
    constraint = constraint_of(model, row)
    realisation = realisation_of(by, strength, nu)
    realisation.check(constraint)
    kept = realisation.kept_rows(constraint)
    others = [i for i in range(len(constraint.expressions)) if i not in kept]
    made = model.release(constraint.name, keep=others)
    name = small_parameter(model)
    symbol = made.parameters(name, positive_eps(eps), description=f"smallness of what keeps {constraint.name}")
    realisation.add(made, constraint, [constraint.expressions[i] for i in kept], symbol)
    return made


def realisation_of(by: str, strength: Expression = 1, nu: float | None = None) -> Realisation:
    """The realisation of a name with its choices; what does not belong to it is refused."""
    known = {kind.name: kind for kind in REALISATIONS}
    if by not in known:
        raise ModelError(
            f"by={by!r} is not a realisation: use {', '.join(map(repr, known))}{suggestion(str(by), known)}"
        )
    k, kind = sm.sympify(strength), known[by]
    if k.is_nonpositive and (k.is_zero or kind is not Servo):
        raise ModelError(f"strength={strength}: give a positive one.")
    if nu is None:
        return kind(k)
    if kind is not ViscousAndMass:
        raise ModelError(f"nu= belongs to by='viscous and mass', not to by='{by}'.")
    if not nu >= 0:
        raise ModelError(f"nu={nu}: a viscosity is not negative.")
    return ViscousAndMass(k, float(nu))


def constraint_of(model: Model, row: str | Constraint) -> Constraint:
    """A constraint of the model, by name."""
    name, known = name_of(row), model.constraints
    require_one_of(name, known, f"no constraint of the model '{model.name}' is named '{name}'")
    return known[name]


def small_parameter(model: Model) -> str:
    """The name of the small parameter: eps, or one with a number where the model has that already."""
    taken = {*model.contents.parameters, *model.contents.coordinates, *model.contents.speeds, *model.contents.inputs}
    return next(name for name in ("eps", *(f"eps{i}" for i in range(1, len(taken) + 2))) if name not in taken)


def positive_eps(eps: float) -> float:
    """A positive finite eps, or a refusal."""
    try:
        fits = math.isfinite(eps) and eps > 0
    except TypeError:
        fits = False
    if not fits:
        raise ModelError(f"eps={eps!r}: it is a small positive number, and the constraint is its limit at zero.")
    return float(eps)
