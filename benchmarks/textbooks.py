"""Equations of motion as textbooks write them, beside ours: ``python benchmarks/textbooks.py [NAME ...]``.

Each entry is written down from its source in the notation of the catalogue's model, so that both can be counted in
the same way (operations of the coefficients of rates, of the right sides, of coordinate rates and of what is named),
and so that ``appell.same_motion`` can prove that they say the same. Writes ``benchmarks/textbooks.json``, from which
the page of the documentation is made; ``tests/reading/test_textbooks.py`` proves the lines and holds the ratios.
"""

from __future__ import annotations

import json
import re
import signal
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics import mechanics as me
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.algebra import SympyAlgebra
from appell.algebra.normal_form import normal_forms
from appell.catalogue.linear_bicycle import LinearBicycle, linearised
from appell.equations.form_blocks import own_symbols
from appell.mechanics import lower
from appell.mechanics.lower import unit_sets
from appell.reading.printing.common_subexpressions import with_few_names
from appell.reading.printing.text import with_named_signs
from appell.reading.shortest.form_in_speeds import length_of
from appell.reading.shortest.search import shortest_equations
from appell.reading.symbolic_form import SymbolicForm

BICYCLE = "bicycle, linearised"
RESULTS = Path(__file__).with_suffix(".json")
LIMIT = 60
"""Seconds of processor time after which SymPy is given up."""


@dataclass(frozen=True)
class Textbook:
    """Equations of a system as a book has them.

    ``variables``: the book's velocities in the model's coordinates and speeds, where they are not the model's own;
    ``where``: what the book names, in the order in which it is read; ``lines``: dynamics, ``rates``: of coordinates. A
    dash is a derivative by time. ``reactions``: whether the book keeps the reactions; forces of laws beside them
    (friction) then have the names that they have in our equations. ``build``: its model, if the catalogue has none.
    """

    name: str
    source: str
    lines: Sequence[str]
    rates: Sequence[str] = ()
    where: Mapping[str, str] = field(default_factory=dict)
    variables: Mapping[str, str] = field(default_factory=dict)
    note: str = ""
    reactions: bool = False
    build: Callable[[], ap.Model] | None = None

    @property
    def principle(self) -> ap.Kane:
        """With the reactions in evidence where the book keeps them."""
        return ap.Kane(reactions=self.reactions)


def _gamma(body: str) -> dict[str, str]:
    """The vertical in the axes of a free body: the last row of its rotation matrix, in its quaternion."""
    e0, e1, e2, e3 = (f"e{i}_{body}" for i in range(4))
    return {
        "gamma1": f"2*({e1}*{e3} - {e0}*{e2})",
        "gamma2": f"2*({e2}*{e3} + {e0}*{e1})",
        "gamma3": f"1 - 2*({e1}^2 + {e2}^2)",
    }


def babyboot() -> ap.Model:
    """A plate that turns about the rod it hangs on: Mitiguy's chaotic pendulum."""
    model = ap.Model("babyboot")
    N = model.frame
    names = "g mA mB LA LB IAx IBx IBy IBz"
    g, mA, mB, LA, LB, IAx, IBx, IBy, IBz = model.parameters(
        names, [9.81, 0.01, 0.1, 0.075, 0.2, 5e-6, 2.5e-4, 5e-5, 2e-4]
    )
    qA, qB = model.coordinates("qA qB")
    model.speeds("wA wB")
    rod, plate = me.ReferenceFrame("A"), me.ReferenceFrame("B")
    rod.orient_axis(N, N.x, qA)
    plate.orient_axis(rod, rod.z, qB)
    model.body("rod", mA, frame=rod, position=-LA * rod.z, inertia=[[IAx, 0, 0], [0, IAx, 0], [0, 0, 0]])
    model.body("plate", mB, frame=plate, position=-LB * rod.z, inertia=[[IBx, 0, 0], [0, IBy, 0], [0, 0, IBz]])
    model.gravity(-g * N.z)
    return model


