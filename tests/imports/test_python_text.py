"""Python as text is read as the program makes the model, and nothing of it is run."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import numpy as np
import pytest

import appell as ap
from appell.imports.python_text.read import read_python
from appell.numbers import TEXT
from appell.principles import PRINCIPLES
from appell.studio.tasks.read import read

NAMES = [kind.__name__ for kind in PRINCIPLES]
TEMPLATES = Path(__file__).parents[2] / "web/src/studio/templates.ts"

PUCKS = """
import appell as ap

pucks = ap.Model("two pucks")
N = pucks.frame
m1, m2 = pucks.parameters("m1 m2", [1.0, 2.0], unit="kg", description="mass")
sigma1, sigma3 = pucks.parameters("sigma1 sigma3", 1.0, unit="N", description=["force on P1", "force on P2"])
q1, q2, q3, q4 = pucks.coordinates("q1:5")
u1, u2, u3, u4 = pucks.speeds("u1:5")
P1 = pucks.particle("P1", mass=m1, position=q1 * N.x + q2 * N.y)
P2 = pucks.particle("P2", mass=m2, position=q3 * N.x + q4 * N.y)
for puck, push in ((P1, sigma1), (P2, sigma3)):
    pucks.force(puck, push * N.x)
pucks.constrain("perpendicular", ap.velocity(P1).dot(ap.velocity(P2)))
start = {q1: 1, q2: -2, q3: 1, q4: 2, u1: 0.3, u2: 0.4, u3: 0.4}
"""

PENDULUM = """
import sympy as sm
model = ap.Model("a driven pendulum")
N, t = model.frame, model.time
m, l, g = model.parameters("m l g", [1.0, sm.Rational(1, 2), 9.81])
phi = model.coordinates("phi")
place = l * (sm.sin(phi) * N.x - sm.cos(phi) * N.y) + sm.sin(3 * t) / 10 * N.x
bob = model.particle("bob", mass=m, position=place)
model.gravity(-g * N.y)
model.damper("air", 0.1 * sm.diff(phi, t)**2 / 2)
equations = model.derive(ap.Lagrange())
run = equations.simulate(2.0, {phi: sm.pi / 6, phi.diff(t): -1}, parameters={"m": 2.0})
print(run.audit)
"""


def executed(text: str) -> dict:
    names: dict = {"ap": ap}
    exec(text.split("equations =")[0], names)  # the text of this file, as Python runs it
    return names


def test_a_model_of_the_first_steps_is_the_model_that_python_makes():
    found = read_python(PUCKS, NAMES)
    program = executed(PUCKS)
    run = found.model.derive(ap.Kane()).simulate(4.0, found.start)
    native = program["pucks"].derive(ap.Kane()).simulate(4.0, program["start"])
    for name in ("q1", "q4", "u2", "u4"):
        assert run[name] == pytest.approx(native[name], rel=1e-12, abs=1e-12)
    assert found.unread == []


def test_principle_duration_start_and_values_are_taken_from_the_lines_that_run_it():
    found = read_python(PENDULUM, NAMES)
    assert (found.principle, found.duration, found.parameters) == ("Lagrange", 2.0, {"m": 2.0})
    assert found.start == pytest.approx({"phi": np.pi / 6, "phi'": -1.0})
    assert found.unread == [(13, "print(run.audit)")]
    program = executed(PENDULUM)["model"]
    run = found.model.derive(ap.Kane()).simulate(2.0, found.start)
    native = program.derive(ap.Kane()).simulate(2.0, found.start)
    assert run["phi"] == pytest.approx(native["phi"], rel=1e-12)


def test_values_of_a_run_become_defaults_of_the_document():
    made = ap.Model.from_json(read({"text": PENDULUM, "language": "python"}, None)["model"])
    assert made.defaults["m"] == 2.0


@pytest.mark.parametrize("name", re.findall(r"const ([A-Z]+) = `", TEMPLATES.read_text()))
def test_every_template_of_the_studio_runs_and_moves(name: str):
    text = re.search(rf"const {name} = `(.*?)`;", TEMPLATES.read_text(), re.DOTALL)[1]
    made = read({"text": text, "language": "urdf" if text.startswith("<") else "python"}, None)
    model = ap.Model.from_json(made["model"])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ap.AppellWarning)  # of the linkage's two assemblies one is taken
        run = model.derive(ap.Kane()).simulate(1.0, model.source.start, samples=11)
    assert made["unread"] == []
    assert run.audit.constraint_error < 1e-12
    moved = [np.ptp(run[str(q.func)]) for q in model.snapshot().coordinates]
    assert max(moved) > 0.05


START = "import appell as ap\nmodel = ap.Model('m')\nx = model.coordinates('x')\n"
HOSTILE = {
    "import os": "line 1: 'os' is not imported here",
    "from subprocess import run": "line 1: 'subprocess' is not imported",
    START + "model.__class__": "line 4: 'model.__class__' is not read",
    START + "model._data": "line 4: 'model._data' is not read",
    START + "x.func.__globals__": "line 4: 'x.func' is not read",
    "().__class__.__bases__": "line 1: '().__class__' is not read",
    "eval('1')": "line 1: 'eval' has no meaning here",
    "open('/etc/passwd')": "line 1: 'open' has no meaning here",
    "y = sm.sin('__import__(\"os\")')": "line 1: sin is given the string",
    START + "model.particle('P', mass='__import__(\"os\")', position=x * model.frame.x)": "for mass",
    START + "x.subs({'__import__(\"os\")': 1})": "subs is given the string",
    START + "x.diff('__import__(\"os\")')": "diff is given the string",
    "y = 9**9**9": "line 1: a power in a formula",
    "y = 1.0\n" + "y = y * 1e300\n" * 3: "line 3: a formula has no finite value",
    START + "x = sm.sin(x) * sm.cos(x)\n" * 60: "pieces",
    "a = [1, 1]\n" + "a = [*a, *a]\n" * 40: "a list has more than 2000 items",
    "s = 'a'\n" + "s = f'{s}{s}'\n" * 40: "a string",
    "for i in range(10**9):\n    pass": "more than 2000 items",
    "for i in range(2000):\n    for j in range(2000):\n        pass": "steps",
    START + "model.coordinates('y1:100000')": "names more than",
    START + "model.coordinates('y1:9 z1:9')": "names more than",
    "while True:\n    pass": "line 1: 'while' is not read",
    "def f():\n    return f()": "line 1: 'def' is not read",
    "y = (lambda: 1)()": "line 1: ",
    "x = [": "line 1: this is not Python",
    "y = " + "(" * 300 + "1" + ")" * 300: "",
    "y = " + "-" * 5000 + "1": "",
    "y = 1": "the text makes no model",
    START + "model.particle('P', mass=ap.compare(model), position=0)": "line 4: particle is given 'ap.compare'",
    START + "model.joint('J', ap.Revolut('z'), model.ground, model.ground)": "did you mean 'Revolute'",
    START + "model.particle('P')": "line 4: particle: missing a required argument: 'mass'",
    START + "model.force(model.frame, x)": "line 4: ",
    START * 2 + "model.coordinates('x')": "line 7: ",
}


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_what_has_no_word_is_refused_with_its_line(text: str):
    with pytest.raises(ap.AppellError) as refused:
        read_python(text, NAMES)
    said = str(refused.value)
    assert HOSTILE[text] in said
    assert len(said) < 400
    assert "\n" not in said


def test_a_text_that_is_too_long_is_refused():
    with pytest.raises(ap.ModelError, match="letters, more than"):
        read_python(" " * (TEXT.document + 1))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<robot", "is not XML"),
        ('<!DOCTYPE r [<!ENTITY a "b">]><robot name="r"/>', "without a DOCTYPE"),
        ("<html/>", "not a <robot>"),
    ],
)
def test_a_urdf_that_is_none_is_refused(text: str, words: str):
    with pytest.raises(ap.ModelError, match=words):
        read({"text": text, "language": "urdf"}, None)


def test_meshes_of_a_urdf_are_named_and_left_out():
    text = TEMPLATES.read_text().split("const ROBOT = `")[1].split("`;")[0]
    mesh = '<visual><geometry><mesh filename="/etc/passwd"/></geometry></visual></link>'
    made = read({"text": text.replace("</link>", mesh, 1), "language": "urdf"}, None)
    assert made["unread"] == [{"line": 0, "text": "the mesh of upper arm"}]
    assert "passwd" not in made["model"]


def test_a_robot_goes_through_text_and_moves_as_before(tmp_path: Path):
    """Its joints sit in mounts, turned against their bodies."""
    text = TEMPLATES.read_text().split("const ROBOT = `")[1].split("`;")[0]
    path = tmp_path / "arm.urdf"
    path.write_text(text.replace('<origin xyz="0 0 -0.5"/><axis', '<origin xyz="0 0 -0.5" rpy="0.3 0.2 0.1"/><axis'))
    model = ap.Model.from_urdf(path)
    again = ap.Model.from_json(model.to_json())
    start = {"q_shoulder": 0.3, "u_elbow": 1.0}
    one, two = (m.derive(ap.Kane()).simulate(2.0, start, samples=21) for m in (model, again))
    assert two["q_elbow"] == pytest.approx(one["q_elbow"], rel=1e-9)
    assert again.to_json() == model.to_json()


def test_a_formula_of_a_document_knows_diff():
    text = """{"appell": 1, "name": "m", "coordinates": ["x"], "particles": [{"name": "P", "mass": 1, "at": "x*N.x"}],
      "constraints": [{"name": "steady", "rows": ["diff(x, t) - 2"]}], "start": {"x": 0}}"""
    run = ap.Model.from_json(text).derive(ap.Kane()).simulate(1.0, {"x": 0})
    assert run["x"][-1] == pytest.approx(2.0)
    with pytest.raises(ap.ModelError, match=r"write diff\(formula, t\)"):
        ap.Model.from_json(text.replace("diff(x, t)", "diff(x, x)"))
