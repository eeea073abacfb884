"""What docs/theory/two_families.md shows: every system under both families, and what an experiment would see.

Run at every build by generate.py; alone: ``python docs/two_families.py`` writes into docs/_generated.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

GENERATED = Path(__file__).parent / "_generated"
POINTS = 144
"""Values of mu(0) in a scan."""


@dataclass(frozen=True)
class Shown:
    """A system of the page: its card, how long, and what differs from the card."""

    card: str
    title: str
    duration: float
    start: Mapping[str, float] = field(default_factory=dict)
    slope: float = 0.0
    mu: Mapping[str, tuple[float, ...]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Of its picture."""
        return self.card + ("-on-incline" if self.slope else "")


_DISC = {"phi": 0.3, "thetadot": 1.1}
_MOMENTUM = {"rolls": (-1.1 * np.cos(0.3), -1.1 * np.sin(0.3))}
SYSTEMS = (
    Shown("vertical-disc", "Vertical disc", 5.0, _DISC),
    Shown("vertical-disc", "Vertical disc, $V = -2x$", 5.0, _DISC, 2.0, _MOMENTUM),
    Shown("knife-edge-on-incline", "Knife edge on an incline", 3.0),
    Shown("rolling-disc", "Thin disc", 1.0),
    Shown("rolling-hoop", "Hoop", 1.0),
    Shown("rolling-torus", "Torus", 1.0),
    Shown("ball-on-turntable", "Ball on a turntable", 0.4),
    Shown("ball-in-tube", "Ball in a tube", 0.4),
    Shown("chaplygin-ball", "Chaplygin's ball", 2.0),
    Shown("speed-reducer", "Frictional speed reducer", 3.0),
    Shown("sliding-contact", "Sliding contact", 1.0),
)


def two_families() -> str:
    """The table of all systems, a figure of each, and the two experiments."""
    from generate import table  # the builder of tables stands there

    found = [(shown, _compared(shown)) for shown in SYSTEMS]
    head = (
        "system",
        "t / s",
        "motions differ from",
        "distance, $\\mu(0)$ given",
        "relative difference of reactions",
        "difference of energies",
        "best $\\mu(0)$",
        "distance, best",
        "residual for all $\\mu(0)$",
    )
    rows = [_row(shown, families) for shown, families in found]
    parts = [table(head, rows)]
    for shown, families in found:
        families.plot(GENERATED / f"families-{shown.name}.png")
        parts.append(
            f"### {shown.title}\n\n{families.verdict}\n\n```{{image}} ../_generated/families-{shown.name}.png\n"
            f":alt: {shown.title}, both families\n:width: 100%\n```"
        )
    return "\n\n".join(parts)


def _compared(shown: Shown):  # type: ignore[no-untyped-def]
    import appell as ap

    card = ap.catalogue.card_of(shown.card)
    model = card.model()
    if shown.slope:
        model.potential("incline", -shown.slope * model.snapshot().kinematics.coordinates[0])
    mu = {name: list(values) for name, values in shown.mu.items()}
    return ap.families(model, duration=shown.duration, state={**card.start, **shown.start}, mu=mu, scan=POINTS)


def _row(shown: Shown, families) -> tuple[str, ...]:  # type: ignore[no-untyped-def]
    given, best = families.given, families.best
    reactions = given.reactions.values()
    return (
        shown.title,
        f"{shown.duration:g}",
        "never" if given.parts_at is None else f"{given.parts_at:.2g} s",
        f"{given.distance:.3g}",
        f"{max(d.largest for d in reactions) / max(d.size for d in reactions):.2g}",
        f"{given.energy.largest:.1g}",
        best.label,
        f"{best.distance:.2g}",
        f"{families.closing.residual:.1e}" if families.is_one_motion else f"{families.closing.residual:.2g}",
    )


# ---- what an experiment would see ----------------------------------------------------------------


def experiments() -> str:
    """The commutator machine and the ball in the tube: the deviation over time against noise."""
    return "\n\n".join([_machine(), _tube()])


def _machine() -> str:
    """phi' of the machine from rest: by d'Alembert, and by Hamilton-Lusternik with the mu(0) that fits it best."""
    import appell as ap

    card, noise = ap.catalogue.SLIDING_CONTACT, 0.4
    model = card.model()
    natural = model.derive(ap.AppellChetaev()).simulate(10.0, card.start, samples=2001)
    lusternik = model.derive(ap.HamiltonLusternik())

    def speed(mu: float, duration: float) -> np.ndarray:
        samples = round(200 * duration) + 1
        return lusternik.simulate(duration, {**card.start, "mu_brushes": mu}, samples=samples)["phidot"]

    first = natural["phidot"][natural.time <= 1.0]
    fit = {mu: float(np.abs(speed(mu, 1.0) - first).max()) for mu in np.linspace(-0.6, 0.6, 97)}
    best = min(fit, key=lambda mu: fit[mu])
    curves = {f"Hamilton-Lusternik, mu(0) = {mu:g}": speed(mu, 10.0) for mu in (best, -0.6, 0.3)}
    late = _deviation(natural, "phidot", curves, noise, "phi' / (rad/s)", "experiment-machine.png")
    slowed = curves[f"Hamilton-Lusternik, mu(0) = {best:g}"][-1]
    return _experiment(
        "The commutator machine",
        f"From rest at 24 V, with a tachometer whose noise is {noise} rad/s (1 % of the final speed). By "
        f"d'Alembert the machine keeps {natural['phidot'][-1]:.2f} rad/s. The multiplier that fits the first second "
        f"best, mu(0) = {best:g}, deviates by up to {fit[best]:.2g} rad/s, and the machine has slowed down to "
        f"{slowed:.1f} rad/s after 10 s.",
        late,
        "experiment-machine.png",
    )


