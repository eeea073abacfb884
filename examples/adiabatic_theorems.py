"""The theorems of docs/theory/adiabatic.md, proved in normal form by SymPy: identities of jets and of brackets.

Objectives: which constraints have reactions of Hamilton and Lusternik that do no work on motions (Slawianowski, the
question after eq. 3.35)? Every function proves one step, for undefined functions or for jets (a function and its
derivatives at a point as independent symbols): where an identity fails it raises AssertionError.

Run it: python examples/adiabatic_theorems.py
"""

from __future__ import annotations

from collections.abc import Sequence

import sympy as sm


def prove_the_power() -> str:
    """E3.31 in jets of any F(q, v), three coordinates: R . v = -(mu D F)' + mu F', D = v . d/dv."""
    n = 3
    v, a = (sm.Matrix(sm.symbols(f"{name}:{n}")) for name in "va")
    mu, mu_rate = sm.symbols("mu mu_rate")
    Fq, Fv = (sm.Matrix(sm.symbols(f"{name}:{n}")) for name in ("Fq", "Fv"))
    Fvv, Fvq = _symmetric("Fvv", n), sm.Matrix(n, n, sm.symbols(f"Fvq:{n * n}"))
    momentum_rate = Fvv * a + Fvq * v
    R = mu * Fq - mu_rate * Fv - mu * momentum_rate
    dilatation_rate = mu_rate * v.dot(Fv) + mu * (a.dot(Fv) + v.dot(momentum_rate))
    F_rate = Fq.dot(v) + Fv.dot(a)
    assert sm.expand(R.dot(v) + dilatation_rate - mu * F_rate) == 0
    return "E3.31: R.v = -d/dt (mu v.dF/dv) on the constraint, for every F(q, v)"


def prove_the_normal_form() -> str:
    """Euler's theorem: where f is of degree one and f = 1, D f = 1, so that R . v = -mu'."""
    scale, v1, v2 = sm.symbols("scale v1 v2", positive=True)
    for f in (sm.sqrt(v1**2 + 3 * v1 * v2), (v1**3 + v2**3) ** sm.Rational(1, 3), v1**2 / v2 + 5 * v1):
        assert sm.simplify(f.subs({v1: scale * v1, v2: scale * v2}, simultaneous=True) - scale * f) == 0
        assert sm.simplify(v1 * f.diff(v1) + v2 * f.diff(v2) - f) == 0
    return "f of degree one: v.df/dv = f, hence R.v = -mu' on f = 1: workless on motions if and only if mu is constant"


def prove_the_criterion_for_affine_rows() -> str:
    """{W, H} for v in X0 + D: its parts of degree 2, 1 and 0 in p are the three conditions of the theorem.

    D is spanned by the orthonormal e1, e2, and X0 is normal to D, with rho = |X0|^2, all arbitrary functions on a space
    of three dimensions (so that the metric is arbitrary too). H = p(X0) + (p(e1)^2 + p(e2)^2)/2 - rho/2 + V is the
    stationary value of p . v - L over v = X0 + w1 e1 + w2 e2, and E = rho/2 + (w1^2 + w2^2)/2 + V.
    """
    q, p = sm.symbols("x y z"), sm.symbols("p1 p2 p3")
    X0, e1, e2 = ([sm.Function(f"{name}{i}")(*q) for i in range(3)] for name in ("X", "e", "f"))
    rho, V = sm.Function("rho")(*q), sm.Function("V")(*q)
    w = sm.symbols("w1 w2")

    def pair(covector: Sequence[sm.Expr], vector: Sequence[sm.Expr]) -> sm.Expr:
        return sum(c * e for c, e in zip(covector, vector, strict=True))

    def gradient(f: sm.Expr) -> list[sm.Expr]:
        return [f.diff(c) for c in q]

    # the Legendre transform
    value = pair(p, X0) + w[0] * pair(p, e1) + w[1] * pair(p, e2) - (rho + w[0] ** 2 + w[1] ** 2) / 2 + V
    stationary = {w[0]: pair(p, e1), w[1]: pair(p, e2)}
    assert all(sm.expand(value.diff(wi).subs(stationary)) == 0 for wi in w)
    H = value.subs(stationary)
    E = (rho + w[0] ** 2 + w[1] ** 2).subs(stationary) / 2 + V
    W = pair(p, X0) - rho
    assert sm.expand(H - E - W) == 0
    # its bracket with W = mu . D F
    bracket = sum(W.diff(a) * H.diff(b) - W.diff(b) * H.diff(a) for a, b in zip(q, p, strict=True))
    lie = [[pair(X0, gradient(e[i])) - pair(e, gradient(X0[i])) for i in range(3)] for e in (e1, e2)]  # [X0, e]
    second = -sum(pair(p, e) * pair(p, b) for e, b in zip((e1, e2), lie, strict=True))
    first = -sum(pair(p, e) * pair(e, gradient(rho)) for e in (e1, e2))
    zeroth = -pair(X0, gradient(V + rho / 2))
    assert sm.expand(bracket - second - first - zeroth) == 0
    return "affine rows: {W, H} = -(L_X0 G_D)(p, p)/2 - G_D(p, d|X0|^2) - X0(V + |X0|^2/2)"


