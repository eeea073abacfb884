"""Two pucks whose velocities stay perpendicular: constraint forces, both of Kane's forms, the motion and its picture.

Reproduces section 4 and figure 1 of Roithmayr and Hodges 2010. Run it with ``make demo``; the pictures and a page that moves
and computes go to ``out/``.
"""

from pathlib import Path

import numpy as np

import appell as ap

OUT = Path("out")


def main() -> None:
    pucks = ap.catalogue.two_pucks()
    print(pucks, end="\n\n")

    print("What kind of constraint is it?")
    print(f"  {ap.classify(pucks)}", end="\n\n")

    print("Constraint forces by inspection, before any equation of motion:")
    print(pucks.reactions, end="\n\n")

    evident, minimal = pucks.derive(ap.Kane(reactions=True)), pucks.derive(ap.Kane())
    print(evident, end="\n\n")
    print(minimal, end="\n\n")

    start = {"q1": 1, "q2": -2, "q3": 1, "q4": 2, "u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3}
    OUT.mkdir(exist_ok=True)
    for name, equations in (("reactions in evidence", evident), ("minimal equations", minimal)):
        run = equations.simulate(10.0, start)
        print(run)
        v1, v2 = run.velocity("P1"), run.velocity("P2")
        cosine = (v1 * v2).sum(1) / np.linalg.norm(v1, axis=1) / np.linalg.norm(v2, axis=1)
        path = OUT / f"two_pucks_{name.replace(' ', '_')}.png"
        run.plot(path, measure={"cos θ": cosine})
        print(f"  largest |cos θ| {abs(cosine).max():.1e}; picture: {path.resolve()}\n")

    page = run.to_html(
        OUT / "two_pucks.html",
        title="Two pucks with perpendicular velocities",
        text="A nonlinear nonholonomic constraint: v1 and v2 stay at right angles.",
        source="Roithmayr and Hodges 2010, section 4",
    )
    print(f"The motion with its forces, equations and sliders, in one file to open in a browser: {page.resolve()}")


if __name__ == "__main__":
    main()
