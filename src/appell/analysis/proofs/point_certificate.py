"""A row that is not integrable, proved at one exact configuration, as a short program: SymPy and rational numbers.

Where the rows w_1 ... w_m (the differentials of position rows and norms among them) are independent at p, the
velocities they allow near p are spanned by smooth fields, and for two of them X and Y

    w([X, Y]) = -dw(X, Y) = -sum_ij (d_i a_j) (X_i Y_j - X_j Y_i),

which depends on their values at p alone: rational vectors with w_k(X) = w_k(Y) = 0. The rows stand in the program as
lines of named parts, and their slopes follow by the chain rule, line by line; no expression is multiplied out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sympy as sm

from appell.analysis.proofs.printing import plain_symbols, program_text
from appell.analysis.proofs.zero_certificate import Certificate
from appell.escaping import python_docstring

_CHECK = """value, slope = dict(POINT), {s: [0] * len(COORDINATES) for s in POINT}
for i, q in enumerate(COORDINATES):
    slope[q] = [int(i == j) for j in range(len(COORDINATES))]
for angle, (s, c) in SINES.items():  # the angle itself has no value: it stands in its sine and cosine alone
    assert value[s] ** 2 + value[c] ** 2 == 1 and angle not in value
    along = slope.get(angle, slope[s])  # of an angle that is a parameter: none
    slope[s], slope[c] = [value[c] * d for d in along], [-value[s] * d for d in along]
for name, e in LINES:
    e = sm.sympify(e)
    value[name] = e.xreplace(value)
    assert value[name].is_Rational
    for r in e.atoms(sm.core.relational.Relational):  # a branch that holds about the point, not at its edge
        assert (r.lhs - r.rhs).xreplace(value) != 0
    parts = [(e.diff(s).xreplace(value), slope[s]) for s in e.free_symbols]
    slope[name] = [sm.Add(*[a * d[i] for a, d in parts]) for i in range(len(COORDINATES))]

rows = [[value.get(a, a) for a in w] for w in ROWS]
assert all(value.get(e, e) == 0 for e in POSITIONS)
assert sm.Matrix(rows).rank() == len(ROWS)
for w in rows:
    assert sum(a * v for a, v in zip(w, FIRST)) == 0 and sum(a * v for a, v in zip(w, SECOND)) == 0
curl = 0
for j, a in enumerate(ROWS[ROW]):
    for i, d in enumerate(slope.get(a, [])):
        curl += d * (FIRST[i] * SECOND[j] - FIRST[j] * SECOND[i])
assert sm.sympify(curl).is_Rational and curl != 0"""

_PROGRAM = '''"""{statement}

Checked with SymPy alone, in rational numbers.
"""
import sympy as sm

{symbols} = sm.symbols("{names}", real=True)
{given}
LINES = [
{lines}
]

{check}
print("proved")
'''


@dataclass(frozen=True)
class PointCertificate(Certificate):
    """A proof at one exact configuration; ``lines`` name the parts of which the rows are made."""

    lines: tuple[tuple[sm.Symbol, sm.Expr], ...] = ()

    def script(self) -> str:
        """A program that checks the proof with SymPy alone: it prints "proved" or fails."""
        point, sines = self.values["POINT"], self.values["SINES"]
        found = [*self.values["COORDINATES"], *sines, *point, *(name for name, _ in self.lines)]
        symbols = list(dict.fromkeys(found))
        table = plain_symbols(symbols, [s.name for s in symbols])

        def text(value: object) -> str:
            if isinstance(value, dict):
                return f"{{{', '.join(f'{text(k)}: {text(v)}' for k, v in value.items())}}}"
            if isinstance(value, list):
                return f"[{', '.join(map(text, value))}]"
            return program_text(sm.sympify(value).xreplace(table))

        names = [s.name for s in table.values()]
        return _PROGRAM.format(
            statement=python_docstring(self.statement),
            symbols=", ".join(names),
            names=" ".join(names),
            given="\n".join(f"{name} = {text(value)}" for name, value in self.values.items()),
            lines="\n".join(f"    ({text(name)}, {text(e)})," for name, e in self.lines),
            check=self.body,
        )


def point_certificate(
    what: str,
    x: Sequence[sm.Symbol],
    sines: dict[sm.Symbol, list[sm.Symbol]],
    point: dict[sm.Symbol, sm.Rational],
    lines: Sequence[tuple[sm.Symbol, sm.Expr]],
    positions: Sequence[sm.Expr],
    rows: Sequence[Sequence[sm.Expr]],
    row: int,
    fields: tuple[Sequence[sm.Rational], Sequence[sm.Rational]],
) -> PointCertificate:
    """A row does not vanish on the bracket of two fields with values X and Y at a point, though all rows do on both."""
    statement = (
        f"{what} is not integrable: it does not vanish on a bracket of two fields that satisfy all rows, "
        "at a configuration in rational numbers."
    )
    values = {
        "COORDINATES": list(x),
        "SINES": sines,
        "POINT": point,
        "POSITIONS": list(positions),
        "ROWS": [list(w) for w in rows],
        "ROW": row,
        "FIRST": list(fields[0]),
        "SECOND": list(fields[1]),
    }
    return PointCertificate(statement, values, _CHECK, (), tuple(lines))
