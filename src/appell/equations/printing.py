"""Equations as text and LaTeX; long ones with named sub-expressions."""

from __future__ import annotations

import sympy as sm
from sympy.physics.vector import dynamicsymbols, vlatex
from sympy.physics.vector.printing import vsstrrepr

from appell.equations.reading import Reading

LONG = 600
"""Equations with more operations than this are printed with named sub-expressions."""


def text(e: sm.Basic) -> str:
    """An expression in one line: q for q(t), q' for its derivative."""
    return str(vsstrrepr(e)).replace("**", "^")


def equalities(reading: Reading) -> tuple[list[tuple[sm.Expr, sm.Expr]], list[sm.Eq], list[sm.Eq]]:
    """Named sub-expressions, the rows of the dynamics, and the rows in evidence."""
    t = dynamicsymbols._t
    rates = sm.Matrix([u.diff(t) for u in reading.speeds])
    f, lam = reading.forms, sm.Matrix(reading.lam)
    right = f.F + f.B @ lam if reading.lam else f.F
    blocks = [f.M, right, f.A, f.gamma]
    named: list[tuple[sm.Expr, sm.Expr]] = []
    if sum(sm.count_ops(b) for b in blocks) > LONG:
        named, blocks = sm.cse(blocks, symbols=sm.numbered_symbols("z"))
    M, right, A, gamma = blocks
    left = M @ rates
    dynamics = [sm.Eq(left[i], right[i], evaluate=False) for i in range(len(rates))]
    rows = A @ rates
    constraints = [sm.Eq(rows[i], -gamma[i], evaluate=False) for i in range(A.rows)]
    return named, dynamics, constraints


def as_text(title: str, reading: Reading) -> str:
    """The equations of motion, legible in a terminal."""
    t = dynamicsymbols._t
    named, dynamics, constraints = equalities(reading)
    parts = [title]
    parts += _block("where", [f"{text(s)} = {text(e)}" for s, e in named])
    kinematics = [
        f"{text(q.diff(t))} = {text(e)}" for q, e in zip(reading.coordinates, reading.kinematics, strict=True)
    ]
    parts += _block("kinematics", kinematics)
    parts += _block("dynamics", [_equality(e) for e in dynamics])
    parts += _block("constraints in evidence", [_equality(e) for e in constraints])
    parts += _block("dependent speeds", [f"{text(s)} = {text(e)}" for s, e in reading.dependent_speeds.items()])
    parts += _block("dependent speed rates", [f"{text(s)} = {text(e)}" for s, e in reading.dependent_rates.items()])
    return "\n".join(parts)


def as_latex(reading: Reading) -> str:
    """The equations of motion, typeset."""
    named, dynamics, constraints = equalities(reading)
    lines = [f"{vlatex(s)} &= {vlatex(e)}" for s, e in named]
    lines += [f"{vlatex(e.lhs)} &= {vlatex(e.rhs)}" for e in (*dynamics, *constraints)]
    lines += [f"{vlatex(s)} &= {vlatex(e)}" for s, e in (reading.dependent_speeds | reading.dependent_rates).items()]
    return "\\begin{aligned}\n" + " \\\\\n".join(lines) + "\n\\end{aligned}"


def _equality(e: sm.Eq) -> str:
    return f"{text(e.lhs)} = {text(e.rhs)}"


def _block(title: str, lines: list[str]) -> list[str]:
    return [f"  {title}", *(f"    {line}" for line in lines)] if lines else []
