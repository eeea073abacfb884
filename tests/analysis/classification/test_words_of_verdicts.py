"""What a verdict says beside its kind: the degree, the work of reactions, and which row a proof speaks of."""

from __future__ import annotations

import pytest
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.analysis.classification.classify import _inspect
from appell.analysis.classification.reducible import Signature, nonlinearity


def particle(**rows) -> ap.Model:
    """A particle with rows given by q, v and t."""
    model = ap.Model("particle")
    N, t = model.frame, model.time
    q = x, y, z = model.coordinates("x y z")
    model.particle("P", mass=1, position=x * N.x + y * N.y + z * N.z)
    for name, row in rows.items():
        model.constrain(name, row(q, [c.diff(t) for c in q]))
    return model


def knife(q, v):
    return v[2] - q[1] * v[0]


@pytest.mark.parametrize(
    ("row", "cell", "remark"),
    [
        # v.dF/dv is F itself, or vanishes with exp(F) - 1 and sinh(F): F = 0 there, and F is homogeneous
        (knife, "degree 1, adiabatic", ""),
        (lambda q, v: sm.exp(v[0] ** 2 - v[1] * v[2]) - 1, "not homogeneous, adiabatic", "adiabatic (proved"),
        (lambda q, v: sm.sinh(v[0] ** 2 + v[1] ** 2 - v[2] ** 2), "not homogeneous, adiabatic", "adiabatic (proved"),
        (lambda q, v: knife(q, v) - 1, "not homogeneous", "not adiabatic (proved"),
        (
            lambda q, v: knife(q, v) * (v[0] ** 2 + v[1] ** 2 + v[2] ** 2 - 4),
            "not homogeneous, adiabatic in part",
            "adiabatic on a part",
        ),
    ],
)
def test_whether_reactions_do_work_stands_in_the_table_and_in_words_where_no_degree_says_it(row, cell, remark) -> None:
    verdicts = particle(row=row).classify()
    assert f"<td>{cell}</td>" in verdicts._repr_html_()
    said = [one for one in verdicts["row"].remarks if "adiabatic" in one]
    assert len(said) == bool(remark)
    assert all(one.startswith(remark) for one in said)


def test_a_proof_names_its_row_by_constraint_and_number() -> None:
    rows = lambda q, v: [v[1] - q[2] * v[0] - 1, (v[0] - 3 * v[2] * q[1]) * (v[2] - q[0] * v[0])]
    statements = [c.statement for c in particle(two=rows).classify()["two"].certificates]
    assert any(statement.startswith("Row 2 of 'two' is a product") for statement in statements)


@pytest.mark.parametrize(
    ("positive", "negative", "reducible", "reason"),
    [
        (0, 0, True, "it follows from the other rows"),
        (1, 0, True, "it factors"),
        (1, 1, True, "it factors"),
        (2, 0, True, "it is a sum of squares"),
        (0, 2, True, "it is a sum of squares"),
        (2, 1, False, ""),
    ],
)
def test_squares_counted_in_numbers_decide_a_row_too_long_for_symbols(positive, negative, reducible, reason) -> None:
    count = Signature(True, positive, negative)
    found = nonlinearity(None, ("row", 0), [], count, lambda e: pytest.fail("ranks decide"))
    assert found.reducible is reducible
    assert found.reason.startswith(reason)


def test_what_is_not_looked_into_is_said_of_rows_in_velocities_alone() -> None:
    """Where the rows cannot be compiled inspection is all there is: it decides a row in positions or accelerations."""
    rows = {
        "in positions": lambda q, v: q[0] - q[1] ** 2,
        "in velocities": knife,
        "in accelerations": lambda q, v: v[0].diff(dynamicsymbols._t) - 1,
    }
    model = particle(**rows).snapshot()
    unexamined = [c.name for c in model.constraints if "not examined" in _inspect(model, c).method]
    assert unexamined == ["in velocities"]