def prove_the_criterion_for_one_affine_row() -> str:
    """The rate of alpha . v by L + kappa alpha . v is (D alpha)(v, v) - alpha(grad V) + kappa dalpha(v, alpha).

    In jets of any metric and any form in three coordinates: D alpha the symmetric covariant derivative, dalpha(v, w) =
    (d_i alpha_j - d_j alpha_i) v^i w^j, and the index of alpha raised by the metric.
    """
    n = 3
    v, dV = (sm.Matrix(sm.symbols(f"{name}:{n}")) for name in ("v", "dV"))
    dg = [_symmetric(f"g_{k}_", n) for k in range(n)]
    dalpha = sm.Matrix(n, n, sm.symbols(f"dalpha:{n * n}"))  # d_i alpha_j at (i, j)
    kappa = sm.Symbol("kappa")
    raised = sm.Matrix(sm.symbols(f"raised:{n}"))  # alpha^i, known by g raised = alpha
    pairs = [(i, j) for i in range(n) for j in range(n)]
    lowered = sm.Matrix([sum(_christoffel(dg, i, j, k) * v[i] * v[j] for i, j in pairs) for k in range(n)])
    curl = dalpha - dalpha.T
    # g a = -[ij, k] v v - dV + kappa (d_k alpha_j - d_j alpha_k) v_j; then alpha . a = raised . (g a)
    force = -lowered - dV + kappa * curl * v
    rate = raised.dot(force) + (v.T * dalpha * v)[0]
    symmetric = (v.T * dalpha * v)[0] - raised.dot(lowered)  # (D alpha)(v, v) = v v d alpha - Gamma^k v v alpha_k
    assert sm.expand(rate - symmetric + raised.dot(dV) - kappa * raised.dot(curl * v)) == 0
    assert sm.expand(raised.dot(curl * v) + v.dot(curl * raised)) == 0
    return "one affine row alpha.v = 1: D alpha = alpha(grad V) alpha x alpha, and dalpha(alpha, .) = 0"


def prove_the_example_of_the_top() -> str:
    """The symmetric top, its spin held: alpha = dpsi + cos(theta) dphi is dual to a Killing field of one length."""
    theta, _, psi = q = sm.symbols("theta phi psi")
    I1, I3, kappa = sm.symbols("I1 I3 kappa", positive=True)
    V = sm.Function("V")(theta)
    rates = sm.symbols("dtheta dphi dpsi")
    spin = rates[2] + rates[1] * sm.cos(theta)
    L = I1 * (rates[0] ** 2 + rates[1] ** 2 * sm.sin(theta) ** 2) / 2 + I3 * spin**2 / 2 - V
    mass = sm.Matrix(3, 3, lambda i, j: L.diff(rates[i], rates[j]))
    alpha = sm.Matrix([0, sm.cos(theta), 1])
    assert sm.simplify((alpha.T * mass.inv() * alpha)[0] - 1 / I3) == 0  # constant length
    assert sm.simplify(mass.inv() * alpha) == sm.Matrix([0, 0, 1 / I3])  # along d/dpsi, which L does not know
    curl = sm.Matrix(3, 3, lambda i, j: alpha[j].diff(q[i]) - alpha[i].diff(q[j]))
    assert curl != sm.zeros(3, 3)  # not integrable: with alpha ^ dalpha
    assert sm.simplify(alpha[2] * curl[0, 1] + alpha[1] * curl[2, 0] + alpha[0] * curl[1, 2]) != 0
    mixed = L + kappa * (spin - 1)
    assert mixed.diff(psi) == 0
    assert sm.expand(mixed.diff(rates[2]) - I3 * spin - kappa) == 0  # so the spin stays for every kappa
    return "the symmetric top, psi' + phi' cos(theta) = Omega: workless on motions, though nonholonomic and affine"


