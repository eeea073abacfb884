"""The linearised bicycle in symbols: the numbers of the benchmark and the formulas of the paper's appendix."""

from types import SimpleNamespace

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.analysis.classification.polynomials import vanishes

PUBLISHED = {  # Meijaard, Papadopoulos, Ruina and Schwab 2007, section 5, eq. 5.4 to 5.7
    "M": [[80.81722, 2.31941332208709], [2.31941332208709, 0.29784188199686]],
    "C1": [[0, 33.86641391492494], [-0.85035641456978, 1.68540397397560]],
    "K0": [[-80.95, -2.59951685249872], [-2.59951685249872, -0.80329488458618]],
    "K2": [[0, 76.59734589573222], [0, 2.65431523794604]],
}


@pytest.fixture(scope="module")
def equations() -> ap.Equations:
    return ap.catalogue.bicycle().derive(ap.Kane())


@pytest.fixture(scope="module")
def found(equations: ap.Equations) -> ap.LinearInSymbols:
    return ap.linear_in_symbols("v", equations, ["lean", "steer"])


def _matrices(found: ap.LinearInSymbols) -> dict[str, sm.Matrix]:
    g = sm.Symbol("g", real=True)
    (c0, c1), (k0, k1, k2) = found.damping, found.stiffness
    assert not any(c0)
    assert not any(k1)
    return {"M": found.mass, "C1": c1, "K0": k0 / g, "K2": k2}


@pytest.mark.parametrize("name", PUBLISHED)
def test_with_the_parameters_of_the_benchmark_the_matrices_are_the_published_ones(
    found: ap.LinearInSymbols, name: str
) -> None:
    values = {sm.Symbol(key, real=True): value for key, value in ap.catalogue.bicycle().defaults.items()}
    numbers = np.array(_matrices(found)[name].subs(values), float)
    assert numbers == pytest.approx(np.array(PUBLISHED[name]), rel=1e-12, abs=1e-12)


def _appendix() -> dict[str, sm.Matrix]:
    """Appendix A: first the whole, then the front assembly A about the steering axis lambda, then the entries."""
    p = SimpleNamespace(**{name: sm.Symbol(name, real=True) for name in ap.catalogue.bicycle().defaults})
    s, c = sm.sin(p.tilt), sm.cos(p.tilt)
    bodies = [(p.mR, 0, -p.rR), (p.mB, p.xB, p.zB), (p.mH, p.xH, p.zH), (p.mF, p.w, -p.rF)]
    moments = [  # xx, xz, zz of each; a wheel's about any diameter is the same
        (p.IRxx, 0, p.IRxx), (p.IBxx, p.IBxz, p.IBzz), (p.IHxx, p.IHxz, p.IHzz), (p.IFxx, 0, p.IFxx)
    ]  # fmt: skip
    total = [(m, x, z, *I) for (m, x, z), I in zip(bodies, moments, strict=True)]
    mT = sum(m for m, *_ in total)
    xT, zT = sum(m * x for m, x, *_ in total) / mT, sum(m * z for m, _, z, *_ in total) / mT
    ITxx = sum(xx + m * z**2 for m, x, z, xx, _, _ in total)
    ITxz = sum(xz - m * x * z for m, x, z, _, xz, _ in total)
    ITzz = sum(zz + m * x**2 for m, x, z, _, _, zz in total)
    front = total[2:]
    mA = sum(m for m, *_ in front)
    xA, zA = sum(m * x for m, x, *_ in front) / mA, sum(m * z for m, _, z, *_ in front) / mA
    IAxx = sum(xx + m * (z - zA) ** 2 for m, x, z, xx, _, _ in front)
    IAxz = sum(xz - m * (x - xA) * (z - zA) for m, x, z, _, xz, _ in front)
    IAzz = sum(zz + m * (x - xA) ** 2 for m, x, z, _, _, zz in front)
    uA = (xA - p.w - p.c) * c - zA * s
    IAll = mA * uA**2 + IAxx * s**2 + 2 * IAxz * s * c + IAzz * c**2
    IAlx, IAlz = -mA * uA * zA + IAxx * s + IAxz * c, mA * uA * xA + IAxz * s + IAzz * c
    mu, SR, SF = p.c * c / p.w, p.IRyy / p.rR, p.IFyy / p.rF
    ST, SA = SR + SF, mA * uA + mu * mT * xT
    off = IAlx + mu * ITxz
    return {
        "M": sm.Matrix([[ITxx, off], [off, IAll + 2 * mu * IAlz + mu**2 * ITzz]]),
        "C1": sm.Matrix(
            [
                [0, mu * ST + SF * c + ITxz * c / p.w - mu * mT * zT],
                [-(mu * ST + SF * c), IAlz * c / p.w + mu * (SA + ITzz * c / p.w)],
            ]
        ),
        "K0": sm.Matrix([[mT * zT, -SA], [-SA, -SA * s]]),
        "K2": sm.Matrix([[0, (ST - mT * zT) * c / p.w], [0, (SA + SF * s) * c / p.w]]),
    }


@pytest.mark.slow
@pytest.mark.parametrize("name", PUBLISHED)
def test_the_matrices_are_those_of_the_appendix_for_all_parameters(found: ap.LinearInSymbols, name: str) -> None:
    difference = _matrices(found)[name] - _appendix()[name]
    assert all(map(vanishes, difference))


@pytest.mark.slow
def test_what_is_printed_in_names_is_what_was_derived(found: ap.LinearInSymbols) -> None:
    named, matrices = found.with_names()
    for name, matrix in matrices.items():
        for symbol, e in reversed(named.items()):
            matrix = matrix.xreplace({symbol: e})
        assert all(map(vanishes, matrix - found.matrices[name]))


@pytest.mark.parametrize(
    ("speed", "coordinates", "words"),
    [
        ("v", ["lean", "stear"], "is not a coordinate of"),
        ("velocity", ["lean", "steer"], "is not a speed of"),
        pytest.param("v", ["lean"], "name all coordinates that move", marks=pytest.mark.slow),
        pytest.param("v", ["lean", "rear"], "is not one of the speeds", marks=pytest.mark.slow),
    ],
)
def test_what_cannot_be_linearised_is_said(
    equations: ap.Equations, speed: str, coordinates: list[str], words: str
) -> None:
    with pytest.raises(ap.ModelError, match=words):
        ap.linear_in_symbols(speed, equations, coordinates)
