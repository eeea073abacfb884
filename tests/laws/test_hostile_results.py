"""Names stay names in what is computed of a model, too: figures, pages, tables, Markdown, C with modes, robots."""

from __future__ import annotations

import re
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

import pytest
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap
from tests.laws.hostile import HOSTILE, words
from tests.laws.test_hostile_names import TABLE_TAGS, WARNINGS, Elements, require_page

MATHEMATICS = r"$\frac{$"
ENDINGS = [MATHEMATICS, "</script><script>window.RAN=1</script>", r"\input{RAN}", '*/ "" \\']
XARRAY = {
    "svg",
    "defs",
    "symbol",
    "path",
    "use",
    "style",
    "div",
    "ul",
    "li",
    "input",
    "label",
    "span",
    "dl",
    "dt",
    "dd",
}


@dataclass(frozen=True)
class Named:
    """Models in which every name ends alike."""

    ending: str

    def __call__(self, name: str) -> str:
        return name + self.ending

    def moving(self, *names: str) -> list[sm.Expr]:
        return [sm.Function(self(name), real=True)(dynamicsymbols._t) for name in names]

    @cached_property
    def sleigh(self) -> ap.Model:
        t, model = dynamicsymbols._t, ap.Model(self("sleigh"))
        N = model.frame
        x, y, theta = model.coordinates(self.moving("x", "y", "theta"))
        model.speeds(self.moving("u", "v", "w"))
        m = sm.Symbol(self("m"), real=True)
        model.parameters([m], [1.0], unit=self("kg"), description=self("mass"))
        A = N.orientnew(self("A"), "Axis", (theta, N.z))
        model.body(self("body"), mass=m, frame=A, position=x * N.x + y * N.y, inertia_zz=1)
        model.constrain(self("knife"), -sm.sin(theta) * x.diff(t) + sm.cos(theta) * y.diff(t))
        return model

    @property
    def start(self) -> dict[str, float]:
        return {self("u"): 1.0, self("w"): 0.3}

    @cached_property
    def run(self) -> ap.Run:
        return self.sleigh.derive(ap.AppellChetaev()).simulate(0.5, self.start, samples=11)

    @cached_property
    def spring(self) -> ap.Equations:
        model = ap.Model(self("spring"))
        (x,) = model.coordinates(self.moving("x"))
        model.speeds(self.moving("v"))
        k = sm.Symbol(self("k"), real=True)
        model.parameters([k], [1.0])
        push = model.input(self("push"))
        bob = model.particle(self("bob"), mass=1, position=x * model.frame.x)
        model.force(bob, (push - k * x) * model.frame.x, name=self("pull"))
        return model.derive(ap.Lagrange())

    @cached_property
    def plan(self) -> Any:
        ends = {self("x"): 0.0, self("v"): 0.0}, {self("x"): 1.0, self("v"): 0.0}
        return ap.plan(self.spring, *ends, duration=1.0, bounds={self("push"): (-20, 20)}, intervals=4)

    @cached_property
    def orbits(self) -> Any:
        start = {self("x"): 1.0, self("v"): 0.0}
        free = {self("push"): 0.0}
        return ap.periodic(self.spring, start, 6.3, keep=[self("x")], inputs=free).family(self("k"), 1.2, points=3)

    @cached_property
    def fit(self) -> Any:
        data = {"time": [0.0, 0.1, 0.2, 0.3], self("x"): [1.0, 0.995, 0.98, 0.955]}
        start = {self("x"): 1.0, self("v"): 0.0}
        return ap.fit(self.spring, data, [self("k")], start=start, inputs={self("push"): 0.0})

    @cached_property
    def comparison(self) -> Any:
        principles = [ap.Kane(), ap.HamiltonLusternik(mu={self("knife"): 0.1})]
        return ap.compare(self.sleigh, principles, duration=0.5, state=self.start, samples=11)

    @cached_property
    def ball(self) -> ap.Equations:
        model = ap.Model(self("ball"))
        N = model.frame
        x, z = model.coordinates(self.moving("x", "z"))
        model.speeds(self.moving("vx", "vz"))
        P = model.particle(self("P"), mass=1, position=x * N.x + z * N.z)
        model.gravity(-9.81 * N.z)
        height = ap.position(P).dot(N.z)
        model.constrain(self("floor"), height >= 0, restitution=0.5, friction=ap.Coulomb(0.2))
        return model.derive(ap.Kane())


@pytest.fixture(scope="module", params=[MATHEMATICS, *(pytest.param(e, marks=pytest.mark.slow) for e in ENDINGS[1:])])
def named(request) -> Named:
    return Named(request.param)


FIGURES: dict[str, Callable[[Named, Path], Any]] = {
    "comparison": lambda n, path: n.comparison.plot(path),
    "plan": lambda n, path: n.plan.plot(path),
    "orbits": lambda n, path: n.orbits.plot(path),
    "fit": lambda n, path: n.fit.plot(path),
    "orbits by a state": lambda n, path: n.orbits.plot(path, of=n("v")),
    "free body": lambda n, path: n.run.free_body(n("body"), path=path),
    "chosen": lambda n, path: n.run.figure([n("x"), n("u")], path=path),
    "families": lambda n, path: ap.families(n.sleigh, duration=0.2, state=n.start, scan=5).plot(path),
    "limit": lambda n, path: ap.limit(
        n.sleigh, n("knife"), by="viscous", duration=0.2, state=n.start, eps=(0.1, 0.01)
    ).plot(path),
    "sweep": lambda n, path: n.run.equations.sweep(0.2, n.start, ap.grid(parameters={n("m"): [1.0, 2.0]})).plot(path),
}