def _tube() -> str:
    """The height of the ball in the tube, seen by a camera; mu(0) is fitted to the height alone."""
    import scipy

    import appell as ap

    card, noise, duration = ap.catalogue.BALL_IN_TUBE, 1e-3, 0.4
    model = card.model()
    natural = model.derive(ap.AppellChetaev()).simulate(duration, card.start, samples=401)
    lusternik = model.derive(ap.HamiltonLusternik())
    names = lusternik.system.auxiliary_states

    def height(mu: np.ndarray) -> np.ndarray:
        state = {**card.start, **dict(zip(names, mu, strict=True))}
        return lusternik.simulate(duration, state, samples=401)["z_ball"]

    def misfit(mu: np.ndarray) -> np.ndarray:
        return (height(mu) - natural["z_ball"]) / noise

    grid = [np.array([a, b]) for a in np.linspace(-0.01, 0.01, 17) for b in np.linspace(-0.01, 0.01, 17)]
    starts = sorted(grid, key=lambda mu: float(np.abs(misfit(mu)).max()))[:3]
    fits = [scipy.optimize.least_squares(misfit, mu, x_scale=1e-3, max_nfev=40) for mu in starts]
    best = min(fits, key=lambda f: f.cost).x
    shown = [f"({a:.5f}, {b:.5f})" for a, b in ((0.0, 0.0), best)]
    curves = {f"Hamilton-Lusternik, mu(0) = {s}": height(mu) for s, mu in zip(shown, (0 * best, best), strict=True)}
    late = _deviation(natural, "z_ball", curves, noise, "z / m", "experiment-tube.png")
    off = 1e3 * float(np.abs(height(best) - natural["z_ball"]).max())
    return _experiment(
        "The ball in the tube",
        f"A table-tennis ball in a tube, seen by a camera with a noise of {1e3 * noise:g} mm in the height. By "
        f"d'Alembert the height is a harmonic motion (Flygare 2012). The best fit, mu(0) = {shown[1]}, "
        f"deviates by {off:.0f} mm within {duration} s.",
        late,
        "experiment-tube.png",
    )


def _experiment(title: str, text: str, late: Mapping[str, str], picture: str) -> str:
    lines = "; ".join(f"{label.split(', ', 1)[1]}: {when}" for label, when in late.items())
    image = f"```{{image}} ../_generated/{picture}\n:alt: {title} by both families\n:width: 100%\n```"
    return f"### {title}\n\n{text} It differs from d'Alembert's motion by five times the noise at: {lines}.\n\n{image}"


def _deviation(
    natural, name: str, curves: Mapping[str, np.ndarray], noise: float, unit: str, file: str
) -> dict[str, str]:  # type: ignore[no-untyped-def]
    """The quantity and its deviation over time, with the noise; when each leaves it by five times the noise."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11.0, 4.2), layout="constrained")
    left, right = figure.subplots(1, 2)
    left.plot(natural.time, natural[name], color="C0", label="Appell-Chetaev")
    late = {}
    for i, (label, values) in enumerate(curves.items()):
        left.plot(natural.time, values, color=f"C{i + 1}", label=label)
        apart = np.abs(values - natural[name])
        right.semilogy(natural.time, np.maximum(apart, noise * 1e-3), color=f"C{i + 1}", label=label)
        beyond = np.flatnonzero(apart > 5 * noise)
        late[label] = f"{natural.time[beyond[0]]:.3g} s" if beyond.size else f"not within {natural.time[-1]:g} s"
    right.axhspan(noise * 1e-3, noise, color="0.85", label="noise")
    right.axhline(5 * noise, color="0.4", linestyle=":", label="five times the noise")
    left.set(xlabel="t / s", ylabel=unit)
    right.set(xlabel="t / s", ylabel=f"deviation of {unit}")
    for axes in (left, right):
        axes.grid(alpha=0.3)
        axes.legend(fontsize="x-small")
    figure.savefig(GENERATED / file, dpi=120)
    return late


if __name__ == "__main__":
    import sys

    sys.path.insert(0, str(Path(__file__).parent))
    GENERATED.mkdir(exist_ok=True)
    for make in (two_families, experiments):
        (GENERATED / f"{make.__name__}.md").write_text(make() + "\n", encoding="utf-8")
