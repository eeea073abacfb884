"""What a motion says about parameters, as it prints itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import sympy as sm


@dataclass(frozen=True)
class HiddenChange:
    """A change of parameters that the motion does not show.

    Attributes
    ----------
    change
        dp/ds, by the parameters that it changes. In symbols it holds at every value; a factor that is a decimal holds
        at the values of the run.
    reason
        The proof, in words; empty where the change was computed from runs alone.
    in_symbols
        Whether the change is an expression that was checked at several values of the parameters.
    """

    change: Mapping[sm.Symbol, sm.Expr]
    reason: str
    in_symbols: bool

    @property
    def proved(self) -> bool:
        """Whether it follows from the equations: then no motion at all shows it."""
        return bool(self.reason)

    def __str__(self) -> str:
        words = ", ".join(f"d{p} = {_short(e)}" for p, e in self.change.items())
        checked = "checked in numbers at several values" if self.in_symbols else "in numbers, at these values"
        return f"{words} ({f'proved: {self.reason}' if self.proved else checked})"


def _short(e: sm.Expr) -> str:
    return str(sm.N(e, 4) if e.atoms(sm.Float) else e)


@dataclass(frozen=True, eq=False)
class Identifiability:
    """The combinations of some parameters that a motion shows.

    >>> import appell as ap
    >>> equations = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    >>> found = ap.identifiable(equations.simulate(5.0, {"v": 0.0, "omega": 2.0}, samples=50), ["m", "J"])
    >>> found.rank, found.proved
    (1, True)

    Attributes
    ----------
    model
        The name of the model.
    parameters
        The parameters that were asked about.
    rank
        How many combinations of them the runs show.
    hidden
        As many independent changes that the runs do not show.
    combinations
        What the runs show, in symbols: ``rank`` functions of the parameters; empty where some hidden change is known
        in numbers only.
    singular_values
        Of the sensitivities of everything observed, of its size, by relative changes of the parameters: the smallest
        that count belong to combinations that hardly show.
    """

    model: str
    parameters: tuple[str, ...]
    rank: int
    hidden: tuple[HiddenChange, ...]
    combinations: tuple[sm.Expr, ...]
    singular_values: np.ndarray

    @property
    def proved(self) -> bool:
        """Whether every hidden change follows from the equations."""
        return all(change.proved for change in self.hidden)

    def __str__(self) -> str:
        lines = [f"{self.model}: the motion shows {self.rank} of {len(self.parameters)} ({', '.join(self.parameters)})"]
        if self.combinations:
            lines.append(f"  shown: {', '.join(map(str, self.combinations))}")
        lines += [f"  hidden: {change}" for change in self.hidden]
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from appell.model.html import table

        head = (f"shown: {self.rank} of {len(self.parameters)}", ", ".join(map(str, self.combinations)))
        return table(head, [("hidden", str(change)) for change in self.hidden])
