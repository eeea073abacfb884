"""Where speeds are the components of a body's own angular velocity, that is what it is: short, whatever the angles are.

Speeds such as u1 = omega . e1 make the rates of angles by a solve, and omega of those rates is u1 again; a graph does
not see that, and would carry the long way round through M and its derivatives.
"""

from __future__ import annotations

import casadi as ca
import numpy as np

from appell.algebra.sampling import random_points
from appell.numbers import DRAW, ZERO


def is_plain(rates: ca.SX, speeds: ca.SX) -> bool:
    """Whether every rate of a coordinate is a speed: then nothing can become shorter."""
    known = {s.element_hash() for s in ca.symvar(speeds)}
    return all(rates[i].is_symbolic() and rates[i].element_hash() in known for i in range(rates.numel()))


def in_speeds(spin: ca.SX, speeds: ca.SX) -> ca.SX | None:
    """W u where the spin is that with whole numbers W, as random states tell; None where it is not or is short already.

    Angles written by hand cancel by identities that a graph does not know. They are decided at states whose numbers are
    random, which takes no normal form of sines and cosines: two different functions of this kind agree at one of them
    with probability zero, at three to eleven digits never.
    """
    partials = ca.jacobian(spin, speeds)
    symbols = ca.symvar(ca.vertcat(spin, speeds))
    both = ca.Function("spin", symbols, [ca.densify(partials), ca.densify(spin - partials @ speeds)])
    points = random_points([1] * len(symbols), DRAW.few)
    found = [[np.array(part, float) for part in both(*point)] for point in points]
    whole = np.round(found[0][0])
    if not all(_equal(W, whole) and _equal(rest, 0 * rest) for W, rest in found):
        return None
    written = ca.sparsify(ca.SX(whole)) @ speeds
    return written if _length(written, symbols) < _length(spin, symbols) else None


def _length(spin: ca.SX, symbols: list[ca.SX]) -> int:
    return int(ca.Function("length", symbols, [spin]).n_instructions())


def _equal(a: np.ndarray, b: np.ndarray) -> bool:
    """Equal but for rounding; what is not finite is not."""
    return bool(np.all(np.abs(a - b) < ZERO.thousands))