def spinning_body() -> ap.Model:
    """A free body by three angles, in its own angular velocities."""
    model = ap.Model("spinning body")
    Ixx, Iyy, Izz = model.parameters("Ixx Iyy Izz", [1.0, 2.0, 3.0])
    angles = model.coordinates("q1 q2 q3")
    turned = me.ReferenceFrame("B")
    turned.orient_body_fixed(model.frame, angles, "XYZ")
    omega = turned.ang_vel_in(model.frame)
    model.speeds("wx wy wz", [omega.dot(e) for e in (turned.x, turned.y, turned.z)])
    model.body("B", 1, frame=turned, position=0 * model.frame.x, inertia=[[Ixx, 0, 0], [0, Iyy, 0], [0, 0, Izz]])
    return model


_SPIN = ("yaw' = w3/cos(lean)", "lean' = w1", "spin' = w2 - w3*tan(lean)")
_MOVES = (
    "x' = r*sigma*(w1*sin(yaw)*cos(lean) + w2*cos(yaw))",
    "y' = r*sigma*(w2*sin(yaw) - w1*cos(yaw)*cos(lean))",
    "z' = -r*sigma*w1*sin(lean)",
)
_LEANING = {"w1": "u1*cos(spin) + u3*sin(spin)", "w2": "u2", "w3": "u3*cos(spin) - u1*sin(spin)"}

