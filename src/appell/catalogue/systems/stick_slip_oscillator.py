"""A mass on a spring, dragged along by a belt until its friction gives way."""

from __future__ import annotations

from typing import Any

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number


def stick_slip_oscillator() -> ap.Model:
    """m x'' + k x = friction of a belt that moves with V; static friction exceeds sliding friction.

    It sticks for 2 D / V and slides for (2 pi - 2 arctan(D w / V)) / w, with w^2 = k / m and D the difference of the
    two frictions over k.
    """
    model = ap.Model("stick-slip oscillator")
    N = model.frame
    m, k, g, V, mu, static = model.parameters(
        "m k g V mu mu_s",
        [1.0, 4.0, 9.81, 0.2, 0.3, 0.5],
        unit=["kg", "N/m", "m/s^2", "m/s", "1", "1"],
        description=["mass", "stiffness", "gravity", "speed of the belt", "sliding friction", "static friction"],
    )
    x, y = model.coordinates("x y")
    model.speeds("vx vy")
    mass = model.particle("mass", mass=m, position=x * N.x + y * N.y)
    model.gravity(-g * N.y)
    model.potential("spring", k * x**2 / 2)
    friction = ap.Coulomb(mu, static, slip=ap.velocity(mass) - V * N.x)
    model.shape(mass, ap.shapes.box(0.2, 0.1, 0.1, at=(0, 0.05, 0)))
    model.constrain("belt", ap.position(mass).dot(N.y) >= 0, friction=friction)
    return model


_CENTRE, _D, _V, _OMEGA = 0.3 * 9.81 / 4, 0.2 * 9.81 / 4, 0.2, 2.0
_STICKS = 2 * _D / _V
_SLIDES = (2 * np.pi - 2 * np.arctan(_D * _OMEGA / _V)) / _OMEGA


def _position(run: Any) -> np.ndarray:
    """From the moment at which it begins to stick: V t, then D cos + V/w sin about the middle."""
    t = np.remainder(run.time, _STICKS + _SLIDES)
    angle = _OMEGA * (t - _STICKS)
    sliding = _D * np.cos(angle) + _V / _OMEGA * np.sin(angle)
    return _CENTRE + np.where(t < _STICKS, -_D + _V * t, sliding)


_SOURCE = "Pieces of a harmonic oscillation; Magnus, Popp and Sextro 2013, Schwingungen, section 3.4"

CARD = Card(
    name="stick-slip-oscillator",
    title="Stick-slip oscillator on a belt",
    build=stick_slip_oscillator,
    start={"x": _CENTRE - _D, "y": 0.0, "vx": _V, "vy": 0.0},
    duration=2.9 * (_STICKS + _SLIDES),
    shows=("vx",),
    kinds={"belt": "unilateral"},
    source=_SOURCE,
    summary="A belt drags a mass along until the spring overcomes its friction; it slides back and sticks again.",
    exact={"x": _position},
    invariants={"energy less the work of the belt": lambda run: run["energy"] - run["work"]},
    numbers=(Number("x", _CENTRE + _D, _STICKS, "where the spring overcomes static friction, mu_s m g / k", 1e-9),),
)
