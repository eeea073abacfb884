"""Names stay names in every text that is written: nothing of a model that came from somebody else is executed."""

from __future__ import annotations

import ast
import csv
import ctypes
import json
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path

import pytest

import appell as ap
from appell.compile import program_of
from appell.compile.cuda import cuda_program
from appell.compile.jax import jax_source
from appell.studio.tasks.export import export
from tests.laws.hostile import HOSTILE, cart, is_refused, words
from tests.view.page.browser import opened

ROOT = Path(__file__).parents[2]
WARNINGS = ("-Wall", "-Wextra", "-Wcomment", "-Wtrigraphs", "-Wno-unused-function", "-Wno-unused-parameter", "-Werror")
PAGE_TAGS = {"html", "head", "meta", "title", "style", "body", "div", "noscript", "script"}
TABLE_TAGS = {"p", "b", "table", "caption", "thead", "tbody", "tr", "th", "td", "pre", "iframe", "details", "summary"}


@dataclass(frozen=True)
class Written:
    """A model with hostile names, and all that is written of it."""

    names: list[str]
    folder: Path

    @cached_property
    def model(self) -> ap.Model:
        return cart(self.names)

    @cached_property
    def equations(self) -> ap.Equations:
        return self.model.derive(ap.Kane())

    @cached_property
    def run(self) -> ap.Run:
        return self.equations.simulate(0.2, {self.speed: 1.0}, inputs={self.input: 1.0}, samples=3)

    @property
    def speed(self) -> str:
        return str(self.equations.speeds[0].func)

    @property
    def input(self) -> str:
        return self.model.snapshot().inputs[0].name


@pytest.fixture(scope="module", params=[0, *(pytest.param(k, marks=pytest.mark.slow) for k in (67, 134))])
def written(request, tmp_path_factory) -> Written:
    names = words(HOSTILE)
    return Written([*names[request.param :], *names[: request.param]], tmp_path_factory.mktemp("written"))


def test_a_name_is_taken_or_refused_by_a_sentence() -> None:
    assert len(HOSTILE) >= 200
    refused = [name for name in HOSTILE if is_refused(name)]
    assert {"a\nb", "\u202eabc", "\x1b[2J", "\ud800", "x" * 201, ""} <= set(refused)
    assert len(words(HOSTILE)) > 190


def test_c_compiles_without_a_warning_and_has_the_names(written, tmp_path) -> None:
    """The issue's own: a parameter's name that ended a comment was executed when the export ran."""
    source, _, readme = written.equations.to_c(
        tmp_path, {written.speed: 1.0}, inputs={written.input: 1.0}, duration=0.1
    )
    assert re.fullmatch("[a-z][a-z0-9_]{0,63}", source.stem)
    assert source.parent == tmp_path
    if shutil.which("gcc") is None:
        pytest.skip("there is no gcc")
    library = tmp_path / "model.so"
    command = ["gcc", "-std=c11", "-O0", *WARNINGS, "-shared", "-fPIC", str(source), "-lm", "-o", str(library)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:2000]
    loaded = ctypes.CDLL(str(library))  # runs what is to run when it is loaded
    parameters = written.equations.mechanism.parameters
    found = (ctypes.c_char_p * len(parameters)).in_dll(loaded, f"{source.stem}_parameter_names")
    assert [(name or b"").decode() for name in found] == [p.name for p in parameters]
    assert not list(tmp_path.rglob("RAN*"))
    assert "<" not in re.sub(r"\\<", "", readme.read_text(encoding="utf-8")).replace("#include <", "")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["begin", "sin", "int", "TITLE", "velocity"])
def test_a_model_may_have_the_name_of_something_in_c(name, tmp_path) -> None:
    model = ap.Model(name)
    model.particle("P", 1, model.coordinates("x") * model.frame.x)
    source, *_ = model.derive(ap.Kane()).to_c(tmp_path, {}, duration=0.01)
    if shutil.which("gcc") is None:
        pytest.skip("there is no gcc")
    subprocess.run(["gcc", "-std=c11", "-Wall", "-Werror", "-fsyntax-only", str(source)], check=True)


@pytest.mark.slow
def test_the_comment_of_a_cuda_program_ends_where_it_should(written) -> None:
    free = cart(written.names, with_input=False).derive(ap.Kane())
    names = {"state_names": ["x"], "parameter_names": ["p"], "varied": []}
    program = cuda_program(program_of(free).full_system, free.mechanism.name, free.principle.name, **names)
    assert re.fullmatch(r"/\*((?!\*/|/\*).)*\*/", program.source.splitlines()[0])


def test_functions_for_jax_are_python_with_the_name_in_a_docstring(written) -> None:
    source = jax_source(program_of(written.equations).full_system, written.equations.mechanism.name)
    tree = ast.parse(source)
    assert (
        ast.get_docstring(tree, clean=False)
        == f"{written.equations.mechanism.name}: functions of (t, x, p), written by appell."
    )
    assert [type(node).__name__ for node in tree.body[1:3]] == ["Import", "Import"]
    assert all(isinstance(node, ast.FunctionDef) for node in tree.body[3:])


