"""What a variation of a motion does to the rows: virtual displacements and proper variations.

Slawianowski, eqs. 3.14 to 3.17 (004): with rows F = w_i q'_i, a virtual displacement satisfies w_i delta q_i = 0
(3.14), but the varied motion satisfies the rows where

    delta F = d/dt (w_i delta q_i) + (w_j,i - w_i,j) q'_j delta q_i = 0        (3.15, 3.17)

The factor q'_j, which 3.16 lacks in print, is that of 3.15.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.model import name_of
from appell.reading.printing.latex_width import TYPE
from appell.reading.printing.text import in_environment, text
from appell.reading.printing.typesetting import Typesetter, typeset


@dataclass(frozen=True)
class RowVariation:
    """What a variation does to one row.

    Attributes
    ----------
    change
        delta F = dF/dq delta q + dF/dq' (delta q)' (eq. 3.15): zero for a proper variation (eq. 3.17).
    virtual
        dF/dq' delta q, of a row of positions dF/dq delta q: zero for a virtual displacement (eqs. 3.14 and 3.23).
    in_rates
        Whether the row holds rates.

    References
    ----------
    Slawianowski, eqs. 3.14 to 3.17 and 3.23 (004).
    """

    change: sm.Expr
    virtual: sm.Expr
    in_rates: bool

    @property
    def turning(self) -> sm.Expr:
        """delta F - d/dt (dF/dq' delta q): the second condition, eq. 3.16 with its factor q'_j."""
        return sm.expand(self.change - self.virtual.diff(dynamicsymbols._t)) if self.in_rates else sm.S.Zero

    def __str__(self) -> str:
        return f"delta F = {text(self.change)}"

    __repr__ = __str__

    def _repr_latex_(self) -> str:
        return rf"$\delta F = {typeset(self.change)}$"

    @property
    def proper(self) -> bool:
        """Whether the varied motion satisfies the row to first order, whatever the motion is."""
        return bool(sm.simplify(self.change) == 0)


@dataclass(frozen=True)
class Variation(Mapping[str, "RowVariation | tuple[RowVariation, ...]"]):
    """First order changes of the Lagrangian and of the rows, by the name of the constraint.

    Attributes
    ----------
    name
        Of the model.
    delta
        delta q by coordinate.
    lagrangian
        delta L.
    rows
        What it does to each row; ``variation[name]`` is the only one, or a tuple of several.
    latex_names
        How symbols are typeset.

    References
    ----------
    Slawianowski, eqs. 3.14 to 3.17 (004).
    """

    name: str
    delta: Mapping[sm.Expr, sm.Expr]
    lagrangian: sm.Expr
    rows: Mapping[str, tuple[RowVariation, ...]]
    latex_names: Mapping[str, str] = field(default_factory=dict)

    @property
    def proper(self) -> bool:
        """Whether the varied motion satisfies all rows to first order (eq. 3.17)."""
        return all(row.proper for rows in self.rows.values() for row in rows)

    def __getitem__(self, name: str) -> RowVariation | tuple[RowVariation, ...]:
        found = self.rows[name_of(name)]
        return found[0] if len(found) == 1 else found

    def __iter__(self) -> Iterator[str]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def __str__(self) -> str:
        lines = [f"variation of a motion of '{self.name}'"]
        for name, rows in self.rows.items():
            for row in rows:
                lines.append(f"  {name}: {row}")
                lines.append(f"    virtual displacement: {text(row.virtual)} = 0")
                lines += [f"    and {text(row.turning)} = 0"] if row.turning != 0 else []
        return "\n".join(lines)

    __repr__ = __str__

    def latex(self, *, width: float = TYPE.column, environment: str = "aligned") -> str:
        """delta F of every row, typeset.

        Parameters
        ----------
        width, environment
            As in :meth:`appell.Equations.latex`.
        """
        pairs = [(sm.Symbol("deltaF"), row.change) for rows in self.rows.values() for row in rows]
        setter = Typesetter(self.latex_names)
        names = {f"delta_{name_of(q)}": rf"\delta {setter.symbol(name_of(q))}" for q in self.delta}
        setter = Typesetter({"deltaF": r"\delta F", **names, **self.latex_names})
        return in_environment(pairs, environment, width, setter)

    def _repr_latex_(self) -> str:
        return f"$$\n{self.latex()}\n$$"
