"""Every principle declares what it admits, its family and its source, and stands in the list of its folder."""

from __future__ import annotations

import dataclasses
import inspect
from pathlib import Path

import pytest

import appell as ap
import appell.principles as folder
from appell.principles import PRINCIPLES, Kind, Principle


def test_every_file_of_the_folder_is_listed() -> None:
    path = Path(folder.__file__).parent
    files = {file.stem for file in path.glob("*.py")} - {"__init__", "principle"}
    listed = {principle.__module__.rsplit(".", 1)[1] for principle in PRINCIPLES}
    assert files == listed


def test_every_principle_is_a_public_name() -> None:
    for principle in PRINCIPLES:
        assert getattr(ap, principle.__name__) is principle
        assert principle.__name__ in folder.__all__
        assert principle.__name__ in ap.__all__


@pytest.mark.parametrize("principle", PRINCIPLES, ids=lambda p: p.__name__)
def test_a_principle_declares_itself(principle: type[Principle]) -> None:
    assert issubclass(principle, Principle)
    assert dataclasses.is_dataclass(principle)
    assert principle.__dataclass_params__.frozen
    assert principle.name
    assert principle.family
    assert principle.admits
    assert principle.admits <= set(Kind)
    assert Kind.HOLONOMIC in principle.admits or not principle.is_general
    assert principle.references
    document = inspect.getdoc(principle)
    assert "References\n----------" in document


def test_names_of_principles_are_unique() -> None:
    names = [principle.name for principle in PRINCIPLES]
    assert len(set(names)) == len(names)


def test_the_family_of_dalembert_is_the_largest() -> None:
    families = [principle.family for principle in PRINCIPLES]
    assert {p.name for p in PRINCIPLES if p.family == "d'Alembert"} >= {"Kane", "UdwadiaKalaba", "AppellChetaev"}
    assert families.count("d'Alembert") >= 3


@pytest.mark.parametrize("principle", PRINCIPLES, ids=lambda p: p.__name__)
def test_principles_never_import_each_other(principle: type[Principle]) -> None:
    source = inspect.getsource(inspect.getmodule(principle))
    for other in PRINCIPLES:
        module = other.__module__
        if other is not principle:
            assert f"from {module} import" not in source


def test_principles_compare_by_what_they_say() -> None:
    assert ap.Kane() == ap.Kane()
    assert ap.Kane(reactions=True) != ap.Kane()
    assert ap.Kane(reactions=["a"]).in_evidence(()) == frozenset({"a"})
    assert ap.Kane(reactions="a").in_evidence(()) == frozenset({"a"})


def test_kane_names_holonomic_reactions_alone_where_asked() -> None:
    model = ap.Model("m")
    N = model.frame
    x, y = model.coordinates("x y")
    P = model.particle("P", 1, x * N.x + y * N.y)
    model.constrain("wall", x)
    model.constrain("blade", ap.velocity(P).dot(N.y))
    constraints = model.snapshot().constraints
    assert ap.Kane(reactions="holonomic").in_evidence(constraints) == {"wall"}
    assert ap.Kane(reactions=True).in_evidence(constraints) == {"wall", "blade"}
    assert ap.Kane().in_evidence(constraints) == frozenset()


@pytest.mark.parametrize(
    ("expression", "kind"),
    [
        (lambda x, t: x - 1, Kind.HOLONOMIC),
        (lambda x, t: x.diff(t) - 1, Kind.LINEAR),
        (lambda x, t: x.diff(t) ** 2 - 1, Kind.NONLINEAR),
        (lambda x, t: x.diff(t, 2) - 1, Kind.ACCELERATION),
        (lambda x, t: x.diff(t, 2) ** 2 - 1, Kind.NONLINEAR_ACCELERATION),
        (lambda x, t: x.diff(t, 3) - 1, Kind.HIGHER),
    ],
)
def test_the_kind_of_a_constraint_is_found_by_inspection(expression, kind: Kind) -> None:
    model = ap.Model("m")
    x = model.coordinates("x")
    assert Kind.of(model.constrain("c", expression(x, model.time))) is kind


def test_gauss_gives_the_multiplier_of_a_row_nonlinear_in_acceleration_at_one_state() -> None:
    """m a = m g + 2 lam a with |a| = a0 along g: lam = m (a0 - g) / (2 a0) (Jankowski, in 000, section 5)."""
    card = ap.catalogue.card_of("jankowski-particle")
    model = card.model()
    values = {p.name: p.default for p in model.snapshot().parameters}
    found = model.derive(ap.Gauss()).accelerations(card.start)
    expected = values["m"] * (values["a0"] - values["g"]) / (2 * values["a0"])
    assert found["lambda_size_of_acceleration"] == pytest.approx(expected, rel=1e-12)
    assert found["u2"] == pytest.approx(-values["a0"], rel=1e-12)


@pytest.mark.parametrize("principle", PRINCIPLES, ids=lambda p: p.name)
def test_without_constraints_reactions_have_no_columns(principle: type[Principle]) -> None:
    model = ap.Model("m")
    N = model.frame
    x, y = model.coordinates("x y")
    model.particle("P", 1, x * N.x + x * y * N.y)
    assert model.derive(principle()).symbolic_form.reaction_matrix.shape == (2, 0)
