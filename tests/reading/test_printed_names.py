"""What is printed fits a screen, and its names mean what they say: put back, they give what they were made from."""

from __future__ import annotations

from dataclasses import replace

import pytest
import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Vector

import appell as ap
from appell.algebra.exact import ExactMatrix
from appell.algebra.exact_algebra import ExactAlgebra
from appell.algebra.normal_form import TooLong, normal_forms
from appell.catalogue import SYSTEMS
from appell.cli.show import operations, show
from appell.mechanics import Mechanics, lower
from appell.model import Mechanism
from appell.model.norms import unit_sets
from appell.numbers import READ
from appell.reading.in_vectors import InVectors, in_vectors, resultants
from appell.reading.printing.text import equalities, with_named_roots, with_named_signs
from appell.reading.shortest.search import shortest_equations
from appell.reading.stated import stated
from appell.reading.symbolic_form import SymbolicForm
from appell.reading.velocities import ComposedVelocity
from tests.support import admitted, snapshot_of

Pair = tuple[sm.Expr, sm.Expr]
SCREEN = 12_000
"""Bytes that ``appell show`` prints at most."""
DAILY = ("chaplygin-sleigh", "four-bar", "rolling-disc")
EVERY = [pytest.param(c.name, marks=[] if c.name in DAILY else pytest.mark.slow) for c in SYSTEMS]
OF_BODIES = [c for c in EVERY if snapshot_of(str(c.values[0])).masses]


