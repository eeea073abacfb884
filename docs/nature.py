"""The numbers and pictures of "Which principle does nature follow?", made at every build.

``realisations`` returns the Markdown that the page includes; its pictures stand beside it in ``docs/_generated``.
``python docs/nature.py`` runs it alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    import appell as ap

GENERATED = Path(__file__).parent / "_generated"

SLOPE = 0.3
BLADE = {"m": 1.0, "J": 0.5, "g": 2.0 / np.sin(SLOPE), "slope": SLOPE}
BLADE_START = {"x": 0.0, "y": 0.0, "theta": 0.2, "v": 0.5, "omega": 1.2}
MU0 = 0.3
NUS = (0.0, 1.0, 10.0, 100.0, 1000.0)


def realisations() -> str:
    """Every realisation with its system: the summary, then one section each."""
    found = [*_of_blade(), *_of_others()]
    return "\n\n".join([_summary(found), *(_section(title, words, limit) for title, words, limit in found), _machine()])


Found = tuple[str, str, "ap.Limit"]


def _of_blade() -> list[Found]:
    import appell as ap

    blade = ap.catalogue.knife_edge_on_incline()

    def limit(by: str, **more: Any) -> ap.Limit:
        return ap.limit(blade, "blade", by=by, duration=3.0, state=BLADE_START, parameters=BLADE, mu0=MU0, **more)

    largest = 6.0  # of |lambda| along the ideal motion
    _family_picture(blade)
    return [
        ("Blade, viscous", "Viscous friction gives d'Alembert's motion.", limit("viscous")),
        (
            "Blade, added mass",
            "Inertia alone, as for a fin in an ideal fluid, gives Hamilton and Lusternik's motion.",
            limit("mass"),
        ),
        ("Blade, both, nu = 1", "The motion is in between.", limit("viscous and mass", nu=1.0)),
        ("Blade, both, nu = 10", "The motion is in between.", limit("viscous and mass", nu=10.0)),
        ("Blade, both, nu = 1000", "The motion is close to d'Alembert's.", limit("viscous and mass", nu=1000.0)),
        (
            "Blade, dry friction",
            "With enough friction the blade sticks, and the motion is d'Alembert's to rounding.",
            limit("friction", eps=(2 / largest, 1 / largest, 0.5 / largest, 0.25 / largest)),
        ),
    ]


def _of_others() -> list[Found]:
    import appell as ap

    sleigh = ap.catalogue.chaplygin_sleigh()
    off = {"x": 0.0, "y": 0.0, "theta": 0.0, "v": 1.1, "omega": 0.4}
    halved = tuple(0.04 / 2**k for k in range(6))
    tip, up = ap.catalogue.constant_speed_tip(), {"x": 0.0, "y": 0.0, "u1": 1.6, "u2": 1.2}
    disc, rolls = ap.catalogue.rolling_disc(), ap.catalogue.ROLLING_DISC.start
    line, x = _line()
    across = {"x": 0.8, "xdot": 0.3, "y": 0.0, "ydot": 1.0}
    small = (1e-4, 1e-5, 1e-6, 1e-7)
    return [
        (
            "Sleigh, viscous, with its slow manifold",
            "The order is one; compared with the motion on the slow manifold it is two.",
            ap.limit(
                sleigh,
                "no side slip",
                by="viscous",
                duration=1.0,
                state=off,
                eps=halved,
                corrected=True,
                tolerance=1e-11,
            ),
        ),
        (
            "Rolling disc, viscous slip",
            "The contact itself remains a constraint.",
            ap.limit(disc, "rolls", by="viscous", duration=1.0, state=rolls, eps=(1e-3, 1e-4, 1e-5, 1e-6)),
        ),
        (
            "Rolling disc, mass against slip",
            "The contact itself remains a constraint.",
            ap.limit(disc, "rolls", by="mass", duration=1.0, state=rolls, eps=(1e-3, 1e-4, 1e-5, 1e-6)),
        ),
        (
            "Constant speed, viscous",
            "For a row nonlinear in velocity the limit is Chetaev's motion.",
            ap.limit(tip, "speed", by="viscous", duration=1.0, state=up),
        ),
        (
            "Constant speed, added mass",
            "For a row nonlinear in velocity the limit is Lusternik's motion.",
            ap.limit(tip, "speed", by="mass", duration=1.0, state=up),
        ),
        (
            "Line, spring that stiffens along it",
            "A velocity across the line adds the potential of Rubin and Ungar.",
            ap.limit(line, "line", by="elastic", strength=1 + x**2, duration=2.0, state=across, eps=small),
        ),
        (
            "Line, spring, no velocity across",
            "Without a velocity across the line the limit is d'Alembert's motion.",
            ap.limit(
                line, "line", by="elastic", strength=1 + x**2, duration=2.0, state={**across, "ydot": 0.0}, eps=small
            ),
        ),
        (
            "Speed kept by a fan, loop of finite bandwidth",
            "The force has the direction of the actuator, and the limit is the servo-constraint's motion.",
            ap.limit(
                _fan(), "speed", by="servo", duration=1.0, state={"x": 0.0, "y": 0.0, "u1": np.sqrt(3.75), "u2": 0.5}
            ),
        ),
    ]


def _line() -> tuple[ap.Model, Any]:
    import appell as ap

    model = ap.Model("particle on a line")
    x, y = model.coordinates("x y")
    model.particle("P", mass=1, position=x * model.frame.x + y * model.frame.y)
    model.constrain("line", y)
    return model, x


def _fan() -> ap.Model:
    import appell as ap

    model = ap.Model("tip kept by a fan")
    N = model.frame
    x, y = model.coordinates("x y")
    model.speeds("u1 u2")
    tip = model.particle("tip", mass=1, position=x * N.x + y * N.y)
    model.gravity(-1.0 * N.y)
    v = ap.velocity(tip)
    model.constrain("speed", (v.dot(v) - 4) / 2, servo={tip: N.x})
    return model


# ---- the machine of Appell and Hamel -------------------------------------------------------------

MACHINE = {"m": 1.0, "a": 0.15, "b": 0.2, "g": 9.81}
ORDERS = {
    "the moments first": (3, 1),
    "both together": (1, 1),
    "the weight over the axle first": (1, 2),
}


def _machine() -> str:
    """The vanishing wheel: what the limit is depends on what vanishes first."""
    import appell as ap

    heading, samples = np.arctan2(0.8, 0.6), 101
    equations = ap.catalogue.appell_hamel().derive(ap.AppellChetaev())
    ideal, k = ap.catalogue.appell_hamel_limit(), MACHINE["a"] / MACHINE["b"]
    begin = {"x": 0.0, "y": 0.0, "z": 0.0, "u1": 0.6, "u2": 0.8, "u3": -1 / k}
    options = {"parameters": {"k": k}, "samples": samples, "tolerance": 1e-12}
    ideals = {
        "Appell-Chetaev": ideal.derive(ap.AppellChetaev()).simulate(1.0, begin, **options),
        "Hamilton-Lusternik": ideal.derive(ap.HamiltonLusternik()).simulate(1.0, begin, **options),
    }
    start = {"x": 0.0, "y": 0.0, "theta": heading, "phi": 0.0, "z": 0.0, "omega": 1.0, "spin": 1 / MACHINE["a"]}
    eps, found = (1e-1, 1e-2, 1e-3), {}
    for words, (moments, ahead) in ORDERS.items():
        runs = []
        for e in eps:
            values = {**MACHINE, "M": e, "J": e**moments, "I": e**moments, "rho": e**ahead}
            runs.append(
                equations.simulate(1.0, start, parameters=values, integrator="radau", tolerance=1e-9, samples=samples)
            )
        found[words] = ap.tendency(runs, eps, ideals, coordinates=("x", "y", "z"), words=words)
    _machine_picture(found)
    rows = [
        (words, *(f"{limit.limit_distances[name]:.2g}" for name in ideals), limit.tends_to)
        for words, limit in found.items()
    ]
    head = ("what vanishes", "limit from Appell-Chetaev", "limit from Hamilton-Lusternik", "tends to")
    return "\n\n".join(
        [
            "### The machine of Appell and Hamel, its wheel to zero",
            _table(head, rows),
            _image("nature_machine", "paths"),
        ]
    )


# ---- pictures and tables -------------------------------------------------------------------------


def _family_picture(blade: ap.Model) -> None:
    """x of the blade for several nu between Hamilton-Lusternik and Appell-Chetaev."""
    from matplotlib.figure import Figure

    import appell as ap

    figure = Figure(figsize=(11.0, 4.4), layout="constrained")
    left, right = figure.subplots(1, 2)
    options = {"parameters": BLADE, "samples": 301}
    ideal = blade.derive(ap.AppellChetaev()).simulate(3.0, BLADE_START, **options)
    gaps = []
    for i, nu in enumerate(NUS):
        run = blade.derive(ap.Kozlov(nu=nu, mu={"blade": MU0})).simulate(
            3.0, BLADE_START, integrator="radau" if nu > 10 else "dop853", **options
        )
        left.plot(run["x"], run["y"], color=f"C{i}", label=f"nu = {nu:g} 1/s")
        gaps.append(max(np.abs(run[name] - ideal[name]).max() for name in ("x", "y", "theta")))
    left.plot(ideal["x"], ideal["y"], "k--", label="Appell-Chetaev")
    left.set_xlabel("x / m, down the slope")
    left.set_ylabel("y / m")
    left.axis("equal")
    right.loglog(NUS[1:], gaps[1:], "o-")
    right.set_xlabel("nu = viscosity / mass / (1/s)")
    right.set_ylabel("largest distance from Appell-Chetaev")
    for axes in (left, right):
        axes.grid(alpha=0.3)
    left.legend(fontsize="small")
    figure.savefig(GENERATED / "nature_family.png", dpi=110)


def _machine_picture(found: dict[str, ap.Limit]) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6.5, 4.4), layout="constrained")
    axes = figure.subplots()
    for words, limit in found.items():
        axes.plot(limit.runs[-1]["x"], limit.runs[-1]["y"], label=words)
    first = next(iter(found.values()))
    for ideal, style in zip(first.ideals, ("k--", "k:"), strict=True):
        axes.plot(ideal.run["x"], ideal.run["y"], style, label=ideal.name)
    axes.set_xlabel("x / m")
    axes.set_ylabel("y / m")
    axes.axis("equal")
    axes.grid(alpha=0.3)
    axes.legend(fontsize="small")
    figure.savefig(GENERATED / "nature_machine.png", dpi=110)


def _summary(found: Sequence[Found]) -> str:
    head = (
        "system and realisation",
        "tends to",
        "order",
        "smallest eps",
        "distance there",
        "the other ideal motion is",
    )
    rows = []
    for title, _, limit in found:
        others = [d for name, d in limit.limit_distances.items() if name != limit.tends_to]
        reached = limit.extrapolation.order is None
        rows.append(
            (
                title,
                limit.tends_to,
                "reached" if reached else f"{limit.order:.3f}",
                f"{limit.eps[-1]:.2g}",
                f"{limit.distances[limit.tends_to][-1]:.1e}",
                f"{max(others):.2g} away" if others else "",
            )
        )
    return _table(head, rows)


def _section(title: str, words: str, limit: ap.Limit) -> str:
    """One realisation: its words, its table, its picture."""
    name = "nature_" + "".join(c if c.isalnum() else "_" for c in title.lower())
    limit.plot(GENERATED / f"{name}.png")
    head, rows = limit.rows()
    return "\n\n".join(
        [f"### {title}", words + " " + _sentence(limit.verdict), _table(head, rows), _image(name, title)]
    )


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]


def _image(name: str, alt: str) -> str:
    return f"```{{image}} ../_generated/{name}.png\n:alt: {alt}\n:width: 100%\n```"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


if __name__ == "__main__":
    GENERATED.mkdir(exist_ok=True)
    (GENERATED / "realisations.md").write_text(realisations() + "\n", encoding="utf-8")