@pytest.mark.slow
def test_a_certificate_is_a_program_that_proves_and_does_nothing_else(written, tmp_path) -> None:
    (verdict,) = written.model.classify().values()
    (certificate, *_) = verdict.certificates
    script = certificate.script()
    assert ast.get_docstring(ast.parse(script), clean=False).startswith(certificate.statement)
    done = subprocess.run([sys.executable, "-"], input=script, capture_output=True, text=True, cwd=tmp_path)
    assert (done.stdout, done.stderr) == ("proved\n", "")
    assert not list(tmp_path.iterdir())


class Elements(HTMLParser):
    """The elements of a page, with their attributes, and what stands in scripts of data."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.data: list[str] = []
        self.frames: list[str] = []
        self.in_data = False
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.frames += [value for name, value in attrs if name == "srcdoc"]
        self.in_data = tag == "script" and ("type", "application/json") in attrs

    def handle_data(self, data) -> None:
        if self.in_data:
            self.data.append(data)
            self.in_data = False


def require_page(text: str, title: str) -> None:
    page = Elements(text)
    assert page.tags <= PAGE_TAGS
    assert not any(name.startswith("on") for name in page.attributes)
    assert json.loads(page.data[0])["title"] == title
    assert text.count("<script") == 2


def test_pages_and_tables_have_no_element_of_a_name(written) -> None:
    path = written.folder / "page.html"
    written.run.to_html(path)
    require_page(path.read_text(encoding="utf-8"), written.model.name)
    model, run = written.model, written.run
    shown = [model, model.contents, model.classify(), run, run.audit, run.reactions, run.loads, ap.kinds()]
    for thing in shown:
        elements = Elements(thing._repr_html_())
        assert elements.tags <= TABLE_TAGS, type(thing)
        assert not any(name.startswith("on") for name in elements.attributes)
        for frame in elements.frames:
            require_page(frame, model.name)


@pytest.mark.slow
def test_figures_are_drawn_and_their_files_are_xml_without_a_script(written, tmp_path) -> None:
    run = written.run
    run.plot(tmp_path / "plot.svg")
    run.still(path=tmp_path / "still.svg")
    run.figure(path=tmp_path / "figure.svg")
    for path in tmp_path.glob("*.svg"):
        tags = {element.tag.rpartition("}")[2] for element in ET.parse(path).iter()}
        assert {"svg", "path"} <= tags
        assert not {"script", "foreignObject", "image", "a"} & tags


def latex_of(written: Written) -> list[str]:
    """What is typeset of a model, without the marks of mathematics around it."""
    reactions = [r._latex() for row in written.model.reactions.values() for r in row.values()]
    derivation = written.equations.derivation()
    return [written.equations.latex(), *reactions, derivation.latex(), derivation.markdown()]


def test_latex_has_no_command_of_a_name(written) -> None:
    for text in latex_of(written):
        for word in ("input", "write", "def", "catcode", "includegraphics", "href", "verb"):
            assert not re.search(rf"(?<!\\)(?:\\\\)*\\{word}(?![A-Za-z])", text), word
    document = written.equations.derivation().latex()
    assert "^^" not in document
    assert document.count(r"\end{document}") == document.count(r"\begin{document}") == 1


@pytest.mark.slow
def test_katex_typesets_every_equation(written) -> None:
    katex = ROOT / "web/node_modules/katex/dist/katex.js"
    if shutil.which("node") is None or not katex.exists():
        pytest.skip("KaTeX is not on this machine")
    reactions = [r._latex() for row in written.model.reactions.values() for r in row.values()]
    program = f"""
    const katex = require({json.dumps(str(katex))});
    for (const text of JSON.parse(require("fs").readFileSync(0)))
        katex.renderToString(text, {{throwOnError: true, strict: false, trust: false}});
    """
    given = json.dumps([written.equations.latex(), *reactions])
    done = subprocess.run(["node", "-e", program], input=given, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-1500:]


@pytest.mark.slow
def test_tables_of_numbers_and_scenes_are_read_back_with_the_names(written, tmp_path) -> None:
    run = written.run
    run.to_csv(tmp_path / "run.csv")
    with open(tmp_path / "run.csv", newline="", encoding="utf-8") as file:
        head = next(csv.reader(file))
    assert not any(title[:1] in "=+-@" for title in head)
    run.save(tmp_path / "run.nc")
    assert ap.load(tmp_path / "run.nc").description.coordinates == run.description.coordinates
    run.to_gltf(tmp_path / "run.glb")
    content = (tmp_path / "run.glb").read_bytes()
    scene = json.loads(content[20 : 20 + int.from_bytes(content[12:16], "little")])
    assert set(run.description.masses) <= {node.get("name") for node in scene["nodes"]}


@pytest.mark.slow
def test_what_the_studio_exports_of_a_text_is_python_that_holds_it_as_a_string() -> None:
    for name in words(HOSTILE):
        text = json.dumps({"appell": 1, "name": name, "coordinates": ["x"], "speeds": [{"names": ["u"]}]})
        made = export({"model": text, "format": "py"}, lambda part: None)
        assert re.fullmatch(r"[a-z0-9-]{1,60}\.py", made["file"])
        tree = ast.parse(made["text"])
        assert len(tree.body) == 6


@pytest.mark.slow
def test_a_browser_runs_nothing_of_a_name(tmp_path) -> None:
    path = tmp_path / "page.html"
    Written(words(HOSTILE)[::-1], tmp_path).run.to_html(path)
    with opened(path) as found:
        found.require_quiet()
        assert found.page.evaluate("typeof window.RAN") == "undefined"