def prove_that_a_prescribed_speed_must_be_the_energy() -> str:
    """T = phi(q): H = sqrt(2 phi) |p| - phi + V and E = phi + V, so that {E, H} = v . d(phi + V)."""
    q, p = sm.symbols("x y z"), sm.symbols("p1 p2 p3")
    phi, V = sm.Function("phi", positive=True)(*q), sm.Function("V")(*q)
    size = sm.sqrt(sum(c**2 for c in p))
    H = sm.sqrt(2 * phi) * size - phi + V
    velocity = [H.diff(c) for c in p]
    assert sm.simplify(sum(c**2 for c in velocity) / 2 - phi) == 0  # on the constraint
    E = phi + V
    bracket = sum(E.diff(a) * H.diff(b) - E.diff(b) * H.diff(a) for a, b in zip(q, p, strict=True))
    assert sm.simplify(bracket - sum(vi * E.diff(a) for vi, a in zip(velocity, q, strict=True))) == 0
    return "T = phi(q): workless on motions if and only if phi + V is constant, the row of the energy"


def prove_the_criterion_for_quadratic_rows() -> str:
    """S(v, v) = 1: sigma, the rate of sqrt(S(v, v)) by L + kappa sqrt(S(v, v)), in jets of two metrics.

    With C = Gamma_g - Gamma_S and N = dV + g C(v, v):
    sigma (1 - kappa (S v) (g + kappa S)^-1 S v) = -(S v) (g + kappa S)^-1 N.
    Normal form: at a point there are coordinates in which g is the unit matrix and S is diagonal.
    """
    n = 3
    S = sm.diag(*sm.symbols(f"s:{n}"))
    v, w, dV, bent = (sm.Matrix(sm.symbols(f"{name}:{n}")) for name in ("v", "w", "dV", "C"))
    kappa, sigma = sm.symbols("kappa sigma")
    Sv, inverse, N = S * v, (sm.eye(n) + kappa * S).inv(), dV + bent
    # w = a + Gamma_S(v, v); the Lagrangian derivative of sqrt(S) at S(v, v) = 1 is S w - S v sigma, sigma = S v . w
    equations = w + bent + dV + kappa * (S * w - Sv * sigma)
    solution = inverse * (kappa * Sv * sigma - N)
    substituted = equations.subs(dict(zip(w, solution, strict=True)), simultaneous=True)
    assert all(sm.cancel(sm.together(e)) == 0 for e in substituted)
    identity = Sv.dot(solution) - sigma  # sigma = S v . w
    claimed = -sigma * (1 - kappa * (Sv.T * inverse * Sv)[0]) - (Sv.T * inverse * N)[0]
    assert sm.cancel(sm.together(identity - claimed)) == 0
    return "quadratic rows S(v, v) = 1: (dV + g C(v, v)) . K^j v = 0 for all j, K = g^-1 S, C = Gamma_g - Gamma_S"


def prove_the_counterexample_of_the_angular_momentum() -> str:
    """x y' - y x' = c is a first integral of the free motion; by L + kappa F it is not, unless kappa is zero.

    With F = (x y' - y x')/c, of degree one: the rate of F at F = 1 is -2 kappa (x x' + y y') / (m c^2).
    """
    x, y, u, v, m, c, kappa = sm.symbols("x y u v m c kappa", nonzero=True)
    # m x'' = kappa (d_x F - d/dt dF/dx') and so on, with F = (x v - y u)/c
    ax, ay = kappa * 2 * v / (m * c), -kappa * 2 * u / (m * c)
    rate = (x * ay - y * ax) / c
    assert sm.expand(rate + 2 * kappa * (x * u + y * v) / (m * c**2)) == 0
    return "angular momentum x y' - y x' = c: kept by the free motion, but its reactions work for mu != 0"


def _symmetric(name: str, n: int) -> sm.Matrix:
    return sm.Matrix(n, n, lambda i, j: sm.Symbol(f"{name}{min(i, j)}{max(i, j)}"))


def _christoffel(dg: Sequence[sm.Matrix], i: int, j: int, k: int) -> sm.Expr:
    """[ij, k] = (d_i g_jk + d_j g_ik - d_k g_ij)/2."""
    return (dg[i][j, k] + dg[j][i, k] - dg[k][i, j]) / 2


STEPS = (
    prove_the_power,
    prove_the_normal_form,
    prove_the_criterion_for_affine_rows,
    prove_the_criterion_for_one_affine_row,
    prove_the_example_of_the_top,
    prove_that_a_prescribed_speed_must_be_the_energy,
    prove_the_criterion_for_quadratic_rows,
    prove_the_counterexample_of_the_angular_momentum,
)

if __name__ == "__main__":
    for step in STEPS:
        print("proved:", step())