TEXTBOOKS = (
    Textbook(
        "ball-on-turntable",
        "Earnshaw 1844; Neimark and Fufaev 1972, chapter II",
        ["vx_ball' = -2/7*Omega*vy_ball", "vy_ball' = 2/7*Omega*vx_ball", "W3' = 0"],
        note="W3 the spin about the vertical",
    ),
    Textbook(
        "ball-in-tube",
        "Routh 1884; Neimark and Fufaev 1972, chapter II",
        ["O' = 0", "7*vz_ball' = -(5*g + 2*r*O*n)", "n' = O*vz_ball/r"],
        ["x_ball' = -O*y_ball", "y_ball' = O*x_ball"],
        variables={
            "O": "(x_ball*vy_ball - y_ball*vx_ball)/(x_ball^2 + y_ball^2)",
            "n": "(x_ball*W1 + y_ball*W2)/sqrt(x_ball^2 + y_ball^2)",
        },
        note="O the rate at which the ball goes round, n its spin about the normal",
    ),
    Textbook(
        "rolling-disc",
        "Kane and Levinson 1985; SymPy's test of the rolling disc",
        [
            "5*r*w1' = 4*g*sigma*sin(lean) + 6*r*w2*w3 - r*w3^2*tan(lean)",
            "3*w2' = -2*w1*w3",
            "w3' = w1*(w3*tan(lean) - 2*w2)",
        ],
        [*_SPIN, *_MOVES],
        variables=_LEANING,
        note="sigma the sign of cos(lean); books take 1",
    ),
    Textbook(
        "rolling-hoop",
        "Neimark and Fufaev 1972, chapter II",
        [
            "3*r*w1' = 2*g*sigma*sin(lean) + 4*r*w2*w3 - r*w3^2*tan(lean)",
            "2*w2' = -w1*w3",
            "w3' = w1*(w3*tan(lean) - 2*w2)",
        ],
        [*_SPIN, *_MOVES],
        variables={"w1": "lean_rate", "w2": "spin_rate + yaw_rate*sin(lean)", "w3": "yaw_rate*cos(lean)"},
        note="sigma the sign of cos(lean); books take 1",
    ),
    Textbook(
        "chaplygin-sleigh",
        "Chaplygin 1911; Neimark and Fufaev 1972, chapter II",
        ["v' = a*omega^2", "(J + m*a^2)*omega' = -m*a*v*omega"],
        ["x' = v*cos(theta)", "y' = v*sin(theta)"],
    ),
    Textbook(
        "chaplygin-ball",
        "Chaplygin 1903; Borisov and Mamaev 2001",
        [
            "(A + D*(1 - gamma1^2))*wx_ball' - D*gamma1*gamma2*wy_ball' - D*gamma1*gamma3*wz_ball'"
            " = (B - C)*wy_ball*wz_ball",
            "(B + D*(1 - gamma2^2))*wy_ball' - D*gamma1*gamma2*wx_ball' - D*gamma2*gamma3*wz_ball'"
            " = (C - A)*wz_ball*wx_ball",
            "(C + D*(1 - gamma3^2))*wz_ball' - D*gamma1*gamma3*wx_ball' - D*gamma2*gamma3*wy_ball'"
            " = (A - B)*wx_ball*wy_ball",
        ],
        where={**_gamma("ball"), "D": "m*r^2"},
        note="M = I omega + D (omega - (omega.gamma) gamma), M' = M x omega, gamma' = gamma x omega, solved for omega'",
    ),
    Textbook(
        "routh-sphere",
        "Routh 1884; Cushman 1998, in the axes of the ball",
        [
            "(A + m*(r^2*gamma2^2 + h^2))*wx_ball' - m*r^2*gamma1*gamma2*wy_ball' + m*r*h*gamma1*wz_ball'"
            " = (A - C)*wy_ball*wz_ball + m*a*(h*wy_ball*wz_ball - (r*s + g)*gamma2)",
            "(A + m*(r^2*gamma1^2 + h^2))*wy_ball' - m*r^2*gamma1*gamma2*wx_ball' + m*r*h*gamma2*wz_ball'"
            " = (C - A)*wx_ball*wz_ball + m*a*((r*s + g)*gamma1 - h*wx_ball*wz_ball)",
            "(C + m*r^2*(gamma1^2 + gamma2^2))*wz_ball' + m*r*h*gamma1*wx_ball' + m*r*h*gamma2*wy_ball'"
            " = m*a*r*wz_ball*(gamma1*wy_ball - gamma2*wx_ball)",
        ],
        where={**_gamma("ball"), "h": "a - r*gamma3", "s": "wx_ball^2 + wy_ball^2"},
    ),
    Textbook(
        "tippe-top",
        "Cohen 1977; Rauch-Wojciechowski, Sköldstam and Glad 2005, in the axes of the top",
        [
            "m*vx_ball' = f_slides_x",
            "m*vy_ball' = f_slides_y",
            "m*vz_ball' = f_slides_z + N - m*g",
            "A*wx_ball' = (A - C)*wy_ball*wz_ball - a*gamma2*N + tau_slides_x",
            "A*wy_ball' = (C - A)*wx_ball*wz_ball + a*gamma1*N + tau_slides_y",
            "C*wz_ball' = tau_slides_z",
        ],
        where={name: e for name, e in _gamma("ball").items() if name != "gamma3"} | {"N": "lambda_slides"},
        note="m r'' = F - m g z, L' = a x F with N the normal force, f and tau friction and its moment, named in both; "
        "the sources' friction is proportional to the slip, the catalogue's Coulomb's, made smooth",
        reactions=True,
    ),
    Textbook(
        "suslov",
        "Suslov 1902; Bloch 2003, section 8.6",
        ["I1*omega1' = -I13*omega1*omega2", "I2*omega2' = I13*omega1^2"],
    ),
    Textbook(
        "snakeboard",
        "Ostrowski, Lewis, Murray and Burdick 1994; Bloch, Krishnaprasad, Marsden and Murray 1996",
        [
            "(mt*l^2*cos(phi)^2 + Jt*sin(phi)^2)*w1' + Jr*sin(phi)*psidot' = (mt*l^2 - Jt)*phidot*w1*sin(phi)*cos(phi)",
            "Jr*sin(phi)*w1' + Jr*psidot' = -Jr*phidot*w1*cos(phi) - k_rider*psi",
            "Jw*phidot' = -k_trucks*phi",
        ],
        ["x' = l*w1*cos(phi)*cos(theta)", "y' = l*w1*cos(phi)*sin(theta)", "theta' = w1*sin(phi)"],
        where={"mt": "m + M + 2*w", "Jt": "J + Jr + 2*Jw + 2*w*l^2"},
        variables={"w1": "omega/sin(phi)"},
        note="w1 along the null vector of the wheels",
    ),
    Textbook(
        "roller-racer",
        "Tsakiris 1995; Krishnaprasad and Tsakiris 2001",
        [
            "(m1 + m2*cos(phi)^2 + k*sin(phi)^2)*v' + d1*(m2 - k)*sin(phi)*cos(phi)*omega'"
            " = (Omega - omega)*(m2*d2*Omega*cos(phi) - k*nu*sin(phi))",
            "d1*(m2 - k)*sin(phi)*cos(phi)*v' + (J1 + d1^2*(m2*sin(phi)^2 + k*cos(phi)^2))*omega'"
            " = d1*(Omega - omega)*(m2*d2*Omega*sin(phi) + k*nu*cos(phi))",
        ],
        ["x' = v*cos(theta)", "y' = v*sin(theta)", "phi' = Omega - omega"],
        where={
            "k": "J2/d2^2",
            "nu": "v*cos(phi) + d1*omega*sin(phi)",
            "Omega": "(v*sin(phi) - d1*omega*cos(phi))/d2",
        },
        note="nu and Omega: how the front axle goes forward and how the handlebar turns",
    ),
    Textbook(
        "tricycle",
        "Cameron and Book 1997, E61 to E71, with the fork's own spin as a speed",
        ["W' = 0", "(m + M*cos(phi)^2 + k*sin(phi)^2)*v' = (M - k)*phidot*v*sin(phi)*cos(phi)"],
        [
            "x' = v*cos(phi)*cos(theta)",
            "y' = v*cos(phi)*sin(theta)",
            "theta' = v*sin(phi)/l",
            "phi' = W - v*sin(phi)/l",
        ],
        where={"k": "(J + M*h^2)/l^2"},
        variables={"W": "phidot + v*sin(phi)/l"},
    ),
    Textbook(
        "segway",
        "Pathak, Franch and Agrawal 2005",
        [
            "(m + 2*mw + 2*Jw/r^2)*u' + m*l*cos(alpha)*alphadot'"
            " = m*l*(alphadot^2 + psidot^2)*sin(alpha) + (tau_left + tau_right)/r",
            "m*l*cos(alpha)*u' + (Iy + m*l^2)*alphadot'"
            " = m*g*l*sin(alpha) + k*psidot^2*sin(alpha)*cos(alpha) - tau_left - tau_right",
            "(Iz + 2*Iw + 2*w^2*(mw + Jw/r^2) + k*sin(alpha)^2)*psidot'"
            " = -(2*k*alphadot*cos(alpha) + m*l*u)*psidot*sin(alpha) + w*(tau_right - tau_left)/r",
        ],
        [
            "x' = u*cos(psi)",
            "y' = u*sin(psi)",
            "phi_left' = (u - w*psidot)/r",
            "phi_right' = (u + w*psidot)/r",
        ],
        where={"k": "Ix - Iz + m*l^2"},
        variables={"u": "vx*cos(psi) + vy*sin(psi)"},
        note="u the speed of the axle",
    ),
    Textbook(
        "three-wheeled-cart",
        "Kane and Levinson 1985, problem 8.12",
        [
            "(m + 2*mw + 2*Jw/r^2)*v' = m*b*omega^2",
            "(J + m*b^2 + 2*Iw + 2*w^2*(mw + Jw/r^2))*omega' = -m*b*v*omega",
        ],
        [
            "x' = v*cos(theta)",
            "y' = v*sin(theta)",
            "phi_left' = (v - w*omega)/r",
            "phi_right' = (v + w*omega)/r",
        ],
    ),
    Textbook(
        "four-bar",
        "Freudenstein 1954 for the loop; Eksergian 1930 for the one equation of motion",
        ["j*omega' = -rho*(omega^2*(b^2*(a*(K*cos(beta) - kb*(kb - 1)*sin(beta))/2 + b*kb*K/3) + c^3*kc*L/3)"
         " + g*(a*(a/2 + b)*cos(theta) + b^2*kb*cos(psi)/2 + c^2*kc*cos(phi)/2))"],
        ["beta' = (kb - 1)*omega", "phi' = kc*omega"],
        where={
            "psi": "theta + beta",
            "kb": "-a*sin(theta - phi)/(b*sin(psi - phi))",
            "kc": "a*sin(beta)/(c*sin(psi - phi))",
            "K": "(c*kc^2 - a*cos(theta - phi) - b*kb^2*cos(psi - phi))/(b*sin(psi - phi))",
            "L": "(c*kc^2*cos(psi - phi) - a*cos(beta) - b*kb^2)/(c*sin(psi - phi))",
            "j": "rho*(a^3/3 + b*(a^2 + a*b*kb*cos(beta) + b^2*kb^2/3) + c^3*kc^2/3)",
        },
        note="kb and kc the ratios of the coupler's and the rocker's rate to the crank's, K and L their slopes",
    ),
    Textbook(
        "babyboot",
        "MotionGenesis 5.9: its chaotic pendulum, the two lines in Drake's benchmarks",
        [
            "wA' = -(g*(mA*LA + mB*LB)*sin(qA) - 2*(IBx - IBy)*sin(qB)*cos(qB)*wA*wB)"
            "/(IAx + IBx + mA*LA^2 + mB*LB^2 - (IBx - IBy)*sin(qB)^2)",
            "wB' = -(IBx - IBy)*sin(qB)*cos(qB)*wA^2/IBz",
        ],
        build=babyboot,
    ),
    Textbook(
        "spinning-body",
        "MotionGenesis: its example of spin stability with body-fixed angles",
        ["wx' = (Iyy - Izz)*wy*wz/Ixx", "wy' = -(Ixx - Izz)*wx*wz/Iyy", "wz' = (Ixx - Iyy)*wx*wy/Izz"],
        [
            "q1' = (wx*cos(q3) - wy*sin(q3))/cos(q2)",
            "q2' = wx*sin(q3) + wy*cos(q3)",
            "q3' = wz - tan(q2)*(wx*cos(q3) - wy*sin(q3))",
        ],
        build=spinning_body,
    ),
)  # fmt: skip


