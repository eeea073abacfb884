"""Names for the few constants that equations repeat: shorter, and the same when they are put back."""

import pytest
import sympy as sm

import appell as ap
from appell.reading.printing.common_subexpressions import with_few_names
from appell.reading.printing.text import equalities


def sides(name: str) -> list[tuple[sm.Expr, sm.Expr]]:
    """Of the equations of a system in its shortest speeds."""
    found = equalities(ap.catalogue.card_of(name).model().derive(ap.Kane()).shortest().symbolic_form)
    found.pop("speeds of the model, in these")
    return [pair for block in found.values() for pair in block]


def operations(pairs: list[tuple[sm.Expr, sm.Expr]]) -> int:
    return sum(sm.count_ops(e) for pair in pairs for e in pair)


@pytest.mark.parametrize("name", ["segway", "roller-racer"])
def test_names_save_operations_and_mean_the_same(name: str) -> None:
    pairs = sides(name)
    named, told = with_few_names(pairs)
    assert 1 <= len(named) <= 3
    assert operations([*named, *told]) <= operations(pairs) - 6
    back = dict(reversed(named))
    for (left, right), before in zip(told, pairs, strict=True):
        for e, old in zip((left, right), before, strict=True):
            for symbol, meaning in back.items():
                e = e.xreplace({symbol: meaning})
            assert sm.expand(e - old) == 0


def test_the_body_of_the_segway_has_the_constant_of_the_textbook() -> None:
    """Ix - Iz + m l^2 (Pathak, Franch and Agrawal 2005)."""
    [(_, meaning)], _ = with_few_names(sides("segway"))
    Ix, Iz, l, m = sm.symbols("Ix Iz l m", real=True)
    assert meaning == Ix - Iz + m * l**2


def test_short_equations_have_no_names() -> None:
    pairs = sides("chaplygin-sleigh")
    assert with_few_names(pairs) == ([], pairs)


def test_a_name_of_the_model_is_not_taken() -> None:
    c1, a, b = sm.symbols("c1 a b", real=True)
    x = sm.Function("x", real=True)(sm.Symbol("t"))
    long = sum((a + b * c1 + 3) * x**k for k in range(2, 12))
    [(name, _)], _ = with_few_names([(x, sm.expand(long, deep=False).subs({}))])
    assert name.name != "c1"


def test_states_get_no_names() -> None:
    """v cos(phi) in every term is no constant."""
    x, a = sm.Function("x", real=True)(sm.Symbol("t")), sm.symbols("a0:12", real=True)
    named, _ = with_few_names([(x, sum(c * x * sm.cos(x) for c in a)), (x, x * sm.cos(x) * sum(a))])
    assert not any(meaning.has(x) for _, meaning in named)
