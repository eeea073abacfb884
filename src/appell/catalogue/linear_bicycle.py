"""The linearised equations of the Whipple bicycle in symbols, every coefficient a named expression."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import sympy as sm

import appell as ap
from appell.analysis.classification.polynomials import vanishes
from appell.errors import ModelError
from appell.reading.printing.text import in_environment, text
from appell.reading.printing.typesetting import Typesetter

_NAMED = {
    "mT": "mR + mB + mH + mF",
    "xT": "(xB*mB + xH*mH + w*mF)/mT",
    "zT": "(-rR*mR + zB*mB + zH*mH - rF*mF)/mT",
    "ITxx": "IRxx + IBxx + IHxx + IFxx + mR*rR**2 + mB*zB**2 + mH*zH**2 + mF*rF**2",
    "ITxz": "IBxz + IHxz - mB*xB*zB - mH*xH*zH + mF*w*rF",
    "ITzz": "IRxx + IBzz + IHzz + IFxx + mB*xB**2 + mH*xH**2 + mF*w**2",
    "mA": "mH + mF",
    "xA": "(xH*mH + w*mF)/mA",
    "zA": "(zH*mH - rF*mF)/mA",
    "IAxx": "IHxx + IFxx + mH*(zH - zA)**2 + mF*(rF + zA)**2",
    "IAxz": "IHxz - mH*(xH - xA)*(zH - zA) + mF*(w - xA)*(rF + zA)",
    "IAzz": "IHzz + IFxx + mH*(xH - xA)**2 + mF*(w - xA)**2",
    "uA": "(xA - w - c)*cos(tilt) - zA*sin(tilt)",
    "IAll": "mA*uA**2 + IAxx*sin(tilt)**2 + 2*IAxz*sin(tilt)*cos(tilt) + IAzz*cos(tilt)**2",
    "IAlx": "-mA*uA*zA + IAxx*sin(tilt) + IAxz*cos(tilt)",
    "IAlz": "mA*uA*xA + IAxz*sin(tilt) + IAzz*cos(tilt)",
    "mu": "c*cos(tilt)/w",
    "SR": "IRyy/rR",
    "SF": "IFyy/rF",
    "ST": "SR + SF",
    "SA": "mA*uA + mu*mT*xT",
}
"""What the appendix names, in its order (A 1 to A 20); tilt is its lambda, the moments about a diameter are equal."""

_ENTRIES = {
    "M": [["ITxx", "IAlx + mu*ITxz"], ["IAlx + mu*ITxz", "IAll + 2*mu*IAlz + mu**2*ITzz"]],
    "C1": [
        ["0", "mu*ST + SF*cos(tilt) + ITxz*cos(tilt)/w - mu*mT*zT"],
        ["-(mu*ST + SF*cos(tilt))", "IAlz*cos(tilt)/w + mu*(SA + ITzz*cos(tilt)/w)"],
    ],
    "K0": [["mT*zT", "-SA"], ["-SA", "-SA*sin(tilt)"]],
    "K2": [["0", "(ST - mT*zT)*cos(tilt)/w"], ["0", "(SA + SF*sin(tilt))*cos(tilt)/w"]],
}
"""The entries (A 21 to A 28), rows and columns lean and steer."""

_LATEX = {
    "tilt": r"\lambda", "IAll": r"I_{A\lambda\lambda}", "IAlx": r"I_{A\lambda x}", "IAlz": r"I_{A\lambda z}",
    "mu": r"\mu",
}  # fmt: skip


@dataclass(frozen=True)
class LinearBicycle:
    """M q'' + v C1 q' + (g K0 + v^2 K2) q = 0 in lean and steer, about upright straight running at v.

    The coefficients are those of the paper's appendix, each in the quantities that it names; the parameters are those
    of :func:`appell.catalogue.bicycle`.

    References
    ----------
    Meijaard, Papadopoulos, Ruina and Schwab 2007, Proc. R. Soc. A 463:1955, eq. 5.3 and appendix A.

    Examples
    --------
    >>> import appell as ap
    >>> from appell.catalogue.linear_bicycle import LinearBicycle
    >>> linear = LinearBicycle()
    >>> values = linear.values(ap.catalogue.bicycle().defaults)
    >>> values["M"].round(5).tolist()
    [[80.81722, 2.31941], [2.31941, 0.29784]]
    >>> print(str(linear).splitlines()[0])
    M q'' + v C1 q' + (g K0 + v^2 K2) q = 0, q = (lean, steer)
    """

    @cached_property
    def named(self) -> dict[sm.Symbol, sm.Expr]:
        """What is named, in the order in which it is read."""
        return {sm.Symbol(name): _read(text) for name, text in _NAMED.items()}

    @cached_property
    def matrices(self) -> dict[str, sm.Matrix]:
        """M, C1, K0 and K2 in what is named."""
        return {name: sm.Matrix([[_read(e) for e in row] for row in rows]) for name, rows in _ENTRIES.items()}

    def written_out(self, name: str) -> sm.Matrix:
        """One of the matrices in the parameters alone, all of them real.

        Parameters
        ----------
        name
            M, C1, K0 or K2.
        """
        matrix = self.matrices[name]
        for symbol, e in reversed(self.named.items()):
            matrix = matrix.xreplace({symbol: e})
        return matrix.xreplace({s: sm.Symbol(s.name, real=True) for s in matrix.free_symbols})

    def values(self, parameters: Mapping[str, float]) -> dict[str, np.ndarray]:
        """The matrices as numbers.

        Parameters
        ----------
        parameters
            Of the bicycle, by name.

        Raises
        ------
        ModelError
            For a parameter that is missing.
        """
        table: dict[sm.Symbol, float] = {sm.Symbol(str(name)): float(value) for name, value in parameters.items()}
        for symbol, e in self.named.items():
            missing = sorted(s.name for s in e.free_symbols - table.keys())
            if missing:
                raise ModelError(f"the linear bicycle needs the parameters {', '.join(missing)}: give all of them.")
            table[symbol] = float(e.subs(table))
        return {name: np.array(matrix.subs(table), float) for name, matrix in self.matrices.items()}

    def latex(self, *, width: float = 345.0, environment: str = "aligned") -> str:
        """The equation, its entries and what is named, typeset.

        Parameters
        ----------
        width, environment
            As in :meth:`appell.Equations.latex`.
        """
        # IAxx is I_{Axx}, mT is m_T
        setter = Typesetter(
            _LATEX | {name: f"{name[0]}_{{{name[1:]}}}" for name in _NAMED if name not in _LATEX} | _of_parameters()
        )
        pairs: list[tuple[object, object]] = [
            (r"M \ddot{q} + v C_1 \dot{q} + \left(g K_0 + v^2 K_2\right) q", r"0, \quad q = (\phi, \delta)")
        ]
        letters = {"M": "M", "C1": "C_1", "K0": "K_0", "K2": "K_2"}
        names = (r"\phi", r"\delta")
        for name, matrix in self.matrices.items():
            for i, row in enumerate(names):
                pairs += [(f"({letters[name]})_{{{row} {names[j]}}}", matrix[i, j]) for j in range(2)]
        return in_environment([*pairs, *self.named.items()], environment, width, setter)

    def _repr_latex_(self) -> str:
        return f"$$\n{self.latex()}\n$$"

    def __str__(self) -> str:
        lines = ["M q'' + v C1 q' + (g K0 + v^2 K2) q = 0, q = (lean, steer)"]
        for name, matrix in self.matrices.items():
            lines += [f"  {name}[{i + 1}, {j + 1}] = {_text(matrix[i, j])}" for i in range(2) for j in range(2)]
        lines += ["  where", *(f"    {symbol} = {_text(e)}" for symbol, e in self.named.items())]
        return "\n".join(lines)


def linearised(equations: ap.Equations) -> LinearBicycle | ap.LinearInSymbols:
    """The linearised equations of a bicycle, derived from its model, in the paper's names if these are what it says.

    Every entry of the paper is compared with what was derived, as an identity in all parameters; should one differ,
    what was derived is given as it is.

    Parameters
    ----------
    equations
        Of :func:`appell.catalogue.bicycle`.
    """
    found, paper = ap.linear_in_symbols("v", equations, ["lean", "steer"]), LinearBicycle()
    g = sm.Symbol("g", real=True)
    pairs = [
        (found.mass, paper.written_out("M")),
        (found.damping[1], paper.written_out("C1")),
        (found.stiffness[0], g * paper.written_out("K0")),
        (found.stiffness[2], paper.written_out("K2")),
    ]
    rest = [found.damping[0], found.stiffness[1]]
    differences = [a - b for ours, theirs in pairs for a, b in zip(ours, theirs, strict=True)]
    same = not any(map(any, rest)) and all(map(vanishes, differences))
    return paper if same else found


def _read(text: str) -> sm.Expr:
    """As it is written, every name a symbol."""
    names = {"SR", "ST", "SF", "SA", "mu"} | set(_NAMED)
    return sm.sympify(text, locals={name: sm.Symbol(name) for name in names}, evaluate=True)


def _text(e: sm.Expr) -> str:
    return text(e)


def _of_parameters() -> dict[str, str]:
    bodies = "RBHF"
    moments = {f"I{b}{axes}": rf"I_{{{b}{axes}}}" for b in bodies for axes in ("xx", "yy", "zz", "xz")}
    return moments | {f"{letter}{b}": f"{letter}_{{{b}}}" for letter in "mxzr" for b in bodies} | {"w": "w", "c": "c"}