class Read:
    """The lines of an entry in the symbols of its model."""

    def __init__(self, entry: Textbook) -> None:
        self.entry = entry
        self.model = (entry.build or ap.catalogue.card_of(entry.name).model)()
        self.data = self.model.snapshot()
        k = self.data.kinematics
        self.own = {str(f.func): f for f in (*k.coordinates, *k.speeds)}
        self.own |= {p.name: p.symbol for p in self.data.parameters}

    def expression(self, text: str) -> sm.Expr:
        """With everything as a plain symbol: what is counted."""
        names = {name: sm.Symbol(name, real=True) for name in re.findall(r"[A-Za-z_]\w*", text)}
        functions = {name: getattr(sm, name) for name in ("sin", "cos", "tan", "sqrt")}
        return sm.sympify(text.replace("^", "**"), locals=names | functions)

    def line(self, text: str) -> tuple[dict[str, sm.Expr], sm.Expr]:
        """The coefficient of each rate on the left, and the right side."""
        left, right = text.split(" = ")
        rates = re.findall(r"(\w+)'", left)
        e = self.expression(re.sub(r"(\w+)'", r"rate_\1", left))
        return {r: _coefficient(e, sm.Symbol(f"rate_{r}", real=True)) for r in rates}, self.expression(right)

    def length(self) -> int:
        """Operations, counted as those of our own equations are."""
        counted = [e for text in (*self.entry.lines, *self.entry.rates) for e in self._parts(text)]
        return length_of([*counted, *map(self.expression, self.entry.where.values())])

    def _parts(self, text: str) -> list[sm.Expr]:
        coefficients, right = self.line(text)
        return [*coefficients.values(), right]

    def residuals(self) -> list[sm.Expr]:
        """What vanishes, in the model's own coordinates, speeds and parameters."""
        t = dynamicsymbols._t
        table: dict[sm.Expr, sm.Expr] = {sm.Symbol(n, real=True): f for n, f in self.own.items()} | self._ground_spin()
        if "lean" in self.own:
            table[sm.Symbol("sigma", real=True)] = sm.Piecewise((1, sm.cos(self.own["lean"]) >= 0), (-1, True))
        for name, text in (*self.entry.variables.items(), *self.entry.where.items()):
            table[sm.Symbol(name, real=True)] = self.expression(text).subs(table)
        found = []
        for text in (*self.entry.lines, *self.entry.rates):
            coefficients, right = self.line(text)
            left = sum(c.subs(table) * table[sm.Symbol(r, real=True)].diff(t) for r, c in coefficients.items())
            found.append(left - right.subs(table))
        return found

    def _ground_spin(self) -> dict[sm.Expr, sm.Expr]:
        """W1, W2, W3: the angular velocity of a free ball in the ground's axes, of its own components."""
        if "e0_ball" not in self.own:
            return {}
        e0, *e = (self.own[f"e{i}_ball"] for i in range(4))
        w, e = sm.Matrix([self.own[f"w{axis}_ball"] for axis in "xyz"]), sm.Matrix(e)
        ground = w + 2 * e.cross(e.cross(w) + e0 * w)
        return {sm.Symbol(f"W{i + 1}", real=True): ground[i] for i in range(3)}


