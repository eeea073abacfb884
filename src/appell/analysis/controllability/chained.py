"""The chained form of a mechanism with two independent speeds, as a car with trailers has it.

Of outputs z_1, z_2 that a first field of the allowed motions moves along one line and a second one does not move,

    z_(k+1) = dz_k / dz_1    along the allowed motions

is a function of the configuration as long as the second field does not move z_k. Where that ends with as many z as
there are coordinates, the allowed motions are (Murray and Sastry 1993)

    z_1' = v_1,   z_k' = z_(k+1) v_1,   z_n' = v_2 ,

and z_1, z_2 are flat outputs: their curves determine the motion (Rouchon, Fliess, Levine and Martin 1993).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import sympy as sm
from sympy.polys.matrices import DomainMatrix

from appell.analysis.controllability.trigonometric_field import Element, TrigonometricField
from appell.equations import Equations
from appell.equations.forms import mechanics_in_symbols
from appell.errors import NotApplicable
from appell.mechanics import Mechanics
from appell.model.html import html_table


@dataclass(frozen=True)
class ChainedForm:
    """Coordinates z of a mechanism in which its allowed motions are z_1' = v_1, z_k' = z_(k+1) v_1, z_n' = v_2.

    >>> import appell as ap
    >>> print(ap.chained_form(ap.catalogue.chaplygin_sleigh().derive(ap.Kane())))
    chained form of 'Chaplygin sleigh' with the flat outputs x and y of 'contact'
      z1 = x(t)
      z2 = y(t)
      z3 = sin(theta(t))/cos(theta(t))

    Attributes
    ----------
    model
        The name of the model.
    outputs
        Where z_1 and z_2 are: the name of a point, or of two coordinates.
    coordinates
        z_1, z_2, ..., expressions of the coordinates and parameters.
    """

    model: str
    outputs: str
    coordinates: tuple[sm.Expr, ...]

    def __str__(self) -> str:
        lines = [f"chained form of '{self.model}' with the flat outputs {self.outputs}"]
        return "\n".join([*lines, *(f"  z{k} = {z}" for k, z in enumerate(self.coordinates, start=1))])

    def _repr_html_(self) -> str:
        """The coordinates for a notebook."""
        rows = [(f"z{k}", str(z)) for k, z in enumerate(self.coordinates, start=1)]
        return html_table(("coordinate", "expression"), rows, str(self).splitlines()[0])


def chained_form(equations: Equations) -> ChainedForm:
    """The chained form of a mechanism with two independent speeds, and its flat outputs.

    >>> import appell as ap
    >>> ap.chained_form(ap.catalogue.chaplygin_sleigh().derive(ap.Kane())).outputs
    "x and y of 'contact'"

    Outputs are looked for among pairs of coordinates and the places of points in the plane.

    Parameters
    ----------
    equations
        Of a mechanism whose constraints are linear in velocity and do not depend on time.

    Raises
    ------
    NotApplicable
        The mechanism has positions that are constrained, or another number of independent speeds, or no outputs among
        those have a chained form.
    """
    model, m = equations.mechanism, mechanics_in_symbols(equations.mechanism)
    rows = [row for row in m.rows if row.order == 1]
    reasons = {
        "its positions are constrained": len(rows) < len(m.rows) or m.norms,
        "a constraint is not linear in velocity": any(not row.linear for row in rows),
        f"it has {m.u.rows - len(rows)} independent speeds, not two": m.u.rows - len(rows) != 2,
        "it moves by itself": any(sm.sympify(entry) != 0 for entry in m.g),
    }
    for reason, holds in reasons.items():
        if holds:
            raise NotApplicable(f"'{model.name}' has no chained form: {reason}.")
    A = sm.Matrix.vstack(*[row.A for row in rows]) if rows else sm.zeros(0, m.u.rows)
    q, angles = list(m.q), {s for e in (*A, *m.G) for f in e.atoms(sm.sin, sm.cos) for s in f.free_symbols}
    candidates = [each for each in _candidates(m) if not angles & set(each[1])]
    try:
        field = TrigonometricField.of([*A, *m.G, *(e for _, pair in candidates for e in pair)], q)
        A, G = (
            DomainMatrix(
                [[field(e) for e in each.row(k)] for k in range(each.rows)], each.shape, field.field.to_domain()
            )
            for each in (A, m.G)
        )
    except (ValueError, sm.PolynomialError) as error:
        raise NotApplicable(f"'{model.name}' has no chained form: {error}.") from None
    fields = (A.nullspace() * G.transpose()).to_list()
    symbols = dict(zip([*m.q, *m.p], [*equations.coordinates, *(p.symbol for p in model.parameters)], strict=False))
    for words, outputs in candidates:
        found = _chain([field(e) for e in outputs], fields, q, field)
        if found is not None:
            return ChainedForm(model.name, words, tuple(field.expression(z).xreplace(symbols) for z in found))
    raise NotApplicable(f"no pair of coordinates and no point of '{model.name}' is a flat output of a chained form.")


def _candidates(m: Mechanics) -> Iterator[tuple[str, tuple[sm.Expr, sm.Expr]]]:
    """Places of points, in the plane of the first two axes, and pairs of coordinates."""
    for name, (place, _) in m.places.items():
        if place is not None:
            yield f"x and y of '{name}'", (place[0], place[1])
    for (i, a), (j, b) in combinations(enumerate(m.q), 2):
        yield f"{m.coordinate_names[i]} and {m.coordinate_names[j]}", (a, b)


def _chain(
    outputs: list[Element], fields: list[list[Element]], q: list[sm.Symbol], field: TrigonometricField
) -> list[Element] | None:
    """z_1, ..., z_n from two outputs; None where they are none of a chained form."""

    def along(direction: list[Element], z: Element) -> Element:
        return sum((field.derivative(z, s) * part for s, part in zip(q, direction, strict=True)), field(sm.S.Zero))

    (a, b), (c, d) = ([along(direction, z) for direction in fields] for z in outputs)
    if a * d != b * c or not (a or b):
        return None
    # along the first field z_1 moves by one, along the second not at all
    if not a:
        fields, a, b = fields[::-1], b, a
    onward = [part / a for part in fields[0]]
    second = [part - b * first for first, part in zip(onward, fields[1], strict=True)]
    z = [*outputs, along(onward, outputs[1])]
    while not along(second, z[-1]):
        if len(z) == len(q):
            return None
        z.append(along(onward, z[-1]))
    return z if len(z) == len(q) else None