DAILY = ("comparison", "plan", "orbits")


@pytest.mark.parametrize("figure", [f if f in DAILY else pytest.param(f, marks=pytest.mark.slow) for f in FIGURES])
def test_what_is_between_two_dollar_signs_of_a_name_is_not_typeset(named, figure, tmp_path) -> None:
    FIGURES[figure](named, tmp_path / "figure.svg")
    tags = {element.tag.rpartition("}")[2] for element in ET.parse(tmp_path / "figure.svg").iter()}
    assert "path" in tags
    assert not {"script", "foreignObject", "image", "a"} & tags


def test_pages_of_plans_comparisons_and_exercises_have_no_element_of_a_name(named, tmp_path) -> None:
    named.run.to_html(tmp_path / "exercise.html", hide=["equations", named("knife")], derivation=True)
    named.plan.to_html(tmp_path / "plan.html")
    named.comparison.to_html(tmp_path / "comparison.html")
    for page, model in (("exercise", named.sleigh.name), ("plan", named("spring")), ("comparison", named.sleigh.name)):
        require_page((tmp_path / f"{page}.html").read_text(encoding="utf-8"), model)


@pytest.mark.slow
def test_the_report_of_a_fit_has_no_element_of_a_name(named, tmp_path) -> None:
    named.fit.to_html(tmp_path / "fit.html")
    tags = Elements((tmp_path / "fit.html").read_text(encoding="utf-8")).tags
    assert not {"script", "iframe", "object", "a"} & tags


def shown(n: Named) -> list[Any]:
    """What a notebook shows of a model."""
    model, run, at_rest = n.sleigh, n.run, {n("x"): 0, n("v"): 0}
    verdicts, one = model.classify(), n.orbits.orbits[0]
    of_model = [ap.first_integrals, ap.invariant_measure, ap.adiabatic, lambda m: ap.same_motion(m, m)]
    of_run = [ap.identifiable, ap.dalembert, lambda r: r.orientation(n("body")), lambda r: ap.brackets(r.equations)]
    of_run += [lambda r: r.equations.derivation()]
    return [
        *(verdicts, n.comparison, n.plan, n.orbits, n.fit, one, n.spring.linearize(at_rest, inputs={n("push"): 0})),
        *(of(model) for of in of_model),
        *(of(run) for of in of_run),
        *(model.quasi_velocities(), *model.reactions.values()),
        *(certificate for verdict in verdicts.values() for certificate in verdict.certificates),
    ]


@pytest.mark.slow
def test_what_a_notebook_shows_has_neither_an_element_nor_a_command_of_a_name(named) -> None:
    for thing in shown(named):
        if hasattr(thing, "_repr_html_"):
            elements = Elements(thing._repr_html_())
            assert elements.tags <= TABLE_TAGS | XARRAY, type(thing)
            assert not any(name.startswith("on") for name in elements.attributes)
        for text in (thing._repr_markdown_(),) if hasattr(thing, "_repr_markdown_") else ():
            prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
            assert not re.search(r"(?<!\\)<[A-Za-z/!?]", prose), type(thing)
        for text in (thing._repr_latex_(),) if hasattr(thing, "_repr_latex_") else ():
            assert not re.search(r"(?<!\\)(?:\\\\)*\\input(?![A-Za-z])", text), type(thing)
            assert not re.search(r"<[A-Za-z/!?]", text), type(thing)


@pytest.mark.slow
def test_c_with_modes_compiles_without_a_warning(named, tmp_path) -> None:
    source, *_ = named.ball.to_c(tmp_path, {named("vx"): 1.0, named("z"): 1.0}, duration=1.0)
    assert "mode" in source.read_text(encoding="utf-8")
    command = ["gcc", "-std=c11", "-O0", *WARNINGS, "-c", str(source), "-o", str(tmp_path / "ball.o")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:2000]


ROBOT = """<robot name={0}><link name="base"/><link name={0}><inertial><mass value="1.5"/>
<inertia ixx="0.02" iyy="0.02" izz="0.002" ixy="0" ixz="0" iyz="0"/></inertial>
<visual><geometry><mesh filename={0}/></geometry><material name={0}/></visual></link>
<joint name={0} type="continuous"><parent link="base"/><child link={0}/><axis xyz="0 1 0"/></joint></robot>"""


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::appell.errors.AppellWarning")
def test_a_robot_has_the_names_of_its_file_or_is_refused_by_a_sentence(tmp_path) -> None:
    path, taken = tmp_path / "robot.urdf", 0
    for name in words(HOSTILE):
        path.write_text(ROBOT.format(quoteattr(name)), encoding="utf-8")
        try:
            model = ap.Model.from_urdf(path)
        except ap.ModelError:  # names of letters too many, and those that are reserved
            continue
        taken += 1
        assert model.name == name
        assert Elements(model._repr_html_()).tags <= TABLE_TAGS
    assert taken > 180
    assert [file.name for file in tmp_path.iterdir()] == ["robot.urdf"]


@pytest.mark.slow
def test_a_robot_reads_no_other_file(tmp_path) -> None:
    path = tmp_path / "robot.urdf"
    outside = '<!ENTITY x SYSTEM "file:///etc/passwd">'
    path.write_text(f'<?xml version="1.0"?><!DOCTYPE r [{outside}]><robot name="&x;"><link name="a"/></robot>')
    with pytest.raises(ap.ModelError, match="external entity"):
        ap.Model.from_urdf(path)