def our_length(entry: Textbook, form: SymbolicForm) -> int:
    """Operations of our typeset equations: the same lines as the book's, and what is named in them.

    Rates of coordinates that the book does not write are left out; dependent speeds count where they are used.
    """
    named = getattr(form, "named", None) or form
    stated = {re.match(r"\w+", text).group() for text in entry.rates}  # type: ignore[union-attr]
    t = dynamicsymbols._t
    blocks = named.blocks
    right = blocks.F if blocks.C is None else blocks.F + blocks.C
    right = right + blocks.B @ sm.Matrix(form.lam) if form.lam else right
    dynamics = list(zip(blocks.M @ sm.Matrix(form.rates), right, strict=True))
    kinematics = zip(form.coordinates, named.kinematics, strict=True)
    pairs = [*dynamics, *((q.diff(t), e) for q, e in kinematics if str(q.func) in stated)]
    dependent = {**form.former_speeds, **form.dependent_speeds, **getattr(named, "dependent_speeds", {})}
    definitions = getattr(named, "definitions", {})
    pairs += [pair for pair in dependent.items() if pair[0] not in definitions and _is_used(pair[0], pairs)]
    few, told = with_few_names([(with_named_signs(a)[0], with_named_signs(b)[0]) for a, b in pairs])
    counted = [e for left, right in told for e in (*_coefficients(left), right)] + [e for _, e in few]
    for name, e in reversed(definitions.items()):  # each stands in what is read after it
        counted += [e] if any(c.has(name) for c in counted) else []
    plain = {f: sm.Dummy() for e in counted for f in e.atoms(AppliedUndef)}
    return length_of([e.xreplace(plain) for e in counted])