@pytest.mark.parametrize("name", [*EVERY, pytest.param("bricard", id="bricard, every day")])
def test_a_system_fits_a_screen(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    show(name)
    assert len(capsys.readouterr().out.encode()) <= SCREEN


def all_vanish(expressions: list[sm.Expr], model: Mechanism) -> bool:
    """By the exact zero test, modulo the relations of sines, roots and quaternions; states are symbols in it."""
    states = sorted({a for e in expressions for a in e.atoms(sm.Derivative)}, key=str)
    states += sorted({a for e in expressions for a in e.atoms(AppliedUndef)}, key=str)
    plain = {a: sm.Dummy(str(a), real=True) for a in states}
    units = [[plain[q] for q in group] for group in unit_sets(model) if all(q in plain for q in group)]
    told = [e.xreplace(plain) for e in expressions]
    told = with_equal_roots_as_one(told, units)
    forms = normal_forms(told, units)
    return all(map(forms.is_zero, told))


def with_equal_roots_as_one(expressions: list[sm.Expr], units: list[list[sm.Expr]]) -> list[sm.Expr]:
    """The zero test takes roots of what is written otherwise for two; here those of equal radicands are made one."""
    powers = {p for e in expressions for p in e.atoms(sm.Pow) if p.exp.is_Number and float(2 * p.exp) % 2 == 1}
    first: list[tuple[sm.Expr, sm.Symbol]] = []
    table: dict[sm.Expr, sm.Expr] = {}
    for p in sorted((p for p in powers if not p.base.is_number), key=str):
        equal = (name for base, name in first if is_zero(base - p.base, units))
        name = next(equal, None) or sm.Dummy("rho", positive=True)
        first += [] if any(name == known for _, known in first) else [(p.base, name)]
        table[p] = name ** int(2 * p.exp)
    roots = [e.xreplace(table) for e in expressions]
    return [e.subs({name**2: base for base, name in first}) if e.has(sm.Dummy) else e for e in roots]


def is_zero(e: sm.Expr, units: list[list[sm.Expr]]) -> bool:
    return normal_forms([e], units).is_zero(e)


@pytest.mark.parametrize("name", EVERY)
def test_rows_and_laws_in_names_are_what_was_stated(name: str) -> None:
    model = snapshot_of(name)
    rows = [e for c in model.constraints for e in (*c.expressions, *c.inspected)]
    laws = [c.law.force.vectors for c in model.constraints if c.law is not None]
    rows += [e for vectors in laws for _, vector in vectors for part, _ in vector.args for e in part]
    short, signs = stated(rows), dict[sm.Expr, sm.Symbol]()
    whole = [with_named_signs(e, signs)[0] for e in stated(rows, named=False).expressions]
    whole, roots = with_named_roots(whole)  # equal roots of what is written otherwise are two to the zero test
    kept = replace(short, definitions={s: e for s, e in short.definitions.items() if s not in roots.values()})
    kept = replace(kept, definitions={s: e for s, e in kept.definitions.items() if s not in signs.values()})
    pairs = list(zip(short.expressions, whole, strict=True))
    pairs += [(short.definitions[name] ** 2, base) for base, name in roots.items()]
    assert {short.definitions[name]: name for name in signs.values()} == signs
    assert all_vanish([kept.written_out(a) - b for a, b in pairs], model)


@pytest.mark.parametrize("name", OF_BODIES)
def test_the_vectors_are_the_velocities(name: str) -> None:
    """Resolved by the turns that are printed, they are those that every principle reads."""
    model = snapshot_of(name)
    m, told = lower(model, ExactAlgebra()), in_vectors(model)
    found: dict[str, ExactMatrix] = {}
    for v in (*told.spins, *told.velocities):
        found[v.name] = resolved(v, m, told, found)
        meant = m.frames.inertial_spin(v.of) if v in told.spins else m.frames.velocity(v.of)
        assert all(e.is_zero for e in found[v.name] - meant), v.name


def resolved(v: ComposedVelocity, m: Mechanics, told: InVectors, above: dict[str, ExactMatrix]) -> ExactMatrix:
    """A vector as it is printed, in components of the ground."""
    turns = {turn.frame: turn for turn in told.turns}

    def in_ground(vector: Vector) -> ExactMatrix:
        total = m.algebra.zeros(3, 1)
        for part, frame in vector.args:
            own = m.frames.lowered(part)
            while frame in turns:
                own, frame = m.frames.lowered(turns[frame].matrix).T @ own, turns[frame].parent
            total += own if frame == told.model.frame else m.frames.rotation(frame) @ own
        return total

    total = in_ground(v.rest)
    for frame, arm in v.arms:
        total += m.algebra.cross(above[f"omega_{frame}"], in_ground(arm))
    return total + above[v.base] if v.base else total


@pytest.mark.parametrize("name", [c for c in EVERY if admitted(str(c.values[0]), "Kane, minimal")])
def test_equations_in_names_are_the_equations(name: str) -> None:
    """Both forms, as far as they are printed in components."""
    model = ap.catalogue.card_of(name).model()
    equations, beside = model.derive(ap.Kane()), model.derive(ap.Kane(reactions=True))
    if not 0 < operations(equations) <= READ.multiplied:
        pytest.skip("printed in vectors")
    try:
        shown = shortest_equations(equations, beside.principle)
    except TooLong:
        shown = (beside.shortest(),)
    for form in (each.symbolic_form for each in shown):
        found = equalities(form)
        names = [*found["where"], *found["what the laws of reactions add"]]
        printed = put_back(form, found, names)
        formed = put_back(form, equalities(replace(form, named=None), longest=10**9), names)
        for title in ("kinematics", "dynamics", "dependent speed rates", "constraints in evidence"):
            if title == "constraints in evidence" and form.named is not None and form.named.rows is not None:
                continue  # printed as they constrain the velocities
            different = [a - b for a, b in zip(printed[title], formed[title], strict=True)]
            assert all_vanish(different, model.snapshot()), title


def put_back(form: SymbolicForm, found: dict[str, list[Pair]], names: list[Pair]) -> dict[str, list[sm.Expr]]:
    """Left less right sides, in what no name stands for."""
    speeds = {**form.former_speeds, **form.dependent_speeds}
    if form.named is not None:
        speeds |= form.named.dependent_speeds

    def whole(e: sm.Expr) -> sm.Expr:
        for name, meaning in reversed(names):
            e = e.xreplace({name: meaning})
        return e

    def in_speeds(e: sm.Expr) -> sm.Expr:
        for _ in range(4):  # speeds in speeds
            e = whole(e.xreplace(speeds))
        return e

    return {title: [in_speeds(whole(a - b)) for a, b in pairs] for title, pairs in found.items()}


def test_reactions_of_rows_in_scalars_are_the_resultants_of_what_they_cause() -> None:
    """The falling cat: with c = M^-1 A^T put in, they are those that are recovered row by row."""
    model = ap.catalogue.card_of("falling-cat").model()
    form = model.derive(ap.Kane(reactions=True)).symbolic_form
    ground, c = model.frame, form.mass_matrix.LUsolve(form.constraint_matrix.T)
    names = [sm.Symbol(f"c_{u.func}", real=True) for u in form.speeds]
    rows = [(c.name, i) for c in model.snapshot().constraints for i in range(len(c.expressions))]
    lam = {str(symbol): k for k, symbol in enumerate(form.lam)}
    for name, i in rows:
        reactions = model.reactions[name]
        for told in resultants(model.snapshot()):
            made = dict(zip(names, c[:, lam[str(reactions[told.on].multipliers[i])]], strict=True))
            for vector, meant in (
                (told.force, reactions[told.on].forces[i]),
                (told.torque, reactions[told.on].torques[i]),
            ):
                different = vector.to_matrix(ground).xreplace(made) - meant.to_matrix(ground)
                assert all_vanish(list(different), model.snapshot())


def test_frames_are_turned_as_the_model_turns_them() -> None:
    lines = str(in_vectors(snapshot_of("bicycle"))).splitlines()
    assert "    leaned: heading turned by lean about its x" in lines
    assert "    fork: turned turned by -tilt about its y" in lines


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bricard", "bicycle"])
def test_long_equations_are_written_out_on_request(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With --whole every block of a system in vectors stands there in components.

    Among the bicycle's terms are sums that vanish by sin^2 + cos^2 = 1 once a common factor is taken out.
    """
    show(name)
    short = capsys.readouterr().out
    show(name, whole=True)
    whole = capsys.readouterr().out
    assert "in vectors" in short
    assert "constraints in evidence" in whole
    assert len(whole) > 2 * len(short)
