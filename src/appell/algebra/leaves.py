"""What an expression is made of, equal pieces visited once: expressions of mechanics share most of theirs."""

from __future__ import annotations

from collections.abc import Iterable

import sympy as sm
from sympy.core.function import AppliedUndef


def leaves(expressions: Iterable[sm.Basic], *, derivatives: bool = True) -> set[sm.Basic]:
    """Symbols, functions of time and derivatives, the outermost of each; the time inside a function is not among them.

    ``derivatives=False`` looks into the derivatives too, and finds the functions in them.
    """
    found: set[sm.Basic] = set()
    seen: set[sm.Basic] = set()
    waiting = list(expressions)
    while waiting:
        node = waiting.pop()
        if node in seen:
            continue
        seen.add(node)
        if isinstance(node, sm.Derivative):
            if derivatives:
                found.add(node)
            else:
                waiting.append(node.expr)
        elif isinstance(node, sm.Symbol | AppliedUndef):
            found.add(node)
        else:
            waiting += node.args
    return found