def _is_used(speed: sm.Expr, pairs: Sequence[tuple[sm.Expr, sm.Expr]]) -> bool:
    return any(right.has(speed) for _, right in pairs)


def _coefficients(left: sm.Expr) -> list[sm.Expr]:
    """Of the rates on a left side; none of a speed that stands there alone."""
    terms = [(term, term.atoms(sm.Derivative)) for term in sm.Add.make_args(left)]
    return [term / next(iter(rates)) for term, rates in terms if rates]


def _coefficient(e: sm.Expr, symbol: sm.Symbol) -> sm.Expr:
    """Of a rate that stands once on a left side, as it was written."""
    for term in sm.Add.make_args(e):
        if term.has(symbol):
            return term / symbol
    raise ValueError(f"{symbol} does not stand in {e}")


def entry_of(name: str) -> Textbook:
    """By the name of its system."""
    return next(entry for entry in TEXTBOOKS if entry.name == name)


def measure(entry: Textbook) -> dict[str, object]:
    """Both lengths, and whether the lines are proved."""
    read = Read(entry)
    began = time.process_time()
    ours = our_length(entry, read.model.derive(entry.principle).shortest().symbolic_form)
    seconds = time.process_time() - began
    return {
        "source": entry.source,
        "textbook": read.length(),
        "ours": ours,
        "ratio": round(ours / read.length(), 2),
        "seconds": round(seconds, 2),
        "note": entry.note,
    }


def measure_bicycle() -> dict[str, object]:
    """M, C1, K0 and K2 of the bicycle as ``appell show bicycle`` has them, beside appendix A."""
    paper = LinearBicycle()
    began = time.process_time()
    equations = ap.catalogue.bicycle().derive(ap.Kane())
    derived = ap.linear_in_symbols("v", equations, ["lean", "steer"])
    seconds = time.process_time() - began
    shown = linearised(equations)
    named, matrices = derived.with_names()
    ours = length_of([*(e for matrix in matrices.values() for e in matrix), *named.values()])
    alone = length_of([e for matrix in derived.matrices.values() for e in matrix])
    book = length_of([*(e for matrix in paper.matrices.values() for e in matrix), *paper.named.values()])
    proved = isinstance(shown, LinearBicycle)
    return {
        "source": "Meijaard, Papadopoulos, Ruina and Schwab 2007, appendix A",
        "textbook": book,
        "ours": ours,
        "ratio": round(ours / book, 2),
        "seconds": round(seconds, 2),
        "note": f"M, C1, K0 and K2 derived in symbols: {alone} operations in the parameters alone, and as counted with "
        "what occurs twice named; the paper's names, in which appell show prints them, are not used for it",
        "verdict": "proved" if proved else "refuted",
        "sympy_words": "not measured",
    }


def verdict(entry: Textbook) -> str:
    """Of the book's lines against our equations: proved, refuted, or how small the largest residual is."""
    read = Read(entry)
    if entry.reactions:
        return _verdict_with_reactions(read)
    equations, lines = read.model.derive(ap.Kane()), read.residuals()
    answer = ap.same_motion(equations, lines)
    if answer.verdict == "not decided":  # in shorter equations more can be decided
        (shortest,) = shortest_equations(equations, ratios=False)  # nothing is divided by
        former = shortest.symbolic_form.former_speeds
        answer = ap.same_motion(shortest, [line.subs(former).doit() for line in lines])
    if answer.verdict == "not decided":
        return f"not decided; residual {answer.largest_residual:.0e} at random states"
    return answer.verdict


def _verdict_with_reactions(read: Read) -> str:
    """Of lines that hold reactions and named forces of laws: by normal form, along M u' = F + C + B lam in the same."""
    form = read.model.derive(read.entry.principle).shortest().symbolic_form
    named = form.named
    assert named is not None
    right = named.blocks.F + named.blocks.C + named.blocks.B @ sm.Matrix(form.lam)
    rates = dict(zip(form.rates, named.blocks.M.LUsolve(named.written_out(right)), strict=True))
    residuals = [line.xreplace(rates) for line in read.residuals()]
    forms = normal_forms(residuals, unit_sets(read.data))
    return "proved" if all(map(forms.is_zero, residuals)) else "refuted"


def by_sympy(entry: Textbook, simplifies: bool = True) -> dict[str, object]:
    """What SymPy makes of the same bodies, loads and rows: KanesMethod, then ``simplify``; counted in the same way."""
    read = Read(entry)
    written = read.model.derive(ap.Kane()).to_sympy()
    t, data = dynamicsymbols._t, read.data
    m = lower(data, SympyAlgebra())
    own = own_symbols(data, m)
    rows = [sm.sympify(row.velocity).xreplace(own) for row in m.rows]
    rows = [row for row in rows if sm.simplify(row) != 0]  # what a plane linkage keeps by itself
    free = len(written.u) - len(rows)
    kinematics = [q.diff(t) - e for q, e in zip(written.q, written.forcing_kin, strict=True)]
    began = time.process_time()
    method = me.KanesMethod(
        data.frame, list(written.q), list(written.u[:free]), kinematics,
        u_dependent=list(written.u[free:]) or None, velocity_constraints=rows or None,
    )  # fmt: skip
    method.kanes_equations(list(written.bodies), list(written.loads))
    # the rates of dependent speeds stay in SymPy's equations, and the rows that give them stand below
    turning = {c for group in unit_sets(data) for c in group}
    rates = [e for q, e in zip(written.q, written.forcing_kin, strict=True) if q not in turning]
    entries = [*method.mass_matrix, *method.forcing, *rates]
    raw = length_of([e.xreplace({f: sm.Dummy() for f in e.atoms(AppliedUndef)}) for e in entries])
    if not simplifies:
        return {"sympy_raw": raw}
    entries = [sm.simplify(e) for e in entries]
    plain = {f: sm.Dummy() for e in entries for f in e.atoms(AppliedUndef)}
    return {
        "sympy_raw": raw,
        "sympy": length_of([e.xreplace(plain) for e in entries]),
        "sympy_seconds": round(time.process_time() - began, 1),
    }


def _give_up(*_: object) -> None:
    raise TimeoutError


def sympy_or_nothing(entry: Textbook, simplifies: bool = True) -> dict[str, object]:
    """Within a time limit; else why not."""
    if not simplifies:
        return sympy_within(entry, 20, False)
    if entry.reactions:
        return {"sympy": None, "sympy_words": "has no forces by the actual reactions"}
    return sympy_within(entry, LIMIT, True)


def sympy_within(entry: Textbook, limit: int, simplifies: bool) -> dict[str, object]:
    """As it comes, or simplified; or why not."""
    signal.signal(signal.SIGPROF, _give_up)
    signal.setitimer(signal.ITIMER_PROF, limit)
    try:
        return by_sympy(entry, simplifies)
    except TimeoutError:
        return {"sympy": None, "sympy_words": f"not after {limit} s"} if simplifies else {}
    except Exception as refusal:  # noqa: BLE001  (what another program refuses is said, whatever it is)
        if not simplifies:
            return {}
        return {"sympy": None, "sympy_words": f"refused: {type(refusal).__name__}"}
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def main(names: list[str]) -> None:
    """Measure, and write the file after every system; ``--sympy``: SymPy too; ``--as-it-comes``: its raw length."""
    sympy_too, options = "--sympy" in names, {name for name in names if name.startswith("--")}
    names = [name for name in names if not name.startswith("--")]
    found = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    if not names or BICYCLE in names:
        found[BICYCLE] = measure_bicycle()
        RESULTS.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    for entry in TEXTBOOKS:
        if names and entry.name not in names:
            continue
        if "--as-it-comes" in options:
            found[entry.name] |= sympy_or_nothing(entry, False) if not entry.reactions else {}
            print(entry.name, found[entry.name].get("sympy_raw"), flush=True)
            RESULTS.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            continue
        found[entry.name] = {**found.get(entry.name, {}), **measure(entry), "verdict": verdict(entry)}
        if sympy_too:
            found[entry.name].pop("sympy_words", None)
            found[entry.name] |= sympy_or_nothing(entry)
        print(entry.name, found[entry.name], flush=True)
        order = {name: found[name] for name in (*(e.name for e in TEXTBOOKS), BICYCLE) if name in found}
        RESULTS.write_text(json.dumps(order, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
